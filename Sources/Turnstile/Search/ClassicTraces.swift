import Choices

/// The ``Classic`` traces, one in every other run, each in turn.
struct ClassicTraces: TraceSource {
  let map: SubjectMap
  let seed: Seed

  init(on map: SubjectMap, seed: Seed) {
    self.map = map
    self.seed = seed
  }

  func trace(for run: RunNumber) -> Trace? {
    guard let classic = Classic(run: run.position) else { return nil }
    var planner = Planner(map, generator: seed.stream("plan", UInt64(run.position)))
    planner.play(classic, round: run.position / 2 / Classic.allCases.count)
    return planner.trace
  }

  func asksForComparison(in run: RunNumber) -> Bool {
    Classic(run: run.position)?.comparesNotes == true
  }
}
