extension Publishers {
  /// A publisher that an operator, such as `map`, makes of another publisher.
  ///
  /// All operators that have one upstream publisher return this type. Apple's names for their
  /// results (``Map``, ``Filter``, …) are aliases of it, so that code that writes these names
  /// compiles.
  public struct Derived<Upstream: Publisher, Output, Failure: Error>: Publisher {
    /// The publisher to which the operator, such as `map`, was applied.
    public let upstream: Upstream
    let attach: (Upstream, any Subscriber<Output, Failure>) -> Void

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { attach(upstream, subscriber) }
  }
}

// MARK: - Value by value

extension Publisher {
  /// Returns a publisher that decides about each value of this one by a block (send a value, skip,
  /// or end), and transforms this one's end.
  func linked<T, F: Error>(
    ending: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<F>,
    _ answer: @escaping (Output) -> Answer<T, F>
  ) -> Publishers.Derived<Self, T, F> {
    Publishers.Derived(upstream: self) { upstream, subscriber in
      upstream.subscribe(Link(subscriber, answer: answer, ending: ending))
    }
  }

  /// Returns a publisher that decides about each value of this one by a block (send a value, skip,
  /// or end), and ends as this one does.
  func linked<T>(
    _ answer: @escaping (Output) -> Answer<T, Failure>
  ) -> Publishers.Derived<Self, T, Failure> {
    linked(ending: { $0 }, answer)
  }

  /// Returns a publisher that asks a block what to do with each value of this one: send a value,
  /// skip it, or end. The block keeps notes from one value to the next, which begin as `start`;
  /// each subscriber has its own.
  func linked<Memory, T>(
    from start: Memory, _ answer: @escaping (inout Memory, Output) -> Answer<T, Failure>
  ) -> Publishers.Derived<Self, T, Failure> {
    Publishers.Derived(upstream: self) { upstream, subscriber in
      var memory = start
      let link = Link<Output, Failure, T, Failure>(subscriber) { value in
        // The block works on a copy of the memory, because the app's code may send the next value
        // before the block has returned.
        var present = memory
        let answer = answer(&present, value)
        memory = present
        return answer
      } ending: {
        $0
      }
      upstream.subscribe(link)
    }
  }

  /// Returns a publisher that decides about each value of this one by a block, and fails with the
  /// error when the block throws one.
  func linkedTrying<T>(
    _ answer: @escaping (Output) throws -> Answer<T, any Error>
  ) -> Publishers.Derived<Self, T, any Error> {
    linked(ending: { $0.mapError { $0 } }) { value in
      do { return try answer(value) } catch { return .end(.failure(error)) }
    }
  }
}

// MARK: - In any other way

extension Publisher {
  /// Returns a publisher for which a block decides which values are sent to each subscriber, and
  /// when.
  func derived<T, F: Error>(
    _ start: @escaping (Self, Outlet<T, F>) -> Void
  ) -> Publishers.Derived<Self, T, F> {
    Publishers.Derived(upstream: self) { upstream, subscriber in
      let outlet = Outlet(subscriber)
      subscriber.receive(subscription: outlet)
      start(upstream, outlet)
    }
  }
}
