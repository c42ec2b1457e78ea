extension Publishers {
  public typealias Last<Upstream: Publisher> =
    Derived<Upstream, Upstream.Output, Upstream.Failure>
  public typealias LastWhere<Upstream: Publisher> =
    Derived<Upstream, Upstream.Output, Upstream.Failure>
  public typealias Reduce<Upstream: Publisher, Output> =
    Derived<Upstream, Output, Upstream.Failure>
  public typealias Collect<Upstream: Publisher> =
    Derived<Upstream, [Upstream.Output], Upstream.Failure>
  public typealias CollectByCount<Upstream: Publisher> =
    Derived<Upstream, [Upstream.Output], Upstream.Failure>
  public typealias Count<Upstream: Publisher> = Derived<Upstream, Int, Upstream.Failure>
  public typealias ReplaceEmpty<Upstream: Publisher> =
    Derived<Upstream, Upstream.Output, Upstream.Failure>
}

extension Publisher {
  /// Returns a publisher that collects this publisher's values in a state, and when this publisher
  /// finishes sends one value made of the state.
  private func gathered<State, T>(
    from start: State, _ take: @escaping (inout State, Output) -> Void,
    result: @escaping (State) -> T?
  ) -> Publishers.Derived<Self, T, Failure> {
    derived { upstream, outlet in
      var state = start
      outlet.listen(to: upstream) {
        take(&state, $0)
      } onEnd: { completion in
        if completion.isFinished, let result = result(state) { outlet.send(result) }
        outlet.end(completion)
      }
    }
  }

  /// Returns a publisher that sends this publisher's last value when this publisher finishes.
  public func last() -> Publishers.Last<Self> {
    gathered(from: Output?.none, { $0 = $1 }, result: { $0 })
  }

  /// Returns a publisher that sends this publisher's last value that passes a test, when this
  /// publisher finishes.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.LastWhere<Self> {
    gathered(from: Output?.none, { if predicate($1) { $0 = $1 } }, result: { $0 })
  }

  /// Returns a publisher that sends the result of accumulating all of this publisher's values, when
  /// this publisher finishes.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    gathered(from: initialResult, { $0 = nextPartialResult($0, $1) }, result: { $0 })
  }

  /// Returns a publisher that sends one array of all of this publisher's values, when this
  /// publisher finishes.
  public func collect() -> Publishers.Collect<Self> {
    gathered(from: [], { $0.append($1) }, result: { $0 })
  }

  /// Returns a publisher that sends the number of this publisher's values, when this publisher
  /// finishes.
  public func count() -> Publishers.Count<Self> {
    gathered(from: 0, { count, _ in count += 1 }, result: { $0 })
  }

  /// Returns a publisher that sends this publisher's values in arrays of a given length. The last
  /// array may be shorter.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    derived { upstream, outlet in
      var batch: [Output] = []
      outlet.listen(to: upstream) {
        batch.append($0)
        guard batch.count >= count else { return }
        let full = batch
        batch = []
        outlet.send(full)
      } onEnd: { completion in
        if completion.isFinished, !batch.isEmpty { outlet.send(batch) }
        outlet.end(completion)
      }
    }
  }

  /// Returns a publisher that sends this publisher's values, or a given value if this publisher
  /// finishes without having sent any.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    derived { upstream, outlet in
      var isEmpty = true
      outlet.listen(to: upstream) {
        isEmpty = false
        outlet.send($0)
      } onEnd: { completion in
        if completion.isFinished, isEmpty { outlet.send(output) }
        outlet.end(completion)
      }
    }
  }
}

extension Subscribers.Completion {
  var isFinished: Bool { if case .finished = self { true } else { false } }
}
