/// One line or curve of a path, as something that is gone along.
struct PathRoute {
  /// Where it begins, its control points, and where it ends.
  let points: [CGPoint]
  /// How far it is from the beginning to some places on it, which lie evenly in the curve's own
  /// parameter.
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

  /// The point at a value of the curve's own parameter, from 0 to 1.
  func point(at parameter: Double) -> CGPoint { Self.steps(points, parameter).point }

  /// Which way it leads there; `nil` if it does not lead anywhere.
  func heading(at parameter: Double) -> Double? {
    // A curve may stand still at its ends, where a control point lies on one.
    for nudge in [0, 1e-3, -1e-3] {
      let (_, from, to) = Self.steps(points, min(max(parameter + nudge, 0), 1))
      if from != to { return atan2(to.y - from.y, to.x - from.x) }
    }
    return nil
  }

  /// The parameter where a part of the way has been gone.
  func parameter(afterPart part: Double) -> Double {
    let distance = part * length
    guard distance > 0 else { return 0 }
    guard let next = distances.firstIndex(where: { $0 > distance }), next > 0 else { return 1 }
    let rest = (distance - distances[next - 1]) / (distances[next] - distances[next - 1])
    return (Double(next - 1) + rest) / Double(Self.places)
  }

  /// De Casteljau's construction: the point, and the two points between which its last step lies.
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
