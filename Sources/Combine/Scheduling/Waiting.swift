extension Scheduler {
  /// Calls a block once at a given moment of the scheduler's time, unless the returned token is
  /// cancelled before.
  func once(
    at date: SchedulerTimeType, _ action: @escaping () -> Void
  ) -> AnyCancellable {
    // Schedulers can cancel only repeated calls. So the block is scheduled for repeated calls, and
    // the repetition is cancelled after the first one.
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
  /// Calls a block after an interval, unless the outlet (an operator's subscription) is cancelled
  /// or ends before.
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
