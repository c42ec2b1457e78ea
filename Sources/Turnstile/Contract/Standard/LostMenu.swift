import HeadlessUIKit

/// A look-out for a menu of the app's own that a change of the window's size has put off the
/// screen, while the view that had come with it to cover the screen stays.
///
/// A container of the app's own moves the view of a child controller in, and lays a dimmed view
/// over the rest of the screen. Where it has moved the menu by its frame, and constraints say
/// another thing, the layout for the new size takes the menu away. The dimmed view stays, takes
/// touches, and covers what is no longer the whole screen. A menu that is closed as a whole, or
/// stays open as a whole, is left alone.
@MainActor
struct LostMenu {
  /// A menu that is open, or was until the window changed its size.
  private struct Menu {
    /// The serial numbers of the child controllers whose views have come in.
    var controllers: Set<Int>
    /// The serial numbers of the views that have come with them, and cover the screen.
    var covers: Set<Int>
  }

  /// The children and the views of the window at a rest.
  private struct Look {
    var size: CGSize
    /// The child controllers of the app's own containers.
    var children: [UIViewController]
    /// The serial numbers of those whose views lie in the window.
    var inside: Set<Int>
    /// The serial numbers of the views that are not hidden, wherever they lie.
    var shown: Set<Int>
  }

  private var menu: Menu?
  /// The size of the window, the children in sight and the views that were not hidden at the last
  /// rest; `nil` before the first look.
  private var before: (size: CGSize, inside: Set<Int>, shown: Set<Int>)?
  /// The number of rests of the run at the last look.
  private var restsAtLook = 0

  /// Returns the child controller whose view was seen at the rest before, in a window of another
  /// size, and lies off the screen now, with the view that came with it and still takes touches;
  /// `nil` if there is none. It looks only if the app has come to a new rest.
  mutating func next(in world: World) -> (menu: UIViewController, cover: UIView)? {
    guard world.rests.count != restsAtLook || before == nil else { return nil }
    restsAtLook = world.rests.count
    let window = world.window
    // Without a container of the app's own there is no menu to look for.
    let now =
      world.rests.last?.controllers.hasOwnContainer == true
      ? Self.look(at: window)
      : Look(size: window.bounds.size, children: [], inside: [], shown: [])
    defer { before = (now.size, now.inside, now.shown) }
    guard let before else { return nil }
    if before.size == now.size {
      noteOpening(before.inside, before.shown, now, in: window)
      return nil
    }
    guard let menu, before.inside.isSuperset(of: menu.controllers),
      menu.controllers.isDisjoint(with: now.inside),
      let lost = now.children.first(where: { menu.controllers.contains($0.serial) }),
      now.children.filter({ menu.controllers.contains($0.serial) }).count == menu.controllers.count,
      let cover = Self.cover(among: menu.covers, in: window)
    else { return nil }
    self.menu = nil
    return (lost, cover)
  }

  /// Records a menu that has come in since the last rest, with what covers the screen beside it;
  /// forgets one that has gone.
  private mutating func noteOpening(
    _ inside: Set<Int>, _ shown: Set<Int>, _ now: Look, in window: UIWindow
  ) {
    if let menu, menu.controllers.isSubset(of: now.inside) { return }
    menu = nil
    let came = now.inside.subtracting(inside)
    guard !came.isEmpty else { return }
    let appeared = now.shown.subtracting(shown)
    var covers: Set<Int> = []
    Self.visit(window) { view in
      guard appeared.contains(view.serial), Self.isCover(view, of: window),
        Self.screen(around: view).map({ shown.contains($0.serial) }) ?? true
      else { return }
      covers.insert(view.serial)
    }
    if !covers.isEmpty { menu = Menu(controllers: came, covers: covers) }
  }

  // MARK: - What can be seen

  private static func look(at window: UIWindow) -> Look {
    let children = window.frontRoot.map(children(under:)) ?? []
    var shown: Set<Int> = []
    if !children.isEmpty { visit(window) { shown.insert($0.serial) } }
    let visible = children.filter { isInside($0, of: window, shown) }
    return Look(
      size: window.bounds.size, children: children, inside: Set(visible.map(\.serial)),
      shown: shown)
  }

  /// Returns the children of the app's own containers under a controller that have loaded their
  /// views.
  private static func children(under controller: UIViewController) -> [UIViewController] {
    let own = controller.isContainerOfUIKit ? [] : controller.children.filter(\.isViewLoaded)
    let others = controller.seenChildren + (controller.ownPresented.map { [$0] } ?? [])
    return own + others.flatMap(children(under:))
  }

  /// Returns true if a part of a controller's view lies in the window, and is not hidden.
  private static func isInside(
    _ controller: UIViewController, of window: UIWindow, _ shown: Set<Int>
  ) -> Bool {
    guard let view = controller.viewIfLoaded, shown.contains(view.serial) else { return false }
    return LostByTurn.isInside(view, of: window)
  }

  /// Calls a closure with each view in the window that is not hidden.
  private static func visit(_ view: UIView, _ body: (UIView) -> Void) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    body(view)
    for child in view.subviews { visit(child, body) }
  }

  /// Returns true if a view covers the window with a colour or a blur, takes touches, and has no
  /// screen in it.
  private static func isCover(_ view: UIView, of window: UIWindow) -> Bool {
    guard view.isUserInteractionEnabled, !holdsScreen(view), !isInScrollView(view),
      view is UIVisualEffectView || (view.backgroundColor?.cgColor.alpha ?? 0) > 0.01
    else { return false }
    let seen = view.convert(view.bounds, to: window).intersection(window.bounds)
    return seen.width * seen.height >= 0.9 * window.bounds.width * window.bounds.height
  }

  /// Returns the controller's view that a view lies in; `nil` if it is in the window itself. A view
  /// that came together with its screen, such as the screen's background, covers nothing.
  private static func screen(around view: UIView) -> UIView? {
    var current = view.superview
    while let outer = current, !(outer.next is UIViewController) { current = outer.superview }
    return current
  }

  private static func holdsScreen(_ view: UIView) -> Bool {
    view.next is UIViewController || view.subviews.contains(where: holdsScreen)
  }

  private static func isInScrollView(_ view: UIView) -> Bool {
    var current: UIView? = view
    while let outer = current {
      if outer is UIScrollView { return true }
      current = outer.superview
    }
    return false
  }

  /// Returns the first of some views that a touch in the window reaches; `nil` if there is none.
  private static func cover(among covers: Set<Int>, in window: UIWindow) -> UIView? {
    for point in TapReach.grid(over: window, in: window, density: 5) {
      var hit = window.hitTest(point, with: nil)
      while let view = hit {
        if covers.contains(view.serial) { return view }
        hit = view.superview
      }
    }
    return nil
  }
}
