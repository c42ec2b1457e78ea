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
  /// Takes all values into a state, and at the end sends one value that is made of the state.
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

  /// Sends the last value at the end.
  public func last() -> Publishers.Last<Self> {
    gathered(from: Output?.none, { $0 = $1 }, result: { $0 })
  }

  /// Sends, at the end, the last value that passes a test.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.LastWhere<Self> {
    gathered(from: Output?.none, { if predicate($1) { $0 = $1 } }, result: { $0 })
  }

  /// Sends, at the end, the result of accumulating all values.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    gathered(from: initialResult, { $0 = nextPartialResult($0, $1) }, result: { $0 })
  }

  /// Sends, at the end, one array of all values.
  public func collect() -> Publishers.Collect<Self> {
    gathered(from: [], { $0.append($1) }, result: { $0 })
  }

  /// Sends, at the end, the number of values.
  public func count() -> Publishers.Count<Self> {
    gathered(from: 0, { count, _ in count += 1 }, result: { $0 })
  }

  /// Sends arrays of a given number of values. The last array may have fewer.
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

  /// Sends a given value at the end, if there was no other value.
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
