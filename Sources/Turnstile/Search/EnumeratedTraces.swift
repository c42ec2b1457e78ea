import Choices

/// A source of every trace up to a number of steps, the shortest first.
///
/// A random search that finds nothing does not prove that there is no fault. This enumeration does,
/// for traces of up to its number of steps. The steps are those that the exploration of the subject
/// has seen to have an effect: the actions, taps on controls, a finger going down, along and up for
/// each known drag, rest, and the app going to the background and back. Each step follows at once
/// or after a tenth of a second.
package struct EnumeratedTraces: TraceSource {
  private let alphabet: Alphabet
  private let depth: Int
  private var traces: Enumeration<Trace>
  /// The number of traces that the enumeration has returned so far.
  private var position = 0

  package init(on map: SubjectMap, depth: Int) {
    self.depth = depth
    alphabet = Alphabet(
      letters: Self.acts(on: map).flatMap { act in
        [0, 6 * Step.frame].map { Alphabet.Letter(gap: $0, act: act) }
      })
    traces = alphabet.traces(longest: depth)
  }

  /// The number of all traces that the enumeration will return.
  package var count: Int {
    alphabet.traces(longest: depth).reduce(0) { count, _ in count + 1 }
  }

  package mutating func trace(for run: RunNumber) -> Trace? {
    if position > run.number { (traces, position) = (alphabet.traces(longest: depth), 0) }
    while position < run.number, traces.next() != nil { position += 1 }
    guard position == run.number, let trace = traces.next() else { return nil }
    position += 1
    return trace
  }

  private static func acts(on map: SubjectMap) -> [Step.Act] {
    var acts: [Step.Act] = [.settle]
    acts += map.actions.map { .action($0) }
    acts += map.places.flatMap(\.taps)
    for pull in map.pulls {
      let far = pull.direction.spot(from: pull.start, by: pull.length * 2 / 3)
      let near = pull.direction.spot(from: pull.start, by: max(14, pull.length / 10))
      acts += [
        .down(finger: 1, pull.start), .move(finger: 1, near), .move(finger: 1, far),
      ]
    }
    if !map.pulls.isEmpty { acts += [.up(finger: 1), .cancel(finger: 1)] }
    acts += [.background, .foreground]
    return acts.enumerated().filter { index, act in acts.firstIndex(of: act) == index }.map(\.1)
  }
}
