import VirtualTime

// The sleeping functions `sleep`, `usleep` and the like, which shadow the C library's of the same
// names. Demonstration apps sleep in place of real work.

/// Delays the rest of a block on a background queue by some seconds of virtual time.
///
/// More exactly, work that the rest of the block gives to a queue is delayed by that time. The
/// screen is not blocked meanwhile.
///
/// ```swift
/// DispatchQueue.global().async {
///   sleep(3)
///   DispatchQueue.main.async { spinner.stopAnimating() }  // three seconds later
/// }
/// ```
///
/// - Note: The block itself continues at once, so changes that it makes directly come too early. On
///   the main queue the call has no effect. To freeze the screen in a test, use the step `stall` of
///   a trace.
@discardableResult
public func sleep(_ seconds: UInt32) -> UInt32 {
  sleep(forTimeInterval: Double(seconds))
  return 0
}

/// Delays the rest of a block by some microseconds of virtual time, as ``sleep(_:)`` does by
/// seconds.
@discardableResult
public func usleep(_ microseconds: UInt32) -> Int32 {
  sleep(forTimeInterval: Double(microseconds) / 1_000_000)
  return 0
}

/// Delays the rest of a block by some seconds of virtual time, as ``sleep(_:)`` does. The tool
/// `adopt` replaces `Thread.sleep(forTimeInterval:)` by this function.
public func sleep(forTimeInterval seconds: Double) {
  onMainThread("sleep(_:)") {
    let deferrals = Simulator.current.deferrals
    guard seconds > 0, !deferrals.underWay.contains(where: { $0 === deferrals.main }) else {
      return
    }
    deferrals.slept += VirtualInstant(seconds: seconds).nanoseconds
  }
}
