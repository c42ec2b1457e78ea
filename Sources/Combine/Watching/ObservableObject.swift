import UIKit

/// An object with a publisher that announces each of the object's changes before it happens.
///
/// The object's publisher is made when it is first used. From then on every ``Published`` property
/// sends to the publisher before the property changes. A class that declares its own
/// `objectWillChange` has to send to it itself.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that announces the object's changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// The publisher that announces each of the object's changes before it happens.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that sends an event before a ``Published`` property of the object changes.
  public var objectWillChange: ObservableObjectPublisher { .made(for: self) }
}

/// A publisher that announces each change of an ``ObservableObject`` before it happens.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let audience = Audience<Void, Never>()

  public init() {}

  /// Announces a change of the object to all subscribers.
  public func send() { audience.send(()) }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Void, S.Failure == Never {
    audience.join(subscriber, keeping: .nothing)
  }
}

// MARK: - Whose it is

/// The key under which an ``ObservableObject`` has its publisher as an associated object.
///
/// Unchecked: `nonisolated(unsafe)` is safe, because only the variable's address is used; nothing
/// reads or writes its value.
nonisolated(unsafe) private var key: UInt8 = 0

extension ObservableObjectPublisher {
  /// Returns the publisher that announces an object's changes; `nil` if nobody has ever asked for
  /// it.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher? {
    objc_getAssociatedObject(object, &key) as? ObservableObjectPublisher
  }

  /// Returns the publisher that announces an object's changes, and creates it on the first call.
  ///
  /// Apple's Combine finds the wrappers of the object's ``Published`` properties by reflection, and
  /// stores the publisher in them. In the model it is an associated object, which needs no search,
  /// and which an object without such properties can have as well.
  fileprivate static func made(for object: AnyObject) -> ObservableObjectPublisher {
    if let made = publisher(of: object) { return made }
    let made = ObservableObjectPublisher()
    objc_setAssociatedObject(object, &key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
}
