import HeadlessUIKit

/// Draws one frame of a recorded run as SVG: the screen and its views, a faint copy of layers
/// beyond the screen's edge, the fingers, and outlines around the views that a broken rule is
/// about.
struct FrameDrawing {
  let recording: Recording
  let frame: Frame

  /// The CSS class of the screen's background. It is light, because the model does not know how a
  /// view without a colour looks, or black if no view is visible.
  private var glass: String { recording.isEmpty(frame) ? "void" : "glass" }

  /// Returns the factor, at most 4, by which a picture of a given size is enlarged or reduced to
  /// fit into a limit. Callers pass the size of the run's largest screen, so that all frames have
  /// the same scale.
  static func scale(of size: CGSize, within limit: CGSize) -> CGFloat {
    guard size.width > 0, size.height > 0 else { return 1 }
    return min(limit.width / size.width, limit.height / size.height, 4)
  }

  /// A sign that is drawn on the screen for a fault which no view's position can show.
  enum Stamp {
    /// The sign of an hourglass, for a transition that is stuck because no animation or gesture
    /// drives it.
    case stands
    /// The sign of a crossed-out finger, for a screen that takes no touches.
    case deaf
  }

  /// Draws the frame with its upper left corner at a given point.
  ///
  /// - Parameters:
  ///   - outlined: The views to outline, at most four.
  ///   - isBroken: True if the outlines mark the views that a finding blames; false if they mark
  ///     the same views in the frame before.
  ///   - before: An earlier frame, which tells the place of a view that no longer exists.
  ///   - magnified: A layer whose corner is drawn enlarged, in a circle beside the screen.
  func draw(
    on sheet: inout Sheet, at origin: CGPoint, scale: CGFloat, outlined: [Recording.Blamed] = [],
    isBroken: Bool = false, before: Frame? = nil, isTagged: Bool = true, stamp: Stamp? = nil,
    magnified: Int? = nil
  ) {
    let (width, height) = (frame.size.width, frame.size.height)
    let box = "width=\"\(Decimal.text(width))\" height=\"\(Decimal.text(height))\""
    let screen = sheet.define { "<clipPath id=\"\($0)\"><rect \(box) rx=\"6\"/></clipPath>" }
    let margin = 46.0
    let around = sheet.define {
      "<clipPath id=\"\($0)\"><rect x=\"\(Decimal.text(-margin))\" y=\"\(Decimal.text(-margin))\" "
        + "width=\"\(Decimal.text(width + 2 * margin))\" "
        + "height=\"\(Decimal.text(height + 2 * margin))\"/></clipPath>"
    }
    let rows = tree(&sheet)
    let app = sheet.define { "<g id=\"\($0)\">\(rows)</g>" }
    sheet.add(
      "<g transform=\"translate(\(Decimal.text(origin.x)) \(Decimal.text(origin.y))) "
        + "scale(\(Decimal.text(scale, decimals: 4)))\">")
    sheet.add(
      "<rect class=\"device\" x=\"-5\" y=\"-5\" width=\"\(Decimal.text(width + 10))\" "
        + "height=\"\(Decimal.text(height + 10))\" rx=\"10\"/>")
    // Layers beyond the screen's edge are drawn a second time, faintly, in a margin around the
    // screen.
    sheet.add(
      "<g clip-path=\"url(#\(around))\"><use href=\"#\(app)\" class=\"ghost\"/></g>")
    sheet.add(
      "<g clip-path=\"url(#\(screen))\"><rect class=\"\(glass)\" \(box)/><use href=\"#\(app)\"/></g>"
    )
    sheet.add("<rect class=\"edge\" \(box) rx=\"6\"/>")
    sheet.add("<g clip-path=\"url(#\(around))\">")
    for (place, blamed) in outlined.prefix(4).enumerated() {
      outline(blamed, place, on: &sheet, isBroken: isBroken, before: before, isTagged: isTagged)
    }
    sheet.add("</g>")
    for finger in frame.fingers { draw(finger, on: &sheet) }
    if let magnified { magnify(magnified, of: app, on: &sheet) }
    if let stamp { draw(stamp, on: &sheet) }
    sheet.add("</g>")
  }

  /// Draws only the screen of the frame, with numbers at given places, and nothing around it.
  func drawPlainly(
    on sheet: inout Sheet, scale: CGFloat, depth: Int, _ marks: [Picture.Mark]
  ) {
    let box =
      "width=\"\(Decimal.text(frame.size.width))\" height=\"\(Decimal.text(frame.size.height))\""
    let screen = sheet.define { "<clipPath id=\"\($0)\"><rect \(box) rx=\"14\"/></clipPath>" }
    let rows = tree(&sheet, to: depth)
    sheet.add(
      "<g transform=\"translate(2 2) scale(\(Decimal.text(scale, decimals: 4)))\">"
        + "<g clip-path=\"url(#\(screen))\"><rect class=\"\(glass)\" \(box)/>\(rows)</g>"
        + "<rect class=\"edge\" \(box) rx=\"14\"/>")
    for mark in marks {
      let (x, y) = ("\(mark.x)", "\(mark.y)")
      sheet.add(
        "<circle class=\"dot\" cx=\"\(x)\" cy=\"\(y)\" r=\"26\"/><text class=\"tag\" x=\"\(x)\" "
          + "y=\"\(mark.y + 10)\" style=\"font-size:28px\" text-anchor=\"middle\">"
          + "\(Markup.name(mark.label, to: 4))</text>")
    }
    sheet.add("</g>")
  }

  // MARK: - Layers

  /// Returns the layers of the frame as nested SVG groups. Layers below a given depth are left out.
  private func tree(_ sheet: inout Sheet, to depth: Int = .max) -> String {
    var inner: [Int: [Frame.Row]] = [:]
    for row in frame.rows { inner[row.parent, default: []].append(row) }
    func draw(_ row: Frame.Row, _ sheet: inout Sheet, _ left: Int) -> String {
      let node = recording.nodes[row.node]
      let parts = LayerDrawing.parts(of: row.look, name: node.label)
      guard !parts.isHidden else { return "" }
      var result = "<g"
      if !parts.transform.isEmpty { result += " transform=\"\(parts.transform)\"" }
      if !parts.opacity.isEmpty { result += " opacity=\"\(parts.opacity)\"" }
      if !parts.clip.isEmpty {
        let clip = sheet.define { "<clipPath id=\"\($0)\">\(parts.clip)</clipPath>" }
        result += " clip-path=\"url(#\(clip))\""
      }
      result += ">" + parts.own
      if left > 0 { for row in inner[row.node] ?? [] { result += draw(row, &sheet, left - 1) } }
      return result + "</g>"
    }
    return (inner[-1] ?? []).map { draw($0, &sheet, depth) }.joined()
  }

  // MARK: - Outlines

  private func outline(
    _ blamed: Recording.Blamed, _ place: Int, on sheet: inout Sheet, isBroken: Bool,
    before: Frame?, isTagged: Bool
  ) {
    // The outline of a view that no longer exists is drawn at its place in the earlier frame.
    let here = frame.corners(of: blamed.node)
    guard let corners = here ?? before?.corners(of: blamed.node), corners.count == 4 else { return }
    let isHidden = frame.isHidden(blamed.node)
    let points = shrunk(corners, by: CGFloat(place) * 5)
    let kind = isBroken ? "blame" : "was"
    let isUnseen = isHidden || here == nil
    sheet.add("<polygon class=\"halo\" points=\"\(LayerDrawing.list(points))\"/>")
    sheet.add(
      "<polygon class=\"\(kind)\(isUnseen ? " unseen" : "")\" "
        + "points=\"\(LayerDrawing.list(points))\"/>")
    guard isTagged else { return }
    let note =
      here == nil ? " (gone)" : isHidden ? " (hidden)" : onScreen(points) ? "" : " (off screen)"
    // If a label is too long, the name of the view in it is shortened, and the note behind the name
    // is kept.
    let room = max(12, Int((frame.size.width - 40) / 11) - note.count - 3)
    tag((isBroken ? "✕ " : "") + blamed.tag(room) + note, near: points, place, kind, on: &sheet)
  }

  /// Draws a label for a view on a small rectangle, which is kept within the screen.
  private func tag(
    _ text: String, near points: [CGPoint], _ place: Int, _ kind: String, on sheet: inout Sheet
  ) {
    // The SVG attribute `textLength` compresses the label's text, so that it stays on its rectangle
    // even if the viewer's font is wider.
    let letters = min(LabelFont.width(of: text, size: 20), max(40, frame.size.width - 28))
    let width = letters + 20
    let left = points.map(\.x).min() ?? 0
    let top = points.map(\.y).min() ?? 0
    let x = min(max(left, 4), max(4, frame.size.width - width - 4))
    let y = min(max(top + 8, 8), frame.size.height - 46) + CGFloat(place) * 40
    sheet.add(
      "<rect class=\"plate \(kind)-plate\" x=\"\(Decimal.text(x))\" y=\"\(Decimal.text(y))\" "
        + "width=\"\(Decimal.text(width))\" height=\"34\" rx=\"8\"/>"
        + "<text class=\"tag\" x=\"\(Decimal.text(x + 10))\" y=\"\(Decimal.text(y + 24))\" "
        + "textLength=\"\(Decimal.text(letters))\" lengthAdjust=\"spacingAndGlyphs\">"
        + "\(Markup.escape(text))</text>")
  }

  private func onScreen(_ points: [CGPoint]) -> Bool {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return false }
    return left < frame.size.width && right > 0 && top < frame.size.height && bottom > 0
  }

  /// Returns an outline's corners, moved a little towards its centre, so that the outlines of
  /// several views of the same size can be told apart.
  private func shrunk(_ corners: [CGPoint], by inset: CGFloat) -> [CGPoint] {
    let middle = CGPoint(
      x: corners.reduce(0) { $0 + $1.x } / 4, y: corners.reduce(0) { $0 + $1.y } / 4)
    return corners.map { corner in
      CGPoint(
        x: corner.x + (corner.x < middle.x ? inset : -inset) + (corner.x < middle.x ? 3 : -3),
        y: corner.y + (corner.y < middle.y ? inset : -inset) + (corner.y < middle.y ? 3 : -3))
    }
  }

  // MARK: - Details too small to see, and signs without a place

  /// Draws a corner of a layer four times as large, in a circle beside the layer.
  private func magnify(_ node: Int, of app: String, on sheet: inout Sheet) {
    guard let corner = frame.corners(of: node)?.dropFirst().first else { return }
    let (reach, power) = (70.0, 4.0)
    let x = min(max(corner.x - 1.5 * reach, reach), frame.size.width - reach)
    let y = min(max(corner.y + 2.6 * reach, reach), frame.size.height - reach)
    let circle = "cx=\"\(Decimal.text(x))\" cy=\"\(Decimal.text(y))\" r=\"\(Decimal.text(reach))\""
    let clip = sheet.define { "<clipPath id=\"\($0)\"><circle \(circle)/></clipPath>" }
    let shift = CGPoint(
      x: x + reach / 3 - corner.x * power, y: y - reach / 3 - corner.y * power)
    sheet.add(
      "<path class=\"handle\" d=\"M\(Decimal.text(corner.x)) \(Decimal.text(corner.y))"
        + "L\(Decimal.text(x)) \(Decimal.text(y))\"/>"
        + "<g clip-path=\"url(#\(clip))\"><circle class=\"\(glass)\" \(circle)/>"
        + "<use href=\"#\(app)\" transform=\"translate(\(Decimal.text(shift.x)) "
        + "\(Decimal.text(shift.y))) scale(\(Decimal.text(power)))\"/></g>"
        + "<circle class=\"loupe\" \(circle)/>")
  }

  /// Draws an hourglass for a stuck transition, or a crossed-out finger for a screen that takes no
  /// touches.
  private func draw(_ stamp: Stamp, on sheet: inout Sheet) {
    let (x, y) = (Decimal.text(frame.size.width / 2), Decimal.text(frame.size.height * 0.72))
    let inside =
      switch stamp {
      case .stands: "<path class=\"mark\" d=\"M-20 -28H20L-20 28H20Z\"/>"
      case .deaf:
        "<circle class=\"finger\" r=\"24\"/><circle class=\"dot\" r=\"7\"/>"
          + "<path class=\"bar\" d=\"M-36 36L36 -36\"/>"
      }
    sheet.add(
      "<g transform=\"translate(\(x) \(y))\"><circle class=\"stamp\" r=\"52\"/>\(inside)</g>")
  }

  // MARK: - Fingers

  private func draw(_ finger: Frame.Finger, on sheet: inout Sheet) {
    let place = "cx=\"\(finger.x)\" cy=\"\(finger.y)\""
    let trail = recording.trail(of: finger.number, before: frame.nanoseconds)
    if trail.count > 1 {
      sheet.add("<polyline class=\"trail\" points=\"\(LayerDrawing.list(trail))\"/>")
    }
    sheet.add(
      "<circle class=\"finger\" \(place) r=\"26\"/><circle class=\"dot\" \(place) r=\"7\"/>")
  }
}

extension Recording {
  /// The size of the largest screen in any frame of the recorded run. Rotations change the size.
  var largest: CGSize {
    frames.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
    }
  }

  /// Returns the positions that a finger has passed since it last touched the screen.
  func trail(of finger: Int, before nanoseconds: Int64) -> [CGPoint] {
    var points: [CGPoint] = []
    for frame in frames where frame.nanoseconds <= nanoseconds {
      guard let now = frame.fingers.first(where: { $0.number == finger }) else {
        points = []
        continue
      }
      let point = CGPoint(x: now.x, y: now.y)
      if points.last != point { points.append(point) }
    }
    return points
  }
}
