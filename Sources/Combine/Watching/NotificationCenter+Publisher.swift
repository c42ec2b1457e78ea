public import Foundation
public import UIKit

extension NotificationCenter {
  /// A publisher of the notifications of one name.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// The center that posts the notifications.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object whose notifications are sent; `nil` for those of any object.
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
      // Unchecked: `post` calls the block, and traps off the main thread.
      nonisolated(unsafe) let told = outlet
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        told.send($0)
      }
      outlet.hold(AnyCancellable { [center] in center.removeObserver(observer) })
    }
  }

  /// Returns a publisher of the notifications with a given name, from any object or from one
  /// object.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
