/// The CSS style sheets of the SVG pictures, in light and dark colours.
enum PictureStyle {
  /// The CSS of the views, fingers and outlines in a drawn frame. HTML pages use it as well as
  /// pictures.
  static let frames = """
    .device{fill:var(--device);stroke:var(--line);stroke-width:1}
    .glass{fill:var(--glass)}.void{fill:#0c0e11}
    .edge{fill:none;stroke:var(--edge);stroke-width:2}
    .ghost{opacity:.16}
    .bare{fill:none;stroke:#8a8f98;stroke-width:1;stroke-dasharray:3 4}
    .cross{fill:none;stroke:#4b525d;stroke-width:2.5;opacity:.75}
    .who,.what{font-family:-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif;unicode-bidi:plaintext}
    .who{font-size:21px;font-weight:600;opacity:.62}
    .what{fill:#5b6270}
    .halo{fill:none;stroke:#fff;stroke-width:11;stroke-linejoin:round;opacity:.9}
    .blame{fill:none;stroke:var(--bad);stroke-width:6;stroke-linejoin:round}
    .was{fill:none;stroke:var(--calm);stroke-width:5;stroke-dasharray:14 9;stroke-linejoin:round}
    .unseen{stroke-dasharray:3 9}.blame.unseen{fill:var(--bad);fill-opacity:.12}
    .stamp{fill:#fff;stroke:var(--bad);stroke-width:7}
    .mark{fill:var(--bad);stroke:var(--bad);stroke-width:5;stroke-linejoin:round}
    .bar{stroke:var(--bad);stroke-width:9}
    .loupe{fill:none;stroke:var(--calm);stroke-width:6}
    .handle{stroke:var(--calm);stroke-width:4}
    .plate{stroke:#fff;stroke-width:2}
    .blame-plate{fill:#cf222e}
    .was-plate{fill:#0757b5}
    .tag{font:600 20px -apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif;fill:#fff;unicode-bidi:plaintext}
    .finger{fill:var(--finger);fill-opacity:.42;stroke:#fff;stroke-width:5}
    .dot{fill:var(--finger);stroke:#fff;stroke-width:3}
    .trail{fill:none;stroke:var(--finger);stroke-width:6;stroke-linecap:round;stroke-dasharray:1 12}
    """

  /// The CSS of the picture's title and other text around the frames.
  static let words = """
    text{font-family:-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
    .paper{fill:var(--paper)}
    .title{font-size:21px;font-weight:700;fill:var(--ink);unicode-bidi:plaintext}
    .clause{font-size:14px;font-weight:700;fill:var(--bad);letter-spacing:.02em}
    .head{font-size:14px;font-weight:700;fill:var(--ink)}
    .bad-head{fill:var(--bad)}
    .soft{font-size:13px;fill:var(--soft);unicode-bidi:plaintext}
    .body{font-size:14px;fill:var(--ink);unicode-bidi:plaintext}
    .mono{font:13px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;fill:var(--ink);white-space:pre;unicode-bidi:plaintext}
    .del{fill:var(--calm)}
    .ins{fill:var(--bad);font-weight:700}
    .rule{stroke:var(--line);stroke-width:1}
    .small{font-size:11px;fill:var(--soft);unicode-bidi:plaintext}
    .small-bad{font-size:11px;font-weight:700;fill:var(--bad)}
    .pin{fill:var(--soft)}
    .pin-bad{fill:var(--bad)}
    """

  /// The CSS variables for the colours of a picture on a light background.
  static let light = """
    --paper:#ffffff;--ink:#1b1f24;--soft:#59636e;--line:#d5dae1;--device:#eef1f5;--glass:#f6f8fa;\
    --edge:#9aa4b0;--bad:#cf222e;--calm:#0757b5;--finger:#7a3fd6
    """

  /// The CSS variables for the colours of a picture on a dark background.
  static let dark = """
    --paper:#0d1117;--ink:#e8edf3;--soft:#9aa5b1;--line:#30363d;--device:#1c2128;--glass:#dfe3e8;\
    --edge:#6b7684;--bad:#e5484d;--calm:#2f7ae0;--finger:#a678f5
    """

  /// The CSS style sheet of a picture in a file of its own, which follows the light or dark colour
  /// scheme of its reader.
  static let picture =
    "<style>:root{\(light)}@media(prefers-color-scheme:dark){:root{\(dark)}}\n\(frames)\(words)</style>"
}
