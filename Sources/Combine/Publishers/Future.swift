/// A publisher of one value or error that comes later. All subscribers get it, even those that come
/// after it.
///
/// The block is called when the future is made, and not when a subscriber comes. Put the future
/// into a ``Deferred`` to have the block called for each subscriber.
public final class Future<Output, Failure: Error>: Publisher {
  /// The block that a future's own block calls, once, with the result.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let audience = Audience<Output, Failure>()
  private var value: Output?

  /// Calls a block at once. The future sends the result that the block passes to its promise.
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
  /// A publisher of the result's value, or of its error.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher that sends a result: either the value and the end, or the error.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    /// The result that the publisher sends to each subscriber.
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
  /// A publisher that sends the wrapped value, or only the end if there is none.
  public var publisher: Publishers.Sequence<[Wrapped], Never> {
    .init(sequence: map { [$0] } ?? [])
  }
}
