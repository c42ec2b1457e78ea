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
  /// The frames in the window that the large views without user interaction had at the last rest at
  /// which they had it, by their serial numbers. A view that was switched off where it stands has
  /// none.
  private var homes: [Int: CGRect] = [:]
  /// The serial numbers of the large views without user interaction that were moved aside or
  /// covered at the last rest.
  private var aside: Set<Int> = []
  /// The window at the last rest.
  private var before: WindowSnapshot?
  /// The number of rests of the run at the last look.
  private var restsAtLook = 0

  /// Returns a large view without user interaction that is back at its place and uncovered at a new
  /// rest, if it was moved aside or covered at the rest before, without user interaction as well;
  /// `nil` if there is none.
  mutating func next(in world: World) -> UIView? {
    guard world.rests.count != restsAtLook, let now = world.rests.last?.window else { return nil }
    restsAtLook = world.rests.count
    defer { before = now }
    let (oldHomes, wasAside) = (homes, aside)
    (homes, aside) = ([:], [])
    // The views are looked at only if one is switched off, because the look takes long.
    guard now.entries.contains(where: { !$0.state.isUserInteractionEnabled && now.isLarge($0) })
    else { return nil }
    let window = world.window
    var found: UIView?
    for view in Self.largeViews(in: window, of: window) where !view.isUserInteractionEnabled {
      guard let home = oldHomes[view.serial] ?? before?.frameIfSwitchedOn(of: view.serial) else {
        continue
      }
      let frame = view.convert(view.bounds, to: window)
      if !Self.isSame(home, frame) || Self.isCovered(view, at: frame, in: window) {
        aside.insert(view.serial)
        homes[view.serial] = home
      } else if wasAside.contains(view.serial) {
        homes[view.serial] = home
        found = found ?? view
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

extension WindowSnapshot {
  /// Returns true if a view takes up at least half of the window's area.
  fileprivate func isLarge(_ entry: Entry) -> Bool {
    entry.state.bounds.width * entry.state.bounds.height * 2 >= size.width * size.height
  }

  /// Returns the frame of a view in the window, if the view had user interaction and neither it nor
  /// a view around it had a transform; `nil` otherwise.
  fileprivate func frameIfSwitchedOn(of serial: Int) -> CGRect? {
    guard var place = place(of: serial), entries[place].state.isUserInteractionEnabled else {
      return nil
    }
    var frame = CGRect(origin: .zero, size: entries[place].state.bounds.size)
    while entries[place].parent >= 0 {
      let (state, parent) = (entries[place].state, entries[place].parent)
      guard CATransform3DIsIdentity(state.transform) else { return nil }
      let around = entries[parent].state.bounds.origin
      frame.origin.x += state.center.x - state.anchorPoint.x * state.bounds.width - around.x
      frame.origin.y += state.center.y - state.anchorPoint.y * state.bounds.height - around.y
      place = parent
    }
    return frame
  }
}
