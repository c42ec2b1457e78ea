/// A publisher of one later value or error, which is the same for all subscribers, early or late.
///
/// The block is called when the future is made, not when a subscriber comes. Put the future into
/// ``Deferred`` to call the block on subscription.
public final class Future<Output, Failure: Error>: Publisher {
  /// The block to be called once with the result.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let audience = Audience<Output, Failure>()
  private var value: Output?

  /// Calls a block, and sends the result that the block promises.
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
  /// A publisher of the value, or of the error.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher that sends a result: the value and the end, or the error.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    /// The result to send.
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
  /// A publisher of the value, if there is one.
  public var publisher: Publishers.Sequence<[Wrapped], Never> {
    .init(sequence: map { [$0] } ?? [])
  }
}
