import Foundation

/// Finds the Xcode, XcodeGen or Tuist projects in a folder, or those that an Xcode workspace names.
enum ProjectSearch {
  /// Returns the projects below a folder, the nearest first. They are Xcode projects. If there is
  /// none, they are XcodeGen's `project.yml` files, and if there are none of these either, Tuist's
  /// `Project.swift` files.
  static func projects(below path: String) throws(AdoptionError) -> [ProjectTargets] {
    let paths = (FileManager.default.subpaths(atPath: path) ?? []).filter { !isSomebodyElses($0) }
      .sorted { first, second in
        let depths = [first, second].map { $0.count { $0 == "/" } }
        return depths[0] != depths[1] ? depths[0] < depths[1] : first < second
      }
    func read(_ suffix: String, _ make: (String) -> ProjectTargets?) -> [ProjectTargets] {
      paths.filter { $0 == suffix || $0.hasSuffix("/\(suffix)") }
        .compactMap { make("\(path)/\($0)") }
    }
    let places = paths.filter { $0.hasSuffix(".xcodeproj") }.map { "\(path)/\($0)" }
    let projects = places.compactMap { try? XcodeProject($0).description }
    if !projects.isEmpty { return projects }
    // An Xcode project without its file is what a repository keeps of one that is generated.
    let generated = read("project.yml") { try? XcodeGenProject.read($0) }
    if !generated.isEmpty { return generated }
    let tuist = read("Project.swift") {
      TuistProject.isOne($0) ? try? TuistProject.read($0) : nil
    }
    if !tuist.isEmpty { return tuist }
    // If no Xcode project in the folder can be read, the error is thrown that reading the nearest
    // one gave.
    if let first = places.first { _ = try XcodeProject(first) }
    return []
  }

  /// Returns the projects that an Xcode workspace names, without the one that CocoaPods generates.
  static func projects(ofWorkspace path: String) throws(AdoptionError) -> [ProjectTargets] {
    let file = "\(path)/contents.xcworkspacedata"
    guard let data = FileManager.default.contents(atPath: file) else {
      throw AdoptionError(
        "\(file): error: This file cannot be read; a workspace of Xcode's has it.")
    }
    let root = try XMLReader.read(InputFile(name: file, path: file, bytes: Array(data)))
    let folder = URL(filePath: path).deletingLastPathComponent().path
    var places: [String] = []
    func visit(_ element: XMLElement, in group: String) {
      let location = element["location"] ?? ""
      let parts = location.split(separator: ":", maxSplits: 1).map(String.init)
      let name = parts.count == 2 ? parts[1] : ""
      let place =
        switch parts.first {
        case "absolute": name
        case "container": "\(folder)/\(name)"
        default: name.isEmpty ? group : "\(group)/\(name)"
        }
      if element.name == "FileRef", place.hasSuffix(".xcodeproj"),
        !place.hasSuffix("/Pods.xcodeproj")
      {
        places.append(URL(filePath: place).standardizedFileURL.path)
      }
      for child in element.children { visit(child, in: place) }
    }
    for child in root.children { visit(child, in: folder) }
    return places.compactMap { place in
      FileManager.default.fileExists(atPath: place) ? try? XcodeProject(place).description : nil
    }
  }

  static func files(below path: String, named name: String) -> [String] {
    (FileManager.default.subpaths(atPath: path) ?? []).sorted().filter {
      ($0 == name || $0.hasSuffix("/\(name)")) && !isSomebodyElses($0)
    }.map { "\(path)/\($0)" }
  }

  private static func isSomebodyElses(_ path: String) -> Bool {
    path.split(separator: "/").contains { part in
      SourceFolder.foreignFolders.contains(String(part)) || part == "SourcePackages"
        || part.hasPrefix(".")
    }
  }
}
