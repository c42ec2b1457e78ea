public import Foundation
public import UIKit

extension NotificationCenter {
  /// The notifications of one name.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// Who sends them.
    public let center: NotificationCenter
    /// What they are called.
    public let name: Notification.Name
    /// Whom they are about; `nil` for anybody.
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
      nonisolated(unsafe) let told = outlet
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        told.send($0)
      }
      outlet.hold(AnyCancellable { [center] in center.removeObserver(observer) })
    }
  }

  /// Returns a publisher of the notifications of a name, from anybody or from one object.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
