import Foundation
import PackagePlugin

/// Adopts an app's sources whenever a package is built, so that its tests always compile the app as it is now.
///
/// A target that uses the plugin says in a file `Adopt.txt` what to adopt, one path to a line, from the folder of the package:
///
/// ```
/// # The app, beside this package.
/// ../Shop/Sources
/// ../Shared/Colors.swift
/// !../Shop/Sources/Old.swift
/// --module ShopKit
/// ```
///
/// A line with an exclamation mark takes a file out of a folder.
///
/// Its files become files of the target, as if they lay there. They are adopted together, by one command, since what has to be
/// done to one depends on the others; only those that come out otherwise than before are compiled again.
@main
struct AdoptPlugin: BuildToolPlugin {
  static let list = "Adopt.txt"

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let list = target.directoryURL.appending(path: Self.list)
    guard let text = try? String(contentsOf: list, encoding: .utf8) else {
      Diagnostics.error(
        "The target \(target.name) uses AdoptPlugin and has no \(Self.list) that says what to adopt."
      )
      return []
    }
    let lines = text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    func place(_ path: String) -> URL {
      URL(filePath: path, relativeTo: context.package.directoryURL).standardizedFileURL
    }
    let options = lines.filter { $0.hasPrefix("-") }
    let sources = lines.filter { !$0.hasPrefix("-") && !$0.hasPrefix("!") }.map(place)
    let without = lines.filter { $0.hasPrefix("!") }.map {
      place($0.dropFirst().trimmingCharacters(in: .whitespaces)).path
    }
    guard !sources.isEmpty else {
      Diagnostics.error("\(list.path) names nothing to adopt.")
      return []
    }
    let folder = context.pluginWorkDirectoryURL.appending(path: "Adopted")
    let files = sources.flatMap { source in
      Self.files(below: source).map { (source: source, path: $0) }
    }.filter { file in !without.contains(Self.place(of: file.path, in: file.source).path) }
    let outputs = files.map { file in
      folder.appending(path: Self.name(of: file.path, in: file.source, among: sources))
    }
    return [
      .buildCommand(
        displayName: "Adopting \(files.count) files for \(target.name)",
        executable: try context.tool(named: "AdoptTool").url,
        arguments: sources.map(\.path) + ["--into", folder.path, "--for-build"]
          + without.flatMap { ["--without", $0] }
          + options.flatMap { $0.split(separator: " ").map(String.init) },
        inputFiles: [list] + files.map { Self.place(of: $0.path, in: $0.source) },
        outputFiles: outputs)
    ]
  }

  /// Where a file is that was found below a source, or that is the source.
  private static func place(of path: String, in source: URL) -> URL {
    source.pathExtension == "swift" ? source : source.appending(path: path)
  }

  /// The Swift files below a folder, but for those that are never adopted; of a file its name.
  private static func files(below folder: URL) -> [String] {
    if folder.pathExtension == "swift" { return [folder.lastPathComponent] }
    let leftOut: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules", "fastlane"]
    return (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted().filter { path in
      let parts = path.split(separator: "/")
      return path.hasSuffix(".swift") && parts.last != "main.swift"
        && !parts.contains { part in
          part.hasPrefix(".") || leftOut.contains(String(part)) || part.hasSuffix(".playground")
        }
    }
  }

  /// A module has no two files of one name, so the folders become a part of it, as `adopt --for-build` has it.
  private static func name(of path: String, in source: URL, among sources: [URL]) -> String {
    if source.pathExtension == "swift" { return path }
    let folders = sources.filter { $0.pathExtension != "swift" }
    let prefix = folders.count > 1 ? source.lastPathComponent + "/" : ""
    return (prefix + path).split(separator: "/").joined(separator: "-")
  }
}
