extension Publishers {
  public typealias Filter<Upstream: Publisher> =
    Derived<Upstream, Upstream.Output, Upstream.Failure>
  public typealias TryFilter<Upstream: Publisher> =
    Derived<Upstream, Upstream.Output, any Error>
  public typealias CompactMap<Upstream: Publisher, Output> =
    Derived<Upstream, Output, Upstream.Failure>
  public typealias TryCompactMap<Upstream: Publisher, Output> =
    Derived<Upstream, Output, any Error>
  public typealias RemoveDuplicates<Upstream: Publisher> =
    Derived<Upstream, Upstream.Output, Upstream.Failure>
  public typealias IgnoreOutput<Upstream: Publisher> =
    Derived<Upstream, Never, Upstream.Failure>
}

extension Publisher {
  /// Returns a publisher that sends only those values of this publisher that pass a test.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> Publishers.Filter<Self> {
    linked { isIncluded($0) ? .send($0) : .skip }
  }

  /// Returns a publisher that sends only those values of this publisher that pass a test, and fails
  /// when the test throws an error.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    linkedTrying { try isIncluded($0) ? .send($0) : .skip }
  }

  /// Returns a publisher that transforms each value of this publisher, and drops the results that
  /// are `nil`.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    linked { transform($0).map { .send($0) } ?? .skip }
  }

  /// Returns a publisher that transforms each value of this publisher, drops the results that are
  /// `nil`, and fails when the block throws an error.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    linkedTrying { try transform($0).map { .send($0) } ?? .skip }
  }

  /// Returns a publisher that drops each value of this publisher that equals the value sent before
  /// it. A block decides about equality.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    linked(from: Output?.none) { last, value in
      if let last, predicate(last, value) { return .skip }
      last = value
      return .send(value)
    }
  }

  /// Returns a publisher that drops all values of this publisher, and sends only its end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    linked { _ in .skip }
  }
}

extension Publisher where Output: Equatable {
  /// Returns a publisher that drops each value of this publisher that equals the value sent before
  /// it.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
