import LinuxOnly

/// Measures for how long a process has made no progress through its own fault.
///
/// A loaded machine makes everything slow, so the wall clock does not count. What counts is the
/// time in which the process computed or slept, without the time in which it waited for a processor
/// or the disk. Any advance of virtual time is progress, however slow: only an instant without end
/// is a hang.
struct ProgressMonitor {
  /// The number of seconds for which virtual time has stood still.
  private(set) var sinceBeat = 0.0
  /// The number of seconds that the running trace has taken.
  private(set) var sinceTrace = 0.0

  private var beats: UInt32
  private var count: UInt64
  private var process: Int32 = 0
  private var computed = 0.0
  private var lookedAt: Double

  init(of sharedTrace: SharedTrace, at now: Double) {
    (beats, count, lookedAt) = (sharedTrace.beats, sharedTrace.count, now)
  }

  /// Reads the counters and the activity of the watched process, and updates both numbers.
  mutating func look(at sharedTrace: SharedTrace, now: Double) {
    let spent = spent(by: sharedTrace.process, in: now - lookedAt)
    lookedAt = now
    sinceBeat += spent
    sinceTrace += spent
    if sharedTrace.count != count { (count, sinceBeat, sinceTrace) = (sharedTrace.count, 0, 0) }
    if sharedTrace.beats != beats { (beats, sinceBeat) = (sharedTrace.beats, 0) }
  }

  /// The maximum time that counts between two readings. If the watcher itself pauses longer, the
  /// activity of the process is unknown.
  private static let longestLook = 0.25

  private mutating func spent(by process: Int32, in passed: Double) -> Double {
    let passed = min(passed, Self.longestLook)
    guard process > 0, let activity = Linux.activity(of: process) else { return passed }
    defer { (self.process, computed) = (process, activity.computed) }
    let work = process == self.process ? activity.computed - computed : 0
    return activity.isHeldUp ? work : max(work, passed)
  }
}
