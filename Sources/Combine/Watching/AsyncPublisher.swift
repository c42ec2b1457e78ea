extension Publisher where Failure == Never {
  /// The values of this publisher as an asynchronous sequence, for `for await`.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// An asynchronous sequence of a publisher's values.
///
/// The sequence asks the publisher for a value only while a task waits for one. So values that a
/// ``PassthroughSubject`` sends at other times are lost.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  public typealias Failure = Never

  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// An iterator over a publisher's values. It subscribes when it is created, and cancels the
  /// subscription when it is released.
  public struct Iterator: AsyncIteratorProtocol {
    private let feed: Feed<P.Output, Never>
    private let watching: AnyCancellable
    private var values: AsyncStream<P.Output>.Iterator

    init(_ publisher: P) {
      let (stream, continuation) = AsyncStream.makeStream(of: P.Output.self)
      feed = Feed(asking: .none) { value in
        // Unchecked: `nonisolated(unsafe)` is safe, because a task on virtual time receives the
        // value on this same thread.
        nonisolated(unsafe) let value = value
        continuation.yield(value)
      }
      feed.onEnd = { _ in continuation.finish() }
      watching = AnyCancellable(feed)
      values = stream.makeAsyncIterator()
      publisher.subscribe(feed)
    }

    public mutating func next() async -> P.Output? { await next(isolation: nil) }

    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async -> P.Output? {
      feed.request(.max(1))
      return await values.next(isolation: actor)
    }
  }
}
