/// The performing of storyboard segues: they push, present, show, embed or unwind.
extension UIViewController {
  func pushInContainer(_ controller: UIViewController) -> Bool {
    // A navigation controller on which this method is called pushes onto its own stack.
    guard let stack = self as? UINavigationController ?? navigationController else { return false }
    stack.pushViewController(controller, animated: true)
    return true
  }

  /// Finds a segue by its name in this controller's storyboard scene, calls the controller's
  /// `prepare(for:sender:)`, and performs the segue.
  ///
  /// - Parameter asksFirst: True if `shouldPerformSegue` is called first and may refuse the segue,
  ///   as for a segue that a control or a cell triggers.
  final func performSegueOfScene(_ name: String, sender: Any?, asksFirst: Bool) {
    guard let scene,
      let way = scene.segues.first(where: { $0.identifier == name })
        ?? scene.segues.first(where: { $0.id == name })
    else {
      preconditionFailure("Receiver (\(textName)) has no segue with identifier '\(name)'.")
    }
    let identifier = way.identifier
    if asksFirst, !shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) { return }
    var unwinding: Selector?
    var isNew = false
    let destination: UIViewController
    switch way.kind {
    case .unwind:
      destination = unwindDestination(of: way, in: scene)
    case .unwinding(let selectors):
      guard let found = unwindDestination(selectors) else { return }
      (destination, unwinding) = found
    default:
      let action = way.action.map { action in
        { [unowned self] (coder: NSCoder) in action(self, coder, sender, identifier) }
      }
      guard let made = scene.storyboard.make(way.destination, creator: action) else {
        preconditionFailure(
          "Segue '\(name)' leads to a scene '\(way.destination)' that its storyboard doesn't have.")
      }
      destination = made
      isNew = true
    }
    let segue = makeSegue(way.kind, identifier, to: destination, sender)
    Simulator.current.publish(.call(self, "prepare(for:sender:)"))
    prepare(for: segue, sender: sender)
    unwinding?.perform(on: destination, with: segue)
    segue.perform()
    if isNew { keep(segue, whichLeadsTo: destination) }
  }

  /// Keeps a segue alive until the presentation that it has started ends (rule R197 of UIKit's
  /// behaviour). Does nothing if the segue started no presentation. The segue's destination may be
  /// a child of the presented controller.
  private func keep(_ segue: UIStoryboardSegue, whichLeadsTo destination: UIViewController) {
    let presented = destination.outermost
    guard presented !== outermost, presented.presenter != nil else { return }
    segue.remain(with: presented)
  }

  /// Returns the destination of an unwind segue: the nearest controller that was made from the
  /// storyboard scene to which the segue leads. Traps if there is none.
  private func unwindDestination(
    of way: UIStoryboard.Way, in scene: UIStoryboard.Scene
  ) -> UIViewController {
    let target = scene.storyboard.find(way.destination)
    guard target != nil, let found = nearest(where: { $0.scene === target }) else {
      preconditionFailure(
        "Segue '\(way.identifier ?? way.id)' finds no controller of scene '\(way.destination)' to go back to."
      )
    }
    return found
  }

  /// Returns the nearest controller that implements one of the given unwind methods, and that
  /// method; `nil` if there is none.
  private func unwindDestination(_ selectors: [Selector]) -> (UIViewController, Selector)? {
    guard
      let found = nearest(where: { candidate in
        selectors.contains { $0.belongs(to: candidate) }
      }), let method = selectors.first(where: { $0.belongs(to: found) })
    else { return nil }
    return (found, method)
  }

  /// Returns the nearest other controller that meets a condition. The search goes from this
  /// controller outwards: through its children, then its container with that one's children, then
  /// the presenter, and so on.
  private func nearest(where matches: (UIViewController) -> Bool) -> UIViewController? {
    func search(in controller: UIViewController) -> UIViewController? {
      if controller !== self, matches(controller) { return controller }
      for child in controller.childControllers.reversed() {
        if let found = search(in: child) { return found }
      }
      return nil
    }
    var next: UIViewController? = self
    while let controller = next {
      if let found = search(in: controller) { return found }
      next = controller.parentController ?? controller.presentingViewController
    }
    return nil
  }

  /// Unwinds to a controller, by popping or dismissing the controllers above it.
  private func goBack(to destination: UIViewController) {
    if let navigation = destination.navigationController, navigation === navigationController {
      navigation.popToViewController(destination, animated: true)
      return
    }
    guard destination.presentedViewController != nil else { return }
    if let navigation = destination.navigationController {
      navigation.popToViewController(destination, animated: false)
    }
    destination.dismiss(animated: true)
  }

  private func makeSegue(
    _ kind: UIStoryboard.SegueKind, _ identifier: String?, to destination: UIViewController,
    _ sender: Any?
  ) -> UIStoryboardSegue {
    func segue(_ perform: @escaping (UIViewController) -> Void) -> UIStoryboardSegue {
      UIStoryboardSegue(identifier: identifier, source: self, destination: destination) {
        [unowned self] in perform(self)
      }
    }
    switch kind {
    case .custom(let type):
      return type.made(identifier, from: self, to: destination)
    case .of(let type, let kind):
      let own = type.made(identifier, from: self, to: destination)
      own.inherited = makeSegue(kind, identifier, to: destination, sender)
      return own
    case .missing(let cut):
      return segue { _ in Simulator.current.pass(cut, isInTransition: false) }
    case .unwind, .unwinding:
      return segue { $0.goBack(to: destination) }
    case .present:
      return segue { $0.present(destination, animated: true) }
    case .presentation(let style, let transition, let animated):
      if let style { destination.modalPresentationStyle = style }
      if let transition { destination.modalTransitionStyle = transition }
      return segue { $0.present(destination, animated: animated) }
    case .popover:
      destination.modalPresentationStyle = .popover
      let popover = destination.popoverPresentationController
      popover?.sourceView = sender as? UIView ?? (sender is UIBarButtonItem ? nil : view)
      popover?.barButtonItem = sender as? UIBarButtonItem
      return segue { $0.present(destination, animated: true) }
    case .show:
      return segue { $0.show(destination, sender: $0) }
    case .showDetail:
      return segue { $0.showDetailViewController(destination, sender: $0) }
    case .embed:
      let container = sender as? UIView
      return segue { $0.embed(destination, in: container) }
    }
  }

  private func embed(_ destination: UIViewController, in container: UIView?) {
    addChild(destination)
    if let container {
      destination.view.frame = container.bounds
      destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(destination.view)
    }
    destination.didMove(toParent: self)
  }
}
