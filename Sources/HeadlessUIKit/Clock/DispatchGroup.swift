public import Dispatch

/// Waits for several pieces of work to be done.
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
/// Every `enter()` needs its `leave()`, or the notification never comes; so a transition that is
/// completed this way hangs if one animator is stopped without its completion.
public final class DispatchGroup: @unchecked Sendable {
  private var entered = 0
  private var notifications: [(queue: DispatchQueue, work: @MainActor () -> Void)] = []

  /// Creates a group that waits for nothing yet.
  public init() {}

  /// Waits for one thing more.
  public func enter() {
    onMainThread("DispatchGroup.enter()") { entered += 1 }
  }

  /// Says that one of the things waited for is done.
  ///
  /// - Precondition: The group waits for something.
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

  /// Has a block done on a queue as soon as the group waits for nothing; if that is so now, in the
  /// next turn.
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

  /// Has a work item done on a queue as soon as the group waits for nothing.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue) { work.performUnlessCancelled() }
  }

  /// Returns if the group waits for nothing.
  ///
  /// - Precondition: It does. The one thread there is cannot wait for work that it would have to do
  ///   itself.
  public func wait() {
    onMainThread("DispatchGroup.wait()") {
      guard entered > 0 else { return }
      notModelled(
        """
        wait() would block the main thread for ever: \(entered) pieces of work are not done, and there is no \
        other thread to do them. Use notify(queue:execute:) instead.
        """)
    }
  }

  /// Returns success if the group waits for nothing.
  ///
  /// - Precondition: It does, as for `wait()`.
  @discardableResult
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    wait()
    return .success
  }
}
