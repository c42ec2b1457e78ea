extension Publishers {
  public typealias ContainsWhere<Upstream: Publisher> =
    Derived<Upstream, Bool, Upstream.Failure>
  public typealias AllSatisfy<Upstream: Publisher> = Derived<Upstream, Bool, Upstream.Failure>
  public typealias Contains<Upstream: Publisher> = Derived<Upstream, Bool, Upstream.Failure>
}

extension Publisher {
  /// Sends true as soon as a value passes a test, or false at the end.
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

  /// Sends false as soon as a value fails a test, or true at the end.
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
  /// Sends true as soon as a value equals a given one, or false at the end.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    contains { $0 == output }
  }
}
