/// A source that sends values over time, and perhaps an end.
///
/// A publisher is a description: nothing happens before a subscriber subscribes. Then the publisher
/// hands over a ``Subscription``, sends no more values than were asked for through it, and ends at
/// most once.
///
/// ```swift
/// let names = ["a", "b"].publisher.map { $0.uppercased() }
/// let watching = names.sink { print($0) }  // A, then B
/// ```
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error; `Never` if the publisher never fails.
  associatedtype Failure: Error

  /// Attaches a subscriber. Callers use `subscribe(_:)`, which calls this method.
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
