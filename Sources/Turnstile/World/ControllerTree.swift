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
    if let tabs = controller as? UITabBarController { code.append(-4 - tabs.selectedIndex) }
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
}
