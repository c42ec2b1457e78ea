import HeadlessUIKit

/// A look-out for a screen whose touches an app has switched off while a menu or panel of its own
/// was open, and not on again although the menu has gone.
///
/// Many containers of apps switch the touches of the screen off that they move aside, and switch
/// them on when the menu has closed. A drag that is cancelled on its way back may miss that: the
/// screen is where it was, nothing lies over it, and it takes no touch. An app that switches the
/// touches off where the screen stands, as while it loads something, is left alone.
@MainActor
struct ForgottenScreen {
  /// The frames in the window of all large views, by their serial numbers, at the last rest at
  /// which they had user interaction. A view that was switched off where it stands has none.
  private var homes: [Int: CGRect] = [:]
  /// The serial numbers of the large views without user interaction that were moved aside or
  /// covered at the last rest.
  private var aside: Set<Int> = []
  /// The number of rests of the run at the last look.
  private var restsAtLook = 0

  /// Returns a large view without user interaction that is back at its place and uncovered at a new
  /// rest, if it was moved aside or covered at the rest before, without user interaction as well;
  /// `nil` if there is none.
  mutating func next(in world: World) -> UIView? {
    guard world.rests.count != restsAtLook else { return nil }
    restsAtLook = world.rests.count
    let window = world.window
    let before = aside
    aside = []
    var found: UIView?
    for view in Self.largeViews(in: window, of: window) {
      let frame = view.convert(view.bounds, to: window)
      if view.isUserInteractionEnabled {
        homes[view.serial] = frame
      } else if let home = homes[view.serial] {
        if !Self.isSame(home, frame) || Self.isCovered(view, at: frame, in: window) {
          aside.insert(view.serial)
        } else if before.contains(view.serial) {
          found = found ?? view
        } else {
          homes[view.serial] = nil
        }
      }
    }
    return found
  }

  /// The views, from the outermost inwards, that take up at least half of the window's area and are
  /// a controller's view or contain one.
  private static func largeViews(in view: UIView, of window: UIWindow) -> [UIView] {
    view.subviews.filter {
      $0.bounds.width * $0.bounds.height * 2 >= window.bounds.width * window.bounds.height
    }.flatMap { child -> [UIView] in
      let inside = largeViews(in: child, of: window)
      return inside.isEmpty && !(child.next is UIViewController) ? [] : [child] + inside
    }
  }

  /// Returns true if a touch at the centre of a view without user interaction would reach a view
  /// that lies over it.
  private static func isCovered(_ view: UIView, at frame: CGRect, in window: UIWindow) -> Bool {
    let hit = window.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil)
    return hit.map { !view.isDescendant(of: $0) } ?? false
  }

  /// Returns true if two frames differ by less than a point.
  private static func isSame(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 1 && abs(one.minY - other.minY) < 1
      && abs(one.width - other.width) < 1 && abs(one.height - other.height) < 1
  }
}
