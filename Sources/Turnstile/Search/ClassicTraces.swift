import Choices

/// A source of the ``Classic`` traces, that is, of short interactions that reveal most bugs of
/// transitions. Every second run plays one of them, each in turn.
struct ClassicTraces: TraceSource {
  let map: SubjectMap
  let seed: Seed

  init(on map: SubjectMap, seed: Seed) {
    self.map = map
    self.seed = seed
  }

  func trace(for run: RunNumber) -> Trace? {
    guard let (classic, round) = Classic.turn(in: run, on: map) else { return nil }
    var planner = Planner(map, generator: seed.stream("plan", UInt64(run.position)))
    planner.play(classic, round: round)
    let trace = planner.trace
    return supposition(for: classic, round: round, in: run).map(trace.supposing) ?? trace
  }

  /// Returns the assumption about UIKit that a run makes. A rotation between two transitions
  /// supposes, every second time, that the presenter comes back with its old frame, because only
  /// such a trace shows what this assumption changes.
  private func supposition(
    for classic: Classic, round: Int, in run: RunNumber
  ) -> Supposition? {
    if classic == .turnedInBetween, round % 2 == 1 { return .keptFrames }
    return Supposition.turn(run.position / 2 + round)
  }

  func asksForComparison(in run: RunNumber) -> Bool {
    Classic.turn(in: run, on: map)?.classic.needsComparison == true
  }
}
