/// The limits of a check, such as the number of runs.
///
/// A budget counts runs and the work in them, never seconds of a clock, because the findings of a
/// check must not depend on the speed of the machine.
public struct Budget: Hashable, Sendable, Codable {
  /// The number of random runs of the check.
  public var runs: Int
  /// The maximum number of traces that are run to shrink one failing trace.
  public var shrinking: Int
  /// The maximum number of smaller traces that are run to make sure that none of them shows the
  /// finding of a minimal trace.
  public var certifying: Int
  /// The number of findings that are shrunk and reported. Further findings are only named after the
  /// reports.
  public var reports: Int

  /// The maximum cost of each 256 random runs; when it is reached, the rest of them is left out.
  /// The unit is a processor second of an ordinary machine, by the model's own count. It is `nil`,
  /// without a limit, if the caller gives the number of runs.
  public var secondsForBlock: Int?
  /// The maximum cost of shrinking one finding, and of trying smaller traces for its certificate,
  /// in processor seconds of an ordinary machine by the model's own count.
  public var secondsForFinding: Int

  /// Creates the limits of a check. Without a number of runs there are 512, or fewer if the runs
  /// are expensive.
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

  /// Returns the default limits with another number of random runs.
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
