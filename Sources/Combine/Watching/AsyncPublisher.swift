extension Publisher where Failure == Never {
  /// The values, for a task to wait for.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// The values of a publisher, for a task to wait for.
///
/// Each is asked for when the task waits for it: what a subject without a memory sends meanwhile is
/// lost.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  public typealias Failure = Never

  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// Subscribes when it is made, and until nobody holds it.
  public struct Iterator: AsyncIteratorProtocol {
    private let feed: Feed<P.Output, Never>
    private let watching: AnyCancellable
    private var values: AsyncStream<P.Output>.Iterator

    init(_ publisher: P) {
      let (stream, continuation) = AsyncStream.makeStream(of: P.Output.self)
      feed = Feed(asking: .none) { value in
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
