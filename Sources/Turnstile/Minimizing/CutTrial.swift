package import HeadlessUIKit

/// Finds out whether a finding is the app's, though its run passed cuts.
///
/// The run is made again with other answers for the cuts that have any: a value and not `nil`, one
/// and not zero, true and not false, another size. If the finding is always the same, no answer is
/// why. What a cut statement would have done cannot be tried; it counts against the finding where
/// it is a part of what happens: in the code of the transition, or before a crash, since what was
/// not set up crashes later.
package struct CutTrial {
  private let cuts: [CutPassage]
  private let endsProcess: Bool
  private let framesViews: Bool

  /// The most cuts whose answers are tried one by one; all together are tried in any case.
  private static let limit = 16

  package init(_ violation: Violation, framesViews: Bool = false) {
    cuts = violation.cuts ?? []
    endsProcess = violation.finding.clause == .crashed
    self.framesViews = framesViews
  }

  /// How the finding stands; `nil` if no cut was passed.
  ///
  /// - Parameter isSame: Whether a run with other answers has the same finding; `nil` if there is
  ///   no such answer after all.
  package func standing(
    _ isSame: (CutAnswers) throws -> Bool?
  ) rethrows -> CutStanding? {
    guard !cuts.isEmpty else { return nil }
    let own = cuts.filter { $0.isPart && $0.isInTransition }
    if !own.isEmpty { return .inTransition(own.map(\.cut)) }
    var mute = cuts.filter { !$0.hasOtherAnswer }
    var speaking: [String] = []
    var tried = 0
    var reasons: [String] = []
    for cut in cuts.filter(\.hasOtherAnswer) {
      // Beyond the limit all together have to do.
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
