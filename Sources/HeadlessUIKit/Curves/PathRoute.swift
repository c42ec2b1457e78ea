/// One line or curve of a path, along which an animation moves a value.
struct PathRoute {
  /// The start point of the line or curve, its control points, and its end point, in this order.
  let points: [CGPoint]
  /// The lengths of the curve from its start to 65 points that lie at equal steps of its parameter.
  private let distances: [Double]

  private static let places = 64

  init(_ points: [CGPoint]) {
    self.points = points
    var (length, last) = (0.0, points[0])
    distances = (0...Self.places).map { place in
      let here = Self.steps(points, Double(place) / Double(Self.places)).point
      length += hypot(here.x - last.x, here.y - last.y)
      last = here
      return length
    }
  }

  var length: Double { distances[Self.places] }

  /// Returns the point of the curve at a parameter from 0 to 1.
  func point(at parameter: Double) -> CGPoint { Self.steps(points, parameter).point }

  /// Returns the direction of the curve at a parameter from 0 to 1, as an angle; `nil` if the curve
  /// is a single point.
  func heading(at parameter: Double) -> Double? {
    // If a control point coincides with an end point of the curve, the curve has no direction at
    // that end. The direction is then measured at a nearby point.
    for nudge in [0, 1e-3, -1e-3] {
      let (_, from, to) = Self.steps(points, min(max(parameter + nudge, 0), 1))
      if from != to { return atan2(to.y - from.y, to.x - from.x) }
    }
    return nil
  }

  /// Returns the parameter of the point that lies a given fraction of the curve's length from its
  /// start.
  func parameter(afterPart part: Double) -> Double {
    let distance = part * length
    guard distance > 0 else { return 0 }
    guard let next = distances.firstIndex(where: { $0 > distance }), next > 0 else { return 1 }
    let rest = (distance - distances[next - 1]) / (distances[next] - distances[next - 1])
    return (Double(next - 1) + rest) / Double(Self.places)
  }

  /// Computes a point of the curve by De Casteljau's construction. Returns the point, and the two
  /// points between which the construction's last step interpolates, which give the curve's
  /// direction.
  private static func steps(
    _ points: [CGPoint], _ parameter: Double
  ) -> (point: CGPoint, from: CGPoint, to: CGPoint) {
    func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * parameter, y: a.y + (b.y - a.y) * parameter)
    }
    var points = points
    while points.count > 2 { points = zip(points, points.dropFirst()).map(between) }
    return (between(points[0], points[1]), points[0], points[1])
  }
}
