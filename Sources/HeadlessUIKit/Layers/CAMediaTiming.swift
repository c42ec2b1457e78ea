/// The timing of a layer or animation, which derives the object's local time from its parent's
/// time.
///
/// `local = (outer − beginTime) · speed + timeOffset`. A layer with a `speed` of 0 stands still at
/// its `timeOffset`, and so do its sublayers. Changing the offset by hand then moves all animations
/// inside the layer back and forth (rule R67 of UIKit's behaviour).
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// The time of the parent (for an animation, its layer) at which the local time is
  /// ``timeOffset``.
  var beginTime: CFTimeInterval { get set }
  /// The length of one round of the animation, in local time.
  var duration: CFTimeInterval { get set }
  /// The speed at which local time passes, relative to the parent's; 0 stops it.
  var speed: Float { get set }
  /// The time that is added to the local time.
  var timeOffset: CFTimeInterval { get set }
  /// The number of rounds that an animation plays; 0 for one round.
  var repeatCount: Float { get set }
  /// The time for which an animation's rounds are repeated. Unless it is 0, it is used instead of
  /// ``repeatCount``.
  var repeatDuration: CFTimeInterval { get set }
  /// True if each round of an animation also runs back to its start.
  var autoreverses: Bool { get set }
  /// The times before the begin and after the end of the timing at which its first or last value is
  /// still shown.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The value that an animation shows before it begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The animation's last value is still shown after its end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The animation's first value is already shown before its begin.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The animation's first value is already shown before its begin, and its last value still after
  /// its end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The animation shows no value before its begin and after its end.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The stored values of a ``CAMediaTiming``, and the progress that follows from them at a time.
struct MediaTiming: Equatable {
  var beginTime = 0.0
  var duration = 0.0
  var speed = 1.0
  var timeOffset = 0.0
  var repeatCount = 0.0
  var repeatDuration = 0.0
  var autoreverses = false
  var fillsBackwards = false
  var fillsForwards = false

  /// The length of one round in local time. It includes the way back if the timing autoreverses.
  var cycle: Double { autoreverses ? 2 * duration : duration }

  /// The length of all rounds together, in local time.
  var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? cycle * repeatCount : cycle
  }

  /// Returns the local time, given a time of the parent.
  func localTime(at outer: Double) -> Double { (outer - beginTime) * speed + timeOffset }

  /// Returns a time of the parent, given a local time; `nil` if the local time stands still.
  func outerTime(at local: Double) -> Double? {
    speed == 0 ? nil : (local - timeOffset) / speed + beginTime
  }

  /// Returns the progress at a time of the parent, from 0 to 1. Returns `nil` before the begin and
  /// after the end, unless the fill mode shows a value there.
  func progress(at outer: Double) -> Double? {
    let local = localTime(at: outer)
    if local < 0 { return fillsBackwards ? 0 : nil }
    let active = activeDuration
    if local < active { return progress(inCycleAt: local, endsRound: false) }
    return fillsForwards ? progress(inCycleAt: active, endsRound: true) : nil
  }

  /// Returns the number of rounds that are complete at a time of the parent.
  func rounds(at outer: Double) -> Double {
    let local = min(max(localTime(at: outer), 0), activeDuration)
    guard cycle > 0, local.isFinite else { return 0 }
    let rounds = (local / cycle).rounded(.down)
    return local == activeDuration && rounds * cycle == local ? max(rounds - 1, 0) : rounds
  }

  /// - Parameter endsRound: True if a time on the border between two rounds counts as the end of
  ///   the first, false if it counts as the begin of the second.
  private func progress(inCycleAt local: Double, endsRound: Bool) -> Double {
    guard duration > 0, local.isFinite else { return 1 }
    let rounds = (local / cycle).rounded(.down)
    var rest = local - rounds * cycle
    if endsRound, rest == 0, rounds > 0 { rest = cycle }
    if rest <= duration { return rest / duration }
    return max(0, (cycle - rest) / duration)
  }

  var fillMode: CAMediaTimingFillMode {
    get {
      switch (fillsBackwards, fillsForwards) {
      case (true, true): .both
      case (true, false): .backwards
      case (false, true): .forwards
      case (false, false): .removed
      }
    }
    set {
      fillsBackwards = newValue == .backwards || newValue == .both
      fillsForwards = newValue == .forwards || newValue == .both
    }
  }
}
