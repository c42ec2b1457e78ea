import LinuxOnly

/// Measures for how long a process has made no progress although the machine let it run.
///
/// The wall clock is no measure, because a busy machine makes everything slow. Only time counts in
/// which the process computed or slept, and not time in which it waited for a processor or the
/// disk. Any advance of virtual time is progress, so a slow app is not hung; one that does not
/// leave an instant is.
struct ProgressMonitor {
  /// The number of seconds that the process has computed or slept since virtual time last advanced.
  private(set) var sinceBeat = 0.0
  /// The number of seconds that the process has computed or slept since the running trace (input
  /// sequence) began.
  private(set) var sinceTrace = 0.0

  private var beats: UInt32
  private var count: UInt64
  private var process: Int32 = 0
  private var computed = 0.0
  private var lookedAt: Double

  init(of sharedTrace: SharedTrace, at now: Double) {
    (beats, count, lookedAt) = (sharedTrace.beats, sharedTrace.count, now)
  }

  /// Reads the process's counters and the processor time that it has used, and updates the seconds
  /// without progress.
  mutating func look(at sharedTrace: SharedTrace, now: Double) {
    let spent = spent(by: sharedTrace.process, in: now - lookedAt)
    lookedAt = now
    sinceBeat += spent
    sinceTrace += spent
    if sharedTrace.count != count { (count, sinceBeat, sinceTrace) = (sharedTrace.count, 0, 0) }
    if sharedTrace.beats != beats { (beats, sinceBeat) = (sharedTrace.beats, 0) }
  }

  /// The maximum time that counts between two readings. If this process, which supervises the
  /// other, was itself held up for longer, it does not know if the other could run meanwhile.
  private static let longestLook = 0.25

  private mutating func spent(by process: Int32, in passed: Double) -> Double {
    let passed = min(passed, Self.longestLook)
    guard process > 0, let activity = Linux.activity(of: process) else { return passed }
    defer { (self.process, computed) = (process, activity.computed) }
    let work = process == self.process ? activity.computed - computed : 0
    return activity.isHeldUp ? work : max(work, passed)
  }
}
