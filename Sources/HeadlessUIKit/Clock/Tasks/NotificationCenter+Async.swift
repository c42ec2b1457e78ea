public import Foundation

extension NotificationCenter {
  /// An asynchronous sequence of the notifications that a notification centre sends from now on.
  ///
  /// The sequence observes the centre as long as an iterator exists: until a `for await` or its
  /// task ends.
  public struct Notifications: AsyncSequence {
    /// The type of the sequence's elements: notifications.
    public typealias Element = Notification
    /// The iterator of the stream into which the sequence's observer puts the notifications.
    public typealias AsyncIterator = AsyncStream<Notification>.Iterator

    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    /// Returns an iterator over the notifications that the centre sends from now on.
    public func makeAsyncIterator() -> AsyncIterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Notification.self)
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        // Unchecked: the notification does not leave this thread, because a task on virtual time
        // receives it on the same one.
        nonisolated(unsafe) let notification = $0
        continuation.yield(notification)
      }
      // Unchecked: the observer is passed on only to end the observation, for which it is compared
      // by identity and not read.
      nonisolated(unsafe) let watched = observer
      continuation.onTermination = { [center] _ in center.removeObserver(watched) }
      return stream.makeAsyncIterator()
    }
  }

  /// Returns an asynchronous sequence of the notifications with a name, from any object or from one
  /// object.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil)
    -> Notifications
  {
    Notifications(center: self, name: name, object: object)
  }
}
