public import Dispatch

/// A counting semaphore on the model's single thread.
///
/// At zero, `wait()` lets other work go on until it signals. If nothing is pending that could
/// signal, the call traps, because a device would block the thread for ever.
///
/// Unchecked: every method that uses the object's variables traps on other threads than the main
/// one.
public final class DispatchSemaphore: @unchecked Sendable {
  private var value: Int

  /// Creates a semaphore with an initial value.
  ///
  /// - Precondition: The value is not negative.
  public init(value: Int) {
    precondition(value >= 0, "A semaphore must not begin below zero (was \(value)).")
    self.value = value
  }

  /// Increases the semaphore's value by one.
  ///
  /// - Returns: 0, since no thread ever waits.
  @discardableResult
  public func signal() -> Int {
    onMainThread("DispatchSemaphore.signal()") { value += 1 }
    return 0
  }

  /// Decreases the semaphore's value by one, when it is above zero.
  ///
  /// In a block of a background queue the run loop goes on inside the call, and virtual time
  /// passes, until other work signals. On the main queue only the blocks that are pending on other
  /// queues run inside the call.
  ///
  /// - Precondition: The semaphore is signalled in this way within a minute of virtual time.
  ///   Otherwise, the call would block its thread for ever, and the model has only one.
  public func wait() {
    guard wait(timeout: .distantFuture) == .timedOut else { return }
    notModelled(
      """
      DispatchSemaphore.wait() would block its thread for ever: its value is 0, and nothing is pending that \
      could signal it. Use a completion handler or DispatchGroup.notify(queue:execute:) instead.
      """)
  }

  /// Decreases the semaphore's value by one as `wait()` does, but does not wait past a time. On the
  /// main queue no time passes.
  @discardableResult
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    onMainThread("DispatchSemaphore.wait()") {
      guard Simulator.current.waitInBlock(until: timeout.instant, for: { value > 0 }) else {
        return .timedOut
      }
      value -= 1
      return .success
    }
  }
}
