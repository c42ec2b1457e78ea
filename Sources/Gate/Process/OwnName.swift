import Foundation

/// What one types to start this gate again, as reports and help say it.
///
/// The gate of an app is an executable of the app's package, and is not in the path.
enum OwnName {
  /// The tool that this package itself builds.
  static let tool = "turnstile"

  /// What the process that runs was started by, as far as it can be typed again.
  ///
  /// - Parameters:
  ///   - typed: The first word of the command line.
  ///   - environment: In it a script says what stands for the gate outside of its container.
  ///   - isPackage: Whether a package is in the folder in which the gate was started.
  static func text(typed: String, environment: [String: String], isPackage: Bool) -> String {
    if let script = environment["TURNSTILE_COMMAND"], !script.isEmpty { return script }
    let parts = typed.split(separator: "/").map(String.init)
    switch parts.last {
    case nil, tool?: return tool
    // What the plugin builds is found by the plugin alone.
    case "turnstile-subjects"?: return "swift package turnstile"
    case let name?:
      // `swift run` starts what it has built by its path from the package's folder, as a person
      // may.
      let isBuilt = ["debug", "release"].contains(parts.dropLast().last)
      return isPackage && isBuilt ? "swift run \(name)" : typed
    }
  }

  /// The same, of this process.
  static func text(_ environment: [String: String]) -> String {
    text(
      typed: CommandLine.arguments.first ?? tool, environment: environment,
      isPackage: FileManager.default.fileExists(atPath: "Package.swift"))
  }
}
