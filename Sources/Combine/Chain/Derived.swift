extension Publishers {
  /// What an operator makes of a publisher.
  ///
  /// All operators with one publisher above them are this one type. Apple's names for what they
  /// return (``Map``, ``Filter``, …) are names for it, so that code which writes them down
  /// compiles.
  public struct Derived<Upstream: Publisher, Output, Failure: Error>: Publisher {
    /// What it is made of.
    public let upstream: Upstream
    let attach: (Upstream, any Subscriber<Output, Failure>) -> Void

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { attach(upstream, subscriber) }
  }
}

// MARK: - Value by value

extension Publisher {
  /// Hands values through one by one.
  func linked<T, F: Error>(
    ending: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<F>,
    _ answer: @escaping (Output) -> Answer<T, F>
  ) -> Publishers.Derived<Self, T, F> {
    Publishers.Derived(upstream: self) { upstream, subscriber in
      upstream.subscribe(Link(subscriber, answer: answer, ending: ending))
    }
  }

  /// Hands values through one by one, with the errors there are.
  func linked<T>(
    _ answer: @escaping (Output) -> Answer<T, Failure>
  ) -> Publishers.Derived<Self, T, Failure> {
    linked(ending: { $0 }, answer)
  }

  /// Hands values through one by one; what is remembered from one to the next begins anew with each
  /// subscriber.
  func linked<Memory, T>(
    from start: Memory, _ answer: @escaping (inout Memory, Output) -> Answer<T, Failure>
  ) -> Publishers.Derived<Self, T, Failure> {
    Publishers.Derived(upstream: self) { upstream, subscriber in
      var memory = start
      let link = Link<Output, Failure, T, Failure>(subscriber) { value in
        // A copy, since the app's own code may send the next value while it looks at this one.
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

  /// Hands values through one by one, until an error is thrown.
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
  /// Lets a block say what is sent, and when.
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
