/// The word among `words` that `typed` most likely meant, or nil when none is near.
func closest(to typed: String, among words: [String]) -> String? {
  let ranked = words.map { (word: $0, distance: editDistance(typed, $0)) }
  guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance <= 1 + typed.count / 4 ? best.word : nil
}

/// The least number of insertions, deletions and substitutions from `a` to `b`.
///
/// After V. Levenshtein, 1966.
func editDistance(_ a: String, _ b: String) -> Int {
  let (a, b) = (Array(a), Array(b))
  var row = Array(0...b.count)
  for (i, x) in a.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, y) in b.enumerated() {
      let substituted = diagonal + (x == y ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(substituted, diagonal + 1, row[j] + 1)
    }
  }
  return row[b.count]
}
