import Foundation
import Turnstile

/// The command that starts this gate again, for reports and help.
///
/// The gate of an app is an executable of the app's package, and is not in the path.
enum OwnName {
  /// The name of the tool that this package builds itself.
  static let tool = "turnstile"

  /// True if this process is the tool `turnstile`.
  static var isTool: Bool {
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? tool == tool
  }

  /// Returns the command that started a process, in a form that can be typed again.
  ///
  /// - Parameters:
  ///   - typed: The first word of the command line.
  ///   - environment: May contain a script's name for the gate outside of its container.
  ///   - package: The package that the gate belongs to, if there is one.
  static func text(
    typed: String, environment: [String: String], package: PackageFolder?
  ) -> String {
    if let script = environment["TURNSTILE_COMMAND"], !script.isEmpty { return script }
    let parts = typed.split(separator: "/").map(String.init)
    guard let name = parts.last else { return tool }
    // Only SwiftPM's plugin command can start the executable that it has built, and it needs
    // permission to write to the package.
    if name == "turnstile-subjects" {
      return "swift package --allow-writing-to-package-directory turnstile"
    }
    // `swift run` starts an executable by its path, as a person may also do.
    guard let package, let mode = parts.dropLast().last, ["debug", "release"].contains(mode) else {
      return Invocation.quoted(typed)
    }
    var words = ["swift run"]
    if !package.path.isEmpty { words.append("--package-path \(Invocation.quoted(package.path))") }
    if mode == "release" { words.append("-c release") }
    return (words + [name]).joined(separator: " ")
  }

  /// Returns the command that started this process.
  static func text(_ environment: [String: String], of package: PackageFolder) -> String {
    let isThere = FileManager.default.fileExists(atPath: package.place(of: "Package.swift"))
    return text(
      typed: CommandLine.arguments.first ?? tool, environment: environment,
      package: isThere ? package : nil)
  }
}
