import Foundation

/// The app's files that a target's `Adopt.txt` names. The plugin finds them without reading them,
/// because a build has to know its inputs and outputs before it begins.
///
/// Mistakes in the list are not reported here. The command `adopt` reports them at every build.
struct Adopted {
  /// The existing folders and files that the target's `Adopt.txt` lists.
  let sources: [URL]
  /// The Swift files to adopt, each with the entry of `Adopt.txt` (a folder or the file itself)
  /// under which it was found.
  let files: [(source: URL, path: String)]
  /// The storyboards, nibs, asset catalogues, string tables and Info.plist files to adopt, each
  /// with the folder in `Adopt.txt` under which it was found.
  private let resources: [(source: URL, path: String)]
  /// The configuration files (`.xcconfig`) with build settings to which the app's Info.plist
  /// refers.
  private let settings: [URL]
  /// The files in folders that the app's bundle has as folders.
  private let bundled: [URL]

  init(_ text: String, from folder: URL) {
    let lines = text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    func place(_ path: String) -> URL {
      let url = URL(filePath: path, relativeTo: folder).standardizedFileURL
      // A slash at the end of a folder's path is removed, because the destination of a symbolic
      // link must not have one.
      return URL(
        filePath: url.path.count > 1 && url.path.hasSuffix("/")
          ? String(url.path.dropLast()) : url.path)
    }
    let sources = lines.filter { !$0.hasPrefix("-") && !$0.hasPrefix("!") }.map(place)
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    let without = lines.filter { $0.hasPrefix("!") }.map {
      place($0.dropFirst().trimmingCharacters(in: .whitespaces)).path
    }
    func isTaken(_ file: (source: URL, path: String)) -> Bool {
      let path = Self.place(of: file.path, in: file.source).path
      return !without.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
    settings = lines.filter { $0.hasPrefix("--settings ") }.map {
      place($0.dropFirst(11).trimmingCharacters(in: .whitespaces))
    }.filter { FileManager.default.fileExists(atPath: $0.path) }
    bundled = lines.filter { $0.hasPrefix("--folder ") }.flatMap { line in
      let folder = place(line.dropFirst(9).trimmingCharacters(in: .whitespaces))
      return Self.paths(below: folder).filter(Self.isResource).map { folder.appending(path: $0) }
    }
    self.sources = sources
    files = sources.flatMap { source in
      Self.files(below: source).map { (source: source, path: $0) }
    }.filter(isTaken)
    resources = sources.flatMap { source in
      Self.resources(below: source).map { (source: source, path: $0) }
    }.filter(isTaken)
  }

  /// All files that the command `adopt` reads in the build.
  var inputs: [URL] {
    (files + resources).map { Self.place(of: $0.path, in: $0.source) } + settings + bundled
  }

  /// The names of all files that the command `adopt` writes in the build.
  var outputs: [String] {
    let documents = resources.filter { Self.isDocument($0.path) }
    var names = (files + documents).map { file in
      let name = Self.name(of: file.path, in: file.source, among: sources)
      return Self.isDocument(file.path) ? "\(name).swift" : name
    }
    if !resources.isEmpty || !bundled.isEmpty { names.append("AppResources.swift") }
    return names.map { "adopted-\($0)" }
  }

  /// Returns the URL of a file below a folder of `Adopt.txt`. If `Adopt.txt` lists the file itself,
  /// that entry's URL is returned.
  private static func place(of path: String, in source: URL) -> URL {
    isFolder(source) ? source.appending(path: path) : source
  }

  /// Returns the paths of all Swift files below a folder except `main.swift`, relative to the
  /// folder. For the URL of a Swift file, returns the file's name.
  private static func files(below folder: URL) -> [String] {
    if folder.pathExtension == "swift" { return [folder.lastPathComponent] }
    return paths(below: folder).filter { path in
      // A path that ends in `.swift` may be that of a folder, too.
      path.hasSuffix(".swift") && path.split(separator: "/").last != "main.swift"
        && !isFolder(folder.appending(path: path))
    }
  }

  /// Returns the paths of the other files in a folder that `adopt` reads: storyboards, nibs, asset
  /// catalogues, string tables and Info.plist files.
  private static func resources(below source: URL) -> [String] {
    if source.pathExtension == "xcassets" {
      return paths(below: source).filter { $0.contains(".") }
    }
    if source.pathExtension == "xcdatamodel" { return ["contents"] }
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
    return isDocument(path) || path.hasSuffix(".xcdatamodel/contents") || name.hasSuffix(".strings")
      || name.hasSuffix(".xcstrings")
      || name == "Info.plist" || name.hasSuffix("-Info.plist")
      || [".json", ".geojson", ".csv", ".plist", ".txt", ".xml"].contains(where: name.hasSuffix)
      || isMedia(name.lowercased())
  }

  /// Returns true if a name is that of a film, sound, font or picture that `adopt` makes known.
  private static func isMedia(_ name: String) -> Bool {
    [
      ".mp4", ".mov", ".m4v", ".mp3", ".m4a", ".wav", ".caf", ".aif", ".aiff", ".ttf", ".otf",
      ".png", ".jpg", ".jpeg", ".gif", ".heic", ".webp", ".pdf",
    ].contains(where: name.hasSuffix)
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

  /// Returns the name of the rewritten copy of an app's file. Folder names are a part of it,
  /// because one module cannot have two files of the same name.
  ///
  /// The command `adopt --for-build` computes the same name. If the list has several folders, the
  /// name begins with as many last components of the folder's path as tell the folder from the
  /// others.
  private static func name(of path: String, in source: URL, among sources: [URL]) -> String {
    guard isFolder(source) else { return path }
    // A folder that is a single resource, such as a Core Data model, counts as none.
    let resources = ["xcassets", "xcdatamodeld", "xcdatamodel"]
    let folders = sources.filter { isFolder($0) && !resources.contains($0.pathExtension) }
    guard folders.count > 1 else { return path.split(separator: "/").joined(separator: "-") }
    func end(_ url: URL, _ count: Int) -> [Substring] {
      url.path.split(separator: "/").suffix(count)
    }
    let all = source.path.split(separator: "/").count
    let count =
      (1...max(all, 1)).first { count in
        folders.count { end($0, count) == end(source, count) } <= 1
      } ?? all
    return (end(source, count) + path.split(separator: "/")).joined(separator: "-")
  }
}
