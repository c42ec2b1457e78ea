/// A receiver of the values that a publisher sends.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values that the subscriber receives.
  associatedtype Input
  /// The type of the publisher's error; `Never` if the publisher never fails.
  associatedtype Failure: Error

  /// Receives the subscription. It is the first call, and from then on the subscriber can ask for
  /// values.
  func receive(subscription: any Subscription)
  /// Receives a value that the subscriber has asked for, and returns the number of further values
  /// that it asks for.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the end. It is the last call.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives an event without a value, such as one that a subject of `Void` sends.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher. The subscriber retains it as long as it wants
/// values.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks the publisher for a number of further values.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace for types of subscriptions.
public enum Subscriptions {
  /// A subscription that never sends anything.
  public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription {
  let combineIdentifier = CombineIdentifier()

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// A namespace for types of subscribers.
public enum Subscribers {
  /// The end that a publisher sends to its subscribers, after which it sends no more values.
  public enum Completion<Failure: Error> {
    /// The publisher has sent all of its values.
    case finished
    /// The publisher has failed with an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
  /// Returns the same end. An error is transformed into another type of error.
  func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
