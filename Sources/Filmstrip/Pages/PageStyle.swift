/// The CSS of the HTML pages, in light and dark colours, for small and large screens.
enum PageStyle {
  /// The CSS variables for the colours of a page. They are light unless the reader's system or the
  /// page's button asks for dark.
  static let colors = """
    :root{\(PictureStyle.light);--card:#fff;--wash:#f3f5f8;--good:#1a7f37;--warn:#9a6700;--bad-wash:#ffebe9;color-scheme:light}
    @media(prefers-color-scheme:dark){:root:not([data-theme=light]){\(PictureStyle.dark);\(night)}}
    :root[data-theme=dark]{\(PictureStyle.dark);\(night)}
    """

  private static let night =
    "--card:#151b23;--wash:#1b222c;--good:#3fb950;--warn:#d29922;--bad-wash:#3c1618;"
    + "--ink:#e8edf3;--calm:#4c93f0;--bad:#f2555a;color-scheme:dark"

  static let layout = """
    *{box-sizing:border-box}
    html{scroll-behavior:smooth}
    body{margin:0;background:var(--wash);color:var(--ink);font:16px/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere}
    .wrap{max-width:1180px;margin:0 auto;padding:20px 20px 60px}
    header{padding:14px 0 8px}
    .crumb{display:flex;gap:10px;align-items:center;justify-content:space-between;color:var(--soft);font-size:14px}
    h1{font-size:clamp(21px,3.2vw,30px);line-height:1.22;margin:10px 0 12px;letter-spacing:-.012em}
    h2{font-size:18px;margin:0 0 14px;letter-spacing:-.005em}
    h3{font-size:14px;margin:18px 0 6px;color:var(--soft);font-weight:600}
    .badges{display:flex;flex-wrap:wrap;gap:8px;margin:0;padding:0;list-style:none;font-size:14px}
    .badge{border:1px solid var(--line);background:var(--card);border-radius:99px;padding:2px 12px}
    .badge.broken{border-color:var(--bad);color:var(--bad);background:var(--bad-wash);font-weight:700}
    .badge.kept{border-color:var(--good);color:var(--good);font-weight:700}
    section{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:20px;margin:18px 0;min-width:0}
    .pair{display:grid;grid-template-columns:minmax(0,1.15fr) minmax(0,1fr);gap:24px;align-items:start}
    .pair svg{width:100%;height:auto;max-width:620px;display:block}
    .watch{display:grid;grid-template-columns:minmax(260px,390px) minmax(0,1fr);gap:22px}
    @media(max-width:800px){.pair,.watch,.trees{grid-template-columns:minmax(0,1fr)!important}.wrap{padding:12px}section{padding:14px;border-radius:14px}}
    pre,code,.mono{font:13px/1.55 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
    pre{background:var(--wash);border:1px solid var(--line);border-radius:10px;padding:12px;overflow:auto;margin:8px 0;max-height:340px;white-space:pre-wrap}
    table{border-collapse:collapse;width:100%;font-size:14px}
    th,td{text-align:left;padding:6px 10px 6px 0;border-top:1px solid var(--line);vertical-align:top}
    th{color:var(--soft);font-weight:600;border-top:0}
    .scroll{overflow-x:auto}
    del{color:var(--calm);text-decoration:none}
    ins{color:var(--bad);text-decoration:none;font-weight:700}
    ins::before{content:"→ "}
    .note{color:var(--soft);font-size:14px;margin:8px 0}
    a{color:var(--calm)}
    """

  static let controls = """
    button,select,input[type=range]{font:inherit;color:inherit}
    button,select{border:1px solid var(--line);background:var(--card);border-radius:10px;min-height:40px;min-width:40px;padding:4px 12px;cursor:pointer}
    button:hover{background:var(--wash)}
    button.main{background:var(--calm);border-color:var(--calm);color:#fff;min-width:92px;font-weight:600}
    :root[data-theme=dark] button.main{color:#08111f}
    @media(prefers-color-scheme:dark){:root:not([data-theme=light]) button.main{color:#08111f}}
    button[aria-pressed=true]{border-color:var(--calm);box-shadow:inset 0 0 0 1px var(--calm);font-weight:600}
    :focus-visible{outline:3px solid var(--calm);outline-offset:2px}
    .bar{display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin:10px 0}
    #seek{width:100%;height:34px;margin:2px 0;accent-color:var(--calm);touch-action:pan-y}
    .now{font-variant-numeric:tabular-nums;font-weight:700;font-size:17px}
    .stage{background:var(--wash);border-radius:14px;padding:6px;touch-action:pan-y}
    .stage svg{display:block;width:100%;height:auto;max-height:74vh;user-select:none}
    .hid{visibility:hidden}
    .says{min-height:3em;font-size:14px;color:var(--soft);margin:6px 0 0}
    .says b{color:var(--ink)}
    .keys{color:var(--soft);font-size:13px}
    kbd{border:1px solid var(--line);border-bottom-width:2px;border-radius:5px;padding:0 5px;font:12px ui-monospace,monospace;background:var(--wash)}
    .skip{position:absolute;left:-999px}.skip:focus{left:12px;top:8px;background:var(--card);padding:8px;z-index:9}
    .sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    """

  static let parts = """
    .lanes{position:relative;margin:6px 0 0;border-top:1px solid var(--line)}
    .lane{display:grid;grid-template-columns:minmax(84px,170px) minmax(0,1fr) minmax(80px,150px);gap:10px;align-items:center;border-bottom:1px solid var(--line);min-height:32px;font-size:13px}
    .lane .name{color:var(--soft);line-height:1.2;padding:3px 0;overflow:hidden;text-overflow:ellipsis}
    .lane .name small{display:block;font-size:11px}
    .lane .val{font-variant-numeric:tabular-nums;line-height:1.2;font-size:12px;overflow:hidden}
    .lane svg{width:100%;height:28px;display:block;overflow:visible;cursor:crosshair}
    .lane:focus-visible{outline-offset:-2px}
    @media(max-width:560px){.lane{grid-template-columns:78px minmax(0,1fr);}.lane .val{grid-column:2;padding:0 0 4px}.lane .name{grid-row:1/3}}
    .k0{fill:var(--soft);opacity:.55}.k1{fill:var(--calm)}.k2{fill:var(--good)}.k3{fill:var(--bad)}
    .head-line{stroke:var(--ink);stroke-width:2}
    .bad-line{stroke:var(--bad);stroke-width:2;stroke-dasharray:4 3}
    .prog{fill:none;stroke:var(--calm);stroke-width:2}.exp{fill:none;stroke:var(--soft);stroke-width:1.5;stroke-dasharray:3 3}
    .film{display:flex;gap:12px;overflow-x:auto;padding:4px 2px 12px;margin:0;list-style:none;scroll-snap-type:x proximity}
    .film li{flex:0 0 auto;width:132px;scroll-snap-align:start}
    .film button{width:100%;height:100%;padding:8px;text-align:left;display:flex;flex-direction:column;align-items:flex-start;justify-content:flex-start;border-radius:12px;font-size:12px;line-height:1.35}
    .film svg{width:100%;height:auto;display:block;margin-bottom:6px;pointer-events:none}
    .head{font:700 14px -apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif;fill:var(--ink)}.bad-head{fill:var(--bad)}.soft{font-size:13px;font-weight:400;fill:var(--soft)}
    h1::first-letter{text-transform:uppercase}
    .film .bad{border:2px solid var(--bad)}.film .bad b{color:var(--bad)}
    .film [aria-current=true]{box-shadow:0 0 0 2px var(--calm)}
    .log{list-style:none;margin:0;padding:0;font-size:14px;max-height:460px;overflow:auto;border:1px solid var(--line);border-radius:10px}
    .log li{display:grid;grid-template-columns:86px minmax(0,1fr);gap:10px;padding:3px 10px;border-left:4px solid transparent;cursor:pointer}
    .log li:nth-child(even){background:var(--wash)}
    .log .t{color:var(--soft);text-align:right;font-variant-numeric:tabular-nums}
    .log .step{font-weight:700}.log .on{border-left-color:var(--calm)}.log .broken{color:var(--bad);font-weight:700;border-left-color:var(--bad)}
    .trees{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:20px}
    .tree{list-style:none;margin:0;padding:0;font-size:13px;max-height:520px;overflow:auto;border:1px solid var(--line);border-radius:10px}
    .tree li{padding:4px 10px;border-top:1px solid var(--line)}.tree li:first-child{border:0}
    .tree .facts{color:var(--soft);display:block;font:12px ui-monospace,Menlo,Consolas,monospace}
    .tree .diff{border-left:5px solid var(--bad);background:var(--bad-wash)}
    .tree .layer{font-style:italic}
    .deep{background:var(--wash);border-radius:12px;margin-top:16px}
    .deep svg{width:100%;height:auto;max-height:560px;display:block}
    .slab{stroke:var(--soft);stroke-width:1.5;fill-opacity:.62}.slab.bad{stroke:var(--bad);stroke-width:4}
    .deep text{font-size:19px;fill:var(--ink)}
    @media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}*{transition:none!important;animation:none!important}}
    """

  static let page =
    "<style>\(colors)\n\(PictureStyle.frames)\n\(layout)\n\(controls)\n\(parts)</style>"
}
