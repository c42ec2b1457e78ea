/// Segues of a storyboard, which know stacks and presentations.
extension UIViewController {
  func pushInContainer(_ controller: UIViewController) -> Bool {
    guard let navigationController else { return false }
    navigationController.pushViewController(controller, animated: true)
    return true
  }

  /// Finds the segue, lets the controller prepare, and takes it.
  final func performSegueOfScene(_ identifier: String, sender: Any?) {
    guard let scene, let way = scene.segues.first(where: { $0.identifier == identifier }) else {
      preconditionFailure("Receiver (\(textName)) has no segue with identifier '\(identifier)'.")
    }
    guard let target = scene.storyboard.find(way.destination) else {
      preconditionFailure(
        "Segue '\(identifier)' leads to a scene '\(way.destination)' that its storyboard doesn't have."
      )
    }
    let destination: UIViewController
    if case .unwind = way.kind {
      destination = unwindDestination(target, identifier)
    } else {
      destination = scene.storyboard.instantiate(target)
    }
    let segue = makeSegue(way.kind, identifier, to: destination)
    Simulator.current.publish(.call(self, "prepare(for:sender:)"))
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// The controller a way back leads to: the nearest one below in a stack, or below what is presented.
  private func unwindDestination(
    _ scene: UIStoryboard.Scene, _ identifier: String
  ) -> UIViewController {
    var next: UIViewController? = self
    while let controller = next {
      let stack = controller.navigationController?.viewControllers ?? [controller]
      if let found = stack.last(where: { $0.scene === scene && $0 !== self }) { return found }
      next = controller.presentingViewController
      if let navigation = next as? UINavigationController { next = navigation.topViewController }
    }
    preconditionFailure(
      "Segue '\(identifier)' finds no controller of scene '\(scene.identifier)' to go back to.")
  }

  /// Goes back to a controller below this one.
  private func goBack(to destination: UIViewController) {
    if let navigation = destination.navigationController, navigation === navigationController {
      navigation.popToViewController(destination, animated: true)
      return
    }
    if let navigation = destination.navigationController {
      navigation.popToViewController(destination, animated: false)
    }
    destination.dismiss(animated: true)
  }

  private func makeSegue(
    _ kind: UIStoryboard.SegueKind, _ identifier: String, to destination: UIViewController
  ) -> UIStoryboardSegue {
    switch kind {
    case .custom(let type):
      type.made(identifier, from: self, to: destination)
    case .unwind:
      UIStoryboardSegue(identifier: identifier, source: self, destination: destination) {
        [unowned self] in goBack(to: destination)
      }
    case .present:
      UIStoryboardSegue(identifier: identifier, source: self, destination: destination) {
        [unowned self] in present(destination, animated: true)
      }
    case .show:
      UIStoryboardSegue(identifier: identifier, source: self, destination: destination) {
        [unowned self] in show(destination, sender: self)
      }
    }
  }
}
