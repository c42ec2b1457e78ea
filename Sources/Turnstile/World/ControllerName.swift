import HeadlessUIKit

/// What a person calls a controller: its class, its title if it has one, and else which of its
/// class it is.
///
/// Of two controllers of one class that are on the stage together the one in front has the higher
/// number, so that a presenter and what it presents never have the same name.
package struct ControllerName: CustomStringConvertible {
  package let type: AnyObject.Type
  private let title: String?
  private let rank: Int

  @MainActor
  init(of controller: UIViewController) {
    type = Swift.type(of: controller)
    title = controller.title
    var rank = 0
    var current = controller
    while let before = current.controllerBefore {
      if Swift.type(of: before) == type { rank += 1 }
      current = before
    }
    self.rank = rank + (rank == 0 ? controller.placeAmongItsKind : 0)
  }

  package var description: String {
    if let title, !title.isEmpty { return "\(type) '\(title.prefix(40))'" }
    return rank > 0 ? "\(type)[\(rank)]" : "\(type)"
  }
}

extension UIViewController {
  /// Which of the children of its class it is, in the container that shows several.
  fileprivate var placeAmongItsKind: Int {
    guard let parent, !(parent is UINavigationController) else { return 0 }
    let kin = parent.children.filter { Swift.type(of: $0) == Swift.type(of: self) }
    return kin.firstIndex { $0 === self } ?? 0
  }

  /// The one that a person passed on the way to this one: below it on the stack, its container, or
  /// what presents it.
  fileprivate var controllerBefore: UIViewController? {
    guard let parent else { return presentingViewController?.foremostChild }
    guard let navigation = parent as? UINavigationController,
      let index = navigation.viewControllers.firstIndex(of: self), index > 0
    else { return parent }
    return navigation.viewControllers[index - 1]
  }

  /// What a container shows in the end; itself, if it is none.
  private var foremostChild: UIViewController {
    var current = self
    while let next = current.shownChild { current = next }
    return current
  }
}
