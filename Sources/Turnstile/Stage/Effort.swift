/// The cost of runs, counted by the simulated UIKit's work in them and not by a clock, so that it
/// is the same on every machine.
///
/// A run of a small subject takes half a millisecond, and one of a whole app a hundred times as
/// long. So the search and the shrinking end early if runs are expensive, for a check to end in
/// reasonable time. Seconds cannot decide that, because the verdict would then depend on the
/// machine.
@MainActor
enum Effort {
  /// The cost of all runs in this process so far. Limits compare two values of it, so that they do
  /// not depend on earlier runs.
  ///
  /// Unchecked: the exclusivity check is switched off, because it would cost time at each run, and
  /// setting a plain value runs no other code.
  @exclusivity(unchecked) static var spent = 0

  /// The cost, in the model's own units, of a run that takes an ordinary processor about a second.
  nonisolated static let second = 4_000_000
}
