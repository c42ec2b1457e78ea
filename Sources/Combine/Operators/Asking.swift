extension Publishers {
  public typealias ContainsWhere<Upstream: Publisher> =
    Derived<Upstream, Bool, Upstream.Failure>
  public typealias AllSatisfy<Upstream: Publisher> = Derived<Upstream, Bool, Upstream.Failure>
  public typealias Contains<Upstream: Publisher> = Derived<Upstream, Bool, Upstream.Failure>
}

extension Publisher {
  /// Returns a publisher that sends true as soon as a value of this publisher passes a test, or
  /// false when this publisher finishes.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    derived { upstream, outlet in
      func answer(_ contains: Bool) {
        outlet.send(contains)
        outlet.end(.finished)
      }
      outlet.listen(to: upstream) {
        if predicate($0) { answer(true) }
      } onEnd: {
        if $0.isFinished { answer(false) } else { outlet.end($0) }
      }
    }
  }

  /// Returns a publisher that sends false as soon as a value of this publisher fails a test, or
  /// true when this publisher finishes.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    derived { upstream, outlet in
      outlet.listen(
        to: upstream.contains { !predicate($0) }, onValue: { outlet.send(!$0) }, onEnd: outlet.end)
    }
  }
}

extension Publisher where Output: Equatable {
  /// Returns a publisher that sends true as soon as a value of this publisher equals a given one,
  /// or false when this publisher finishes.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    contains { $0 == output }
  }
}
