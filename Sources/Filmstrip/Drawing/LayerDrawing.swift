import HeadlessUIKit

/// Draws the layers of a recorded frame as SVG.
///
/// Still pictures, and the script that plays a film on a page, draw a layer from the same parts:
/// ``parts(of:name:)``.
package enum LayerDrawing {
  /// The SVG attributes and elements that draw one layer of a recorded frame.
  package struct Parts: Equatable {
    /// The SVG transform of the layer, which applies to its sublayers as well.
    package var transform = ""
    package var opacity = ""
    package var isHidden = false
    /// The SVG element of the shape to which the layer clips its sublayers. It is empty if the
    /// layer does not clip.
    package var clip = ""
    /// The SVG elements that draw the layer's own background, border and text, without its
    /// sublayers.
    package var own = ""
  }

  /// Returns the SVG attributes and elements that draw a layer.
  ///
  /// - Parameter name: The name to write on the layer, or nil.
  package static func parts(of look: Look, name: String?) -> Parts {
    var parts = Parts()
    if !look.matrix.isIdentity { parts.transform = "matrix(\(Decimal.matrix(look.matrix)))" }
    if look.opacity < 0.9995 { parts.opacity = Decimal.text(max(0, look.opacity), decimals: 3) }
    parts.isHidden = look.isHidden
    parts.clip = look.clip.map { element(for: $0, "") } ?? ""
    var own = ""
    if let shadow = look.shadow { own += self.shadow(shadow, of: look.shape) }
    var paint = look.fill.map { " fill=\"\(Decimal.color($0))\"" } ?? " fill=\"none\""
    if let border = look.border {
      paint +=
        " stroke=\"\(Decimal.color(border.color))\" stroke-width=\"\(Decimal.text(border.width))\""
    }
    own += element(for: look.shape, look.isBare ? " class=\"bare\"" : paint)
    if let path = look.path {
      own +=
        "<path d=\"\(path.outline)\" fill=\"\(path.fill.map(Decimal.color) ?? "none")\""
        + (path.stroke.map {
          " stroke=\"\(Decimal.color($0))\" stroke-width=\"\(Decimal.text(path.width))\""
        } ?? "") + "/>"
    }
    if let text = look.text { own += line(text) }
    if let label = look.label { own += self.label(label, in: look.shape) }
    if let name, case .box(let box, _) = look.shape {
      own +=
        "<text class=\"who\" x=\"\(Decimal.text(box.minX + 10))\" "
        + "y=\"\(Decimal.text(box.maxY - 12))\""
        + " style=\"fill:\(ink(on: look.fill))\">\(Markup.name(name, to: 36))</text>"
    }
    parts.own = own
    return parts
  }

  /// Returns a colour for text on a background of the given colour. If the background is not
  /// opaque, the text is grey.
  private static func ink(on color: CGColor?) -> String {
    guard let color, let parts = color.components, color.alpha > 0.5 else { return "#6b7280" }
    return 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2] < 0.55 ? "#fff" : "#000"
  }

  static func element(for shape: Look.Shape, _ attributes: String) -> String {
    switch shape {
    case .box(let box, let radius):
      "<rect x=\"\(Decimal.text(box.minX))\" y=\"\(Decimal.text(box.minY))\" "
        + "width=\"\(Decimal.text(max(0, box.width)))\" height=\"\(Decimal.text(max(0, box.height)))\""
        + (radius > 0 ? " rx=\"\(Decimal.text(radius))\"" : "") + attributes + "/>"
    case .quad(let points): "<polygon points=\"\(list(points))\"\(attributes)/>"
    case .outline(let path): "<path d=\"\(path)\"\(attributes)/>"
    }
  }

  static func list(_ points: [CGPoint]) -> String {
    points.map { "\(Decimal.text($0.x)),\(Decimal.text($0.y))" }.joined(separator: " ")
  }

  /// Draws a shadow as two faint, enlarged copies of the layer's box. A blur would be closer to
  /// iOS, but not every viewer draws one, or draws it fast.
  private static func shadow(_ shadow: Look.Shadow, of shape: Look.Shape) -> String {
    guard case .box(let box, let radius) = shape else { return "" }
    return [shadow.radius, shadow.radius / 3].map { reach in
      let grown = CGRect(
        x: box.minX + shadow.offset.width - reach, y: box.minY + shadow.offset.height - reach,
        width: box.width + 2 * reach, height: box.height + 2 * reach)
      return element(
        for: .box(grown, radius: radius + reach),
        " fill=\"\(Decimal.color(shadow.color))\" "
          + "fill-opacity=\"\(Decimal.text(shadow.opacity * 0.3, decimals: 3))\"")
    }.joined()
  }

  private static func line(_ text: Look.Text) -> String {
    let box = text.box
    let x =
      switch text.alignment {
      case .start: box.minX
      case .middle: box.midX
      case .end: box.maxX
      }
    let placed = text.matrix.map { " transform=\"matrix(\(Decimal.matrix($0)))\"" } ?? ""
    return "<text\(placed) x=\"\(Decimal.text(x))\" "
      + "y=\"\(Decimal.text(box.midY + text.size * 0.35))\" "
      + "font-size=\"\(Decimal.text(text.size))\" text-anchor=\"\(text.alignment.rawValue)\" "
      + "fill=\"\(Decimal.color(text.color))\">\(Markup.name(text.string, to: 80))</text>"
  }

  /// Draws a crossed box with a name, for content that the film has no picture of, such as an
  /// image.
  private static func label(_ label: String, in shape: Look.Shape) -> String {
    guard case .box(let box, _) = shape, box.width > 0, box.height > 0 else { return "" }
    let (left, right) = (Decimal.text(box.minX), Decimal.text(box.maxX))
    let (top, bottom) = (Decimal.text(box.minY), Decimal.text(box.maxY))
    let size = max(6, min(13, box.height * 0.6))
    return "<path class=\"cross\" d=\"M\(left) \(top)L\(right) \(bottom)M\(right) \(top)L\(left) "
      + "\(bottom)\"/>" + element(for: shape, " class=\"bare\"")
      + "<text class=\"what\" x=\"\(Decimal.text(box.midX))\" "
      + "y=\"\(Decimal.text(box.midY + size * 0.35))\" font-size=\"\(Decimal.text(size))\" "
      + "text-anchor=\"middle\">\(Markup.name(label, to: 40))</text>"
  }
}
