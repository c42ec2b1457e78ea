package import Turnstile

/// Texts for a reader to copy from a page: the trace, a test, and a command.
package struct Paste {
  /// The trace as the text of a trace file.
  package let trace: String
  /// A test in Swift that replays the trace and fails while the trace breaks a clause.
  package let test: String
  /// The shell command that replays the stored trace.
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

  /// The number of steps above which the test reads the trace from its file instead of a literal.
  private static let longest = 500

  private static func test(
    _ stored: StoredTrace, _ finding: Finding?, _ place: String, onIOS version: Int?
  ) -> String {
    let isLong = stored.trace.count > longest
    // The Swift literal has more number signs than follow any quote in the text, so that the text
    // cannot end the literal.
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
