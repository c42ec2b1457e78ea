import Foundation
import LinuxProcesses

/// What `TURNSTILE` asks a test for: a command of the gate, on the subject that the test checks.
///
/// ```sh
/// TURNSTILE='film Seeds/card/outcome-is-honest.trace' swift test --filter CardTests
/// ```
///
/// A subject that stands in a test can be built by that test alone, so the gate comes to it: it is
/// part of the product `Turnstile`, and says so when it is asked. A command that names stored
/// traces is for their subject; every other test that checks something passes without doing so.
@MainActor
package enum GateInTests {
  /// Does a command of the gate with a subject, and returns the exit code.
  package static var perform: ((_ words: [String], Subject, Invocation, PackageFolder) -> Int32)?

  /// Does what was asked for.
  ///
  /// - Returns: Whether anything was asked for, so that nothing else has to be checked.
  static func answer(
    _ environment: [String: String], with subject: Subject, _ invocation: Invocation,
    _ package: PackageFolder
  ) throws -> Bool {
    guard let line = environment["TURNSTILE"], !line.isEmpty else { return false }
    let words = words(of: line)
    let files = words.filter { $0.hasSuffix(".trace") }
    let names = files.compactMap { file in
      try? StoredTraceFolder.read(file, for: nil).get().subject
    }
    if !names.isEmpty, !names.contains(subject.name) { return true }
    _ = turnstile_ask_gate()
    guard let perform else {
      throw AskedInVain(
        description:
          "TURNSTILE asks for '\(line)', which takes the gate: link the product Turnstile.")
    }
    let code = perform(words, subject, invocation, package)
    guard code == 0 else {
      throw AskedInVain(description: "TURNSTILE='\(line)' ended with exit code \(code).")
    }
    return true
  }

  /// The words of a line, as a shell makes them: quotes hold a word together.
  static func words(of line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var letters = line[...]
    while let letter = letters.popFirst() {
      switch letter {
      case "'":
        isQuoted.toggle()
        word = word ?? ""
      case "\\" where !isQuoted: word = (word ?? "") + (letters.popFirst().map(String.init) ?? "")
      case " " where !isQuoted:
        if let done = word { words.append(done) }
        word = nil
      default: word = (word ?? "") + String(letter)
      }
    }
    return words + [word].compactMap { $0 }
  }
}

/// A command that was asked for by a variable, and did not end well.
struct AskedInVain: Error, Hashable, CustomStringConvertible {
  let description: String
}
