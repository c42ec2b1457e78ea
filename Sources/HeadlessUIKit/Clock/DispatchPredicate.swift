/// A condition for `dispatchPrecondition`: that the calling code runs on a certain queue, or does
/// not.
public enum DispatchPredicate: Sendable {
  /// The condition that a queue is running the code.
  case onQueue(DispatchQueue)
  /// The condition that a queue is running the code; the model does not check that it is a barrier.
  case onQueueAsBarrier(DispatchQueue)
  /// The condition that a queue is not running the code.
  case notOnQueue(DispatchQueue)
}

/// Traps if the calling code does not meet a condition about the queue on which it runs.
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {
  let condition = condition()
  let underWay = onMainThread("dispatchPrecondition") { Simulator.current.deferrals.underWay }
  switch condition {
  case .onQueue(let queue), .onQueueAsBarrier(let queue):
    precondition(
      underWay.contains(queue),
      "This code must run on '\(queue.label)' (was on '\(underWay.last?.label ?? "none")').")
  case .notOnQueue(let queue):
    precondition(!underWay.contains(queue), "This code must not run on '\(queue.label)'.")
  }
}
