import Foundation
import PackagePlugin

/// Adopts an app's sources whenever a package is built, so that its tests always compile the app as
/// it is now.
///
/// A target that uses the plugin says in a file `Adopt.txt` what to adopt, one path to a line, from
/// the folder of the package:
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
/// Its files become files of the target, as if they lay there. They are adopted together, by one
/// command, since what has to be done to one depends on the others; only those that come out
/// otherwise than before are compiled again.
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
    func isTaken(_ file: (source: URL, path: String)) -> Bool {
      !without.contains(Self.place(of: file.path, in: file.source).path)
    }
    let files = sources.flatMap { source in
      Self.files(below: source).map { (source: source, path: $0) }
    }.filter(isTaken)
    let resources = sources.flatMap { source in
      Self.resources(below: source).map { (source: source, path: $0) }
    }.filter(isTaken)
    var outputs = (files + resources.filter { Self.isDocument($0.path) }).map { file in
      let name = Self.name(of: file.path, in: file.source, among: sources)
      return folder.appending(path: Self.isDocument(file.path) ? "\(name).swift" : name)
    }
    if !resources.isEmpty { outputs.append(folder.appending(path: "AppResources.swift")) }
    return [
      .buildCommand(
        displayName: "Adopting \(files.count) files for \(target.name)",
        executable: try context.tool(named: "AdoptTool").url,
        arguments: sources.map(\.path) + ["--into", folder.path, "--for-build"]
          + without.flatMap { ["--without", $0] }
          + options.flatMap { $0.split(separator: " ").map(String.init) },
        inputFiles: [list] + (files + resources).map { Self.place(of: $0.path, in: $0.source) },
        outputFiles: outputs)
    ]
  }

  /// Where a file is that was found below a source, or that is the source.
  private static func place(of path: String, in source: URL) -> URL {
    isFolder(source) ? source.appending(path: path) : source
  }

  /// The Swift files below a folder, but for those that are never adopted; of a file its name.
  private static func files(below folder: URL) -> [String] {
    if folder.pathExtension == "swift" { return [folder.lastPathComponent] }
    return paths(below: folder).filter { path in
      path.hasSuffix(".swift") && path.split(separator: "/").last != "main.swift"
    }
  }

  /// What else an app has: storyboards, nibs, asset catalogues, texts, Info.plist. The same as
  /// `adopt` takes.
  private static func resources(below source: URL) -> [String] {
    if source.pathExtension == "xcassets" {
      return paths(below: source).filter { $0.contains(".") }
    }
    if !isFolder(source) {
      return isResource(source.lastPathComponent) ? [source.lastPathComponent] : []
    }
    return paths(below: source).filter {
      isResource($0)
        || ($0.contains(".xcassets/") && $0.split(separator: "/").last?.contains(".") == true)
    }
  }

  private static func isResource(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return isDocument(path) || name.hasSuffix(".strings") || name.hasSuffix(".xcstrings")
      || name == "Info.plist" || name.hasSuffix("-Info.plist")
  }

  private static func isDocument(_ path: String) -> Bool {
    !path.contains(".xcassets/") && (path.hasSuffix(".storyboard") || path.hasSuffix(".xib"))
  }

  private static func isFolder(_ place: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func paths(below folder: URL) -> [String] {
    let leftOut: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules", "fastlane"]
    return (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted().filter { path in
      !path.split(separator: "/").contains { part in
        part.hasPrefix(".") || leftOut.contains(String(part)) || part.hasSuffix(".playground")
      }
    }
  }

  /// A module has no two files of one name, so the folders become a part of it, as
  /// `adopt --for-build` has it.
  private static func name(of path: String, in source: URL, among sources: [URL]) -> String {
    guard isFolder(source) else { return path }
    let folders = sources.filter { isFolder($0) && $0.pathExtension != "xcassets" }
    let prefix = folders.count > 1 ? source.lastPathComponent + "/" : ""
    return (prefix + path).split(separator: "/").joined(separator: "-")
  }
}
