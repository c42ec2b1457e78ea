import Foundation
import Testing

/// A mistake that people make with a command line, and the message that they get.
///
/// The tables of mistakes are the documentation of the messages: each has the command as it is
/// typed, the exit code, and everything that is printed.
struct Mistake: Sendable, CustomTestStringConvertible {
  /// The command line with the mistake, as a person types it.
  var line: String
  /// The expected message: the whole standard error, without its last line end.
  var message: String
  var code: Int32 = 2
  /// The shell commands that prepare the test's folder before the mistake is made.
  var before = ""
  /// True if the expected message is a line of the standard output; false if it is the standard
  /// error.
  var isInReport = false

  /// Returns a mistake that needs some shell commands to be run first in the test's folder.
  static func after(_ before: String, _ line: String, _ message: String) -> Mistake {
    Mistake(line: line, message: message, before: before)
  }

  static func line(_ line: String, _ message: String) -> Mistake {
    Mistake(line: line, message: message)
  }

  static let all =
    commands + options + values + subjects + traces + settings + reports + shards + setUp

  var testDescription: String { line }
}

@Suite("Mistakes", .waitsForProcesses)
struct MistakeTests {
  @Test(
    "A mistake is told with its place, what was expected, and what to do", arguments: Mistake.all)
  func isTold(mistake: Mistake) throws {
    let gate = try GateProcess()
    let result = try gate.shell(
      "turnstile() { {gate} \"$@\"; }\n\(mistake.before)\n\(mistake.line)")

    let folder = gate.folder.resolvingSymlinksInPath().path
    #expect(result.code == mistake.code, "\(result.output)\(result.errors)")
    if mistake.isInReport {
      #expect(result.lines.contains { $0 == mistake.message }, "\(result.output)")
    } else {
      #expect(result.errors.replacing(folder, with: "FOLDER") == mistake.message + "\n")
    }
  }

  @Test(
    "CI/check refuses a revision and a step that it does not know",
    arguments: [
      ("--since nowhere", "There is no revision 'nowhere'. In a shallow clone, fetch it first."),
      ("--since", "--since needs a revision: CI/check --since REVISION."),
      ("fromat", "There is no step 'fromat'. The steps are: format build "),
    ])
  func script(words: String, message: String) throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../CI/check").standardizedFileURL.path
    let result = try GateProcess().shell("'\(script)' \(words)")

    #expect(result.code == 2)
    #expect(result.errors.hasPrefix(message), "\(result.errors)")
  }

  @Test("There are at least thirty mistakes, and each is in one table only")
  func count() {
    let lines = Mistake.all.map { $0.before + $0.line }

    #expect(lines.count >= 30)
    #expect(Set(lines).count == lines.count)
  }
}
