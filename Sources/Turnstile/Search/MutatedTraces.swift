import Choices

/// A source of traces that vary or combine earlier traces of the block. It takes those traces that
/// showed something new.
struct MutatedTraces: TraceSource {
  private let map: SubjectMap
  private let seed: Seed
  /// The traces of the block that showed an event or an order of events for the first time, in the
  /// order of the runs.
  private var kept: [Trace] = []

  /// The position in a block of the first run that may vary an earlier trace. The runs before it
  /// find traces to vary.
  private static let firstRun = 48

  init(on map: SubjectMap, seed: Seed) {
    self.map = map
    self.seed = seed
  }

  mutating func trace(for run: RunNumber) -> Trace? {
    var generator = seed.stream("mutation", UInt64(run.position))
    guard run.position >= Self.firstRun, run.position % 2 == 1, kept.count > 1,
      generator.chance(2, in: 3)
    else { return nil }
    let one = kept[anyIndex(&generator)]
    let other = kept[anyIndex(&generator)]
    if generator.chance(1, in: 4) { return map.allowed(one.crossed(with: other, &generator)) }
    return one.mutated(on: map, with: other, &generator)
  }

  /// Returns the index of a random kept trace: the newer of two random ones, because rare events
  /// come late.
  private func anyIndex(_ generator: inout Generator) -> Int {
    let count = UInt64(kept.count)
    return Int(max(generator.next(below: count), generator.next(below: count)))
  }

  mutating func keep(_ trace: Trace) { kept.append(trace) }
}

extension Trace {
  /// Returns a combination of two traces: the beginning of this trace up to a rest, followed by the
  /// other trace or by its part after a rest.
  fileprivate func crossed(with other: Trace, _ generator: inout Generator) -> Trace {
    func cut(_ trace: Trace) -> Int {
      let rests = [0] + trace.steps.indices.filter { trace.steps[$0].act == .settle }.map { $0 + 1 }
      return rests[Int(generator.next(below: UInt64(rests.count)))]
    }
    let head = steps.prefix(max(1, cut(self)))
    let tail = other.steps.dropFirst(cut(other))
    var steps = Array(head)
    let time = head.last?.time ?? 0
    if head.last?.act != .settle { steps.append(Step(time, .settle)) }
    let start = tail.first?.time ?? 0
    steps += tail.map { Step(time + $0.time - start, $0.act) }
    return Trace(Array(steps.prefix(Planner.limit)))
  }
}
