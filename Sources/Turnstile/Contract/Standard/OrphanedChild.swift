import HeadlessUIKit

/// A look-out for a controller that has lost its parent although its view stays where it was.
///
/// A container of the app's own takes a child controller out, as when it is about to disappear, and
/// leaves the removal of the view for later. If the transition is cancelled, "later" never comes:
/// the view is on the screen, and its controller is in no tree. UIKit tells such a controller
/// nothing any more, neither of appearances nor of sizes. A child that moves to another parent, or
/// whose view moves, is left alone.
@MainActor
struct OrphanedChild {
  /// A child controller of a container of the app's own, as it was at a rest.
  private struct Child {
    weak var controller: UIViewController?
    weak var parent: UIViewController?
    /// The view that contained the child's view.
    weak var place: UIView?
  }

  private var children: [Child] = []

  /// Returns a controller that was a child at the rest before and is in no tree now, although its
  /// view is on the screen where it was, with its former parent; `nil` if there is none.
  mutating func next(in world: World) -> (child: UIViewController, parent: UIViewController)? {
    let window = world.window
    let before = children
    // The tree of controllers tells whether there is a container to look at, now or at the rest
    // before.
    let hasContainer = world.rests.last?.controllers.hasOwnContainer == true
    guard hasContainer || !before.isEmpty else { return nil }
    children = []
    collect(window.rootViewController, in: window)
    for child in before {
      guard let controller = child.controller, let parent = child.parent, let place = child.place,
        controller.parent == nil, controller.presentingViewController == nil,
        controller !== window.rootViewController,
        let view = controller.viewIfLoaded, view.superview === place,
        let container = parent.viewIfLoaded, view.isDescendant(of: container),
        container.window === window, isSeen(view, in: window)
      else { continue }
      return (controller, parent)
    }
    return nil
  }

  private mutating func collect(_ controller: UIViewController?, in window: UIWindow) {
    guard let controller else { return }
    for child in controller.children {
      if !controller.isContainerOfUIKit, let place = child.viewIfLoaded?.superview,
        place.window === window
      {
        children.append(Child(controller: child, parent: controller, place: place))
      }
      collect(child, in: window)
    }
    collect(controller.ownPresented, in: window)
  }

  /// Returns true if a view lies within the window, and neither it nor a view around it is hidden
  /// or transparent.
  private func isSeen(_ view: UIView, in window: UIWindow) -> Bool {
    if view.isInHiddenView { return false }
    let frame = view.convert(view.bounds, to: window)
    return !frame.isEmpty && frame.intersects(window.bounds)
  }
}

extension UIView {
  /// True if the view or a view around it is hidden or transparent.
  var isInHiddenView: Bool {
    var outer: UIView? = self
    while let next = outer {
      if next.isHidden || next.alpha < 0.01 { return true }
      outer = next.superview
    }
    return false
  }
}
