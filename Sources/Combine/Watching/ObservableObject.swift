import UIKit

/// An object that announces each of its changes before the change.
///
/// The object's publisher is made when it is first used. From then on every ``Published`` property
/// sends to the publisher before the property changes. A class that declares its own
/// `objectWillChange` has to send to it itself.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// The publisher that sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that sends before a published property of the object changes.
  public var objectWillChange: ObservableObjectPublisher { .made(for: self) }
}

/// A publisher that sends before an object changes.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let audience = Audience<Void, Never>()

  public init() {}

  /// Announces a change to all subscribers.
  public func send() { audience.send(()) }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Void, S.Failure == Never {
    audience.join(subscriber, keeping: .nothing)
  }
}

// MARK: - Whose it is

/// The key of the associated object. Only its address matters.
///
/// Unchecked: only its address is used, and nothing reads or writes its value.
nonisolated(unsafe) private var key: UInt8 = 0

extension ObservableObjectPublisher {
  /// Returns the publisher of an object, or `nil` if the publisher has never been used.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher? {
    objc_getAssociatedObject(object, &key) as? ObservableObjectPublisher
  }

  /// Returns the publisher of an object, which is always the same one.
  ///
  /// Apple finds the wrappers of the object's properties by reflection, and stores the publisher in
  /// them. Here it is an associated object, which needs no search, and which an object without
  /// published properties can have as well.
  fileprivate static func made(for object: AnyObject) -> ObservableObjectPublisher {
    if let made = publisher(of: object) { return made }
    let made = ObservableObjectPublisher()
    objc_setAssociatedObject(object, &key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
}
