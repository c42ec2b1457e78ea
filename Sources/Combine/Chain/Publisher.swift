/// Something that sends values over time, and perhaps an end.
///
/// A publisher is a description: nothing happens before somebody subscribes. Then it hands over a
/// ``Subscription``, sends no more values than were asked for through it, and ends at most once.
///
/// ```swift
/// let names = ["a", "b"].publisher.map { $0.uppercased() }
/// let watching = names.sink { print($0) }  // A, then B
/// ```
public protocol Publisher<Output, Failure> {
  /// What is sent.
  associatedtype Output
  /// What can go wrong; `Never` if nothing can.
  associatedtype Failure: Error

  /// Takes on a subscriber; called by `subscribe(_:)`, which is what others call.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Sends values to a subscriber from now on.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}

/// A namespace for publishers.
public enum Publishers {}
