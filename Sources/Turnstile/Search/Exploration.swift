/// Every trace of up to so many steps over what there is to do in a subject, in blocks, the shortest first.
///
/// Random search says that nothing was found; this says that there is nothing, up to a depth. The steps are those
/// a scout has seen to matter: the actions, taps on controls, a finger going down, on and away along each known drag, rest, and
/// the app's going and coming; each follows at once or after a tenth of a second.
package struct Exploration {
  private let letters: [Alphabet.Letter]
  private let depth: Int
  private var traces: Alphabet.Traces
  private var position = 0

  package init(_ terrain: Terrain, depth: Int) {
    self.depth = depth
    letters = Self.acts(on: terrain).flatMap { act in
      [0, 6 * Planner.frame].map { Alphabet.Letter(gap: $0, act: act) }
    }
    traces = Self.all(letters, depth)
  }

  /// How many traces there are.
  package var count: Int {
    var all = Self.all(letters, depth)
    var count = 0
    while all.next() != nil { count += 1 }
    return count
  }

  private static func all(_ letters: [Alphabet.Letter], _ depth: Int) -> Alphabet.Traces {
    // Below the first of the words that are one step too long.
    Alphabet.Traces(letters: letters, limit: Array(repeating: 0, count: depth + 1))
  }

  private static func acts(on terrain: Terrain) -> [Step.Act] {
    var acts: [Step.Act] = [.settle]
    acts += terrain.actions.map { .action($0) }
    acts += terrain.places.flatMap(\.taps)
    for drag in terrain.drags {
      let far = drag.direction.spot(from: drag.start, by: drag.length * 2 / 3)
      let near = drag.direction.spot(from: drag.start, by: max(14, drag.length / 10))
      acts += [
        .down(finger: 1, drag.start), .move(finger: 1, near), .move(finger: 1, far),
      ]
    }
    if !terrain.drags.isEmpty { acts += [.up(finger: 1), .cancel(finger: 1)] }
    acts += [.background, .foreground]
    return acts.enumerated().filter { index, act in acts.firstIndex(of: act) == index }.map(\.1)
  }

  /// Runs a block of traces.
  @MainActor
  package mutating func block(
    _ index: Int, runs: Int, of subject: Subject, under contract: Contract,
    willRun: (Int, Trace) -> Void
  ) throws(SubjectProblem) -> Hunt.Block {
    var block = Hunt.Block(index: index)
    let first = index * Hunt.blockSize
    if position > first { (traces, position) = (Self.all(letters, depth), 0) }
    while position < first, traces.next() != nil { position += 1 }
    while block.runs < runs, let trace = traces.next() {
      willRun(position, trace)
      position += 1
      let run = Comparison.run(trace, of: subject, under: contract)
      if let problem = run.problem { throw problem }
      block.runs += 1
      block.steps += trace.count
      block.simulated += run.simulated
      block.tally.add(run.tally)
      for violation in run.violations
      where !block.found.contains(where: { $0.finding == violation.finding }) {
        block.found.append(
          Hunt.Found(
            finding: violation.finding, run: position, trace: trace, violation: violation))
      }
    }
    return block
  }
}
