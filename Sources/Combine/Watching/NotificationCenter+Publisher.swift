public import Foundation
public import UIKit

extension NotificationCenter {
  /// A publisher of the notifications with one name that a notification center posts.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// The center that posts the notifications that the publisher sends.
    public let center: NotificationCenter
    /// The name of the notifications that the publisher sends.
    public let name: Notification.Name
    /// The object that must be the notifications' sender; `nil` for notifications from any object.
    public let object: AnyObject?

    public init(
      center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil
    ) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let outlet = Outlet(subscriber, keeping: .nothing)
      subscriber.receive(subscription: outlet)
      // Unchecked: `nonisolated(unsafe)` is safe, because only `post` calls the block below, and
      // traps off the main thread.
      nonisolated(unsafe) let told = outlet
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        told.send($0)
      }
      outlet.hold(AnyCancellable { [center] in center.removeObserver(observer) })
    }
  }

  /// Returns a publisher of the center's notifications with a given name, from any object or from
  /// one object.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
