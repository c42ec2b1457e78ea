/// The limits of a check.
///
/// A budget counts runs and the work in them, never seconds of a clock, because the findings of a
/// check must not depend on the speed of the machine.
public struct Budget: Hashable, Sendable, Codable {
  /// The number of random runs of the check.
  public var runs: Int
  /// The maximum number of traces that are run to shrink one that fails.
  public var shrinking: Int
  /// The maximum number of smaller traces that are run to certify a minimum.
  public var certifying: Int
  /// The number of findings that are shrunk and reported. Further findings are only named after the
  /// reports.
  public var reports: Int

  /// The maximum cost of 256 runs before the rest of them is left out, in processor seconds of an
  /// ordinary machine, by the model's own count; `nil`, without a limit, if the caller gives the
  /// number of runs.
  public var secondsForBlock: Int?
  /// The maximum cost of shrinking one finding, and of certifying it, in the unit of
  /// ``secondsForBlock``.
  public var secondsForFinding: Int

  /// Creates a budget.
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

  /// Returns a budget of a number of random runs.
  public static func runs(_ runs: Int) -> Budget { Budget(runs: runs) }
}

extension Budget {
  /// A number of runs that no check can reach, yet so small that run numbers do not overflow.
  package static let unlimited = 1 << 40

  /// The number of runs after which a known fault that was not found counts as mended: eight times
  /// the budget, because a short search misses a rare fault by chance.
  package var runsForKnownFaults: Int { Self.runsForKnownFaults(runs) }

  package static func runsForKnownFaults(_ runs: Int) -> Int { runs < unlimited ? 8 * runs : runs }
}
