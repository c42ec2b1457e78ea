public import Dispatch

/// A counting semaphore on the model's single thread.
///
/// `wait()` works as on a device while the semaphore's value is above zero. At zero it traps,
/// because the model has no other thread that could signal. On a device the screen would freeze
/// until another thread signalled.
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

  /// Decreases the semaphore's value by one.
  ///
  /// - Precondition: The value is above zero.
  public func wait() {
    onMainThread("DispatchSemaphore.wait()") {
      guard value == 0 else { return value -= 1 }
      notModelled(
        """
        DispatchSemaphore.wait() would block the main thread for ever: its value is 0, and there is no other \
        thread to signal it. Use a completion handler or DispatchGroup.notify(queue:execute:) instead.
        """)
    }
  }

  /// Decreases the semaphore's value by one. The timeout is not used.
  ///
  /// - Precondition: The value is above zero, as for `wait()`.
  @discardableResult
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    wait()
    return .success
  }
}
