/// The name of a method to call later, on a target that is given with it.
///
/// Where Objective-C is at hand, `#selector` makes a name from a method. Here a selector is made
/// from the method itself, not yet applied to any object, so that a name with a typing error does
/// not compile:
///
/// ```swift
/// final class PanInteractor: NSObject {
///   func attach(to view: UIView) {
///     view.addGestureRecognizer(
///       UIPanGestureRecognizer(target: self, action: Selector(PanInteractor.handlePan(_:))))
///   }
///
///   @MainActor private func handlePan(_ pan: UIPanGestureRecognizer) {}
/// }
/// ```
///
/// The method may take nothing, the sender, or the sender and the event; it may be private,
/// inherited, isolated to the main actor or to nothing, and declare its sender as `Any` or as the
/// type it expects. It is looked up on the target when it is called, so an override in a subclass
/// is what runs. The selector holds no object: as on a device, the target has to be kept alive by
/// another owner.
///
/// ## When two selectors are equal
///
/// Objective-C compares names, but a method reference in Swift keeps none: each place that spells
/// `PanInteractor.handlePan(_:)` compiles to a closure of its own. So two selectors without names
/// are equal if they were made at the same place in the source, for the same class. Two with names
/// are equal if the names are. To take an action off again from another place, either keep the
/// selector in a constant, which is what a shared name is anyway, or name it:
///
/// ```swift
/// let pan = Selector(PanInteractor.handlePan(_:), named: "handlePan(_:)")
/// let same = Selector(PanInteractor.handlePan(_:), named: "handlePan(_:)")
/// pan == same  // true
/// ```
///
/// A call that takes an action away is more lenient, see `index(meantBy:in:)`.
///
/// ## A target of another class
///
/// On a device a method is looked up by its name, on whatever object is the target. Here a selector
/// knows its class. Methods of other classes that have the same name can be given with it, which
/// `adopt` does:
///
/// ```swift
/// Selector(
///   Drawer.close(_:), named: "close(_:)", or: [Selector(Card.close(_:), named: "close(_:)")])
/// ```
///
/// A name alone (``init(_:of:)``) is looked for in the lists of the app's methods that it is given.
/// One that is not there may be a private one of UIKit's: nobody has it, and calling it is noted.
public struct Selector: Sendable {
  /// What to do to a target, with a sender, an event and a context.
  private let body: @MainActor (AnyObject, Any?, Any?, UnsafeMutableRawPointer?) -> Any?
  /// The methods of the same name that other classes have.
  private let others: [Selector]

  /// The class that declares the method; `nil` for a closure, which has no target.
  private let target: ObjectIdentifier?
  /// Whether an object is of that class.
  private let suits: @Sendable (AnyObject) -> Bool
  /// The types of the method's parameters.
  private let signature: ObjectIdentifier
  private let identity: Identity

  /// What tells selectors of one class and one signature apart.
  private enum Identity: Hashable, Sendable {
    case name(String)
    case place(file: String, line: UInt, column: UInt)
  }

  private init(
    target: ObjectIdentifier?, suits: @escaping @Sendable (AnyObject) -> Bool = { _ in true },
    signature: Any.Type, name: String?, or others: [Selector] = [], _ file: StaticString,
    _ line: UInt, _ column: UInt,
    body: @escaping @MainActor (AnyObject, Any?, Any?, UnsafeMutableRawPointer?) -> Any?
  ) {
    self.others = others
    self.target = target
    self.suits = suits
    self.signature = ObjectIdentifier(signature)
    self.identity =
      name.map(Identity.name)
      ?? .place(file: file.description, line: line, column: column)
    self.body = body
  }

  /// Calls the method, and returns what it returns.
  ///
  /// - Precondition: The target has a method of this name, and the sender is of the type it takes.
  @MainActor @discardableResult
  public func perform(
    on target: AnyObject, with sender: Any? = nil, event: Any? = nil,
    context: UnsafeMutableRawPointer? = nil
  ) -> Any? {
    if !suits(target), let other = others.first(where: { $0.suits(target) }) {
      return other.body(target, sender, event, context)
    }
    return body(target, sender, event, context)
  }

  /// Whether an object is of a class that the method belongs to.
  func belongs(to object: AnyObject) -> Bool {
    suits(object) || others.contains { $0.suits(object) }
  }
}

// MARK: - From a name

extension Selector {
  /// Finds the methods that Objective-C calls by a name.
  ///
  /// - Parameter methods: The app's methods, each under the name that Objective-C has for it; those
  ///   of a class before those of the classes it inherits from. `adopt` writes them.
  public init(_ name: String, of methods: [[(name: String, selector: Selector)]] = []) {
    let found = methods.joined().filter { $0.name == name }.map(\.selector)
    if found.count == 1 {
      self = found[0]
      return
    }
    self.init(
      target: nil, suits: { ($0 as? any AnswersByName)?.method(named: name) != nil },
      signature: Void.self, name: name, or: found, #fileID, #line, #column
    ) { target, sender, event, context in
      if let own = (target as? any AnswersByName)?.method(named: name) {
        return own.body(target, sender, event, context)
      }
      Simulator.current.noteInert("'\(name)' of \(type(of: target)), called by name")
      return nil
    }
  }
}

/// An object of the model's with methods that apps know by their private names.
protocol AnswersByName: AnyObject {
  /// The method of a name; `nil` if there is none.
  nonisolated func method(named name: String) -> Selector?
}

/// A selector of a name that is worked out at run time.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector, as Objective-C writes it where that is known.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.objectiveCName }

extension Selector {
  /// `pan:` for `pan(_:)`, and `card:close:` for `card(_:close:)`.
  fileprivate var objectiveCName: String {
    let name = description
    guard let open = name.firstIndex(of: "("), name.hasSuffix(")") else { return name }
    let labels = name[name.index(after: open)...].dropLast().split(separator: ":")
    let rest = labels.dropFirst().map { "\($0):" }.joined()
    return labels.isEmpty ? String(name[..<open]) : "\(name[..<open]):\(rest)"
  }
}

// MARK: - From a protocol

extension Selector {
  /// Names a requirement of a protocol, for an object that forwards messages to be asked about:
  /// every object of the protocol has it.
  init<Requirements>(of requirements: Requirements.Type, named name: String) {
    self.init(
      target: nil, suits: { $0 is Requirements }, signature: Void.self, name: name, #fileID, #line,
      #column
    ) { _, _, _, _ in nil }
  }
}

// MARK: - From methods

extension Selector {
  /// Names a method that takes nothing.
  @preconcurrency
  public init<Target: AnyObject, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result,
    named name: String? = nil, or others: [Selector] = [],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      target: ObjectIdentifier(Target.self), suits: { $0 is Target }, signature: Void.self,
      name: name, or: others, fileID, line, column
    ) { target, _, _, _ in
      method(Selector.cast(target, name))()
    }
  }

  /// Names a method that takes the sender.
  @preconcurrency
  public init<Target: AnyObject, Sender, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result,
    named name: String? = nil, or others: [Selector] = [],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      target: ObjectIdentifier(Target.self), suits: { $0 is Target }, signature: Sender.self,
      name: name, or: others,
      fileID, line, column
    ) { target, sender, _, _ in
      Selector.hand(sender) { method(Selector.cast(target, name))($0) }
    }
  }

  /// Names a method that takes the sender and the event.
  @preconcurrency
  public init<Target: AnyObject, Sender, Event, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result,
    named name: String? = nil, or others: [Selector] = [],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      target: ObjectIdentifier(Target.self), suits: { $0 is Target },
      signature: (Sender, Event).self, name: name, or: others,
      fileID, line, column
    ) { target, sender, event, _ in
      Selector.hand(sender) {
        method(Selector.cast(target, name))($0, Selector.cast(sender: event))
      }
    }
  }

  /// Names a method that is told how something of the system's has ended, as by
  /// `UIImageWriteToSavedPhotosAlbum`.
  @preconcurrency
  public init<Target: AnyObject, Sender, Event, Context, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event, Context) -> Result,
    named name: String? = nil, or others: [Selector] = [],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      target: ObjectIdentifier(Target.self), suits: { $0 is Target },
      signature: (Sender, Event, Context).self, name: name, or: others,
      fileID, line, column
    ) { target, sender, event, context in
      Selector.hand(sender) {
        method(Selector.cast(target, name))(
          $0, Selector.cast(sender: event), Selector.cast(context: context))
      }
    }
  }
}

// MARK: - From closures

extension Selector {
  /// Makes an action of a closure; the target is ignored.
  public init(
    closure: @escaping @MainActor () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(target: nil, signature: Void.self, name: nil, fileID, line, column) { _, _, _, _ in
      closure()
    }
  }

  /// Makes an action of a closure that takes the sender; the target is ignored.
  public init<Sender>(
    closure: @escaping @MainActor (Sender) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(target: nil, signature: Sender.self, name: nil, fileID, line, column) {
      _, sender, _, _ in
      Selector.hand(sender, to: closure)
    }
  }

  /// Names a method that is already bound to its object, which it then keeps alive.
  @available(
    *, deprecated,
    message:
      "A bound method retains its object, and UIKit does not retain targets: this would look like a leak. Write Selector(Type.method) instead."
  )
  @preconcurrency @_disfavoredOverload
  public init(
    _ method: @escaping @MainActor () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(closure: method, fileID: fileID, line: line, column: column)
  }

  /// Names a method that is already bound to its object, which it then keeps alive.
  @available(
    *, deprecated,
    message:
      "A bound method retains its object, and UIKit does not retain targets: this would look like a leak. Write Selector(Type.method(_:)) instead."
  )
  @preconcurrency @_disfavoredOverload
  public init<Sender>(
    _ method: @escaping @MainActor (Sender) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(closure: method, fileID: fileID, line: line, column: column)
  }
}

// MARK: - Equality

extension Selector: Hashable {
  /// Whether both have the same name; those without were made at the same place, for the same class
  /// and signature.
  public static func == (left: Selector, right: Selector) -> Bool {
    guard left.identity == right.identity else { return false }
    if case .name = left.identity { return true }
    return left.isAlike(right)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
  }

  private func isAlike(_ other: Selector) -> Bool {
    target == other.target && signature == other.signature
  }

  /// Finds the action that a call like `removeTarget(_:action:)` means.
  ///
  /// An equal selector if there is one. Otherwise the only one of the same class and signature: the
  /// code has spelled the same method in two places, as it would with `#selector`. If there are
  /// several of those, nothing tells them apart, and guessing would take away the wrong one.
  ///
  /// - Precondition: At most one action is alike, unless one is equal.
  static func index(meantBy selector: Selector, in actions: [Selector]) -> Int? {
    if let equal = actions.firstIndex(of: selector) { return equal }
    let alike = actions.indices.filter { index in
      guard actions[index].isAlike(selector) else { return false }
      if case .name = actions[index].identity, case .name = selector.identity { return false }
      return true
    }
    guard alike.count > 1 else { return alike.first }
    notModelled(
      """
      A selector to remove must be told apart from the others of its target (\(selector) could be \
      \(alike.map { actions[$0].description }.joined(separator: " or "))). Keep it in a constant, or name it: \
      Selector(Type.method, named: "method").
      """)
  }
}

extension Selector: CustomStringConvertible {
  /// The name, or the place in the source that made it.
  public var description: String {
    switch identity {
    case .name(let name): name
    case .place(let file, let line, let column): "\(file):\(line):\(column)"
    }
  }
}

// MARK: - Casting

extension Selector {
  /// Hands the sender to an action, or what stands in for it.
  @MainActor
  private static func hand<Sender, Answer>(
    _ sender: Any?, to action: (Sender) -> Answer
  ) -> Answer {
    guard let sender else { return action(cast(sender: nil)) }
    if let answer = give(sender, to: action) { return answer }
    if let sender = sender as? Sender { return action(sender) }
    guard let type = Sender.self as? any ActionSender.Type else {
      return action(cast(sender: sender))
    }
    guard let other = sender as? any ActionSender, let standIn = type.standIn(for: other),
      let given = standIn as? Sender
    else { return action(type.blank() as? Sender ?? cast(sender: sender)) }
    defer { standIn.standDown(for: other) }
    return action(given)
  }

  /// Hands over a sender that is exactly what the action takes, as a gesture recogniser mostly is;
  /// asking the runtime to cast it takes longer than the rest of the call.
  private static func give<Value, Sender, Answer>(
    _ value: Value, to action: (Sender) -> Answer
  ) -> Answer? {
    guard Value.self == Sender.self else { return nil }
    return action(unsafeBitCast(value, to: Sender.self))
  }

  private static func cast<Target: AnyObject>(_ target: AnyObject, _ name: String?) -> Target {
    guard let target = target as? Target else {
      preconditionFailure(
        """
        -[\(type(of: target)) \(name ?? "?")]: unrecognized selector sent to instance. The selector \
        was made of a method of \(Target.self), and \(type(of: target)) has none of that name.
        """)
    }
    return target
  }

  /// Apps write a context as any kind of pointer, and as one that is always there although there is
  /// none.
  private static func cast<Context>(context: UnsafeMutableRawPointer?) -> Context {
    let given = context ?? UnsafeMutableRawPointer(bitPattern: 1)
    let kinds: [Any] = [
      context as Any, given as Any, given.map { UnsafeRawPointer($0) } as Any,
    ]
    guard let context = kinds.lazy.compactMap({ $0 as? Context }).first else {
      notModelled("A context must be a pointer (was \(Context.self)).")
    }
    return context
  }
  private static func cast<Sender>(sender: Any?) -> Sender {
    // Unwrapped first, for an action that takes `Any` would else be handed the optional.
    if let sender, let sender = sender as? Sender { return sender }
    // Foundation on Linux does not bridge a notification by itself.
    if let notification = sender as? Notification,
      let sender = NSNotification(
        name: notification.name, object: notification.object, userInfo: notification.userInfo)
        as? Sender
    {
      return sender
    }
    guard let nothing = sender as Any as? Sender else {
      notModelled(
        """
        An action must take what its sender is (it takes \(Sender.self), was sent by \
        \(sender.map { String(describing: type(of: $0)) } ?? "nobody")).
        """)
    }
    return nothing
  }
}
