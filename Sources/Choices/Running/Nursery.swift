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
  private func varied(_ generator: inout Generator) -> [Choice] {
    // The newest are the most promising: the larger of two draws favours them.
    let one = generator.next(below: UInt64(kept.count))
    let other = generator.next(below: UInt64(kept.count))
    var choices = kept[Int(max(one, other))].choices
    for _ in 0...generator.next(below: 3) where !choices.isEmpty {
      let start = Int(generator.next(below: UInt64(choices.count)))
      let end = min(choices.count, start + 1 + Int(generator.next(below: 8)))
      switch generator.next(below: 6) {
      case 0:
        choices.removeSubrange(start...)
      case 1:
        choices.removeSubrange(start..<end)
      case 2:
        choices.insert(contentsOf: choices[start..<end], at: start)
      case 3:
        let donor = kept[Int(generator.next(below: UInt64(kept.count)))].choices
        choices.replaceSubrange(
          start..., with: donor[Int(generator.next(below: UInt64(donor.count)))...])
      default:
        let domain = choices[start].domain
        let value =
          domain.lower &+ Int(truncatingIfNeeded: generator.next(below: domain.width &+ 1))
        choices[start] = Choice(value, of: domain)
      }
    }
    return choices
  }
}
