extension Publishers {
  public typealias First<Upstream: Publisher> =
    Derived<Upstream, Upstream.Output, Upstream.Failure>
  public typealias FirstWhere<Upstream: Publisher> =
    Derived<Upstream, Upstream.Output, Upstream.Failure>
  public typealias Output<Upstream: Publisher> =
    Derived<Upstream, Upstream.Output, Upstream.Failure>
  public typealias PrefixWhile<Upstream: Publisher> =
    Derived<Upstream, Upstream.Output, Upstream.Failure>
  public typealias Drop<Upstream: Publisher> =
    Derived<Upstream, Upstream.Output, Upstream.Failure>
  public typealias DropWhile<Upstream: Publisher> =
    Derived<Upstream, Upstream.Output, Upstream.Failure>
  public typealias PrefixUntilOutput<Upstream: Publisher, Other: Publisher> =
    Derived<Upstream, Upstream.Output, Upstream.Failure>
  public typealias DropUntilOutput<Upstream: Publisher, Other: Publisher> =
    Derived<Upstream, Upstream.Output, Upstream.Failure>
}

// MARK: - The beginning

extension Publisher {
  /// Returns a publisher that sends this publisher's first value, and then finishes.
  public func first() -> Publishers.First<Self> {
    linked { .last($0) }
  }

  /// Returns a publisher that sends this publisher's first value that passes a test, and then
  /// finishes.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.FirstWhere<Self> {
    linked { predicate($0) ? .last($0) : .skip }
  }

  /// Returns a publisher that sends a given number of this publisher's first values, and then
  /// finishes.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    guard maxLength > 0 else {
      return derived { _, outlet in outlet.end(.finished) }
    }
    return linked(from: maxLength) { left, value in
      left -= 1
      return left > 0 ? .send(value) : .last(value)
    }
  }

  /// Returns a publisher that sends this publisher's values until one fails a test, and then
  /// finishes.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.PrefixWhile<Self> {
    linked { predicate($0) ? .send($0) : .end(.finished) }
  }

  /// Returns a publisher that sends this publisher's values until another publisher sends its first
  /// value, and then finishes.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    derived { upstream, outlet in
      outlet.listen(to: publisher, onValue: { _ in outlet.end(.finished) }, onEnd: { _ in })
      outlet.listen(to: upstream, onValue: outlet.send)
    }
  }
}

// MARK: - The rest

extension Publisher {
  /// Returns a publisher that drops a given number of this publisher's first values, and sends all
  /// others.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    linked(from: count) { left, value in
      guard left > 0 else { return .send(value) }
      left -= 1
      return .skip
    }
  }

  /// Returns a publisher that drops this publisher's values until one fails a test, and sends that
  /// one and all others.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.DropWhile<Self> {
    linked(from: true) { drops, value in
      drops = drops && predicate(value)
      return drops ? .skip : .send(value)
    }
  }

  /// Returns a publisher that drops this publisher's values until another publisher sends its first
  /// value, and sends all others.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    derived { upstream, outlet in
      var drops = true
      outlet.listen(to: publisher.first(), onValue: { _ in drops = false }) {
        // The other publisher has ended without a value, so all values of this one will be dropped,
        // and it ends as well.
        if drops { outlet.end($0) }
      }
      outlet.listen(to: upstream) { if !drops { outlet.send($0) } }
    }
  }
}
