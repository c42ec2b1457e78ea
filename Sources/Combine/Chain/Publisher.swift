/// A source that sends values over time and may send an end.
///
/// A publisher does nothing until a subscriber subscribes. Then it gives the subscriber a
/// ``Subscription``, by which the subscriber asks for values. The publisher sends no more values
/// than that, and at most one end.
///
/// ```swift
/// let names = ["a", "b"].publisher.map { $0.uppercased() }
/// let watching = names.sink { print($0) }  // A, then B
/// ```
public protocol Publisher<Output, Failure> {
  /// The type of the values that the publisher sends to its subscribers.
  associatedtype Output
  /// The type of the error with which the publisher may fail; `Never` if it never fails.
  associatedtype Failure: Error

  /// Attaches a subscriber to the publisher. Apps call `subscribe(_:)`, which calls this method.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber to the publisher, which then sends its values to the subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}

/// The namespace for the types of publishers that operators return.
public enum Publishers {}
