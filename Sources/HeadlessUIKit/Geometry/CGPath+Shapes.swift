/// The distance from an end of a quarter circle of radius one to the control point with which a
/// cubic curve draws that quarter circle.
private let quarterCircleReach: CGFloat = 0.552_284_749_830_793_4

extension CGPath {
  static func rectangle(_ rect: CGRect) -> [Element] {
    let corners = rect.corners
    return [.move(corners[0]), .line(corners[1]), .line(corners[3]), .line(corners[2]), .close]
  }

  static func ellipse(_ rect: CGRect) -> [Element] {
    roundedRectangle(
      rect, radii: CGSize(width: rect.width / 2, height: rect.height / 2), corners: .allCorners)
  }

  /// Returns the outline of a rectangle with rounded corners, clockwise from the top left. A
  /// rounded corner is a quarter of an ellipse.
  static func roundedRectangle(
    _ rect: CGRect, radii: CGSize, corners: UIRectCorner
  ) -> [Element] {
    let (width, height) = (min(radii.width, rect.width / 2), min(radii.height, rect.height / 2))
    func radius(_ corner: UIRectCorner) -> CGSize {
      corners.contains(corner) ? CGSize(width: width, height: height) : .zero
    }
    var path: [Element] = []
    /// Adds a corner to the outline, from the edge before the corner to the edge after it. `inX`
    /// and `inY` are 1 or -1: the directions from the corner to the inside of the rectangle.
    func turn(_ corner: UIRectCorner, x: CGFloat, y: CGFloat, inX: CGFloat, inY: CGFloat) {
      let r = radius(corner)
      let beside = CGPoint(x: x + inX * r.width, y: y)
      let below = CGPoint(x: x, y: y + inY * r.height)
      let startsBeside = inX * inY < 0
      let (start, end) = startsBeside ? (beside, below) : (below, beside)
      path.append(path.isEmpty ? .move(start) : .line(start))
      guard r != .zero else { return }
      func pull(_ point: CGPoint) -> CGPoint {
        CGPoint(
          x: point.x + (x - point.x) * quarterCircleReach,
          y: point.y + (y - point.y) * quarterCircleReach)
      }
      path.append(.curve(end, control1: pull(start), control2: pull(end)))
    }
    turn(.topLeft, x: rect.minX, y: rect.minY, inX: 1, inY: 1)
    turn(.topRight, x: rect.maxX, y: rect.minY, inX: -1, inY: 1)
    turn(.bottomRight, x: rect.maxX, y: rect.maxY, inX: -1, inY: -1)
    turn(.bottomLeft, x: rect.minX, y: rect.maxY, inX: 1, inY: -1)
    path.append(.close)
    return path
  }

  /// Returns an arc of a circle as cubic curves, each of at most a quarter circle. `clockwise` is
  /// meant as seen on a screen, where y points down.
  static func arc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool,
    continuing: Bool
  ) -> [Element] {
    var sweep = end - start
    if clockwise {
      while sweep < 0 { sweep += 2 * .pi }
    } else {
      while sweep > 0 { sweep -= 2 * .pi }
    }
    func point(_ angle: CGFloat, pulled pull: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - pull * sin(angle)),
        y: center.y + radius * (sin(angle) + pull * cos(angle)))
    }
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(pieces)
    let reach = 4 / 3 * tan(step / 4)
    var path: [Element] = [continuing ? .line(point(start)) : .move(point(start))]
    for piece in 0..<pieces {
      let from = start + step * CGFloat(piece)
      path.append(
        .curve(
          point(from + step), control1: point(from, pulled: reach),
          control2: point(from + step, pulled: -reach)))
    }
    return path
  }

  /// Returns a line towards a corner, and an arc that rounds the corner. If the corner cannot be
  /// rounded, returns a line to it.
  static func roundedCorner(
    from start: CGPoint, by corner: CGPoint, towards end: CGPoint, radius: CGFloat
  ) -> [Element] {
    let (inward, outward) = (start - corner, end - corner)
    let lengths = inward.length * outward.length
    guard lengths > 0, radius > 0, abs(inward.cross(outward)) > 1e-9 * lengths else {
      return [.line(corner)]
    }
    let half = acos(min(max(inward.dot(outward) / lengths, -1), 1)) / 2
    let reach = radius / tan(half)
    let first = corner + inward * (reach / inward.length)
    let last = corner + outward * (reach / outward.length)
    let middle = (inward * (1 / inward.length)) + (outward * (1 / outward.length))
    let center = corner + middle * (radius / sin(half) / middle.length)
    let (a, b) = (first - center, last - center)
    return [.line(first)]
      + arc(
        center: center, radius: radius, from: atan2(a.dy, a.dx), to: atan2(b.dy, b.dx),
        clockwise: a.cross(b) > 0, continuing: true)
  }

  /// Returns the elements of a path in the opposite direction: the subpaths in reverse order, and
  /// each of them reversed.
  static func reversed(_ elements: [Element]) -> [Element] {
    var parts: [[Element]] = []
    for element in elements {
      if case .move = element { parts.append([]) }
      if parts.isEmpty { parts.append([]) }
      parts[parts.count - 1].append(element)
    }
    return parts.reversed().flatMap(reversedPart)
  }

  private static func reversedPart(_ part: [Element]) -> [Element] {
    let points = part.compactMap(\.points.first)
    guard let last = points.last else { return part }
    var reversed: [Element] = [.move(last)]
    for (index, element) in part.enumerated().reversed() {
      guard index > 0, let target = part[..<index].last(where: { !$0.points.isEmpty })?.points[0]
      else { continue }
      switch element {
      case .move: reversed.append(.move(target))
      case .line: reversed.append(.line(target))
      case .quadCurve(_, let control): reversed.append(.quadCurve(target, control: control))
      case .curve(_, let control1, let control2):
        reversed.append(.curve(target, control1: control2, control2: control1))
      case .close: continue
      }
    }
    if part.contains(.close) { reversed.append(.close) }
    return reversed
  }

  /// Returns the subpaths of the path as polygons. Each curve is replaced by sixteen lines.
  func polygons() -> [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    var polygon: [CGPoint] = []
    // The starting point of the subpath that was closed last. If a line follows without a move, the
    // line begins at that point.
    var closed: CGPoint?
    func beginAgain() {
      if polygon.isEmpty, let closed { polygon = [closed] }
    }
    for element in elements {
      switch element {
      case .move(let end):
        if !polygon.isEmpty { polygons.append(polygon) }
        polygon = [end]
      case .line(let end):
        beginAgain()
        polygon.append(end)
      case .quadCurve(let end, let control):
        beginAgain()
        let start = polygon.last ?? end
        let control1 = start.moved(2 / 3, towards: control)
        let control2 = end.moved(2 / 3, towards: control)
        polygon += Self.pieces(from: start, control1, control2, to: end)
      case .curve(let end, let control1, let control2):
        beginAgain()
        polygon += Self.pieces(from: polygon.last ?? end, control1, control2, to: end)
      case .close:
        closed = polygon.first ?? closed
        if !polygon.isEmpty { polygons.append(polygon) }
        polygon = []
      }
    }
    return polygon.isEmpty ? polygons : polygons + [polygon]
  }

  /// The lines and curves of the path. Each is given by its starting point, its control points and
  /// its end point. The closing of a subpath counts as a line.
  var strokes: [[CGPoint]] {
    var strokes: [[CGPoint]] = []
    var (start, pen) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      var end = element.points.first ?? start
      switch element {
      case .move:
        start = end
      case .close:
        end = start
        if pen != start { strokes.append([pen, start]) }
      default:
        strokes.append([pen] + element.points.dropFirst() + [end])
      }
      pen = end
    }
    return strokes
  }

  private static func pieces(
    from start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, to end: CGPoint
  ) -> [CGPoint] {
    (1...16).map { piece in
      let t = CGFloat(piece) / 16
      let (a, b, c) =
        (
          start.moved(t, towards: control1), control1.moved(t, towards: control2),
          control2.moved(t, towards: end)
        )
      return a.moved(t, towards: b).moved(t, towards: b.moved(t, towards: c))
    }
  }
}

extension CGPoint {
  fileprivate func moved(_ fraction: CGFloat, towards other: CGPoint) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}
