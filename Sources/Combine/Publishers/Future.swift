/// A publisher of one value or error that comes later. All subscribers get it, even those that come
/// after it.
///
/// The block is called when the future is made, and not when a subscriber comes. Put the future
/// into a ``Deferred`` to have the block called for each subscriber.
public final class Future<Output, Failure: Error>: Publisher {
  /// The type of a future's promise, a block that the app's code calls once with the result that
  /// the future then sends.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let audience = Audience<Output, Failure>()
  private var value: Output?

  /// Creates a future and calls a block at once, with a promise. The future sends the result that
  /// the block passes to the promise.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(fulfill)
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    guard audience.ending == nil else { return }
    switch result {
    case .success(let output):
      value = output
      audience.send(output)
      audience.end(.finished)
    case .failure(let error): audience.end(.failure(error))
    }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    audience.join(subscriber, keeping: .everything, hearing: value)
  }
}

extension Result {
  /// A publisher that sends the result's value and finishes, or fails with the result's error.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of a `Result`: it sends the success value and finishes, or fails with the error.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    /// The result whose value or error the publisher sends to each subscriber.
    public let result: Result

    public init(_ result: Result) { self.result = result }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value):
        Publishers.Sequence(sequence: CollectionOfOne(value)).receive(subscriber: subscriber)
      case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
      }
    }
  }
}

extension Optional {
  /// A publisher that sends the optional's value and finishes, or finishes at once if there is
  /// none.
  public var publisher: Publishers.Sequence<[Wrapped], Never> {
    .init(sequence: map { [$0] } ?? [])
  }
}
