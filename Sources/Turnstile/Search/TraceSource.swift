/// A source of the traces of a search.
///
/// A block asks its sources in order for the trace of each run and takes the first one. So a new
/// way of making traces is one type, and one line in the list of sources
/// (``Search/sources(on:block:)``).
package protocol TraceSource {
  /// Returns the trace of one run; `nil` if this source has none for it.
  mutating func trace(for run: RunNumber) -> Trace?

  /// Receives a trace, made by any source, whose run showed something new in the block.
  mutating func keep(_ trace: Trace)

  /// Returns true if the run must be compared with a run without the beginning of its trace,
  /// because that beginning must have no effect.
  func asksForComparison(in run: RunNumber) -> Bool
}

extension TraceSource {
  package mutating func keep(_ trace: Trace) {}
  package func asksForComparison(in run: RunNumber) -> Bool { false }
}

/// The number of a run in a search.
package struct RunNumber: Hashable, Sendable {
  /// The number of the run's block, from zero.
  package var block: Int
  /// The position of the run in its block, from zero.
  package var position: Int

  /// The run's index over all blocks, from zero.
  package var number: Int { block * Block.size + position }
}
