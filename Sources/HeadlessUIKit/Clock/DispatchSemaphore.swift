public import Dispatch

/// Counts what is free to be taken.
///
/// Taking what is there works as on a device. Waiting for what is not there cannot: on the single
/// thread of the model no code would be left to signal. On a device too it would freeze the screen
/// until another thread did.
public final class DispatchSemaphore: @unchecked Sendable {
  private var value: Int

  /// Creates a semaphore with so much to take.
  ///
  /// - Precondition: The value is not negative.
  public init(value: Int) {
    precondition(value >= 0, "A semaphore must not begin below zero (was \(value)).")
    self.value = value
  }

  /// Puts one back.
  ///
  /// - Returns: 0, since no thread ever waits.
  @discardableResult
  public func signal() -> Int {
    onMainThread("DispatchSemaphore.signal()") { value += 1 }
    return 0
  }

  /// Takes one.
  ///
  /// - Precondition: There is one to take.
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

  /// Takes one.
  ///
  /// - Precondition: There is one to take, as for `wait()`.
  @discardableResult
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    wait()
    return .success
  }
}
