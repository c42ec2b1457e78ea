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
/// `PanInteractor.handlePan(_:)` compiles to a closure of its own. So two selectors are equal if
/// they were made at the same place in the source, for the same class. To take an action off again
/// from another place, either keep the selector in a constant, which is what a shared name is
/// anyway, or name it:
///
/// ```swift
/// let pan = Selector(PanInteractor.handlePan(_:), named: "handlePan(_:)")
/// let same = Selector(PanInteractor.handlePan(_:), named: "handlePan(_:)")
/// pan == same  // true
/// ```
///
/// A call that takes an action away is more lenient, see `index(meantBy:in:)`.
///
/// - Note: Unlike UIKit, a selector cannot be made from a string. There is no table of names to
///   look it up in.
public struct Selector: Sendable {
  /// What to do to a target, with a sender, an event and a context.
  private let body: @MainActor (AnyObject, Any?, Any?, UnsafeMutableRawPointer?) -> Void

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
    signature: Any.Type, name: String?, _ file: StaticString, _ line: UInt, _ column: UInt,
    body: @escaping @MainActor (AnyObject, Any?, Any?, UnsafeMutableRawPointer?) -> Void
  ) {
    self.target = target
    self.suits = suits
    self.signature = ObjectIdentifier(signature)
    self.identity =
      name.map(Identity.name)
      ?? .place(file: file.description, line: line, column: column)
    self.body = body
  }

  /// Calls the method.
  ///
  /// - Precondition: The target is of the class the method belongs to, and the sender of the type
  ///   it takes.
  @MainActor
  public func perform(
    on target: AnyObject, with sender: Any? = nil, event: Any? = nil,
    context: UnsafeMutableRawPointer? = nil
  ) {
    body(target, sender, event, context)
  }

  /// Whether an object is of the class the method belongs to.
  func belongs(to object: AnyObject) -> Bool {
    suits(object)
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
    ) { _, _, _, _ in }
  }
}

// MARK: - From methods

extension Selector {
  /// Names a method that takes nothing.
  @preconcurrency
  public init<Target: AnyObject, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result,
    named name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      target: ObjectIdentifier(Target.self), suits: { $0 is Target }, signature: Void.self,
      name: name, fileID, line, column
    ) { target, _, _, _ in
      _ = method(Selector.cast(target))()
    }
  }

  /// Names a method that takes the sender.
  @preconcurrency
  public init<Target: AnyObject, Sender, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result,
    named name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      target: ObjectIdentifier(Target.self), suits: { $0 is Target }, signature: Sender.self,
      name: name,
      fileID, line, column
    ) { target, sender, _, _ in
      Selector.hand(sender) { _ = method(Selector.cast(target))($0) }
    }
  }

  /// Names a method that takes the sender and the event.
  @preconcurrency
  public init<Target: AnyObject, Sender, Event, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result,
    named name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      target: ObjectIdentifier(Target.self), suits: { $0 is Target },
      signature: (Sender, Event).self, name: name,
      fileID, line, column
    ) { target, sender, event, _ in
      Selector.hand(sender) { _ = method(Selector.cast(target))($0, Selector.cast(sender: event)) }
    }
  }

  /// Names a method that is told how something of the system's has ended, as by
  /// `UIImageWriteToSavedPhotosAlbum`.
  @preconcurrency
  public init<Target: AnyObject, Sender, Event, Context, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event, Context) -> Result,
    named name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      target: ObjectIdentifier(Target.self), suits: { $0 is Target },
      signature: (Sender, Event, Context).self, name: name,
      fileID, line, column
    ) { target, sender, event, context in
      Selector.hand(sender) {
        _ = method(Selector.cast(target))(
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
  /// Whether both were made at the same place, or with the same name, for the same class and
  /// signature.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.isAlike(right) && left.identity == right.identity
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
    precondition(
      alike.count <= 1,
      """
      A selector to remove must be told apart from the others of its target (\(selector) could be \
      \(alike.map { actions[$0].description }.joined(separator: " or "))). Keep it in a constant, or name it: \
      Selector(Type.method, named: "method").
      """)
    return alike.first
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
  private static func hand<Sender>(_ sender: Any?, to action: (Sender) -> Void) {
    guard let sender else { return action(cast(sender: nil)) }
    if give(sender, to: action) { return }
    if let sender = sender as? Sender { return action(sender) }
    guard let type = Sender.self as? any ActionSender.Type else {
      return action(cast(sender: sender))
    }
    guard let other = sender as? any ActionSender, let standIn = type.standIn(for: other),
      let given = standIn as? Sender
    else { return action(type.blank() as? Sender ?? cast(sender: sender)) }
    action(given)
    standIn.standDown(for: other)
  }

  /// Hands over a sender that is exactly what the action takes, as a gesture recogniser mostly is;
  /// asking the runtime to cast it takes longer than the rest of the call.
  private static func give<Value, Sender>(_ value: Value, to action: (Sender) -> Void) -> Bool {
    guard Value.self == Sender.self else { return false }
    action(unsafeBitCast(value, to: Sender.self))
    return true
  }

  private static func cast<Target: AnyObject>(_ target: AnyObject) -> Target {
    guard let target = target as? Target else {
      preconditionFailure(
        "A target must be of the class its action belongs to, \(Target.self) (was \(type(of: target)))."
      )
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
      preconditionFailure("A context must be a pointer (was \(Context.self)).")
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
      preconditionFailure(
        """
        An action must take what its sender is (it takes \(Sender.self), was sent by \
        \(sender.map { String(describing: type(of: $0)) } ?? "nobody")).
        """)
    }
    return nothing
  }
}
