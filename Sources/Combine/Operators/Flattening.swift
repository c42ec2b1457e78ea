extension Publishers {
  public typealias FlatMap<NewPublisher: Publisher, Upstream: Publisher> =
    Derived<Upstream, NewPublisher.Output, Upstream.Failure>
  public typealias SwitchToLatest<P: Publisher, Upstream: Publisher> =
    Derived<Upstream, P.Output, Upstream.Failure>
}

// MARK: - All at once

extension Publisher {
  /// Returns a publisher that makes a publisher of each value of this one, and sends the values of
  /// all of them. It listens to a limited number of them at the same time.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, P.Failure == Failure {
    flattened(maxPublishers, transform)
  }

  private func flattened<P: Publisher>(
    _ maxPublishers: Subscribers.Demand, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    derived { upstream, outlet in
      var isUpstreamOpen = true
      var open = 0
      weak var feed: Feed<Output, Failure>?
      func endIfDone(_ completion: Subscribers.Completion<Failure>) {
        guard completion.isFinished else { return outlet.end(completion) }
        if !isUpstreamOpen, open == 0 { outlet.end(.finished) }
      }
      // The feed (subscriber) is created before it subscribes, because the publisher may send
      // values while it is being subscribed to.
      let above = Feed<Output, Failure>(asking: maxPublishers) { value in
        open += 1
        outlet.listen(to: transform(value), onValue: outlet.send) { completion in
          open -= 1
          endIfDone(completion)
          feed?.request(.max(1))
        }
      }
      feed = above
      outlet.listen(to: upstream, with: above) { completion in
        isUpstreamOpen = false
        endIfDone(completion)
      }
    }
  }

  /// Returns a publisher that makes a publisher of each value of this one, and sends the values of
  /// all of them. The made publishers never fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flattened(maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Returns a publisher that makes a publisher of each value of this one, which never fails, and
  /// sends the values of all of them.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flattened(maxPublishers, transform)
  }

  /// Returns a publisher that makes a publisher of each value of this one, and sends the values of
  /// all of them. None of the publishers ever fails.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    flattened(maxPublishers, transform)
  }
}

// MARK: - The latest

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Returns a publisher that sends the values of the latest publisher among those that this
  /// publisher sends as its values.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { switched() }

  private func switched() -> Publishers.SwitchToLatest<Output, Self> {
    derived { upstream, outlet in
      var isUpstreamOpen = true
      var latest: Feed<Output.Output, Failure>?
      outlet.listen(to: upstream) { publisher in
        if let latest { outlet.drop(latest) }
        var isOver = false
        let feed = outlet.listen(to: publisher, onValue: outlet.send) { completion in
          isOver = true
          latest = nil
          if !completion.isFinished || !isUpstreamOpen { outlet.end(completion) }
        }
        latest = isOver ? nil : feed
      } onEnd: { completion in
        isUpstreamOpen = false
        if !completion.isFinished || latest == nil { outlet.end(completion) }
      }
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Returns a publisher that sends the values of the latest publisher among those that this
  /// publisher sends as its values. They never fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switched()
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Returns a publisher that sends the values of the latest publisher among those that this
  /// publisher, which never fails, sends as its values.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  {
    setFailureType(to: Output.Failure.self).switched()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Returns a publisher that sends the values of the latest publisher among those that this
  /// publisher sends as its values. None of the publishers ever fails.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { switched() }
}
