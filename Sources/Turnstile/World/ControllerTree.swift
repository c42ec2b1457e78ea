import HeadlessUIKit

/// The arrangement of an app's controllers at one moment: containment, presentation and selected
/// tab, with serial numbers for the controllers.
///
/// Two moments with equal trees show the same place in the app: the same screens, presented,
/// stacked and selected alike.
struct ControllerTree: Hashable {
  /// The controller tree as a list of numbers, depth-first. A positive number is a controller's
  /// serial number; -1 and -2 enclose its children, -3 precedes the controller that it presents,
  /// and a number below -3 encodes the selected tab. The least number precedes a child that a
  /// container of the app's own keeps out of the window while it shows another child.
  private var code: [Int] = []
  /// True if a container of the app's own is in the tree, with a child in it.
  private(set) var hasOwnContainer = false

  /// True if a controller in the tree presents another one.
  var presents: Bool { code.contains(Self.presentation) }

  /// Returns true if another tree has everything that this one has, in the same order: at most,
  /// children have been added. Example: an app adds a sheet to a navigation controller as a child.
  func isPart(of other: ControllerTree) -> Bool {
    var rest = other.code[...]
    return code.allSatisfy { number in
      guard let index = rest.firstIndex(of: number) else { return false }
      rest = rest[(index + 1)...]
      return true
    }
  }

  /// Returns true if a controller is in the tree, by its serial number.
  func holds(_ serial: Int) -> Bool { code.contains(serial) }

  /// The number that precedes a presented controller.
  private static let presentation = -3

  @MainActor
  init(of root: UIViewController?) {
    code.reserveCapacity(16)
    if let root { add(root) }
  }

  @MainActor
  init(of window: UIWindow) {
    self.init(of: window.rootViewController)
    for stray in window.strays {
      code.append(Self.presentation)
      add(stray)
    }
  }

  @MainActor
  private mutating func add(_ controller: UIViewController) {
    code.append(controller.serial)
    let children = controller.children
    if !children.isEmpty {
      if !controller.isContainerOfUIKit { hasOwnContainer = true }
      let kept = Self.kept(by: controller, among: children)
      code.append(-1)
      for child in children {
        if kept.contains(where: { $0 === child }) { code.append(.min) }
        add(child)
      }
      code.append(-2)
    }
    if let tabs = controller as? UITabBarController {
      // The selected index is read only if a tab is selected: a tab bar controller without tabs has
      // `NSNotFound` there, a number too large for the calculation.
      code.append(-4 - (tabs.selectedViewController == nil ? 0 : tabs.selectedIndex + 1))
    }
    if let presented = controller.ownPresented {
      code.append(Self.presentation)
      add(presented)
    }
  }

  /// Returns the children of a container of the app's own whose views are not in the window, if
  /// another child's view is. UIKit's containers say themselves which child they show.
  @MainActor
  private static func kept(
    by container: UIViewController, among children: [UIViewController]
  ) -> [UIViewController] {
    guard children.count > 1, !(container is UINavigationController),
      !(container is UITabBarController), !(container is UISplitViewController)
    else { return [] }
    let kept = children.filter { $0.viewIfLoaded?.window == nil }
    return kept.count < children.count ? kept : []
  }
}

extension UIWindow {
  /// The controllers that are presented over the whole window by a controller outside of the tree
  /// below the root controller, from back to front. Such a presenter has its view in the window and
  /// no parent: an app has added the view and forgotten `addChild`.
  var strays: [UIViewController] {
    var strays: [UIViewController] = []
    for view in subviews {
      guard let presented = view.presentedWithin else { continue }
      var outer = presented
      while let next = outer.parent ?? outer.presentingViewController { outer = next }
      if outer !== rootViewController { strays.append(presented) }
    }
    return strays
  }

  /// The controller from which the one that the user sees in front is found: the last of the
  /// ``strays``, or else the root controller.
  var frontRoot: UIViewController? { strays.last ?? rootViewController }

  /// The topmost presented controller; `nil` if none is presented.
  var topmostPresented: UIViewController? {
    guard var current = frontRoot?.foremost else { return nil }
    while current.presentingViewController?.ownPresented !== current {
      guard let parent = current.parent else { return nil }
      current = parent
    }
    return current
  }
}

extension UIViewController {
  /// True if the controller is one of UIKit's containers, or of a class of the app's own below one,
  /// so that UIKit decides where its children's views are.
  var isContainerOfUIKit: Bool {
    self is UINavigationController || self is UITabBarController || self is UIPageViewController
      || self is UISplitViewController
  }

  /// The controller that the user sees in front: the topmost presented controller, or the child
  /// that its container shows.
  var foremost: UIViewController {
    var current = self
    while true {
      if let presented = current.ownPresented {
        current = presented
      } else if let next = current.shownChild {
        current = next
      } else {
        return current
      }
    }
  }

  /// The controller that this one itself presents. UIKit's `presentedViewController` may also
  /// return one that an ancestor presents.
  var ownPresented: UIViewController? {
    presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
  }

  /// The child that a navigation or tab controller shows, that is, the top of the stack or the
  /// selected tab; `nil` for other controllers.
  var shownChild: UIViewController? {
    switch self {
    case let navigation as UINavigationController: navigation.pages.last
    case let tabs as UITabBarController: tabs.selectedViewController
    default: nil
    }
  }

  /// The controller's visible children: the selected one of a navigation or tab controller; in the
  /// app's own container, every child whose view is in the window, wherever it is embedded.
  var seenChildren: [UIViewController] {
    if self is UINavigationController || self is UITabBarController {
      return shownChild.map { [$0] } ?? []
    }
    // A child counts as visible, too, while it presents another controller: a presentation in its
    // own context may have taken its view out of the window.
    return children.filter { $0.viewIfLoaded?.window != nil || $0.ownPresented != nil }
  }

  /// The innermost controller that the user sees. In the app's own container it is the frontmost
  /// child at the middle of the container's view.
  var innermost: UIViewController {
    var current = foremost
    while let next = current.childInTheMiddle { current = next.foremost }
    return current
  }

  private var childInTheMiddle: UIViewController? {
    guard shownChild == nil, let view = viewIfLoaded, let window = view.window else { return nil }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    let there = seenChildren.filter { child in
      child.view.window === window
        && child.view.convert(child.view.bounds, to: nil).contains(middle)
    }
    // If several children cover the middle, the frontmost is the last one in the view tree.
    var last: UIViewController?
    func visit(_ view: UIView) {
      if let child = there.first(where: { $0.view === view }) { last = child }
      for subview in view.subviews where !subview.isHidden { visit(subview) }
    }
    visit(view)
    return last
  }
}
