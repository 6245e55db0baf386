extension HTMLReport {
  /// The page's style sheet, apart from colours and the marks in drawings.
  static let style = """
    *{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);
    font:15px/1.5 system-ui,sans-serif;font-variant-numeric:tabular-nums}
    main{max-width:1120px;margin:0 auto;padding:24px 16px 48px}
    h1{font-size:26px;line-height:1.2;margin:0 0 12px}h2{font-size:20px;margin:36px 0 12px}
    h3{font-size:15px;margin:24px 0 8px}footer,.note,dt{color:var(--dim);font-size:13px}
    footer{margin-top:40px;border-top:1px solid var(--line);padding-top:12px}
    .facts{display:flex;flex-wrap:wrap;gap:4px 24px;margin:0}dt{display:inline}
    dd{display:inline;margin:0 0 0 6px}.facts div{min-width:0;overflow-wrap:anywhere}
    .cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:12px}
    .card{background:var(--card);border-radius:10px;padding:12px 14px}
    .card b{display:block;font-size:24px;line-height:1.25}.card span{color:var(--dim);
    font-size:13px}
    .scroll{overflow-x:auto;max-width:100%}table{border-collapse:collapse;font-size:14px}
    th,td{padding:4px 10px;text-align:right;white-space:nowrap;font-weight:400}
    thead th{color:var(--dim);font-size:13px;border-bottom:1px solid var(--line)}
    th:first-child{text-align:left;padding-left:0}tbody tr+tr>*{border-top:1px solid var(--line)}
    .two{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,430px),1fr));
    gap:8px 32px}
    .heat td{text-align:center;min-width:52px;border:2px solid var(--paper)}
    .heat td.zero{color:var(--dim)}.heat td.right{outline:1px solid var(--line)}
    svg{max-width:100%;height:auto;display:block}.chart{min-width:470px}.bar{width:120px;
    height:14px;min-width:120px}
    .bar rect{fill:var(--line)}.bar path{stroke:rgb(var(--accent));stroke-width:4}
    .bar circle{fill:var(--ink)}
    .pictures{display:grid;grid-template-columns:repeat(auto-fill,minmax(148px,1fr));gap:10px}
    figure{margin:0;background:var(--card);border-radius:8px;padding:6px 8px 8px;min-width:0}
    figcaption{font-size:12px;line-height:1.35;overflow-wrap:anywhere}
    figcaption span{color:var(--dim)}figure svg{width:100%}
    @media(max-width:520px){th,td{padding:4px 5px}table{font-size:13px}.heat td{min-width:34px}
    .bar{width:80px;min-width:80px}}
    """
}
