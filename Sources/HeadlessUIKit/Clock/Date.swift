public import Foundation

/// Returns the present date. The function shadows `Date.init()`.
///
/// In code that runs on virtual time, the date begins at the first moment of 2001 when the
/// simulator is booted, as for ``CFAbsoluteTimeGetCurrent()``. So an app that measures the duration
/// of a drag measures the virtual duration that the trace (the generated sequence of touches) gives
/// to it. In all other code the function returns the real date.
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
public func Date() -> Foundation.Date { appDate() }

/// Returns the present date, as the function `Date()` does.
///
/// An app's files that `turnstile adopt` has rewritten have initialisers of `Date` that call it. A
/// qualified `UIKit.Date()` would mean those initialisers again.
public func appDate() -> Foundation.Date {
  TaskRuntime.isOnStage
    ? Foundation.Date(timeIntervalSinceReferenceDate: Simulator.elapsed / .seconds(1))
    : Foundation.Date()
}
