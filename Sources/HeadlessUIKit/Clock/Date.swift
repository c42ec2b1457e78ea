public import Foundation

/// Returns the present date; shadows `Date.init()`.
///
/// In code that runs on virtual time, time begins when the world is booted, at the first moment of
/// 2001, as in ``CFAbsoluteTimeGetCurrent()``. So an app that measures a drag's duration measures
/// the trace's duration. In all other code this is the real date.
///
/// ```swift
/// let start = Date()
/// DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
///   print(Date().timeIntervalSince(start))  // 0.3
/// }
/// ```
///
/// - Note: A function can replace a type's initialiser, but not its members: `Date.now`,
///   `timeIntervalSinceNow` and `ProcessInfo.systemUptime` use the real clock. Write `Date()`,
///   `timeIntervalSince(Date())` and `CACurrentMediaTime()`, which mean the same on a device.
public func Date() -> Foundation.Date {
  TaskRuntime.isOnStage
    ? Foundation.Date(timeIntervalSinceReferenceDate: Simulator.elapsed / .seconds(1))
    : Foundation.Date()
}
