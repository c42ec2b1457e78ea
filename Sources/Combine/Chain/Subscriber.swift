/// A receiver of the values that a publisher sends.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values that the subscriber receives from a publisher.
  associatedtype Input
  /// The type of the error with which the publisher may fail; `Never` if it never fails.
  associatedtype Failure: Error

  /// Receives the subscription to a publisher. The publisher calls this method first; from then on
  /// the subscriber can ask for values.
  func receive(subscription: any Subscription)
  /// Receives a value of the publisher, and returns the number of further values that the
  /// subscriber asks for.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the end of the publisher: finished, or an error. It is the publisher's last call.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives an event without a value from the publisher, such as one that a subject of `Void`
  /// sends.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection between a publisher and a subscriber, which the subscriber retains as long as it
/// wants values.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks the publisher for a number of further values.
  func request(_ demand: Subscribers.Demand)
}

/// The namespace for types of subscriptions.
public enum Subscriptions {
  /// A subscription by which the subscriber never receives anything.
  public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription {
  let combineIdentifier = CombineIdentifier()

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// The namespace for types of subscribers.
public enum Subscribers {
  /// The end that a publisher sends to its subscribers, after which it sends no more values.
  public enum Completion<Failure: Error> {
    /// The publisher has sent all of its values, and no more will follow.
    case finished
    /// The publisher has failed with an error, and no more values will follow.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
  /// Returns the same end of a publisher; an error is transformed into one of another type.
  func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
