extension Publishers {
  public typealias Map<Upstream: Publisher, Output> =
    Derived<Upstream, Output, Upstream.Failure>
  public typealias TryMap<Upstream: Publisher, Output> = Derived<Upstream, Output, any Error>
  public typealias MapKeyPath<Upstream: Publisher, Output> =
    Derived<Upstream, Output, Upstream.Failure>
  public typealias MapKeyPath2<Upstream: Publisher, One, Two> =
    Derived<Upstream, (One, Two), Upstream.Failure>
  public typealias ReplaceNil<Upstream: Publisher, Output> =
    Derived<Upstream, Output, Upstream.Failure>
  public typealias Scan<Upstream: Publisher, Output> =
    Derived<Upstream, Output, Upstream.Failure>
}

extension Publisher {
  /// Returns a publisher that sends the result of a block for each value of this publisher.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    linked { .send(transform($0)) }
  }

  /// Returns a publisher that sends the result of a block for each value of this publisher, and
  /// fails when the block throws an error.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    linkedTrying { .send(try transform($0)) }
  }

  /// Returns a publisher that sends one property of each value of this publisher.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    linked { .send($0[keyPath: keyPath]) }
  }

  /// Returns a publisher that sends two properties of each value of this publisher, as a pair.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    linked { .send(($0[keyPath: keyPath0], $0[keyPath: keyPath1])) }
  }

  /// Returns a publisher that sends a given value in place of each `nil` that this publisher sends.
  public func replaceNil<T>(with output: T) -> Publishers.ReplaceNil<Self, T>
  where Output == T? {
    linked { .send($0 ?? output) }
  }

  /// Returns a publisher that accumulates this publisher's values, and sends the result so far
  /// after each of them.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    linked(from: initialResult) { result, value in
      result = nextPartialResult(result, value)
      return .send(result)
    }
  }
}
