import HeadlessUIKit

/// Reads the values of all layers of a window, from which a frame is drawn.
///
/// The presentation layers are read, that is, the values on the screen. Reading them does not lay
/// out, load or change anything of the app.
@MainActor
struct Survey {
  /// The layers of the window whose values were read, in drawing order.
  private(set) var rows: [Frame.Row] = []
  private let catalogue: Catalogue

  /// The maximum depth and the maximum number of layers that are read for a frame. All others are
  /// left out.
  private static let limit = (depth: 60, rows: 4_000)

  init(of window: UIWindow, into catalogue: Catalogue) {
    self.catalogue = catalogue
    visit(window.layer, in: nil, parent: -1, carrying: nil, depth: 0)
  }

  private mutating func visit(
    _ layer: CALayer, in superlayer: CALayer?, parent: Int, carrying: Plane?, depth: Int
  ) {
    guard depth < Self.limit.depth, rows.count < Self.limit.rows else { return }
    let view = layer.delegate as? UIView
    let seen = layer.presentation() ?? layer
    let node = catalogue.node(of: layer, view)
    var look = Look()
    look.opacity = CGFloat(seen.opacity)
    look.isHidden = layer.isHidden
    // The window's own position is left out of the values, because it does not matter for a picture
    // of the window.
    let plane = parent < 0 ? nil : Plane(of: seen, in: superlayer)
    var next = carrying
    if let plane {
      if carrying == nil, plane.isAffine {
        look.matrix = plane.affine
      } else {
        next = carrying.map { plane.then($0) } ?? plane
      }
      if !layer.isDoubleSided, (next ?? plane).isTurnedAway(seen.bounds) { look.isHidden = true }
    }
    describe(seen, layer, view, in: next, &look)
    rows.append(Frame.Row(node: node, parent: parent, look: look))
    let inner = Self.inDrawingOrder(layer.sublayers ?? [])
    for sublayer in inner {
      visit(sublayer, in: seen, parent: node, carrying: next, depth: depth + 1)
    }
  }

  /// Returns sibling layers from back to front: by `zPosition`, and in the order of the
  /// superlayer's list if that is equal.
  private static func inDrawingOrder(_ layers: [CALayer]) -> [CALayer] {
    guard layers.contains(where: { $0.zPosition != 0 }) else { return layers }
    return layers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }

  private func describe(
    _ seen: CALayer, _ layer: CALayer, _ view: UIView?, in plane: Plane?, _ look: inout Look
  ) {
    let box = seen.bounds
    describeShape(seen, layer, in: plane, &look)
    look.fill = seen.backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil }
    if seen.borderWidth > 0, let color = seen.borderColor {
      look.border = Look.Border(width: seen.borderWidth, color: color)
    }
    if seen.shadowOpacity > 0, let color = seen.shadowColor, !layer.masksToBounds {
      look.shadow = Look.Shadow(
        color: color, opacity: CGFloat(seen.shadowOpacity), radius: seen.shadowRadius,
        offset: seen.shadowOffset)
    }
    if let shaped = seen as? CAShapeLayer, let path = shaped.path, plane == nil {
      look.path = Look.Path(
        outline: path.outline(), fill: shaped.fillColor, stroke: shaped.strokeColor,
        width: shaped.lineWidth)
    }
    if let gradient = seen as? CAGradientLayer, look.fill == nil {
      look.fill = Self.middle(of: gradient.colors ?? [])
    }
    if let view {
      Contents.describe(view, box, &look)
      if let picture = view.pictured {
        look.fill = look.fill ?? catalogue.color(ofView: picture.serial)
      }
      catalogue.note(look.fill, of: view)
    }
    if let plane, look.text != nil { look.text?.matrix = plane.affine(around: box) }
  }

  /// Stores the shape of a layer's background, and the shape to which the layer clips its
  /// sublayers.
  private func describeShape(
    _ seen: CALayer, _ layer: CALayer, in plane: Plane?, _ look: inout Look
  ) {
    func shape(_ box: CGRect, _ radius: CGFloat) -> Look.Shape {
      plane.map { plane in .quad(box.cornersInOrder.map(plane.project)) }
        ?? .box(box, radius: min(radius, min(box.width, box.height) / 2))
    }
    look.shape = shape(seen.bounds, seen.cornerRadius)
    if let mask = layer.mask {
      let masking = mask.presentation() ?? mask
      if let path = (masking as? CAShapeLayer)?.path, plane == nil {
        look.clip = .outline(path.outline(movedBy: masking.frame.origin))
      } else {
        look.clip = shape(masking.frame, masking.cornerRadius)
      }
    } else if layer.masksToBounds {
      look.clip = look.shape
    }
  }

  /// Returns the colour halfway between the first and the last colour of a gradient. It is drawn in
  /// place of the gradient.
  private static func middle(of colors: [Any]) -> CGColor? {
    let parts = [colors.first, colors.last].compactMap { $0 as? CGColor }.map {
      $0.components ?? []
    }
    guard parts.count == 2, parts.allSatisfy({ $0.count == 4 }) else { return nil }
    let mixed = zip(parts[0], parts[1]).map { ($0 + $1) / 2 }
    return CGColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
  }
}

extension CGPath {
  /// Returns the path in the notation of SVG, such as `M0 0L10 0Z`.
  func outline(movedBy offset: CGPoint = .zero) -> String {
    var words: [String] = []
    applyWithBlock { element in
      func point(_ index: Int) -> String {
        let point = element.pointee.points[index]
        return "\(Decimal.text(point.x + offset.x)) \(Decimal.text(point.y + offset.y))"
      }
      switch element.pointee.type {
      case .moveToPoint: words.append("M\(point(0))")
      case .addLineToPoint: words.append("L\(point(0))")
      case .addQuadCurveToPoint: words.append("Q\(point(0)) \(point(1))")
      case .addCurveToPoint: words.append("C\(point(0)) \(point(1)) \(point(2))")
      case .closeSubpath: words.append("Z")
      }
    }
    return words.joined()
  }
}
