package import Turnstile

/// Texts that the reader of an HTML page can copy: the input sequence (trace) of the run, a Swift
/// test that replays it, and a shell command that replays it.
package struct Paste {
  /// The input sequence (trace) of the run, in the format of a trace file.
  package let trace: String
  /// The code of a Swift test that replays the trace (input sequence) and fails as long as a rule
  /// is broken.
  package let test: String
  /// The shell command that replays the input sequence from its file.
  package let command: String

  package init(
    of recording: Recording, breaking finding: Finding?, file: String?,
    invocation: Invocation? = nil
  ) {
    let stored = StoredTrace(subject: recording.subject, breaks: finding, trace: recording.trace)
    trace = stored.description
    let place =
      file
      ?? "\(recording.subject)-\(finding?.clause.rawValue ?? "kept").trace".filter { $0 != "/" }
    command = (invocation ?? .tool("turnstile")).text("replay", place)
    test = Self.test(stored, finding, place, onIOS: invocation?.iOS)
  }

  /// The number of steps beyond which the test reads a trace (input sequence) from its file and
  /// does not contain its steps as text.
  private static let longest = 500

  private static func test(
    _ stored: StoredTrace, _ finding: Finding?, _ place: String, onIOS version: Int?
  ) -> String {
    let isLong = stored.trace.count > longest
    // The string literal has more number signs than occur behind any quotation mark in the trace
    // (input sequence), so that no part of the trace can end the literal.
    var signs = "#"
    while stored.description.contains("\"" + signs) { signs += "#" }
    let lines = stored.description.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map { "    " + $0 }.joined(separator: "\n")
    let name = stored.subject.filter { $0 != "\n" && $0 != "\"" && $0 != "\\" }
    let subject = "subject" + (version.map { ".on(iOS: \($0))" } ?? "")
    let contract = strict(finding) ? ", under: .strict" : ""
    let quoted = "\(signs)\"\(place)\"\(signs)"
    let source =
      isLong
      ? "  let stored = try StoredTrace(\n    parsing: Array(Data(contentsOf: URL(filePath: \(quoted)))))"
      : "  let stored = try StoredTrace(\n    parsing: \(signs)\"\"\"\n\(lines)\n\n    \"\"\"\(signs))"
    return """
      \(isLong ? "import Foundation\n" : "")import Testing
      import Turnstile

      @Test("\(name) keeps its contract in a trace that once broke it")
      @MainActor func replayedTrace() throws {
        // `subject` is the subject named in the trace.
      \(source)

        let run = replay(stored.trace, of: \(subject)\(contract))

        #expect(run.violations.map(\\.message) == [])
      }

      """
  }

  private static func strict(_ finding: Finding?) -> Bool {
    guard let clause = finding?.clause else { return false }
    return Contract.standard[clause] == nil && Contract.strict[clause] != nil
  }
}
