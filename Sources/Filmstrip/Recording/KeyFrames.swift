import Turnstile

/// Chooses the frames of a recorded run for a strip of pictures: the first, those of steps, of
/// changes of state and of broken rules, and the last.
package struct KeyFrames: Sendable {
  /// A frame chosen for the strip of pictures, with the events that happened at its moment.
  package struct Key: Sendable {
    package var frame: Int
    package var words: [String]
    /// True if one of the rules for transitions is broken in this frame.
    package var isBroken: Bool
    /// True if a step of the trace (input sequence) is performed in this frame.
    package var isStep: Bool
  }

  package private(set) var keys: [Key] = []

  /// Chooses the frames of a recorded run that a strip of pictures should contain.
  package init(of recording: Recording) {
    guard !recording.frames.isEmpty else { return }
    var words: [Int: [String]] = [0: []]
    var steps: Set<Int> = []
    var broken: Set<Int> = []
    var frame = 0
    for (index, entry) in recording.journal.entries.enumerated()
    where StepTable.isTelling(entry.event) {
      // A journal entry belongs to the first frame that was recorded after the entry was written.
      while frame < recording.frames.count - 1, recording.frames[frame].entries <= index {
        frame += 1
      }
      if words[frame]?.last != entry.text { words[frame, default: []].append(entry.text) }
      if entry.isStep { steps.insert(frame) }
    }
    for scene in recording.scenes {
      words[scene.broken, default: []].append("breaks \(scene.finding)")
      broken.insert(scene.broken)
    }
    words[recording.frames.count - 1, default: []].append("the end")
    keys = words.keys.sorted().map { frame in
      Key(
        frame: frame, words: words[frame] ?? [], isBroken: broken.contains(frame),
        isStep: steps.contains(frame))
    }
  }

  /// Returns at most a given number of the chosen frames. The first, the last and those of broken
  /// rules are preferred, then those of steps. The others are chosen at even distances.
  package func chosen(_ limit: Int) -> [Key] {
    guard keys.count > limit else { return keys }
    let wanted = keys.indices.filter {
      $0 == 0 || $0 == keys.count - 1 || keys[$0].isBroken
    }
    var places = Set(wanted.prefix(limit))
    let steps = keys.indices.filter { keys[$0].isStep && !places.contains($0) }
    let rest = keys.indices.filter { !keys[$0].isStep && !places.contains($0) }
    for candidates in [steps, rest] {
      let free = limit - places.count
      guard free > 0 else { break }
      if candidates.count <= free {
        places.formUnion(candidates)
      } else {
        for turn in 0..<free { places.insert(candidates[turn * candidates.count / free]) }
      }
    }
    return places.sorted().map { keys[$0] }
  }
}
