import Exhibits
import Filmstrip
import Foundation
import Testing
import Turnstile

/// Records films of the traces (input sequences) that are stored in the repository.
@MainActor
enum Films {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of all stored traces (input sequences), relative to the repository's root.
  static let seeds: [String] = {
    let folder = root.appending(path: "Seeds").path
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".trace") }.map { "Seeds/\($0)" }.sorted()
  }()

  /// The paths of some stored traces (input sequences): one for each clause, that is, for each rule
  /// that a transition can break.
  static let sample: [String] = {
    var known: Set<Substring> = []
    return seeds.filter { path in
      known.insert(path.split(separator: "/")[2].prefix { $0 != "." && !$0.isNumber }).inserted
    }
  }()

  static func stored(_ path: String) throws -> StoredTrace {
    try StoredTrace(parsing: Array(Data(contentsOf: root.appending(path: path))))
  }

  static func subject(_ name: String) throws -> Subject {
    try #require((Exhibits.all + [Exhibits.liar]).first { $0.name == name })
  }

  /// Runs a stored trace (input sequence), records its frames, and returns the recording with the
  /// broken rule that it shows.
  static func film(_ path: String) throws -> (recording: Recording, violation: Violation?) {
    let stored = try stored(path)
    let recording = Recorder.film(
      stored.trace, of: try subject(stored.subject), breaking: stored.breaks)
    let violation = recording.violations.first { violation in
      stored.breaks.map { violation.finding.isCovered(by: $0) } ?? true
    }
    return (recording, violation ?? recording.violations.first)
  }
}
