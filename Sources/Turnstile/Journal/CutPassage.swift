/// A cut that a run passed before a violation: a piece of the app that does not compile here and
/// was taken out.
public struct CutPassage: Hashable, Sendable, Codable {
  /// The name in reports of the cut, that is, of the removed code: the file, the line and the
  /// function, such as "CardView.swift:41 pinEdges".
  public var cut: String
  /// True if the removed code belongs to a transition itself, such as its animator.
  public var isInTransition: Bool
  /// True if the cut, in place of the removed code, returns a stand-in value, and another value can
  /// be tried.
  public var hasOtherAnswer: Bool
  /// True if the removed code may be a part of the cause: transition code came to it since the app
  /// was last at rest.
  public var isPart: Bool
  /// True if the cut removed an `override`, a protocol conformance or a member of a class; `nil` if
  /// it did not. Such a cut is listed, but never named as the possible cause of a finding.
  public var isLoss: Bool?
  /// True if only an earlier transition, of the same controllers as the finding's, passed the
  /// removed code in its own code; `nil` if not.
  var isOfAnotherTransition: Bool?

  /// Creates the record of a cut, that is, of a piece of removed app code, that a run passed.
  public init(
    _ cut: String, isInTransition: Bool = false, hasOtherAnswer: Bool = false,
    isPart: Bool = false, isLoss: Bool = false
  ) {
    self.cut = cut
    self.isInTransition = isInTransition
    self.hasOtherAnswer = hasOtherAnswer
    self.isPart = isPart
    self.isLoss = isLoss ? true : nil
  }
}

/// The relation of a finding to the cuts that its run passed, that is, to removed app code. Further
/// runs with other stand-in values have shown it.
public enum CutStanding: Hashable, Sendable, Codable {
  /// The finding is the app's fault: it stays the same with every other stand-in value for the
  /// removed code.
  case stands(cuts: [String], answersTried: Int)
  /// The finding may be due to removed app code and no fault of the app. It is gone with another
  /// stand-in value, or the missing code has no value that could be tried.
  case rests(on: [String])
  /// The code of a transition itself was partly removed, at these cuts, so its findings are not
  /// judged.
  case inTransition([String])

  /// True if the finding counts as the app's fault, because it stays the same with every stand-in
  /// value for removed code.
  public var isJudged: Bool { if case .stands = self { true } else { false } }

  /// The line of a report that names the cuts of the run, that is, the removed code, and says if
  /// the finding is due to them.
  public var description: String {
    switch self {
    case .stands(let cuts, 0):
      "cuts: \(Self.named(cuts)) passed, outside of transition code"
    case .stands(let cuts, let count):
      "cuts: \(Self.named(cuts)) passed, and \(count == 1 ? "the other answer gives" : "each of \(count) other answers gives") the same"
    case .rests(let cuts): "not judged: it rests on \(Self.named(cuts))"
    case .inTransition(let cuts):
      "not judged: the transition has \(Self.named(cuts)) in its own code"
    }
  }

  /// Returns the number of cuts and their names, of which a report shows the first five.
  private static func named(_ cuts: [String]) -> String {
    (cuts.count == 1 ? "the cut " : "\(cuts.count) cuts: ") + Text.list(cuts, upTo: 5)
  }
}
