import Turnstile

/// A short description of a trace: its steps, the outcomes of its transitions, and a strip of key
/// frames.
package struct TraceSummary: Codable, Sendable {
  /// The steps of the trace, one to a line.
  package var steps: [String]
  /// The duration of the run, the outcome of each transition, and the findings, in a few words.
  package var outcome: String
  /// The strip of key frames, as an SVG.
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
