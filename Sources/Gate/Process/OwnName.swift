import Foundation
import Turnstile

/// Finds the shell command by which a person starts this command-line tool again, for reports and
/// help.
///
/// An app's gate is an executable in the build folder of the app's package, so its name alone is
/// not a command.
enum OwnName {
  /// The name of the executable that checks transitions in Turnstile's own package.
  static let tool = "turnstile"

  /// True if this process is the tool `turnstile` of Turnstile's own package.
  static var isTool: Bool {
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? tool == tool
  }

  /// Returns the shell command that started this command-line tool, in a form that a person can
  /// type again.
  ///
  /// - Parameters:
  ///   - typed: The first word of the gate's command line.
  ///   - environment: The environment. In a container, it may name the script that starts the gate
  ///     from outside.
  ///   - package: The package to which the gate belongs, if there is one.
  static func text(
    typed: String, environment: [String: String], package: PackageFolder?
  ) -> String {
    if let script = environment["TURNSTILE_COMMAND"], !script.isEmpty { return script }
    let parts = typed.split(separator: "/").map(String.init)
    guard let name = parts.last else { return tool }
    // An executable that was built for SwiftPM's command plugin is started again by the plugin,
    // which needs permission to write to the package.
    if name == "turnstile-subjects" {
      return "swift package --allow-writing-to-package-directory turnstile"
    }
    // An executable in SwiftPM's build folder was probably started by `swift run`, so that command
    // is printed.
    guard let package, let mode = parts.dropLast().last, ["debug", "release"].contains(mode) else {
      return Invocation.quoted(typed)
    }
    var words = ["swift run"]
    if !package.path.isEmpty { words.append("--package-path \(Invocation.quoted(package.path))") }
    if mode == "release" { words.append("-c release") }
    return (words + [name]).joined(separator: " ")
  }

  /// Returns the shell command that started this process, so that a person can type it again.
  static func text(_ environment: [String: String], of package: PackageFolder) -> String {
    let isThere = FileManager.default.fileExists(atPath: package.place(of: "Package.swift"))
    return text(
      typed: CommandLine.arguments.first ?? tool, environment: environment,
      package: isThere ? package : nil)
  }
}
