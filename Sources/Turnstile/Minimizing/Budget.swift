/// How much to try.
///
/// A budget counts runs and what they do, never seconds: what a check finds must not depend on how
/// fast the machine is.
public struct Budget: Hashable, Sendable, Codable {
  /// How many random runs.
  public var runs: Int
  /// How many traces may be run to shrink one that fails.
  public var shrinking: Int
  /// How many smaller traces may be run to certify a minimum.
  public var certifying: Int
  /// How many findings are shrunk and reported; the rest are only named, behind the reports.
  public var reports: Int

  /// What 256 runs may cost before the rest of them is left out, in processor seconds of an
  /// ordinary machine by the model's own count; without a limit where somebody has said how many
  /// runs there are to be.
  public var secondsForBlock: Int?
  /// What shrinking one finding may cost, and what certifying it may, in the same measure.
  public var secondsForFinding: Int

  /// Describes a budget.
  public init(
    runs: Int? = nil, shrinking: Int = 4_000, certifying: Int = 2_048, reports: Int = 8,
    secondsForFinding: Int = 30
  ) {
    self.runs = runs ?? 512
    self.shrinking = shrinking
    self.certifying = certifying
    self.reports = reports
    self.secondsForFinding = secondsForFinding
    secondsForBlock = runs == nil ? 30 : nil
  }

  /// A budget of so many random runs.
  public static func runs(_ runs: Int) -> Budget { Budget(runs: runs) }
}

extension Budget {
  /// More runs than anybody will wait for, and so few that their numbers do not overflow.
  package static let unlimited = 1 << 40
}
