/// A storyboard, that is, the screens of an app and the segues between them. Here it is written in
/// code.
///
/// On a device a storyboard is a file. The model reads no such files, so an app's storyboards are
/// registered by name, once per simulator, before the code under test uses them:
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
/// For a storyboard file among an adopted app's sources no such code is needed. `turnstile adopt`
/// turns the file into Swift code, views included, and the storyboard is registered automatically.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// The way in which a segue shows its destination, such as a presentation.
  public enum SegueKind {
    /// The segue presents its destination controller.
    case present
    /// The segue pushes the destination, or presents it if there is no navigation controller.
    case show
    /// The segue goes back to the nearest controller of the destination's scene, by popping to it
    /// or by dismissing what it has presented.
    case unwind
    /// The segue is of the app's own class, whose `perform()` shows the destination.
    case custom(UIStoryboardSegue.Type)
    /// Performs a segue of the app's own class, whose call of `super.perform()` performs the given
    /// kind of segue.
    indirect case of(UIStoryboardSegue.Type, SegueKind)
    /// The segue is of a class that is not here. It does nothing, and the run has passed the cut of
    /// the given name: what the class does to the screens is unknown.
    case missing(StaticString)
    /// The segue shows the destination as the detail of a split view controller, or presents it if
    /// there is none.
    case showDetail
    /// The segue presents the destination with a style and a transition; `nil` keeps those of the
    /// destination.
    case presentation(
      UIModalPresentationStyle? = nil, UIModalTransitionStyle? = nil, animated: Bool = true)
    /// The segue presents the destination as a popover beside the sender.
    case popover
    /// The segue embeds the destination in a view of the source controller.
    case embed
    /// The segue goes back to the nearest controller that has one of the given methods, and calls
    /// that method.
    case unwinding([Selector])
  }

  /// A closure that makes a segue's destination in place of the storyboard. An app marks a method
  /// with `@IBSegueAction` to serve as one.
  public typealias SegueAction =
    @MainActor (
      _ source: UIViewController, _ coder: NSCoder, _ sender: Any?, _ identifier: String?
    ) -> UIViewController?

  /// A scene of a storyboard: its identifiers, its segues, and the closure that makes its
  /// controller.
  final class Scene {
    /// The scene's identifier in the storyboard file.
    let id: String
    /// The identifier by which the app's code finds the scene; `nil` if it has none.
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

  /// A segue of a storyboard's scene: its kind and its destination.
  struct Way {
    /// The segue's identifier in the storyboard file.
    let id: String
    /// The identifier by which the app's code finds the segue; `nil` if it has none.
    let identifier: String?
    let destination: String
    let kind: SegueKind
    let action: SegueAction?
  }

  /// The scenes and segues of a registered storyboard. The closure given to
  /// ``UIStoryboard/register(_:_:)`` adds them.
  @MainActor
  public final class Description {
    let name: String
    fileprivate var scenes: [Scene] = []
    fileprivate var initial: Scene?
    private var references: [(id: String, storyboard: String, identifier: String?)] = []

    fileprivate init(name: String) { self.name = name }

    /// Adds a scene to the storyboard: an identifier, and a closure that makes the controller.
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

    /// Adds a scene that a storyboard file describes.
    ///
    /// - Parameters:
    ///   - id: The scene's identifier in the file, by which segues find it.
    ///   - identifier: The identifier by which the app's code finds the scene; `nil` if it has
    ///     none.
    public func scene(
      id: String, named identifier: String? = nil, isInitial: Bool = false,
      make: @escaping @MainActor (InterfaceLoading) -> UIViewController
    ) {
      precondition(find(id) == nil, "Storyboard '\(name)' has the scene '\(id)' already.")
      let scene = Scene(id, identifier: identifier, in: self, make: make)
      scenes.append(scene)
      if isInitial { initial = scene }
    }

    /// Adds a reference to a scene of another storyboard. Without an identifier, the reference is
    /// to that storyboard's initial scene.
    public func reference(id: String, storyboard: String, identifier: String? = nil) {
      references.append((id, storyboard, identifier))
    }

    /// Adds a segue from one scene of the storyboard to another.
    public func segue(
      _ identifier: String, from source: String, to destination: String, _ kind: SegueKind
    ) {
      segue(id: identifier, named: identifier, from: source, to: destination, kind)
    }

    /// Adds a segue to the storyboard, as a storyboard file describes it.
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

    /// Returns the scene with an identifier. The identifiers in the app's code are searched first,
    /// then those in the storyboard file.
    func find(_ name: String) -> Scene? {
      scenes.first { $0.identifier == name } ?? scenes.first { $0.id == name }
    }

    /// Makes the controller of a scene of this storyboard, or of the scene in another storyboard to
    /// which a reference leads.
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

  /// Creates the storyboard that was registered with a name. The bundle is ignored.
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

  /// Returns true if a storyboard of the given name is registered in the current simulator.
  public static func isRegistered(_ name: String) -> Bool { registered(name) != nil }

  fileprivate init(_ content: Description) {
    self.content = content
    super.init()
  }

  /// Registers a storyboard in the current simulator. It replaces a storyboard of the same name.
  public static func register(_ name: String, _ describe: (Description) -> Void) {
    _ = Simulator.current.resources
    let content = Description(name: name)
    describe(content)
    Simulator.current.storyboards.all.removeAll { $0.name == name }
    Simulator.current.storyboards.all.append(content)
  }

  /// Makes the controller of the initial scene; `nil` if no scene is marked as the initial one.
  open func instantiateInitialViewController() -> UIViewController? {
    content.initial.map { Simulator.current.autoreleased(content.instantiate($0)) }
  }

  /// Makes the controller of the initial scene by a closure that calls the controller's
  /// initialiser; `nil` if no scene is marked as the initial one.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: @escaping (NSCoder) -> ViewController?
  ) -> ViewController? {
    content.initial.map {
      Simulator.current.autoreleased(content.instantiate($0, creator: creator))
    } as? ViewController
  }

  /// Makes the controller of a scene. If a closure is given, it makes the controller by calling the
  /// controller's initialiser.
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
    return Simulator.current.autoreleased(controller)
  }

  /// Makes the controller of the scene with a given identifier. Traps if the storyboard has no such
  /// scene.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let scene = content.find(identifier) else {
      preconditionFailure(
        "Storyboard '\(content.name)' doesn't contain a view controller with identifier '\(identifier)'."
      )
    }
    return Simulator.current.autoreleased(content.instantiate(scene))
  }
}

extension UIViewController {
  /// The storyboard from which this controller was made; `nil` if it was made in code.
  public var storyboard: UIStoryboard? { storyboardDescription.map { UIStoryboard($0) } }
}

/// The storyboards that are registered in one simulator, by name.
@MainActor
final class StoryboardRegister {
  var all: [UIStoryboard.Description] = []
}

extension Simulator {
  /// The storyboards that are registered in this simulator, by name.
  fileprivate var storyboards: StoryboardRegister {
    kept(at: .storyboards) { StoryboardRegister() }
  }
}
