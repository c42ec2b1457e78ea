/// How a page lies under the finger that pulls it (R184).
///
/// The page shrinks about the place where it was taken hold of, and that place follows the finger:
///
/// - *down*: it shrinks by 0.67 for each of its heights, from 0.52 heights on by less and less,
///   and the place falls behind the finger by the cube of the way;
/// - *from the edge*: it shrinks by 0.67 for each of its widths;
/// - *a pinch*: it shrinks, turns and goes as the two fingers do.
///
/// Across the way of a pull the page follows by half of what the finger does, and by less and less.
struct ZoomGrip {
  enum Kind { case down, edge, pinch }

  let kind: Kind
  /// The page at rest, in its superview.
  let page: CGRect
  /// Where it was taken hold of, in its superview.
  let place: CGPoint

  private static let shrinking: CGFloat = 0.67
  private static let smallest: CGFloat = 0.37
  private static let knee: CGFloat = 0.52
  private static let lag: CGFloat = 0.45
  private static let following: CGFloat = 0.57
  private static let farthestAcross: CGFloat = 0.9

  /// What `way` becomes on its way to a limit that it never reaches.
  private static func banded(_ way: CGFloat, by gain: CGFloat = 1, to limit: CGFloat) -> CGFloat {
    guard limit > 0 else { return 0 }
    let shown = (1 - 1 / (abs(way) * gain / limit + 1)) * limit
    return way < 0 ? -shown : shown
  }

  /// How large the page is after a way of the finger along the pull, as against at rest.
  func scale(after way: CGFloat) -> CGFloat {
    switch kind {
    case .down:
      let heights = max(0, way) / max(1, page.height)
      let most = (1 - Self.smallest) / Self.shrinking
      let damped =
        heights <= Self.knee
        ? heights : Self.knee + Self.banded(heights - Self.knee, to: most - Self.knee)
      return 1 - Self.shrinking * damped
    case .edge:
      return max(Self.smallest, 1 - Self.shrinking * max(0, way) / max(1, page.width))
    case .pinch: return 1
    }
  }

  /// How far the finger has come on the pull's own axis.
  func way(of finger: CGPoint) -> CGFloat { kind == .edge ? finger.x : finger.y }

  /// Where the page's middle is for a way of the finger.
  func middle(after finger: CGPoint) -> CGPoint {
    let scale = scale(after: way(of: finger))
    let across = page.width * Self.farthestAcross
    var hold = place
    if kind == .down {
      let heights = max(0, finger.y) / max(1, page.height)
      // From here on the place would rise again.
      let most = (1 / (3 * Self.lag)).squareRoot()
      let fallen = min(heights, most)
      hold.y += (fallen - Self.lag * fallen * fallen * fallen) * page.height
      hold.x += Self.banded(finger.x, by: Self.following, to: across)
    } else {
      hold.x += max(0, finger.x)
      hold.y += Self.banded(finger.y, by: Self.following, to: across)
    }
    return CGPoint(
      x: hold.x + (page.midX - place.x) * scale, y: hold.y + (page.midY - place.y) * scale)
  }

  /// Whether a finger that lets go here, this fast, lets the page go: read from where the page
  /// would be 0.12 s later.
  func letsGo(after finger: CGPoint, velocity: CGPoint) -> Bool {
    let ahead = scale(after: way(of: finger) + way(of: velocity) * 0.12)
    return ahead < (kind == .down ? 0.905 : 0.70)
  }

  /// How much of the pull is made, from 0 to 1, where the page has shrunk to a scale.
  static func progress(at scale: CGFloat) -> CGFloat {
    min(1, max(0, (1 - scale) / (1 - smallest)))
  }
}
