/// One value that comes later, or an error; the same for all subscribers, and for those who come
/// after it.
///
/// Its block is called when it is made, not when somebody subscribes: put it into ``Deferred`` for
/// that.
public final class Future<Output, Failure: Error>: Publisher {
  /// What the block calls, once, when it knows.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let audience = Audience<Output, Failure>()
  private var value: Output?

  /// Calls a block, and sends what that promises.
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

  /// The value and the end, or the error.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    /// What is sent.
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
