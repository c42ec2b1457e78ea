import HeadlessUIKit

/// The points of the window at which tap recognisers get touches, taken when the app was at rest
/// and a transition was requested.
///
/// After the transition is cancelled, each of the taps must still be possible at one of its points.
/// A tap's points are found by frames alone, because an app's own `hitTest(_:with:)` may have
/// effects; it is asked only at the rest, about taps that seem to be covered.
@MainActor
struct TapReach {
  /// The places of one tap recogniser.
  private struct Target {
    var recognizer: Int
    var view: Int
    var points: [CGPoint]
  }

  /// A tap that no longer gets touches, with the view that gets them instead.
  struct Covered {
    var view: UIView
    var cover: UIView
    var point: CGPoint
  }

  private var targets: [Target] = []
  /// The serials of the views that were in the window at the request.
  private var known: Set<Int> = []
  /// The serials of the views that came into the window after the request and were there when the
  /// transition ended.
  private var left: Set<Int> = []
  private let size: CGSize

  /// The number of points along each side of a view at which a touch is tried.
  private static let density = 5
  /// The number of tap recognisers that are followed, so that a list of many costs little.
  private static let limit = 8

  /// Returns true if the user can do something with what covers a screen: the view that takes the
  /// touches, or one of those that came with it, is a control, has a recogniser that is enabled, or
  /// handles touches itself.
  static func answers(_ cover: UIView, over screen: UIView) -> Bool {
    var top = cover
    while let above = top.superview, !screen.isDescendant(of: above) { top = above }
    var found = false
    visit(top) { view in
      found =
        found || (view as? UIControl)?.isEnabled == true || view.answersTouches
        || view.gestureRecognizers?.contains(where: \.isEnabled) == true
    }
    return found
  }

  init(in window: UIWindow) {
    size = window.bounds.size
    Self.visit(window) { view in
      guard targets.count < Self.limit else { return }
      for tap in Self.taps(of: view) {
        let points = Self.grid(over: view, in: window).filter {
          Self.front(at: $0, of: window)?.isDescendant(of: view) ?? false
        }
        if !points.isEmpty {
          targets.append(Target(recognizer: tap.serial, view: view.serial, points: points))
        }
      }
    }
    if !targets.isEmpty { known = Self.serials(in: window) }
  }

  /// Stores the views that the transition has left in the window, at its end. A view that comes
  /// later, such as a notice, is the app's own business.
  mutating func noteEnd(in window: UIWindow) {
    if !targets.isEmpty { left = Self.serials(in: window).subtracting(known) }
  }

  private static func serials(in window: UIWindow) -> Set<Int> {
    var serials: Set<Int> = []
    visit(window) { serials.insert($0.serial) }
    return serials
  }

  /// Returns a tap that had points to be touched at and has none any more, because a view that the
  /// transition has left in the window lies over it and handles no touches; `nil` if there is none.
  func covered(in window: UIWindow) -> Covered? {
    guard size == window.bounds.size, !targets.isEmpty else { return nil }
    var views: [Int: UIView] = [:]
    Self.visit(window) { view in if !Self.taps(of: view).isEmpty { views[view.serial] = view } }
    for target in targets {
      guard let view = views[target.view],
        Self.taps(of: view).contains(where: { $0.serial == target.recognizer }),
        !target.points.contains(where: {
          Self.front(at: $0, of: window)?.isDescendant(of: view) ?? false
        })
      else { continue }
      let covers = target.points.compactMap { window.hitTest($0, with: nil) }
      guard covers.count == target.points.count, covers.allSatisfy(isIdleLeftover) else { continue }
      return Covered(view: view, cover: covers[0], point: target.points[0])
    }
    return nil
  }

  private static func taps(of view: UIView) -> [UITapGestureRecognizer] {
    (view.gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
      .filter(\.isEnabled)
  }

  /// Returns true if the transition has left a view in the window, and neither it nor a view around
  /// it does anything with touches.
  private func isIdleLeftover(_ view: UIView) -> Bool {
    left.contains(view.serial)
      && !sequence(first: view, next: \.superview).contains {
        $0 is UIControl || !Self.taps(of: $0).isEmpty
      }
  }

  /// Returns true if UIKit lets a touch at a point of a view reach the view or its subviews.
  static func takesTouches(_ view: UIView, at point: CGPoint) -> Bool {
    !view.isHidden && view.alpha > 0.01 && view.isUserInteractionEnabled
      && view.bounds.contains(point)
  }

  /// Returns the frontmost view at a point that takes touches, found by frames alone.
  private static func front(at point: CGPoint, of view: UIView) -> UIView? {
    guard takesTouches(view, at: point) else { return nil }
    for subview in view.subviews.reversed() {
      if let hit = front(at: view.convert(point, to: subview), of: subview) { return hit }
    }
    return view
  }

  /// Returns those points of an even grid over a view that lie in the window, in its coordinates.
  static func grid(
    over view: UIView, in window: UIWindow, density: Int = TapReach.density
  ) -> [CGPoint] {
    var points: [CGPoint] = []
    for row in 0..<density {
      for column in 0..<density {
        let bounds = view.bounds
        let inside = CGPoint(
          x: bounds.minX + bounds.width * (CGFloat(column) + 0.5) / CGFloat(density),
          y: bounds.minY + bounds.height * (CGFloat(row) + 0.5) / CGFloat(density))
        let point = view.convert(inside, to: window)
        if window.bounds.contains(point) { points.append(point) }
      }
    }
    return points
  }

  /// Calls a function for each view in the window, except inside of a list's cells.
  private static func visit(_ view: UIView, _ body: (UIView) -> Void) {
    body(view)
    if WindowSnapshot.isCell(view) { return }
    for subview in view.subviews { visit(subview, body) }
  }
}
