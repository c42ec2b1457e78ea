/// The values of one block worth varying, and the choosers that vary them.
///
/// A run either starts from nothing, or takes a kept value and changes it a little: another value
/// here, an element less or twice there, everything after some point invented anew. Which of these is
/// decided by the run's own stream, so one run's luck does not shift the next one's.
struct Nursery {
  private let seed: Seed
  private let variation: UInt64
  private var kept: [ChoiceSequence] = []
  private var seen: Set<UInt64> = []

  /// More kept values than this and each gets too little attention.
  private static let capacity = 64

  init(seed: Seed, variation: UInt64) {
    self.seed = seed
    self.variation = variation
  }

  /// Sets up a chooser for a run.
  func prepare(_ chooser: inout Chooser, for position: Int) {
    var generator = seed.stream("run", UInt64(position))
    chooser.swarm = Swarm.draw(&generator)
    // The first runs of a block are small and soon grow up; later ones are of any size.
    chooser.size = min(1 + position / 2, Chooser.fullSize)
    if !kept.isEmpty, generator.next() & 0xff < variation {
      let script = Script(flat: varied(&generator))
      chooser.restart(generator, script: script)
    } else {
      chooser.restart(generator)
    }
  }

  /// Keeps a value if it reached anything new.
  mutating func learn(_ observation: Observation, from sequence: ChoiceSequence) {
    var isNew = false
    for feature in observation.features where seen.insert(feature).inserted { isNew = true }
    guard isNew, sequence.count > 0 else { return }
    if kept.count == Self.capacity { kept.removeFirst() }
    kept.append(sequence)
  }

  /// Returns a kept value's choices with something changed.
  private func varied(_ generator: inout Generator) -> [Int] {
    // The newest are the most promising: the larger of two draws favours them.
    let one = generator.next(below: UInt64(kept.count))
    let other = generator.next(below: UInt64(kept.count))
    let parent = kept[Int(max(one, other))]
    var values = parent.values
    for _ in 0...generator.next(below: 3) {
      let position = Int(generator.next(below: UInt64(values.count)))
      switch generator.next(below: 5) {
      case 0:
        values.removeSubrange(position...)
      case 1:
        let end = min(values.count, position + 1 + Int(generator.next(below: 8)))
        values.removeSubrange(position..<end)
      case 2:
        let end = min(values.count, position + 1 + Int(generator.next(below: 8)))
        values.insert(contentsOf: values[position..<end], at: position)
      case 3:
        let donor = kept[Int(generator.next(below: UInt64(kept.count)))].values
        let start = Int(generator.next(below: UInt64(donor.count)))
        values.replaceSubrange(position..., with: donor[start...])
      default:
        guard position < parent.count else { continue }
        let domain = parent.choices[position].domain
        values[position] = domain.clamp(
          domain.lower &+ Int(truncatingIfNeeded: generator.next(below: domain.width &+ 1)))
      }
      if values.isEmpty { break }
    }
    return values
  }
}
