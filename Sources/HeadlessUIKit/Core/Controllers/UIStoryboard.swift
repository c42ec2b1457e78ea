/// The screens of an app and the ways between them, written in code.
///
/// On a device a storyboard is a file. There are no such files here, so an app's storyboards are
/// registered by name, once per world, before the code under test asks for them:
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
///
/// None of that is written by hand for a storyboard that lies beside the sources: `turnstile adopt`
/// makes it of the file, with the views, and it is registered by itself.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// What a segue does.
  public enum SegueKind {
    /// Presents the destination.
    case present
    /// Pushes the destination, or presents it where there is no navigation controller.
    case show
    /// Goes back to the nearest controller of the destination's scene: pops to it, or dismisses
    /// what it presents.
    case unwind
    /// Performs a segue of the app's own.
    case custom(UIStoryboardSegue.Type)
    /// Shows the destination as the detail of a split view, or presents it.
    case showDetail
    /// Presents the destination with a style and a transition; `nil` leaves what the destination
    /// says.
    case presentation(
      UIModalPresentationStyle? = nil, UIModalTransitionStyle? = nil, animated: Bool = true)
    /// Presents the destination beside what was tapped.
    case popover
    /// Makes the destination a part of a view of the source.
    case embed
    /// Goes back to the nearest controller that has one of these methods, and calls it.
    case unwinding([Selector])
  }

  /// Makes a segue's destination in the place of the storyboard: what `@IBSegueAction` marks.
  public typealias SegueAction =
    @MainActor (
      _ source: UIViewController, _ coder: NSCoder, _ sender: Any?, _ identifier: String?
    ) -> UIViewController?

  /// Where a controller came from.
  final class Scene {
    /// What the document calls it.
    let id: String
    /// What the app calls it.
    let identifier: String?
    fileprivate let make: @MainActor (InterfaceLoading) -> UIViewController
    fileprivate(set) var segues: [Way] = []
    unowned let storyboard: Description

    fileprivate init(
      _ id: String, identifier: String?, in storyboard: Description,
      make: @escaping @MainActor (InterfaceLoading) -> UIViewController
    ) {
      self.id = id
      self.identifier = identifier
      self.storyboard = storyboard
      self.make = make
    }
  }

  /// A way from a scene to another one.
  struct Way {
    /// What the document calls it.
    let id: String
    /// What the app calls it.
    let identifier: String?
    let destination: String
    let kind: SegueKind
    let action: SegueAction?
  }

  /// What a registered storyboard consists of; filled by the block given to
  /// ``UIStoryboard/register(_:_:)``.
  @MainActor
  public final class Description {
    let name: String
    fileprivate var scenes: [Scene] = []
    fileprivate var initial: Scene?
    private var references: [(id: String, storyboard: String, identifier: String?)] = []

    fileprivate init(name: String) { self.name = name }

    /// Adds a screen.
    public func scene(
      _ identifier: String, isInitial: Bool = false,
      make: @escaping () -> UIViewController
    ) {
      scene(id: identifier, named: identifier, isInitial: isInitial) { loading in
        let made = make()
        loading.controller = made
        return made
      }
    }

    /// Adds a screen that a document describes.
    ///
    /// - Parameters:
    ///   - id: What the document calls it, by which segues find it.
    ///   - identifier: What the app calls it, if it does.
    public func scene(
      id: String, named identifier: String? = nil, isInitial: Bool = false,
      make: @escaping @MainActor (InterfaceLoading) -> UIViewController
    ) {
      precondition(find(id) == nil, "Storyboard '\(name)' has the scene '\(id)' already.")
      let scene = Scene(id, identifier: identifier, in: self, make: make)
      scenes.append(scene)
      if isInitial { initial = scene }
    }

    /// Adds a screen that stands in another storyboard; without an identifier it is the first one
    /// there.
    public func reference(id: String, storyboard: String, identifier: String? = nil) {
      references.append((id, storyboard, identifier))
    }

    /// Adds a way from one screen to another.
    public func segue(
      _ identifier: String, from source: String, to destination: String, _ kind: SegueKind
    ) {
      segue(id: identifier, named: identifier, from: source, to: destination, kind)
    }

    /// Adds a way that a document describes.
    public func segue(
      id: String, named identifier: String? = nil, from source: String, to destination: String = "",
      _ kind: SegueKind, action: SegueAction? = nil
    ) {
      guard let scene = find(source) else {
        preconditionFailure(
          "Storyboard '\(name)' has no scene '\(source)' for a segue to start at.")
      }
      scene.segues.append(
        Way(id: id, identifier: identifier, destination: destination, kind: kind, action: action))
    }

    /// The scene that the app calls so, else the one that the document does.
    func find(_ name: String) -> Scene? {
      scenes.first { $0.identifier == name } ?? scenes.first { $0.id == name }
    }

    /// Makes the controller of a scene, here or in the storyboard that is referred to.
    func make(
      _ id: String, creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
      if let scene = find(id) { return instantiate(scene, creator: creator) }
      guard let reference = references.first(where: { $0.id == id }) else { return nil }
      let other = UIStoryboard(name: reference.storyboard, bundle: nil).content
      let scene = reference.identifier.map(other.find) ?? other.initial
      return scene.map { other.instantiate($0, creator: creator) }
    }

    func instantiate(
      _ scene: Scene, creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController {
      let loading = InterfaceLoading()
      loading.storyboard = self
      loading.creator = creator
      let controller = scene.make(loading)
      controller.scene = scene
      controller.storyboardDescription = self
      loading.finish()
      return controller
    }
  }

  private let content: Description

  /// Finds a registered storyboard. The bundle plays no part.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    guard let content = Self.registered(name) else {
      preconditionFailure(
        "Could not find a storyboard named '\(name)': adopt the file with the sources, or register it with UIStoryboard.register(\"\(name)\") first."
      )
    }
    self.content = content
    super.init()
  }

  private static func registered(_ name: String) -> Description? {
    _ = Simulator.current.resources
    return Simulator.current.storyboards.all.first { $0.name == name }
  }

  /// Whether there is a storyboard of this name.
  public static func isRegistered(_ name: String) -> Bool { registered(name) != nil }

  fileprivate init(_ content: Description) {
    self.content = content
    super.init()
  }

  /// Registers a storyboard in the present world, in place of one of the same name.
  public static func register(_ name: String, _ describe: (Description) -> Void) {
    _ = Simulator.current.resources
    let content = Description(name: name)
    describe(content)
    Simulator.current.storyboards.all.removeAll { $0.name == name }
    Simulator.current.storyboards.all.append(content)
  }

  /// Makes the controller of the first screen, if one is marked so.
  open func instantiateInitialViewController() -> UIViewController? {
    content.initial.map { content.instantiate($0) }
  }

  /// Makes the controller of the first screen, if one is marked so, by a block that calls its
  /// initialiser.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: @escaping (NSCoder) -> ViewController?
  ) -> ViewController? {
    content.initial.map { content.instantiate($0, creator: creator) } as? ViewController
  }

  /// Makes the controller of a screen, by a block that calls its initialiser.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made =
      creator.map { creator in
        content.find(identifier).map { content.instantiate($0, creator: { creator($0) }) }
      } ?? instantiateViewController(withIdentifier: identifier)
    guard let controller = made as? ViewController else {
      preconditionFailure(
        "Storyboard '\(content.name)' has no \(ViewController.self) with identifier '\(identifier)' (found \(made.map { "\(type(of: $0))" } ?? "nothing"))."
      )
    }
    return controller
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
