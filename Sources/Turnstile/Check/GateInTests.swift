import Foundation
import LinuxProcesses

/// The command of the gate that the environment variable `TURNSTILE` holds, performed by a test
/// with the subject that the test checks.
///
/// ```sh
/// TURNSTILE='film Seeds/card/outcome-is-honest.trace' swift test --filter CardTests
/// ```
///
/// A subject in a test can only be built by that test, so the gate runs inside the test: it is
/// linked with the product `Turnstile` and registers itself. A command that names stored traces is
/// for their subject; tests of other subjects pass without doing anything, and the process fails at
/// its end if no test has answered.
@MainActor
package enum GateInTests {
  /// The closure that performs a command of the gate with a subject and returns the exit code;
  /// `nil` until the gate registers itself.
  package static var perform: ((_ words: [String], Subject, Invocation, PackageFolder) -> Int32)?

  /// A closure that reads a package's settings file as the gate does and returns its flaw, such as
  /// a misspelt name; the closure is `nil` until the gate registers itself.
  package static var settingsFlaw: ((Subject, Invocation, PackageFolder) -> String?)?

  /// The commands without a subject, such as `help`, that an earlier test of this process has
  /// performed.
  private static var answered: Set<String> = []

  /// Throws an error if the settings file contains a setting that no command of the gate knows,
  /// such as one with a misspelt name.
  ///
  /// A test uses only some of the settings. The others are for the gate, which alone knows all
  /// names.
  static func examine(
    _ file: SettingsFile, for subject: Subject, _ invocation: Invocation, _ package: PackageFolder
  ) throws(SettingsProblem) {
    guard !file.entries.isEmpty else { return }
    _ = turnstile_ask_gate()
    if let flaw = settingsFlaw?(subject, invocation, package) { throw SettingsProblem(flaw) }
  }

  /// Performs the command that the environment asks for, if there is one.
  ///
  /// - Returns: True if a command was asked for, so that the test does not check anything else.
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
    if !names.isEmpty, !names.contains(subject.name) {
      UnansweredCommand.pass(line, about: names, by: subject.name)
      return true
    }
    UnansweredCommand.answer()
    // A command that needs no subject, such as `help`, is performed by the first test of the
    // process for all of them.
    let isGeneral = ["explain", "help", "version", "completion"].contains(words.first)
    if isGeneral, !answered.insert(line).inserted { return true }
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

  /// Splits a line into words as a shell does: quotes hold a word together.
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

/// An error for a command in the variable `TURNSTILE` that could not be performed.
struct AskedInVain: Error, Hashable, CustomStringConvertible {
  let description: String
}
