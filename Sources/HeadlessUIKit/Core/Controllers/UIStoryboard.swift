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
    let identifier: String
    fileprivate let make: () -> UIViewController
    fileprivate(set) var segues: [(identifier: String, destination: String, kind: SegueKind)] = []
    unowned let storyboard: Description

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

    func find(_ identifier: String) -> Scene? {
      scenes.first { $0.identifier == identifier }
    }

    func instantiate(_ scene: Scene) -> UIViewController {
      let controller = scene.make()
      controller.scene = scene
      controller.storyboardDescription = self
      return controller
    }
  }

  private let content: Description

  /// Finds a registered storyboard. The bundle plays no part.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    guard let content = Simulator.current.storyboards.all.first(where: { $0.name == name }) else {
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
    Simulator.current.storyboards.all.removeAll { $0.name == name }
    Simulator.current.storyboards.all.append(content)
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
}

/// The storyboards that have been registered, in one world.
@MainActor
final class StoryboardRegister {
  var all: [UIStoryboard.Description] = []
}

extension Simulator {
  /// The storyboards that have been registered.
  fileprivate var storyboards: StoryboardRegister {
    kept(at: .storyboards) { StoryboardRegister() }
  }
}
