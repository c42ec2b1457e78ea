/// The stored traces of a subject, each with the result of running it again.
///
/// The results come back in any order, and are reported in the order of the files.
struct StoredReplays {
  private let files: [(path: String, trace: StoredTrace)]
  /// The results of the stored traces so far, each by the number of its file.
  private var results: [Int: Replayed] = [:]

  private struct Replayed {
    var found: [FoundTrace] = []
    var problem: SubjectProblem?
  }

  /// Loads the stored traces of a folder.
  ///
  /// - Parameter skipped: Receives a line for each file that is no trace.
  init(_ folder: StoredTraceFolder, skipped: inout [String]) {
    var files: [(path: String, trace: StoredTrace)] = []
    for file in folder.load() {
      switch file.contents {
      case .success(let trace): files.append((file.path, trace))
      case .failure(let problem): skipped.append(problem.description)
      }
    }
    self.files = files
  }

  /// True if the subject has no stored trace.
  var isEmpty: Bool { files.isEmpty }

  /// True if every stored trace of the subject has been run again.
  var isComplete: Bool { results.count == files.count }

  /// The assignments that run the subject's stored traces again, one for each.
  var assignments: [Assignment] {
    files.enumerated().map { .replay($0.offset, $0.element.trace.trace) }
  }

  /// Adds the findings that a stored trace showed when it was run again, by the number of its file.
  mutating func add(_ found: [FoundTrace], to index: Int) {
    results[index] = Replayed(found: found)
  }

  /// Adds the reason why a stored trace cannot be judged, by the number of its file.
  mutating func add(_ problem: SubjectProblem, to index: Int) {
    results[index] = Replayed(problem: problem)
  }

  /// Copies the results of all stored traces into the result of the check.
  func report(in result: inout CheckResult) {
    for (index, file) in files.enumerated() {
      guard let replay = results[index] else { continue }
      if let problem = replay.problem {
        result.skipped.append("\(file.path): \(problem)")
        continue
      }
      result.replays.append(
        CheckResult.Replay(path: file.path, expected: file.trace.breaks, found: replay.found))
    }
  }
}
