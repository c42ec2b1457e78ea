import Foundation

/// What one types, where one stands, to have something done with a stored trace.
///
/// A report ends in commands, and each of them can be pasted: a gate is started by its executable's
/// name, and a test by `swift test`, which hands on what is asked for in a variable.
package struct Invocation: Codable, Hashable, Sendable {
  /// What stands before the words of the command.
  private let before: String
  /// What stands behind them; empty unless the words are the value of a variable.
  private let after: String

  /// A command that takes the words as its arguments.
  package static func tool(_ name: String) -> Invocation {
    Invocation(before: name + " ", after: "")
  }

  /// The tests of a package.
  ///
  /// - Parameters:
  ///   - package: Where the package is.
  ///   - module: The module that holds the test; the others need not run.
  ///   - shell: What starts a command in the container around this process.
  package static func tests(
    of package: PackageFolder, module: String?, shell: String? = nil
  ) -> Invocation {
    var words = shell.map { "\($0) " } ?? ""
    words += "swift test"
    if !package.path.isEmpty { words += " --package-path \(quoted(package.path))" }
    if let module { words += " --filter \(module)" }
    return Invocation(before: "TURNSTILE=", after: " " + words)
  }

  /// An executable that calls `check` by itself.
  package static func program(_ name: String) -> Invocation {
    Invocation(before: "TURNSTILE=", after: " " + name)
  }

  /// The command that does something with a file.
  package func text(_ verb: String, _ file: String) -> String {
    let words = "\(verb) \(Self.quoted(file))"
    return before + (after.isEmpty ? words : Self.quoted(words) + after)
  }

  /// The command with other words behind it, as help shows it.
  package func usage(_ words: String) -> String {
    before + (after.isEmpty ? words : "'\(words)'" + after)
  }

  /// A word as a shell takes it for one.
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
  /// What starts the check again that a file's code has called.
  ///
  /// - Parameters:
  ///   - typed: The first word of this process's command line.
  ///   - id: The file as `#fileID` names it: its module stands first.
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
