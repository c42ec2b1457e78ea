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
  /// - Parameter isSame: Whether a run with other answers has the same finding.
  package func standing(
    _ isSame: (CutAnswers) throws -> Bool
  ) rethrows -> CutStanding? {
    guard !cuts.isEmpty else { return nil }
    let own = cuts.filter { $0.isPart && $0.isInTransition }
    if !own.isEmpty { return .inTransition(own.map(\.cut)) }
    let mute = cuts.filter { !$0.hasOtherAnswer && ($0.isPart || endsProcess) }
    if !mute.isEmpty { return .rests(on: mute.map(\.cut)) }
    let speaking = cuts.filter(\.hasOtherAnswer).map(\.cut)
    var tried = 0
    func differs(_ answers: CutAnswers) throws -> Bool {
      tried += 1
      return try !isSame(answers)
    }
    let reasons = try speaking.prefix(Self.limit).filter { try differs(.other(of: $0)) }
    if !reasons.isEmpty { return .rests(on: reasons) }
    if speaking.count > 1, try differs(.allOthers) { return .rests(on: speaking) }
    if framesViews, try differs(.otherSizes) { return .rests(on: cuts.map(\.cut)) }
    return .stands(cuts: cuts.map(\.cut), answersTried: tried)
  }
}
