public import Foundation

/// The present date; shadows `Date.init()`.
///
/// Where code is on virtual time, time begins with the boot of the world, which is taken to be the
/// first moment of 2001, as ``CFAbsoluteTimeGetCurrent()`` has it. So an animator that measures how
/// long a drag takes measures what the trace says. Anywhere else the date is what it is.
///
/// ```swift
/// let start = Date()
/// DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
///   print(Date().timeIntervalSince(start))  // 0.3
/// }
/// ```
///
/// - Note: A function can stand in for a type's initialiser, but nothing can for a type's members:
///   `Date.now`, `timeIntervalSinceNow` and `ProcessInfo.systemUptime` tell the time of the real
///   world. Write `Date()`, `timeIntervalSince(Date())` and `CACurrentMediaTime()`, which mean the
///   same on a device.
public func Date() -> Foundation.Date {
  TaskRuntime.isOnStage
    ? Foundation.Date(timeIntervalSinceReferenceDate: Simulator.elapsed / .seconds(1))
    : Foundation.Date()
}
