import Foundation
import Turnstile

/// What one types to start this gate again, as reports and help say it.
///
/// The gate of an app is an executable of the app's package, and is not in the path.
enum OwnName {
  /// The tool that this package itself builds.
  static let tool = "turnstile"

  /// Whether this process is that tool.
  static var isTool: Bool {
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? tool == tool
  }

  /// What the process that runs was started by, as far as it can be typed again.
  ///
  /// - Parameters:
  ///   - typed: The first word of the command line.
  ///   - environment: In it a script says what stands for the gate outside of its container.
  ///   - package: The package that the gate belongs to, if there is one.
  static func text(
    typed: String, environment: [String: String], package: PackageFolder?
  ) -> String {
    if let script = environment["TURNSTILE_COMMAND"], !script.isEmpty { return script }
    let parts = typed.split(separator: "/").map(String.init)
    guard let name = parts.last else { return tool }
    // What the plugin builds is found by the plugin alone, which writes into the package.
    if name == "turnstile-subjects" {
      return "swift package --allow-writing-to-package-directory turnstile"
    }
    // `swift run` starts what it has built by its path, as a person may.
    guard let package, let mode = parts.dropLast().last, ["debug", "release"].contains(mode) else {
      return Invocation.quoted(typed)
    }
    var words = ["swift run"]
    if !package.path.isEmpty { words.append("--package-path \(Invocation.quoted(package.path))") }
    if mode == "release" { words.append("-c release") }
    return (words + [name]).joined(separator: " ")
  }

  /// The same, of this process.
  static func text(_ environment: [String: String], of package: PackageFolder) -> String {
    let isThere = FileManager.default.fileExists(atPath: package.place(of: "Package.swift"))
    return text(
      typed: CommandLine.arguments.first ?? tool, environment: environment,
      package: isThere ? package : nil)
  }
}
