import VirtualTime

// Sleeping, which demonstrations do in place of work: shadows the C library's functions of these
// names.

/// Delays the present block of a background queue by some seconds of virtual time.
///
/// Work that the rest of the block gives to a queue is delayed by that time; the screen continues
/// meanwhile.
///
/// ```swift
/// DispatchQueue.global().async {
///   sleep(3)
///   DispatchQueue.main.async { spinner.stopAnimating() }  // three seconds later
/// }
/// ```
///
/// - Note: The block itself continues at once, so changes that it makes itself come too early. On
///   the main queue the call has no effect; to freeze the screen, use a trace's step `stall`.
@discardableResult
public func sleep(_ seconds: UInt32) -> UInt32 {
  sleep(forTimeInterval: Double(seconds))
  return 0
}

/// Delays the present block by some microseconds, as ``sleep(_:)`` does by seconds.
@discardableResult
public func usleep(_ microseconds: UInt32) -> Int32 {
  sleep(forTimeInterval: Double(microseconds) / 1_000_000)
  return 0
}

/// Delays the present block, as ``sleep(_:)`` does. `adopt` puts this call in place of
/// `Thread.sleep(forTimeInterval:)`.
public func sleep(forTimeInterval seconds: Double) {
  onMainThread("sleep(_:)") {
    let deferrals = Simulator.current.deferrals
    guard seconds > 0, !deferrals.underWay.contains(where: { $0 === deferrals.main }) else {
      return
    }
    deferrals.slept += VirtualInstant(seconds: seconds).nanoseconds
  }
}
