extension ReplayPage {
  /// Shows the frame of a time, and lets time pass; nothing is computed that the scene would.
  static let script = """
    (() => {
      const $ = id => document.getElementById(id)
      const data = JSON.parse($('recording').textContent)
      const still = matchMedia('(prefers-reduced-motion: reduce)')
      const end = Number($('time').max)
      const buttons = [...document.querySelectorAll('#notes button')]
      const make = (name, style, parent) => {
        const node = document.createElementNS('http://www.w3.org/2000/svg', name)
        if (style) node.setAttribute('class', style)
        return parent.appendChild(node)
      }

      // 0 stands for the pose before.
      data.frames.forEach((frame, i) => frame.forEach((pose, k) => {
        if (k && pose === 0) frame[k] = data.frames[i - 1][k]
      }))
      const times = new Set([0, end])
      data.frames.forEach(frame => times.add(frame[0]))
      data.strokes.forEach(stroke => {
        stroke.places.forEach(place => times.add(place[0]))
        if (stroke.end !== null) times.add(stroke.end)
      })
      buttons.forEach(button => times.add(Number(button.dataset.t)))
      const steps = [...times].sort((a, b) => a - b)

      // The last of `list` whose time is not after t; -1 where there is none.
      const last = (list, t, time) => {
        let low = 0, high = list.length
        while (low < high) {
          const middle = (low + high) >> 1
          if (time(list[middle]) <= t) low = middle + 1; else high = middle
        }
        return low - 1
      }
      const path = points => points.length ? 'M' + points.map(p => p.join(' ')).join('L') : ''

      const image = (points, [, a, b, c, d, e, f, p = 0, q = 0, w = 1]) => {
        const places = []
        for (let i = 0; i < points.length; i += 2) {
          const x = points[i], y = points[i + 1], v = p * x + q * y + w
          if (!(v > 0)) return []
          places.push([((a * x + c * y + e) / v).toFixed(2), ((b * x + d * y + f) / v).toFixed(2)])
        }
        return places
      }

      const objects = data.objects.map(object => {
        const group = make('g', '', $('stage'))
        return { group, figures: object.figures, pose: null, figure: -1 }
      })
      const show = (object, pose) => {
        if (object.pose === pose) return
        const outlines = object.figures[pose[0]]
        if (object.figure !== pose[0]) {
          object.group.replaceChildren()
          for (const [style] of outlines) make('path', style, object.group)
        }
        outlines.forEach(([, points], i) => {
          const places = image(points, pose)
          object.group.children[i].setAttribute('d', path(places) + (places.length ? 'Z' : ''))
        })
        Object.assign(object, { pose, figure: pose[0] })
      }

      const box = $('stage').viewBox.baseVal
      const strokes = data.strokes.map(stroke =>
        ({ ...stroke, trail: make('path', 'trail', $('stage')) }))
      for (const stroke of strokes) stroke.finger = make('circle', 'finger', $('stage'))
      const place = (stroke, t) => {
        const index = last(stroke.places, t, p => p[0])
        const isDown = index >= 0 && (stroke.end === null || t < stroke.end)
        stroke.finger.style.display = isDown ? '' : 'none'
        stroke.trail.setAttribute('d',
          index > 0 ? path(stroke.places.slice(0, index + 1).map(p => [p[1], p[2]])) : '')
        if (!isDown) return
        stroke.finger.setAttribute('cx', stroke.places[index][1])
        stroke.finger.setAttribute('cy', stroke.places[index][2])
      }
      const fit = () => {
        const pixels = Math.min($('stage').clientWidth / box.width,
          $('stage').clientHeight / box.height)
        for (const stroke of strokes) stroke.finger.setAttribute('r', 12 / pixels)
      }

      let now = 0, isPlaying = false, before = 0
      const draw = () => {
        const frame = data.frames[Math.max(0, last(data.frames, now, f => f[0]))]
        objects.forEach((object, k) => show(object, frame[k + 1]))
        for (const stroke of strokes) place(stroke, now)
        const text = now.toFixed(3) + ' s'
        $('time').value = now
        $('time').setAttribute('aria-valuetext', text)
        $('clock').textContent = text
        $('head').style.left = 100 * now / end + '%'
        const current = last(buttons, now, b => Number(b.dataset.t))
        buttons.forEach((button, i) => {
          button.classList.toggle('past', i <= current)
          if (i === current) button.setAttribute('aria-current', 'true')
          else button.removeAttribute('aria-current')
        })
      }
      const seek = t => { now = Math.min(Math.max(t, 0), end); draw() }
      const pause = () => { isPlaying = false; $('play').textContent = 'Play' }
      const tick = clock => {
        if (!isPlaying) return
        const t = now + (clock - before) / 1000 * Number($('speed').value)
        before = clock
        // With repeat the end is held for a while before time starts anew.
        if (t > end + 0.6 && $('repeat').checked) seek(0)
        else if (t >= end && !$('repeat').checked) { seek(end); return pause() }
        else { seek(t); now = t }
        requestAnimationFrame(tick)
      }
      const play = () => {
        if (now >= end) seek(0)
        isPlaying = true
        $('play').textContent = 'Pause'
        requestAnimationFrame(clock => { before = clock; tick(clock) })
      }
      const halt = t => { pause(); seek(t) }
      const step = way => {
        const index = last(steps, Math.min(now, end), t => t)
        const back = steps[index] < now ? index : index - 1
        halt(steps[way > 0 ? Math.min(index + 1, steps.length - 1) : Math.max(back, 0)])
      }

      $('play').onclick = () => isPlaying ? halt(now) : play()
      $('back').onclick = () => step(-1)
      $('on').onclick = () => step(1)
      $('time').oninput = () => halt(Number($('time').value))
      buttons.forEach(button => { button.onclick = () => halt(Number(button.dataset.t)) })
      addEventListener('resize', fit)
      addEventListener('keydown', event => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        if (event.target.matches('select')) return
        const isControl = event.target.matches('button,input[type=checkbox]')
        const act = {
          ' ': isControl ? null : () => $('play').click(),
          ArrowLeft: () => step(-1), ArrowRight: () => step(1),
          Home: () => halt(0), End: () => halt(end)
        }[event.key]
        if (act) { event.preventDefault(); act() }
      })
      const address = () => {
        const named = /^#t=([0-9.]+)$/.exec(location.hash)
        if (named) halt(Number(named[1]))
        return named
      }
      addEventListener('hashchange', address)

      fit()
      draw()
      $('repeat').checked = !still.matches
      if (!address() && !still.matches) play()
    })()
    """
}
