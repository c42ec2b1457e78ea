/// A method to call later, on a target that is given separately.
///
/// On Apple's platforms, `#selector` makes a name from a method. Here a selector is made from the
/// method itself, not yet bound to an object. So a method name with a typing error does not
/// compile:
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
/// The method may have no parameter, the sender, or the sender and the event. It may be private or
/// inherited, isolated to the main actor or not isolated, and may declare its sender as `Any` or as
/// a specific type. The method is looked up on the target when it is called, so an override in a
/// subclass runs. The selector holds no object: as on a device, something else has to keep the
/// target alive.
///
/// ## When two selectors are equal
///
/// Objective-C compares selectors by name, but a method reference in Swift has no name at run time:
/// each place that spells `PanInteractor.handlePan(_:)` compiles to a closure of its own. So two
/// selectors without names are equal if they were made at the same place in the source, for the
/// same class. Two selectors with names are equal if the names are equal. Code that removes an
/// action at another place has two ways: keep the selector in a constant, or give it a name:
///
/// ```swift
/// let pan = Selector(PanInteractor.handlePan(_:), named: "handlePan(_:)")
/// let same = Selector(PanInteractor.handlePan(_:), named: "handlePan(_:)")
/// pan == same  // true
/// ```
///
/// Methods that remove an action, such as `removeTarget(_:action:)`, also find a selector that is
/// merely similar, see `index(meantBy:in:)`.
///
/// ## A target of another class
///
/// On a device a method is looked up by its name on any object that is the target. Here a selector
/// knows the class of its method. Methods of the same name in other classes can be added; the tool
/// `adopt` does so:
///
/// ```swift
/// Selector(
///   Drawer.close(_:), named: "close(_:)", or: [Selector(Card.close(_:), named: "close(_:)")])
/// ```
///
/// A selector that is made from a name (``init(_:of:)``) is looked up in the given lists of the
/// app's methods. A name that is not in the lists may be that of a private method of UIKit. Nearly
/// no object of the model has such a method, so a call of it is only recorded for the run's report.
public struct Selector: Sendable {
  /// The closure that calls the selector's method, given a target, a sender, an event and a context
  /// pointer.
  private let body: @MainActor (AnyObject, Any?, Any?, UnsafeMutableRawPointer?) -> Any?
  /// The selectors of methods that have the same name but belong to other classes.
  private let others: [Selector]

  /// The class that declares the selector's method; `nil` for a selector without such a class, for
  /// example one made from a closure.
  private let target: ObjectIdentifier?
  /// A test that is true for objects of the class that declares the selector's method.
  private let suits: @Sendable (AnyObject) -> Bool
  /// The identity of the types of the method's parameters, by which two selectors of one class can
  /// be told apart.
  private let signature: ObjectIdentifier
  private let identity: Identity

  /// The identity of a selector: its name, or else the place in the source that made it.
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

  /// Calls the selector's method on a target and returns the method's result.
  ///
  /// - Precondition: The target's class has the method, and the sender is of the type that the
  ///   method takes.
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

  /// Returns true if the selector has the given Objective-C name.
  func isNamed(_ name: String) -> Bool { identity == .name(name) }

  /// Returns true if the selector's method can be called on an object, because the object's class
  /// or another class given with the selector has it.
  func belongs(to object: AnyObject) -> Bool {
    suits(object) || others.contains { $0.suits(object) }
  }
}

// MARK: - From a name

extension Selector {
  /// Creates a selector from a method's Objective-C name.
  ///
  /// - Parameter methods: The app's methods with their Objective-C names, written by the tool
  ///   `adopt`. Those of a class come before those of its superclasses.
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
      let simulator = Simulator.current
      simulator.noteInert("'\(name)' of \(type(of: target)), called by name")
      // The call counts as a cut, because the app's next steps may rest on the answer that the
      // method would have given on a device.
      simulator.pass("a method that is called by name and is not here", isInTransition: false)
      return nil
    }
  }
}

/// An object of the model with private methods of UIKit that apps call by name, with a selector.
protocol AnswersByName: AnyObject {
  /// Returns the selector of one of the object's private methods, given the method's name; `nil` if
  /// the object has no such method.
  nonisolated func method(named name: String) -> Selector?
}

/// Creates a selector from a method's name that is computed at run time.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector's method, in the form of Objective-C.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.objectiveCName }

extension Selector {
  /// The method's name in the form of Objective-C: `pan:` for `pan(_:)`, and `card:close:` for
  /// `card(_:close:)`. Other names stay as they are.
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
  /// Creates a selector that stands for a method of a protocol. With it, forwarding asks an object
  /// for its `forwardingTarget(for:)`. Every object that conforms to the protocol counts as having
  /// the method.
  init<Requirements>(of requirements: Requirements.Type, named name: String) {
    self.init(
      target: nil, suits: { $0 is Requirements }, signature: Void.self, name: name, #fileID, #line,
      #column
    ) { _, _, _, _ in nil }
  }
}

// MARK: - From methods

extension Selector {
  /// Creates a selector from a method without parameters, as `#selector` does on Apple's platforms.
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

  /// Creates a selector from a method that takes the sender of the action.
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

  /// Creates a selector from a method that takes the sender of the action and the event.
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

  /// Creates a selector from a method that is called when a system operation has ended, such as
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
  /// Creates a selector that runs a closure instead of a method. The target of the action is
  /// ignored.
  public init(
    closure: @escaping @MainActor () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(target: nil, signature: Void.self, name: nil, fileID, line, column) { _, _, _, _ in
      closure()
    }
  }

  /// Creates a selector that runs a closure with the sender of the action instead of a method. The
  /// target is ignored.
  public init<Sender>(
    closure: @escaping @MainActor (Sender) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(target: nil, signature: Sender.self, name: nil, fileID, line, column) {
      _, sender, _, _ in
      Selector.hand(sender, to: closure)
    }
  }

  /// Creates a selector from a method that is already bound to an object. The selector keeps that
  /// object alive.
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

  /// Creates a selector from a method that is already bound to an object. The selector keeps that
  /// object alive.
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
  /// Returns true if both selectors have the same name, or were made at the same place in the
  /// source, for the same class and parameter types.
  public static func == (left: Selector, right: Selector) -> Bool {
    guard left.identity == right.identity else { return false }
    if case .name = left.identity { return true }
    return left.isAlike(right)
  }

  /// Adds the selector's name, or the place in the source that made it, to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
  }

  private func isAlike(_ other: Selector) -> Bool {
    target == other.target && signature == other.signature
  }

  /// Returns the index of the action that a call such as `removeTarget(_:action:)` means.
  ///
  /// If an action is equal to the given selector, it is the one. Otherwise it is the only action of
  /// the same class and parameter types, because the app may have spelled the same method at two
  /// places, as it would with `#selector`. Two selectors that both have names are compared by their
  /// names alone. If several actions remain, the call traps, because a guess might remove the wrong
  /// one.
  ///
  /// - Precondition: No two actions have the same class and parameter types as the selector, unless
  ///   one action is equal to it.
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
  /// The name of the selector's method, or the place in the source that made the selector.
  public var description: String {
    switch identity {
    case .name(let name): name
    case .place(let file, let line, let column): "\(file):\(line):\(column)"
    }
  }
}

/// An object that may forward methods that it does not have, such as a responder.
@MainActor
protocol ForwardingObject: AnyObject {
  func forwardingTarget(for aSelector: Selector!) -> Any?
}

// MARK: - Casting

extension Selector {
  /// Calls an action method with the sender, or with a replacement of the class that the method
  /// expects (``ActionSender``).
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

  /// Calls an action method if its parameter has exactly the sender's type, as it usually has for
  /// gesture recognisers; returns `nil` for any other type. It avoids a cast at run time, which
  /// would take longer than the rest of the call.
  private static func give<Value, Sender, Answer>(
    _ value: Value, to action: (Sender) -> Answer
  ) -> Answer? {
    guard Value.self == Sender.self else { return nil }
    // Unchecked: the cast is safe, because the guard above makes sure that both types are the same.
    return action(Swift.unsafeBitCast(value, to: Sender.self))
  }

  /// Returns a target as an object of the class whose method the selector was made of. A target of
  /// another class, such as the weak proxy of a timer's target, may forward the call.
  @MainActor
  private static func cast<Target: AnyObject>(_ target: AnyObject, _ name: String?) -> Target {
    if let target = target as? Target { return target }
    let forwarder = target as? any ForwardingObject
    guard let other = forwarder?.forwardingTarget(for: Selector(name ?? "")) as? Target else {
      preconditionFailure(
        """
        -[\(type(of: target)) \(name ?? "?")]: unrecognized selector sent to instance. The selector \
        was made of a method of \(Target.self), and \(type(of: target)) has none of that name.
        """)
    }
    return other
  }

  /// Casts an action's context pointer to the type that the action method takes. A method whose
  /// parameter is not optional gets a non-null pointer even if there is no context.
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
    // The sender is unwrapped first. Otherwise a method that takes `Any` would get an optional
    // instead of the sender.
    if let sender, let sender = sender as? Sender { return sender }
    // Foundation on Linux does not cast a `Notification` to `NSNotification`, so the conversion is
    // made by hand.
    if let notification = sender as? Notification,
      let sender = NSNotification(
        name: notification.name, object: notification.object, userInfo: notification.userInfo)
        as? Sender
    {
      return sender
    }
    // Objective-C passes the sender's address, whatever type the method takes. A `Bool` parameter
    // gets the address's lowest bits. Objects lie at even addresses, so the method gets false.
    // (There is no source for this; it is general knowledge.)
    if Sender.self == Bool.self, let isOdd = false as? Sender { return isOdd }
    // Objective-C passes an object of any class, and a method that does not use its argument works.
    // So the method gets another object, of the class that it takes.
    if sender != nil, let maker = Sender.self as? any SenderMaking.Type,
      let other = maker.makeSender() as? Sender
    {
      return other
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

/// A class of which an object can be made for a method that takes such a sender and is sent an
/// object of another class. The folder `Cuts`, which makes objects of any class, has the answer.
protocol SenderMaking {
  /// Returns an object of the class; `nil` if the model cannot make one.
  static func makeSender() -> Any?
}
