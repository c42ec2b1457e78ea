import VirtualTime

// Waiting for the clock, as demonstrations do in place of work: shadows the C library's functions
// of these names.

/// Lets the queue that calls it wait for some seconds.
///
/// What the rest of its block hands to a queue is handed over that much later, in virtual time; the
/// screen goes on meanwhile.
///
/// ```swift
/// DispatchQueue.global().async {
///   sleep(3)
///   DispatchQueue.main.async { spinner.stopAnimating() }  // three seconds later
/// }
/// ```
///
/// - Note: The block itself goes on at once, so what it changes by itself it changes too early. The
///   main queue does not wait: a screen that stands still is the step `stall` of a trace.
@discardableResult
public func sleep(_ seconds: UInt32) -> UInt32 {
  sleep(forTimeInterval: Double(seconds))
  return 0
}

/// Lets the queue that calls it wait for some microseconds, as ``sleep(_:)`` for seconds.
@discardableResult
public func usleep(_ microseconds: UInt32) -> Int32 {
  sleep(forTimeInterval: Double(microseconds) / 1_000_000)
  return 0
}

/// Lets the queue that calls it wait, as ``sleep(_:)`` does; an adopted app's
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
