/// The style sheet of all drawings: light, and dark where the reader's system is.
enum DrawingStyle {
  /// The rules for the marks inside drawings; colours come from the variables of the page.
  static let marks = """
    .t0,.t1,.t2,.t3,.t4,.t5,.t6,.t7{stroke-width:2;stroke-linecap:round}
    .land{fill:none;stroke:var(--ink);stroke-width:1.2}.lift{fill:var(--ink)}
    .lost{fill:none;stroke:var(--bad);stroke-width:1.6}
    .axis{stroke:var(--line);fill:none}.grid{stroke:var(--line);stroke-dasharray:2 3;fill:none}
    text{font:11px system-ui,sans-serif;fill:var(--ink)}text.dim{fill:var(--dim)}
    text.end{text-anchor:end}text.mid{text-anchor:middle}text.head{font-weight:600;font-size:13px}
    .s0{stroke:var(--c0)}.s1{stroke:var(--c1)}.s2{stroke:var(--c2)}.s3{stroke:var(--c3)}
    .s4{stroke:var(--c4)}.curve{fill:none;stroke-width:2;stroke-linejoin:round}
    .dash{stroke-dasharray:5 3}.f0{fill:var(--c0)}.f1{fill:var(--c1)}.f2{fill:var(--c2)}
    .f3{fill:var(--c3)}.f4{fill:var(--c4)}.faint{opacity:.35}
    """ + TimeColor.rules

  /// The colours, by name, for a reader in the light and for one in the dark.
  static let variables = """
    :root{color-scheme:light dark;--paper:#fff;--card:#f6f7f9;--ink:#1b1f24;--dim:#5b6470;
    --line:#d5d9df;--bad:#c62828;
    --accent:37,99,235;--c0:#2563eb;--c1:#7c3aed;--c2:#059669;--c3:#d97706;--c4:#db2777}
    @media(prefers-color-scheme:dark){:root{--paper:#14171b;--card:#1d2127;--ink:#e8eaed;
    --dim:#9aa3ae;--line:#363c45;--bad:#ff8a80;--accent:96,165,250;--c0:#60a5fa;--c1:#a78bfa;
    --c2:#34d399;--c3:#fbbf24;--c4:#f472b6}}
    """
}
