/// How much to try.
///
/// A budget counts runs, never seconds: what a check finds must not depend on how fast the machine
/// is.
public struct Budget: Hashable, Sendable, Codable {
  /// How many random runs.
  public var runs: Int
  /// How many traces may be run to shrink one that fails.
  public var shrinking: Int
  /// How many smaller traces may be run to certify a minimum.
  public var certifying: Int
  /// How many findings are shrunk and reported; the rest are only named, behind the reports.
  public var reports: Int

  /// Describes a budget.
  public init(runs: Int = 512, shrinking: Int = 4_000, certifying: Int = 2_048, reports: Int = 8) {
    self.runs = runs
    self.shrinking = shrinking
    self.certifying = certifying
    self.reports = reports
  }

  /// A budget of so many random runs.
  public static func runs(_ runs: Int) -> Budget { Budget(runs: runs) }
}

extension Budget {
  /// More runs than anybody will wait for, and so few that their numbers do not overflow.
  package static let unlimited = 1 << 40
}
