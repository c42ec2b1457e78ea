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
  /// Lets through what passes a test.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> Publishers.Filter<Self> {
    linked { isIncluded($0) ? .send($0) : .skip }
  }

  /// Lets through what passes a test, until an error is thrown.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    linkedTrying { try isIncluded($0) ? .send($0) : .skip }
  }

  /// Turns each value into another, and leaves out those that become nothing.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    linked { transform($0).map { .send($0) } ?? .skip }
  }

  /// Turns each value into another, and leaves out those that become nothing, until an error is
  /// thrown.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    linkedTrying { try transform($0).map { .send($0) } ?? .skip }
  }

  /// Leaves out what a block calls the same as what was sent last.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    linked(from: Output?.none) { last, value in
      if let last, predicate(last, value) { return .skip }
      last = value
      return .send(value)
    }
  }

  /// Lets nothing through but the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    linked { _ in .skip }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out what equals what was sent last.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
