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
  /// Sends only those values that pass a test.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> Publishers.Filter<Self> {
    linked { isIncluded($0) ? .send($0) : .skip }
  }

  /// Passes on the values that pass a test, and fails when the test throws an error.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    linkedTrying { try isIncluded($0) ? .send($0) : .skip }
  }

  /// Transforms each value, and drops the results that are `nil`.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    linked { transform($0).map { .send($0) } ?? .skip }
  }

  /// Transforms each value, drops the results that are `nil`, and fails when the block throws an
  /// error.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    linkedTrying { try transform($0).map { .send($0) } ?? .skip }
  }

  /// Drops each value that equals the last value that was sent, as a block decides.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    linked(from: Output?.none) { last, value in
      if let last, predicate(last, value) { return .skip }
      last = value
      return .send(value)
    }
  }

  /// Drops all values, and sends only the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    linked { _ in .skip }
  }
}

extension Publisher where Output: Equatable {
  /// Drops each value that equals the last value that was sent.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
