import HeadlessUIKit

/// The name of a controller in reports: its class, with its title if it has one, or else with its
/// number among controllers of that class.
///
/// Of two untitled controllers of one class on one stack, the one in front has the higher number.
/// So a presenter and the controller that it presents never share a name.
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
  /// The number that tells this controller's name apart from those of its siblings of the same
  /// class: its index among them. It is zero on a navigation stack, where the depth is counted
  /// instead, and without a parent.
  fileprivate var placeAmongItsKind: Int {
    guard let parent, !(parent is UINavigationController) else { return 0 }
    var place = 0
    for sibling in parent.children where Swift.type(of: sibling) == Swift.type(of: self) {
      if sibling === self { return place }
      place += 1
    }
    return 0
  }

  /// The controller one step nearer to the root: the one below this one on the navigation stack,
  /// its container, or its presenter. On this way controllers of the same class are counted for the
  /// name.
  fileprivate var controllerBefore: UIViewController? {
    guard let parent else { return presentingViewController?.foremostChild }
    guard let navigation = parent as? UINavigationController,
      let index = navigation.pages.firstIndex(of: self), index > 0
    else { return parent }
    return navigation.pages[index - 1]
  }

  /// The innermost visible child of a navigation or tab controller; the controller itself if it is
  /// no such container.
  private var foremostChild: UIViewController {
    var current = self
    while let next = current.shownChild { current = next }
    return current
  }
}
