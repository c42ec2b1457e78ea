import LinuxOnly

/// For how long a process has not gone on, as far as that is its own doing.
///
/// A loaded machine makes everything slow, so the clock on the wall says nothing. What counts is
/// the time in which the process computed, and that in which it slept, and not that in which it
/// waited for a processor or the disk. Virtual time that goes on is progress, however slow: only an
/// instant that does not end is a hang.
struct Stillness {
  /// How long virtual time has stood still.
  private(set) var sinceBeat = 0.0
  /// How long the trace in flight has taken.
  private(set) var sinceTrace = 0.0

  private var beats: UInt32
  private var count: UInt64
  private var process: Int32 = 0
  private var computed = 0.0
  private var lookedAt: Double

  init(of sharedTrace: SharedTrace, at now: Double) {
    (beats, count, lookedAt) = (sharedTrace.beats, sharedTrace.count, now)
  }

  /// Looks once more.
  mutating func look(at sharedTrace: SharedTrace, now: Double) {
    let spent = spent(by: sharedTrace.process, in: now - lookedAt)
    lookedAt = now
    sinceBeat += spent
    sinceTrace += spent
    if sharedTrace.count != count { (count, sinceBeat, sinceTrace) = (sharedTrace.count, 0, 0) }
    if sharedTrace.beats != beats { (beats, sinceBeat) = (sharedTrace.beats, 0) }
  }

  /// How much may have gone by since the last look: what a process did meanwhile is unknown if the
  /// watcher itself was held up.
  private static let longestLook = 0.25

  private mutating func spent(by process: Int32, in passed: Double) -> Double {
    let passed = min(passed, Self.longestLook)
    guard process > 0, let activity = Linux.activity(of: process) else { return passed }
    defer { (self.process, computed) = (process, activity.computed) }
    let work = process == self.process ? activity.computed - computed : 0
    return activity.isHeldUp ? work : max(work, passed)
  }
}
