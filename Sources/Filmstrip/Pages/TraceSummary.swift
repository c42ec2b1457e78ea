import Turnstile

/// A short description of an input sequence (trace): its steps, the outcomes of its transitions,
/// and a strip of key frames.
package struct TraceSummary: Codable, Sendable {
  /// The steps of the input sequence as text, one to a line.
  package var steps: [String]
  /// A few words about the run: its duration, the outcome of each transition, and the broken rules.
  package var outcome: String
  /// A strip of pictures of the run's most important frames, as SVG.
  package var strip: String

  package init(of recording: Recording, prefix: String) {
    steps = recording.trace.lines
    let ends = recording.journal.entries.compactMap { entry -> String? in
      guard case .transition(let transition, .ended(let isFinished)) = entry.event else {
        return nil
      }
      return "\(transition.kind.word) \(isFinished ? "finished" : "cancelled")"
    }
    let length = recording.frames.last?.milliseconds ?? 0
    let broken = recording.violations.map { "breaks \($0.finding)" }
    outcome = (["\(length) ms"] + ends + broken).joined(separator: " · ")
    strip = Picture(of: recording, violation: recording.violations.first).stripOnly(prefix: prefix)
  }
}
