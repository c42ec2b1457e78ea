/// Where the traces of a search come from.
///
/// A block asks its sources in turn for the trace of each run and takes the first it is given. So a
/// new way of making traces is one type, and one line where the sources of a search are listed
/// (``Search/sources(on:block:)``).
package protocol TraceSource {
  /// Makes the trace of one run; `nil` where this source has none for it.
  mutating func trace(for run: RunNumber) -> Trace?

  /// Takes a trace that did what no trace of the block had done before, whichever source made it.
  mutating func keep(_ trace: Trace)

  /// Whether what came of the trace of a run should be compared with what would have come without
  /// its beginning.
  func asksForComparison(in run: RunNumber) -> Bool
}

extension TraceSource {
  package mutating func keep(_ trace: Trace) {}
  package func asksForComparison(in run: RunNumber) -> Bool { false }
}

/// Which run of a search it is.
package struct RunNumber: Hashable, Sendable {
  /// The block, from zero.
  package var block: Int
  /// The place within the block, from zero.
  package var position: Int

  /// The run, counted over all blocks from zero.
  package var number: Int { block * Block.size + position }
}
