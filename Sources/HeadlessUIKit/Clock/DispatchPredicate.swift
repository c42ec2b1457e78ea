/// A condition for `dispatchPrecondition`: that the calling code runs on a certain queue, or does
/// not.
public enum DispatchPredicate: Sendable {
  /// The condition that the calling code runs on a certain queue.
  case onQueue(DispatchQueue)
  /// The condition that the calling code is a barrier on a certain queue. The model checks only the
  /// queue.
  case onQueueAsBarrier(DispatchQueue)
  /// The condition that the calling code does not run on a certain queue.
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
