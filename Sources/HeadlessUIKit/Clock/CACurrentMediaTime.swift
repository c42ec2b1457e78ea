/// The type of a time or a duration in seconds, under its name in Core Animation.
public typealias CFTimeInterval = Double

/// The type of a time in seconds, under its name in Core Foundation.
public typealias CFAbsoluteTime = CFTimeInterval

/// Returns the present virtual time, in seconds since the simulator was booted.
///
/// All other clocks of the model show the same time: a frame's time stamp, a layer's local time,
/// `DispatchTime.now()`, `Date()` and `ContinuousClock.now`.
public func CACurrentMediaTime() -> CFTimeInterval {
  onMainThread("CACurrentMediaTime()") { Simulator.current.seconds }
}

/// Returns the present virtual time in seconds. Unlike on a device it counts from the boot, not
/// from 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  CACurrentMediaTime()
}
