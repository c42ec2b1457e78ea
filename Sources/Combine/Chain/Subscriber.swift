/// Something that values are sent to.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// What it takes.
  associatedtype Input
  /// What may go wrong on the way to it; `Never` if nothing can.
  associatedtype Failure: Error

  /// Comes first, and once: from now on values can be asked for.
  func receive(subscription: any Subscription)
  /// A value that was asked for; what is returned is asked for on top.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Comes last, and once.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// A value that was asked for and says nothing.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// What a subscriber holds as long as it wants values.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for that many values more.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace for subscriptions.
public enum Subscriptions {
  /// One through which nothing ever comes.
  public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription {
  let combineIdentifier = CombineIdentifier()

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// A namespace for subscribers.
public enum Subscribers {
  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    /// With everything sent.
    case finished
    /// With an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
  /// The same end with another type of error.
  func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
