public import Dispatch

/// A group of pieces of work that notifies when all of them are done.
///
/// ```swift
/// let group = DispatchGroup()
/// for animator in animators {
///   group.enter()
///   animator.addCompletion { _ in group.leave() }
/// }
/// group.notify(queue: .main) { context.completeTransition(true) }
/// ```
///
/// Every `enter()` needs its `leave()`, otherwise the notification never comes. For example, a
/// transition that a group completes hangs if one of its animators is stopped without its
/// completion.
///
/// Unchecked: every method that uses the object's variables traps on other threads than the main
/// one.
public final class DispatchGroup: @unchecked Sendable {
  private var entered = 0
  private var notifications: [(queue: DispatchQueue, work: @MainActor () -> Void)] = []

  /// Creates a dispatch group without work.
  public init() {}

  /// Adds one piece of work to the dispatch group.
  public func enter() {
    onMainThread("DispatchGroup.enter()") { entered += 1 }
  }

  /// Marks one piece of the dispatch group's work as done.
  ///
  /// - Precondition: The group has unfinished work.
  public func leave() {
    onMainThread("DispatchGroup.leave()") {
      precondition(
        entered > 0, "Unbalanced call to DispatchGroup.leave(): the group waits for nothing.")
      entered -= 1
      guard entered == 0 else { return }
      let due = notifications
      notifications = []
      for notification in due { notification.queue.enqueue(notification.work) }
    }
  }

  /// Runs a block on a queue when all work of the dispatch group is done. If it is done already,
  /// the block runs in the next turn of the run loop.
  @preconcurrency
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @MainActor () -> Void
  ) {
    onMainThread("DispatchGroup.notify(queue:execute:)") {
      if entered == 0 {
        queue.enqueue(work)
      } else {
        notifications.append((queue, work))
      }
    }
  }

  /// Runs a work item on a queue when all work of the dispatch group is done.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue) { work.performUnlessCancelled() }
  }

  /// Waits for the dispatch group's work.
  ///
  /// In a block of a background queue the run loop goes on inside the call, and virtual time
  /// passes, until the work is done. On the main queue only the blocks that are pending on other
  /// queues run inside the call.
  ///
  /// - Precondition: The work is done in this way within a minute of virtual time. Otherwise, the
  ///   call would block its thread for ever, and the model has only one.
  public func wait() {
    guard wait(timeout: .distantFuture) == .timedOut else { return }
    notModelled(
      """
      wait() would block its thread for ever: \(entered) pieces of work are not done, and nothing is pending \
      that could do them. Use notify(queue:execute:) instead.
      """)
  }

  /// Waits for the dispatch group's work as `wait()` does, but not past a time. On the main queue
  /// no time passes.
  @discardableResult
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    onMainThread("DispatchGroup.wait()") {
      let isDone = Simulator.current.waitInBlock(until: timeout.instant) { entered == 0 }
      return isDone ? .success : .timedOut
    }
  }
}
