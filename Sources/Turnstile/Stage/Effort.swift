/// What runs have cost, told by what was done in them and not by a clock.
///
/// A run of a small part takes half a millisecond and one of a whole app a hundred times as long.
/// So that a check of either ends while somebody waits, its blocks and the shrinking of what it
/// finds end early where runs are dear. Seconds cannot decide that: then the verdict would depend
/// on the machine. The model's own count can, since it is the same everywhere.
@MainActor
enum Effort {
  /// What the runs of this process have cost so far. What decides anything looks at a difference,
  /// so that nothing depends on what came before.
  @exclusivity(unchecked) static var spent = 0

  /// About a second of a processor.
  nonisolated static let second = 4_000_000
}
