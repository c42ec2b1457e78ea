/// A publisher that sends one value and then finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  /// The one value that the publisher sends to each subscriber before it finishes.
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Never {
    Publishers.Sequence<_, Never>(sequence: CollectionOfOne(output)).receive(subscriber: subscriber)
  }
}

/// A publisher that sends no values. It either finishes at once or never ends.
public struct Empty<Output, Failure: Error>: Publisher {
  /// True if the publisher finishes at once, and false if it never ends.
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Creates a publisher that sends no values, given the types of its values and its error.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// A publisher that fails at once with an error, without sending a value.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error with which the publisher fails for each subscriber.
  public let error: Failure

  public init(error: Failure) { self.error = error }

  /// Creates a publisher that fails at once with an error, given the type of its values.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

/// A publisher that makes another publisher anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure

  /// The block that makes a new publisher for each subscriber.
  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}
