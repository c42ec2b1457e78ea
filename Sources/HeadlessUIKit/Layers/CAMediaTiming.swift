/// The timing of a layer or animation, which derives the object's local time from its parent's
/// time.
///
/// `local = (outer − beginTime) · speed + timeOffset`. A layer with a `speed` of 0 stands still at
/// its `timeOffset`, and so do its sublayers. Changing the offset by hand then moves all animations
/// inside the layer back and forth (rule R67 of UIKit's behaviour).
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// The time at which the local time of a layer or animation is ``timeOffset``, measured in the
  /// time of its parent (for an animation, its layer; for a layer, its superlayer).
  var beginTime: CFTimeInterval { get set }
  /// The length of one round of an animation, in its own local time.
  var duration: CFTimeInterval { get set }
  /// The speed at which the local time of a layer or animation passes, relative to its parent's
  /// time; 0 stops it.
  var speed: Float { get set }
  /// The offset that is added to the local time of a layer or animation.
  var timeOffset: CFTimeInterval { get set }
  /// The number of times that an animation is played; 0 means once.
  var repeatCount: Float { get set }
  /// The time for which an animation's rounds are repeated. Unless it is 0, it is used instead of
  /// ``repeatCount``.
  var repeatDuration: CFTimeInterval { get set }
  /// True if each round of an animation also runs backwards to its first value.
  var autoreverses: Bool { get set }
  /// The fill mode: whether an animation shows its first value before it begins, and its last value
  /// after it has ended.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The fill mode of an animation: whether it shows its first value before it begins, and its last
/// value after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The raw value of a fill mode: its name in Core Animation.
  public let rawValue: String
  /// Creates a fill mode from its name in Core Animation.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// With this fill mode, an animation still shows its last value after its end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// With this fill mode, an animation shows its first value already before its begin.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// With this fill mode, an animation shows its first value already before its begin, and its last
  /// value still after its end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// With this fill mode, an animation shows no value before its begin and after its end.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The timing of one layer or animation (begin time, duration, speed and more), with the
/// computation of the animation's progress at a time.
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

  /// The length of one round of the animation, in its local time. The way back is included if the
  /// animation autoreverses.
  var cycle: Double { autoreverses ? 2 * duration : duration }

  /// The length of all rounds of the animation together, in its local time.
  var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? cycle * repeatCount : cycle
  }

  /// Returns the local time of a layer or animation, given a time of its parent.
  func localTime(at outer: Double) -> Double { (outer - beginTime) * speed + timeOffset }

  /// Returns the time of the parent at which a layer or animation has a given local time; `nil` if
  /// the local time stands still.
  func outerTime(at local: Double) -> Double? {
    speed == 0 ? nil : (local - timeOffset) / speed + beginTime
  }

  /// Returns the animation's progress, from 0 to 1, at a time of its parent. Returns `nil` before
  /// the animation begins and after it ends, unless the fill mode lets it show a value then.
  func progress(at outer: Double) -> Double? {
    let local = localTime(at: outer)
    if local < 0 { return fillsBackwards ? 0 : nil }
    let active = activeDuration
    if local < active { return progress(inCycleAt: local, endsRound: false) }
    return fillsForwards ? progress(inCycleAt: active, endsRound: true) : nil
  }

  /// Returns the number of rounds that the animation has completed at a time of its parent.
  func rounds(at outer: Double) -> Double {
    let local = min(max(localTime(at: outer), 0), activeDuration)
    guard cycle > 0, local.isFinite else { return 0 }
    let rounds = (local / cycle).rounded(.down)
    return local == activeDuration && rounds * cycle == local ? max(rounds - 1, 0) : rounds
  }

  /// - Parameter endsRound: True if a time between two rounds of an animation counts as the end of
  ///   the first round, false if it counts as the begin of the second.
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
