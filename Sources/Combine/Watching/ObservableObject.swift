import UIKit

/// An object that tells before it changes.
///
/// What it tells by is made when somebody first asks for it. Every property that is ``Published``
/// then sends to it before it changes; an object that declares an `objectWillChange` of its own
/// sends to that itself.
public protocol ObservableObject: AnyObject {
  /// What it tells by.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before a published property of the object changes.
  public var objectWillChange: ObservableObjectPublisher { .made(for: self) }
}

/// Sends before an object changes.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let audience = Audience<Void, Never>()

  public init() {}

  /// Tells all subscribers.
  public func send() { audience.send(()) }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Void, S.Failure == Never {
    audience.join(subscriber, keeping: .nothing)
  }
}

// MARK: - Whose it is

/// The key of the association; its address is all that matters.
nonisolated(unsafe) private var key: UInt8 = 0

extension ObservableObjectPublisher {
  /// The publisher of an object that has been asked for one.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher? {
    objc_getAssociatedObject(object, &key) as? ObservableObjectPublisher
  }

  /// The publisher of an object, the same whenever it is asked for.
  ///
  /// Apple finds the wrappers of the object's properties by reflection and has them hold it. An
  /// association says the same with nothing to look for, and serves an object without published
  /// properties as well.
  fileprivate static func made(for object: AnyObject) -> ObservableObjectPublisher {
    if let made = publisher(of: object) { return made }
    let made = ObservableObjectPublisher()
    objc_setAssociatedObject(object, &key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
}
