extension ReplayPage {
  /// The page's style sheet, apart from colours and the marks in drawings.
  static let style = """
    *{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);
    font:15px/1.5 system-ui,sans-serif;font-variant-numeric:tabular-nums}
    main{max-width:960px;margin:0 auto;padding:20px 16px 40px}
    h1{font-size:22px;line-height:1.25;margin:0 0 8px;overflow-wrap:anywhere}
    h2{font-size:16px;margin:24px 0 8px}
    .facts{display:flex;flex-wrap:wrap;gap:2px 20px;margin:0 0 14px}
    dt,dd{display:inline}dt{color:var(--dim);font-size:13px}dd{margin:0 0 0 6px}
    #stage{display:block;width:100%;min-height:220px;max-height:min(56vh,560px);background:var(--card);
    border-radius:12px}
    .controls{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;margin:12px 0}
    button,select{font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);
    border-radius:8px;min-height:40px;min-width:44px;padding:4px 12px;cursor:pointer}
    select{padding:4px 8px}button:hover,select:hover{border-color:var(--dim)}
    .main{min-width:92px;background:rgb(var(--accent));border-color:transparent;color:var(--paper);
    font-weight:600}label{display:inline-flex;gap:6px;align-items:center;min-height:40px}
    input{accent-color:rgb(var(--accent))}input[type=checkbox]{width:18px;height:18px;margin:0}
    :focus-visible{outline:2px solid rgb(var(--accent));outline-offset:2px}
    output{margin-left:auto;font-size:18px;font-weight:600}
    .timeline{--label:84px}.lanes{display:grid;grid-template-columns:var(--label) 1fr;gap:4px 0;
    position:relative;font-size:13px;line-height:16px;color:var(--dim)}
    .lane{position:relative;height:16px;border-radius:4px;background:var(--card);overflow:hidden}
    .lane i{position:absolute;top:2px;bottom:2px;min-width:4px;border-radius:3px}
    .b0{background:var(--c0)}.b1{background:var(--c1)}.b2{background:var(--c2)}
    .b3{background:var(--c3)}.b4{background:var(--c4)}.faint{opacity:.4}
    .over{position:absolute;left:var(--label);right:0;top:0;bottom:-8px;pointer-events:none}
    #head{position:absolute;top:0;bottom:0;width:2px;margin-left:-1px;background:var(--ink)}
    #time{-webkit-appearance:none;appearance:none;display:block;height:32px;
    background:linear-gradient(var(--line),var(--line)) center/calc(100% - 20px) 6px no-repeat;
    margin:4px 0 0 calc(var(--label) - 10px);width:calc(100% - var(--label) + 20px)}
    #time::-webkit-slider-thumb{-webkit-appearance:none;width:20px;height:20px;border-radius:50%;
    border:0;background:rgb(var(--accent))}#time::-moz-range-track{background:none}
    #time::-moz-range-thumb{width:20px;height:20px;border:0;border-radius:50%;
    background:rgb(var(--accent))}
    .keys{margin:4px 0 0;color:var(--dim);font-size:13px}
    @media(hover:none){.keys{display:none}}
    ol{list-style:none;margin:0;padding:0;columns:2 260px;column-gap:12px}
    li{break-inside:avoid}li button{width:100%;text-align:left;background:none;
    border-color:transparent;color:var(--dim);min-height:34px;padding:4px 10px}
    li b{display:inline-block;min-width:66px;font-weight:400;color:var(--dim)}
    .past{color:var(--ink)}[aria-current]{background:var(--card);border-color:var(--line);
    font-weight:600}
    @media(max-width:520px){.timeline{--label:76px}}
    """
}
