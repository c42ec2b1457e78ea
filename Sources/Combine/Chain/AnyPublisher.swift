/// A publisher that hides the concrete type of another publisher, whose values it sends.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (any Subscriber<Output, Failure>) -> Void

  /// Creates a publisher that sends the values of another one and hides its concrete type.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = { Self.join($0, to: publisher) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { attach(subscriber) }

  private static func join<S: Subscriber, P: Publisher>(_ subscriber: S, to publisher: P)
  where S.Input == P.Output, S.Failure == P.Failure { publisher.subscribe(subscriber) }
}

extension Publisher {
  /// Returns a publisher that sends this publisher's values and hides its concrete type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
