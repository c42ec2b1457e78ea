/// The cost of runs, counted by the work in them and not by a clock.
///
/// A run of a small subject takes half a millisecond, and one of a whole app a hundred times as
/// long. So blocks and shrinking end early if runs are expensive, for a check to end in reasonable
/// time. Seconds cannot decide that, because the verdict would then depend on the machine. The
/// model's own count is the same on every machine.
@MainActor
enum Effort {
  /// The cost of all runs in this process so far. Decisions use differences of it, so that they do
  /// not depend on earlier runs.
  ///
  /// Unchecked: an exclusivity check at each run would cost time, and setting a plain value runs no
  /// other code.
  @exclusivity(unchecked) static var spent = 0

  /// The cost of a run that takes an ordinary processor about a second.
  nonisolated static let second = 4_000_000
}
