/// One loading of a storyboard scene or a nib: it makes the objects, connects them and calls
/// `awakeFromNib`.
///
/// The Swift code that `turnstile adopt` makes of a storyboard or a nib file calls this class. The
/// order is UIKit's: every object is made from its coder, then outlets and actions are connected,
/// then every object gets `awakeFromNib`, and last embedded scenes are loaded.
///
/// ```swift
/// let label = nib.view(UILabel.self, frame: CGRect(x: 16, y: 20, width: 200, height: 21)) {
///   UILabel(coder: $0)
/// } with: { label in
///   label.text = "Hello"
/// }
/// controller.titleLabel = nib.outlet(label)
/// ```
@preconcurrency @MainActor
public final class InterfaceLoading {
  /// The controller whose storyboard scene or whose view is being loaded; `nil` while any other nib
  /// is loaded.
  weak var controller: UIViewController?
  private var awakened: [any NibObject] = []
  private var embeddings: [(segue: String, container: UIView)] = []
  /// True if the loading makes a part of a scene that can be made many times, such as a cell.
  var isPart = false
  /// The objects that only the loading refers to. At its end they are handed to the controller or
  /// the cell, which keeps them alive.
  private var kept: [AnyObject] = []

  init(controller: UIViewController? = nil) { self.controller = controller }

  // MARK: - Making objects

  /// Makes a view that the storyboard or nib file describes.
  ///
  /// - Parameters:
  /// - base: The UIKit class of the element. The view's own class is this class or inherits from
  ///   it.
  /// - style: The raw value of a table's, a cell's or a button's style, which the initialiser
  ///   needs.
  public func view<View: UIView>(
    _ base: UIView.Type, frame: CGRect? = nil, style: Int = 0, reuseIdentifier: String? = nil,
    make: (InterfaceCoder) -> View?, with values: @escaping @MainActor (View) -> Void = { _ in }
  ) -> View {
    let coder = InterfaceCoder(
      base: base, frame: frame, style: style, reuseIdentifier: reuseIdentifier
    ) {
      ($0 as? View).map(values)
    }
    guard let made = make(coder) else {
      preconditionFailure("init(coder:) of \(View.self) returned nil, and a view was expected.")
    }
    // The view's properties are set here if the app's own `init(coder:)` did not pass this coder to
    // its superclass, which would have set them.
    if let frame, made.frame == .zero { made.frame = frame }
    coder.decode(made)
    awakened.append(made)
    return made
  }

  /// Makes the controller of a storyboard scene, and sets its properties to the values in the
  /// storyboard file.
  public func controller<Controller: UIViewController>(
    style: Int = 0, orientation: Int = 0,
    make: (InterfaceCoder) -> Controller?,
    with values: @escaping @MainActor (Controller) -> Void = { _ in }
  ) -> Controller {
    let coder = InterfaceCoder(
      base: UIViewController.self, style: style, orientation: orientation
    ) {
      ($0 as? Controller).map(values)
    }
    let replacement = creator.flatMap { $0(coder) }
    guard let made = replacement as? Controller ?? make(coder) else {
      preconditionFailure(
        "init(coder:) of \(Controller.self) returned nil, and a controller was expected.")
    }
    coder.decode(made)
    controller = made
    awakened.append(made)
    return made
  }
  /// A closure that makes the controller in place of the scene, given to
  /// `instantiateViewController(identifier:creator:)` or marked as a segue action.
  var creator: ((NSCoder) -> UIViewController?)?

  /// Registers an object that other code has made, so that the object gets `awakeFromNib` and is
  /// kept alive as long as the controller or cell.
  public func object<Object: AnyObject>(_ object: Object) -> Object {
    if let object = object as? any NibObject { awakened.append(object) }
    kept.append(object)
    return object
  }

  /// Stores a closure that makes the controller's view. The closure is called when the view is
  /// first needed.
  public func loadsView<Controller: UIViewController>(
    of controller: Controller,
    _ make: @escaping @MainActor (Controller, InterfaceLoading) -> UIView
  ) {
    controller.interfaceView = { controller in
      guard let controller = controller as? Controller else {
        return (UIView(), InterfaceLoading())
      }
      let loading = InterfaceLoading(controller: controller)
      return (make(controller, loading), loading)
    }
  }

  // MARK: - Connecting objects

  /// Returns an object for assignment to an outlet. If the object does not have the outlet's type,
  /// the method warns and returns `nil`.
  public func outlet<Value>(_ object: AnyObject?) -> Value? {
    guard let object else { return nil }
    if let value = object as? Value { return value }
    warn(
      "An outlet of type \(Value.self) was left empty: the document connects a \(type(of: object))."
    )
    return nil
  }

  /// Returns objects for assignment to an outlet collection. Objects that do not have the
  /// collection's type are left out, with a warning.
  public func outlets<Value>(_ objects: [AnyObject]) -> [Value]? {
    objects.compactMap { outlet($0) }
  }

  /// Returns the nib's owner as the class that the nib file expects. If the owner has another
  /// class, the method warns and returns `nil`.
  public func owner<Owner: AnyObject>(_ owner: Any?, as type: Owner.Type) -> Owner? {
    guard let owner else { return nil }
    if let expected = owner as? Owner { return expected }
    warn(
      "The nib's outlets stay empty: it expects an owner of class \(type), and was given a \(Swift.type(of: owner))."
    )
    return nil
  }

  /// Makes a control perform a segue whenever it sends one of the given events.
  public func performs(_ segue: String, by control: UIControl, for events: UIControl.Event) {
    control.addTarget(trigger(segue), action: SegueTrigger.action, for: events)
  }

  /// Makes a bar button item perform a segue when it is tapped.
  public func performs(_ segue: String, by item: UIBarButtonItem) {
    item.target = trigger(segue)
    item.action = SegueTrigger.action
  }

  /// Makes a gesture recogniser perform a segue when it recognises its gesture.
  public func performs(_ segue: String, by recognizer: UIGestureRecognizer) {
    recognizer.addTarget(trigger(segue), action: SegueTrigger.gesture)
  }

  /// Embeds the destination of a segue in a container view, as soon as all objects are connected.
  public func embeds(_ segue: String, in container: UIView) {
    embeddings.append((segue, container))
  }

  /// Makes the controller of another scene of the same storyboard, such as the root controller of a
  /// navigation controller.
  public func related<Controller: UIViewController>(_ id: String) -> Controller? {
    guard let storyboard = controller?.storyboardDescription ?? storyboard else { return nil }
    return outlet(storyboard.make(id))
  }
  /// The storyboard that is being loaded. It is needed until the new controller itself refers to
  /// the storyboard.
  weak var storyboard: UIStoryboard.Description?

  /// Makes the object that performs a segue when a control or a gesture sends it an action. The
  /// controller, or the cell, keeps the object alive.
  func trigger(_ segue: String) -> SegueTrigger {
    let trigger = SegueTrigger(segue, from: controller)
    kept.append(trigger)
    return trigger
  }

  private func warn(_ text: String) {
    Simulator.current.warn(UIKitWarning(.other, text))
  }

  // MARK: - End of the loading

  /// Ends the loading: calls `awakeFromNib` on all objects, then loads the embedded scenes.
  func finish() {
    // A cell itself keeps alive the objects that perform the segues of its controls.
    if isPart, let first = awakened.first as? UIView {
      first.interfaceObjects = kept
    } else if let controller {
      controller.interfaceObjects += kept
    }
    for object in awakened { object.awakeFromNib() }
    guard let controller else { return }
    for (segue, container) in embeddings {
      controller.performEmbedding(segue, in: container)
    }
  }
}

/// A storyboard or a nib as a Swift type, made by `turnstile adopt` from the file.
///
/// The protocol isolates the type to the main actor. An attribute on the type would isolate it as
/// well, but Swift 5 code would then be checked as strictly as Swift 6 code.
@preconcurrency @MainActor
public protocol InterfaceContent {
  /// Registers the storyboard or nib in the current simulator, so that app code can load it by its
  /// name.
  static func register()
}

/// The target of a control, a bar button item or a gesture recogniser that performs a segue.
@MainActor
final class SegueTrigger: NSObject {
  private let segue: String
  private weak var controller: UIViewController?

  init(_ segue: String, from controller: UIViewController?) {
    self.segue = segue
    self.controller = controller
  }

  func fire(by sender: Any) { perform(sender) }

  static let action = Selector(SegueTrigger.perform(_:), named: "perform(_:)")
  static let gesture = Selector(SegueTrigger.recognized(_:), named: "recognized(_:)")

  private func perform(_ sender: Any?) {
    controller?.requests.performSegueOfScene(segue, sender: sender, asksFirst: true)
  }

  private func recognized(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began || recognizer.state == .ended else { return }
    // A discrete gesture reports only its end, and a continuous gesture its beginning and its end.
    // The segue of a continuous gesture is performed at the beginning.
    if recognizer.state == .ended, isUnderWay {
      isUnderWay = false
      return
    }
    isUnderWay = recognizer.state == .began
    perform(recognizer)
  }
  private var isUnderWay = false
}

extension UIViewController {
  /// Loads the controller's view from a storyboard or a nib; returns false if there is none for it.
  final func loadInterface() -> Bool {
    if let make = interfaceView {
      interfaceView = nil
      let (made, loading) = make(self)
      view = made
      canvas = made.frame
      loading.finish()
      return true
    }
    // Without a `nibName`, a nib is found that is named like the class, with or without
    // "Controller".
    let type = "\(Swift.type(of: self))"
    let short = type.hasSuffix("Controller") ? String(type.dropLast("Controller".count)) : type
    guard scene == nil,
      let name = [nibName ?? short, nibName ?? type].first(where: UINib.isRegistered)
    else { return false }
    _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    canvas = viewIfLoaded?.frame
    return isViewLoaded
  }

  /// Performs the segue that embeds a controller in a container view. The destination becomes a
  /// child controller whose view fills the container.
  final func performEmbedding(_ segue: String, in container: UIView) {
    requests.performSegueOfScene(segue, sender: container, asksFirst: true)
  }
}
