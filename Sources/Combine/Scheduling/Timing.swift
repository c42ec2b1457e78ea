extension Publishers {
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> =
    Derived<Upstream, Upstream.Output, Upstream.Failure>
  public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> =
    Derived<Upstream, Upstream.Output, Upstream.Failure>
  public typealias Delay<Upstream: Publisher, Context: Scheduler> =
    Derived<Upstream, Upstream.Output, Upstream.Failure>
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> =
    Derived<Upstream, Upstream.Output, Upstream.Failure>
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> =
    Derived<Upstream, Upstream.Output, Upstream.Failure>
  public typealias Timeout<Upstream: Publisher, Context: Scheduler> =
    Derived<Upstream, Upstream.Output, Upstream.Failure>
}

// MARK: - Elsewhere

extension Publisher {
  /// Returns a publisher that sends each value of this publisher on a scheduler. On a queue, that
  /// is one turn of the run loop later.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    derived { upstream, outlet in
      outlet.listen(to: upstream) { value in
        scheduler.schedule(options: options) { outlet.send(value) }
      } onEnd: { completion in
        scheduler.schedule(options: options) { outlet.end(completion) }
      }
    }
  }

  /// Returns a publisher that subscribes to this publisher on a scheduler. On a queue, that is one
  /// turn of the run loop later.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    derived { upstream, outlet in
      scheduler.schedule(options: options) { outlet.listen(to: upstream, onValue: outlet.send) }
    }
  }
}

// MARK: - Later

extension Publisher {
  /// Returns a publisher that sends this publisher's values and its end after a delay.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    derived { upstream, outlet in
      outlet.listen(to: upstream) { value in
        outlet.wait(interval, on: scheduler) { outlet.send(value) }
      } onEnd: { completion in
        outlet.wait(interval, on: scheduler) { outlet.end(completion) }
      }
    }
  }

  /// Returns a publisher that sends a value of this publisher once no further value has come for an
  /// interval.
  ///
  /// A value that still waits when this publisher ends is lost, as in Apple's Combine.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    derived { upstream, outlet in
      var pending: AnyCancellable?
      outlet.listen(to: upstream) { value in
        if let pending { outlet.drop(pending) }
        pending = outlet.wait(dueTime, on: scheduler) { outlet.send(value) }
      } onEnd: { completion in
        if let pending { outlet.drop(pending) }
        scheduler.schedule(options: options) { outlet.end(completion) }
      }
    }
  }

  /// Returns a publisher that sends this publisher's first value at once, and then at most one
  /// value in each interval: the first or the latest that has come in that interval.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    derived { upstream, outlet in
      var isWaiting = false
      var next: Output?
      func pass(_ value: Output) {
        isWaiting = true
        outlet.wait(interval, on: scheduler) {
          isWaiting = false
          guard let value = next else { return }
          next = nil
          pass(value)
        }
        scheduler.schedule { outlet.send(value) }
      }
      outlet.listen(to: upstream) { value in
        guard isWaiting else { return pass(value) }
        if latest || next == nil { next = value }
      } onEnd: { completion in
        let last = next
        next = nil
        scheduler.schedule {
          if let last { outlet.send(last) }
          outlet.end(completion)
        }
      }
    }
  }

  /// Returns a publisher that sends this publisher's values, and ends when none has come for an
  /// interval. With a block that makes an error, it fails with that error; otherwise it finishes.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    derived { upstream, outlet in
      var alarm: AnyCancellable?
      func rearm() {
        if let alarm { outlet.drop(alarm) }
        alarm = outlet.wait(interval, on: scheduler) {
          outlet.end(customError.map { .failure($0()) } ?? .finished)
        }
      }
      rearm()
      outlet.listen(to: upstream) { value in
        rearm()
        scheduler.schedule(options: options) { outlet.send(value) }
      } onEnd: { completion in
        if let alarm { outlet.drop(alarm) }
        scheduler.schedule(options: options) { outlet.end(completion) }
      }
    }
  }
}
