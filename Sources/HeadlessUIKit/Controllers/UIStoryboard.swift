/// The screens of an app and the ways between them, written in code.
///
/// On a device a storyboard is a file. There are no such files here, so an app's storyboards are registered by name, once
/// per world, before the code under test asks for them:
///
/// ```swift
/// UIStoryboard.register("Main") { main in
///   main.scene("home", isInitial: true) { HomeViewController() }
///   main.scene("modal") { ModalViewController() }
///   main.segue("displayModal", from: "home", to: "modal", .present)
/// }
///
/// let home = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
/// home.performSegue(withIdentifier: "displayModal", sender: nil)
/// ```
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// What a segue does.
  public enum SegueKind {
    /// Presents the destination.
    case present
    /// Pushes the destination, or presents it where there is no navigation controller.
    case show
    /// Goes back to the nearest controller of the destination's scene: pops to it, or dismisses what it presents.
    case unwind
    /// Performs a segue of the app's own.
    case custom(UIStoryboardSegue.Type)
  }

  /// Where a controller came from.
  final class Scene {
    fileprivate let identifier: String
    fileprivate let make: () -> UIViewController
    fileprivate var segues: [(identifier: String, destination: String, kind: SegueKind)] = []
    fileprivate unowned let storyboard: Description

    fileprivate init(
      _ identifier: String, in storyboard: Description,
      make: @escaping () -> UIViewController
    ) {
      self.identifier = identifier
      self.storyboard = storyboard
      self.make = make
    }
  }

  /// What a registered storyboard consists of; filled by the block given to ``UIStoryboard/register(_:_:)``.
  @MainActor
  public final class Description {
    fileprivate let name: String
    fileprivate var scenes: [Scene] = []
    fileprivate var initial: Scene?

    fileprivate init(name: String) { self.name = name }

    /// Adds a screen.
    public func scene(
      _ identifier: String, isInitial: Bool = false,
      make: @escaping () -> UIViewController
    ) {
      precondition(
        find(identifier) == nil, "Storyboard '\(name)' has the scene '\(identifier)' already.")
      let scene = Scene(identifier, in: self, make: make)
      scenes.append(scene)
      if isInitial { initial = scene }
    }

    /// Adds a way from one screen to another.
    public func segue(
      _ identifier: String, from source: String, to destination: String, _ kind: SegueKind
    ) {
      guard let scene = find(source) else {
        preconditionFailure(
          "Storyboard '\(name)' has no scene '\(source)' for a segue to start at.")
      }
      scene.segues.append((identifier, destination, kind))
    }

    fileprivate func find(_ identifier: String) -> Scene? {
      scenes.first { $0.identifier == identifier }
    }

    fileprivate func instantiate(_ scene: Scene) -> UIViewController {
      let controller = scene.make()
      controller.scene = scene
      controller.storyboardDescription = self
      return controller
    }
  }

  private let content: Description

  /// Finds a registered storyboard. The bundle plays no part.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    guard let content = Simulator.current.storyboards.first(where: { $0.name == name }) else {
      preconditionFailure(
        "Could not find a storyboard named '\(name)': register it with UIStoryboard.register(\"\(name)\") first."
      )
    }
    self.content = content
    super.init()
  }

  fileprivate init(_ content: Description) {
    self.content = content
    super.init()
  }

  /// Registers a storyboard in the present world, in place of one of the same name.
  public static func register(_ name: String, _ describe: (Description) -> Void) {
    let content = Description(name: name)
    describe(content)
    Simulator.current.storyboards.removeAll { $0.name == name }
    Simulator.current.storyboards.append(content)
  }

  /// Makes the controller of the first screen, if one is marked so.
  open func instantiateInitialViewController() -> UIViewController? {
    content.initial.map(content.instantiate)
  }

  /// Makes the controller of a screen.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let scene = content.find(identifier) else {
      preconditionFailure(
        "Storyboard '\(content.name)' doesn't contain a view controller with identifier '\(identifier)'."
      )
    }
    return content.instantiate(scene)
  }
}

extension UIViewController {
  /// The storyboard this controller was made from.
  public var storyboard: UIStoryboard? { storyboardDescription.map { UIStoryboard($0) } }

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
      UIStoryboardSegue.make(type, identifier, from: self, to: destination)
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
