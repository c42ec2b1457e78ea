import Foundation

/// A command for the user's shell that does something with a stored trace.
///
/// A report ends with commands that can be pasted into a shell. The gate is started by its
/// executable's name; a test by `swift test`, with the gate's command in an environment variable.
package struct Invocation: Codable, Hashable, Sendable {
  /// The part of the command line before the verb, such as "replay", and the file of the trace.
  private let before: String
  /// The part of the command line after the verb and the file of the trace; empty unless these two
  /// are the value of an environment variable.
  private let after: String
  /// The version of iOS on which the command runs the trace; `nil` for the version that the subject
  /// itself names.
  package var iOS: Int?

  /// Returns the command line of a tool that takes a verb, such as `replay`, and the trace's file
  /// as its arguments.
  package static func tool(_ name: String) -> Invocation {
    Invocation(before: name + " ", after: "")
  }

  /// Returns a command that runs the tests of a package.
  ///
  /// - Parameters:
  ///   - package: The folder of the package.
  ///   - module: The module of the test, so that the tests of other modules do not run.
  ///   - shell: The command with which the user's shell runs another one in the container in which
  ///     this process runs.
  package static func tests(
    of package: PackageFolder, module: String?, shell: String? = nil
  ) -> Invocation {
    var words = shell.map { "\($0) " } ?? ""
    words += "swift test"
    if !package.path.isEmpty { words += " --package-path \(quoted(package.path))" }
    if let module { words += " --filter \(module)" }
    return Invocation(before: "TURNSTILE=", after: " " + words)
  }

  /// Returns a command for an executable that calls `check` itself, with the verb and the file in a
  /// variable.
  package static func program(_ name: String) -> Invocation {
    Invocation(before: "TURNSTILE=", after: " " + name)
  }

  /// Returns the command line that applies a verb, such as "replay", to the trace in a file.
  package func text(_ verb: String, _ file: String) -> String {
    let version = iOS.map { ["--ios \($0)"] } ?? []
    let words = ([verb] + version + [Self.quoted(file)]).joined(separator: " ")
    return before + (after.isEmpty ? words : Self.quoted(words) + after)
  }

  /// Returns the command line for a help text, with a placeholder in place of the verb and the
  /// file.
  package func usage(_ words: String) -> String {
    before + (after.isEmpty ? words : "'\(words)'" + after)
  }

  /// Returns a word as it is typed in a shell, in quotes if the shell would change it otherwise.
  package static func quoted(_ word: String) -> String {
    let plain =
      !word.isEmpty
      && word.allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || "-_./~:@%+=,".contains($0))
      }
    return plain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}

extension Invocation {
  /// Creates the command that repeats the check which a file's code has called.
  ///
  /// - Parameters:
  ///   - typed: The first word of this process's command line.
  ///   - id: The file in the form of `#fileID`, which begins with its module.
  package init(
    typed: String, id: String, package: PackageFolder, environment: [String: String]
  ) {
    let shell = environment["TURNSTILE_SHELL"].flatMap { $0.isEmpty ? nil : $0 }
    let name = typed.split(separator: "/").last.map(String.init) ?? typed
    guard name.hasSuffix(".xctest") || name == "swiftpm-testing-helper" else {
      self = .program(Self.quoted(typed))
      return
    }
    let module = id.split(separator: "/").first.map(String.init)
    self = .tests(
      of: package.typed(in: environment),
      module: module.flatMap { $0.hasSuffix("Tests") ? $0 : nil }, shell: shell)
  }
}
