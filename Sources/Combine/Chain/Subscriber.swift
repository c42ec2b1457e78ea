/// A receiver of a publisher's values.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The type of the publisher's error; `Never` if the publisher never fails.
  associatedtype Failure: Error

  /// Receives the subscription, first and once. From then on values can be asked for.
  func receive(subscription: any Subscription)
  /// Receives a value that was asked for, and returns a demand for further values.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the end, last and once.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives an empty value that was asked for.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher, which the subscriber holds as long as it wants
/// values.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for a number of further values.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace for subscriptions.
public enum Subscriptions {
  /// A subscription that never sends anything.
  public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription {
  let combineIdentifier = CombineIdentifier()

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// A namespace for subscribers.
public enum Subscribers {
  /// The end of a publisher.
  public enum Completion<Failure: Error> {
    /// All values were sent.
    case finished
    /// An error has ended the publisher.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
  /// Returns the same end with another type of error.
  func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
