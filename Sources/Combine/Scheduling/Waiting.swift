extension Scheduler {
  /// Does work once at a given time, unless the result is cancelled before.
  func once(
    at date: SchedulerTimeType, _ action: @escaping () -> Void
  ) -> AnyCancellable {
    // Only repeated work can be cancelled. So the work is scheduled as repeated, and cancels itself
    // after the first time.
    var repetition: (any Cancellable)?
    var isOver = false
    func stop() {
      isOver = true
      let over = repetition
      repetition = nil
      over?.cancel()
    }
    let made = schedule(after: date, interval: .seconds(1)) {
      guard !isOver else { return }
      stop()
      action()
    }
    if isOver { made.cancel() } else { repetition = made }
    return AnyCancellable(stop)
  }
}

extension Outlet {
  /// Does work after an interval, unless the outlet is cancelled or ends before.
  @discardableResult
  func wait<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, on scheduler: S, _ action: @escaping () -> Void
  ) -> AnyCancellable {
    weak var wait: AnyCancellable?
    let made = scheduler.once(at: scheduler.now.advanced(by: interval)) { [self] in
      if let wait { forget(wait) }
      action()
    }
    wait = made
    hold(made)
    return made
  }
}
