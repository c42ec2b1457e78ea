import HeadlessUIKit

/// Which controllers there are and how they stand to each other, at one moment, by serial.
///
/// Two moments with equal trees are the same place of the app: the same screens, presented, stacked
/// and selected alike.
struct ControllerTree: Hashable {
  /// The tree, written down depth first with brackets (-1, -2) around children and (-3) before what
  /// is presented.
  private var code: [Int] = []

  @MainActor
  init(of root: UIViewController?) {
    code.reserveCapacity(16)
    if let root { add(root) }
  }

  @MainActor
  private mutating func add(_ controller: UIViewController) {
    code.append(controller.serial)
    let children = controller.children
    if !children.isEmpty {
      code.append(-1)
      for child in children { add(child) }
      code.append(-2)
    }
    if let tabs = controller as? UITabBarController {
      // A tab bar controller without tabs has selected `NSNotFound`.
      code.append(-4 - (tabs.selectedViewController == nil ? 0 : tabs.selectedIndex + 1))
    }
    if let presented = controller.ownPresented {
      code.append(-3)
      add(presented)
    }
  }
}

extension UIViewController {
  /// The controller a person looks at: the topmost presented, and in it what its container shows.
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

  /// What this controller itself presents; UIKit's property also tells what an ancestor does.
  var ownPresented: UIViewController? {
    presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
  }

  /// The child that a navigation or tab controller shows.
  var shownChild: UIViewController? {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    default: nil
    }
  }

  /// The children that are seen: the one that a navigation or tab controller shows, and in a
  /// container of the app's own those whose views are in the window, whoever has embedded them.
  var seenChildren: [UIViewController] {
    if self is UINavigationController || self is UITabBarController {
      return shownChild.map { [$0] } ?? []
    }
    // One that presents in its own context may have left the window for what it presents.
    return children.filter { $0.viewIfLoaded?.window != nil || $0.ownPresented != nil }
  }

  /// The innermost controller that a person looks at: in a container of the app's own the child
  /// that lies at the middle of its view, in front of others.
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
    // Of those that cover each other there the one in front has the later place in the tree.
    var last: UIViewController?
    func visit(_ view: UIView) {
      if let child = there.first(where: { $0.view === view }) { last = child }
      for subview in view.subviews where !subview.isHidden { visit(subview) }
    }
    visit(view)
    return last
  }
}
