/// A cut that a run passed before it broke something: a piece of the app that does not compile here
/// and was taken out.
public struct CutPassage: Hashable, Sendable, Codable {
  /// The cut's identity, such as "CardView.swift:41 pinEdges".
  public var cut: String
  /// Whether it stands in a transition's own code.
  public var isInTransition: Bool
  /// Whether its stand-in has another answer that can be tried.
  public var hasOtherAnswer: Bool
  /// Whether what is missing may be a part of what broke: the cut was passed by the code of a
  /// transition since the app was last at rest.
  public var isPart: Bool

  /// Describes a passage.
  public init(
    _ cut: String, isInTransition: Bool = false, hasOtherAnswer: Bool = false,
    isPart: Bool = false
  ) {
    self.cut = cut
    self.isInTransition = isInTransition
    self.hasOtherAnswer = hasOtherAnswer
    self.isPart = isPart
  }
}

/// How a finding stands to the cuts that its run passed.
public enum CutStanding: Hashable, Sendable, Codable {
  /// It is the app's: each other answer of these cuts gives the same finding.
  case stands(cuts: [String], answersTried: Int)
  /// It may be what a cut left, and nobody's fault: with another answer of these cuts it is gone,
  /// or what they took away has no other answer.
  case rests(on: [String])
  /// A transition has these cuts in its own code, so it is not judged.
  case inTransition([String])

  /// Whether the finding is the app's.
  public var isJudged: Bool { if case .stands = self { true } else { false } }

  /// One line for a report.
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

  private static func named(_ cuts: [String]) -> String {
    (cuts.count == 1 ? "the cut " : "\(cuts.count) cuts: ") + cuts.joined(separator: ", ")
  }
}
