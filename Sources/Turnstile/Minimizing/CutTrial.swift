package import HeadlessUIKit

/// A trial that decides if a finding is the app's although its run passed cuts, that is, places
/// where app code that does not compile here was taken out.
///
/// A cut may return a stand-in value. The trace is run again with other values for those cuts: a
/// value for `nil`, one for zero, true for false, another size. If the finding is always the same,
/// no such value is the cause. A statement that was cut has no value to try. It counts against the
/// finding if it may be part of the cause: if it is in the code of the transition, or if the
/// process crashes later, because missing preparations may cause a crash.
///
/// A finding about a transition whose own code has a cut is not tried. That an earlier transition
/// of the same controllers has one is tried as well, if the finding is about the course of the
/// later one, such as that it never completes. A finding about views may rest on what the earlier
/// one would have done with the missing value.
package struct CutTrial {
  private let cuts: [CutPassage]
  private let endsProcess: Bool
  private let isOfCourse: Bool
  private let framesViews: Bool

  /// The maximum number of cuts, that is, of pieces of removed app code, that are tried one by one
  /// with another stand-in value. One more run tries other values for all of them at once, whatever
  /// their number.
  private static let limit = 16

  package init(_ violation: Violation, framesViews: Bool = false) {
    cuts = violation.cuts ?? []
    endsProcess = violation.finding.clause == .crashed
    isOfCourse = violation.finding.isOfCourseAlone
    self.framesViews = framesViews
  }

  /// Returns the conclusion whether the cuts that its run passed, that is, removed app code, may
  /// have caused the finding; `nil` if the run passed none.
  ///
  /// - Parameter isSame: Runs the trace with other stand-in values, and returns true if the
  ///   finding stays the same; `nil` if there are no such values.
  package func standing(
    _ isSame: (CutAnswers) throws -> Bool?
  ) rethrows -> CutStanding? {
    guard !cuts.isEmpty else { return nil }
    let own = cuts.filter { cut in
      let isTried = isOfCourse && cut.hasOtherAnswer && cut.isOfAnotherTransition == true
      return cut.isPart && cut.isInTransition && !isTried
    }
    if !own.isEmpty { return .inTransition(own.map(\.cut)) }
    var mute = cuts.filter { !$0.hasOtherAnswer && $0.isLoss != true }
    var speaking: [String] = []
    var tried = 0
    var reasons: [String] = []
    for cut in cuts.filter(\.hasOtherAnswer) {
      // Beyond the limit, another stand-in value for a cut is not tried alone, but only in the run
      // with other values for all cuts.
      guard tried < Self.limit else {
        speaking.append(cut.cut)
        continue
      }
      guard let same = try isSame(.other(of: cut.cut)) else {
        mute.append(cut)
        continue
      }
      tried += 1
      speaking.append(cut.cut)
      if !same { reasons.append(cut.cut) }
    }
    let missing = mute.filter { $0.isPart || endsProcess }
    if !missing.isEmpty { return .rests(on: missing.map(\.cut)) }
    if !reasons.isEmpty { return .rests(on: reasons) }
    if speaking.count > 1, let same = try isSame(.allOthers) {
      tried += 1
      if !same { return .rests(on: speaking) }
    }
    if framesViews, let same = try isSame(.otherSizes) {
      tried += 1
      if !same { return .rests(on: cuts.map(\.cut)) }
    }
    return .stands(cuts: cuts.map(\.cut), answersTried: tried)
  }
}
