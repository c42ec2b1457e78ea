extension Publishers {
  public typealias MapError<Upstream: Publisher, Failure: Error> =
    Derived<Upstream, Upstream.Output, Failure>
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> =
    Derived<Upstream, Upstream.Output, Failure>
  public typealias ReplaceError<Upstream: Publisher> =
    Derived<Upstream, Upstream.Output, Never>
  public typealias AssertNoFailure<Upstream: Publisher> =
    Derived<Upstream, Upstream.Output, Never>
  public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> =
    Derived<Upstream, Upstream.Output, NewPublisher.Failure>
  public typealias TryCatch<Upstream: Publisher, NewPublisher: Publisher> =
    Derived<Upstream, Upstream.Output, any Error>
  public typealias Retry<Upstream: Publisher> =
    Derived<Upstream, Upstream.Output, Upstream.Failure>
}

extension Publisher {
  /// Returns a publisher that transforms the error with which this publisher fails into another
  /// error.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    linked(ending: { $0.mapError(transform) }) { .send($0) }
  }

  /// Returns a publisher that sends a given value when this publisher fails, in place of the error,
  /// and then finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    self.catch { _ in Just(output) }
  }

  /// Returns a publisher of this publisher's values that traps if this publisher fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    linked { completion in
      guard case .failure(let error) = completion else { return .finished }
      fatalError(
        "\(prefix) A publisher that never fails has failed: \(error)", file: file, line: line)
    } _: {
      .send($0)
    }
  }

  /// Returns a publisher that goes on with the values of another publisher when this one fails.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    derived { upstream, outlet in
      outlet.listen(to: upstream, onValue: outlet.send) { completion in
        switch completion {
        case .finished: outlet.end(.finished)
        case .failure(let error): outlet.listen(to: handler(error), onValue: outlet.send)
        }
      }
    }
  }

  /// Returns a publisher that goes on with the values of another publisher when this one fails, or
  /// fails itself if the block throws an error.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    derived { upstream, outlet in
      outlet.listen(to: upstream, onValue: outlet.send) { completion in
        guard case .failure(let error) = completion else { return outlet.end(.finished) }
        do {
          outlet.listen(to: try handler(error), onValue: outlet.send) {
            outlet.end($0.mapError { $0 })
          }
        } catch {
          outlet.end(.failure(error))
        }
      }
    }
  }

  /// Returns a publisher that subscribes to this publisher again when it fails, at most a given
  /// number of times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    derived { upstream, outlet in
      func listen(_ left: Int) {
        outlet.listen(to: upstream, onValue: outlet.send) { completion in
          if completion.isFinished || left == 0 { outlet.end(completion) } else { listen(left - 1) }
        }
      }
      listen(retries)
    }
  }
}

extension Publisher where Failure == Never {
  /// Returns a publisher with a given type of error that sends this publisher's values and, as this
  /// one does, never fails.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    linked(ending: { _ in .finished }) { .send($0) }
  }
}
