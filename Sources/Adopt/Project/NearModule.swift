import Foundation

/// The sources of a module that an app imports, or of which a storyboard takes a class, where they
/// lie beside it.
///
/// A library's example is an app of its own, and imports what stands one folder up: by CocoaPods
/// (`pod 'Deck', :path => '../'`), by a package that is taken by its path, or by another project of
/// the workspace. None of this is in the app's project. So a module that is not here is looked for
/// by its name, in the project's folder and the two above: a `Package.swift` with such a target, a
/// `Deck.podspec`, a `Deck.xcodeproj`, and what a package manager has brought into the repository.
struct NearModule {
  let name: String
  /// The folders and files that make it up.
  let sources: [String]

  /// Looks for a module from a folder upwards.
  init?(_ name: String, near folder: String) {
    self.name = name
    var place = URL(filePath: folder)
    for _ in 0..<3 where place.path.count > 1 {
      let path = place.path
      let found =
        Self.target(name, ofPackage: "\(path)/Package.swift")
        ?? Self.sources(ofPod: "\(path)/\(name).podspec", in: path)
        ?? Self.target(name, ofProject: "\(path)/\(name).xcodeproj")
        ?? Self.sources(broughtBy: "\(path)/Pods/\(name)")
        ?? Self.target(name, ofPackage: "\(path)/Carthage/Checkouts/\(name)/Package.swift")
      if let found {
        sources = found
        return
      }
      // What stands above a repository is somebody else's.
      if FileManager.default.fileExists(atPath: "\(path)/.git") { break }
      place.deleteLastPathComponent()
    }
    return nil
  }

  private static func target(_ name: String, ofPackage path: String) -> [String]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let manifest = PackageManifest(SourceText(name: path, bytes: Array(data)))
    guard let target = manifest.targets.first(where: { $0.name == name }) else { return nil }
    let folder = URL(filePath: path).deletingLastPathComponent().path
    return existing(["\(folder)/\(target.path ?? "Sources/\(name)")"])
  }

  /// Of `s.source_files = 'Deck/Classes/**/*'` the folder before the first star.
  private static func sources(ofPod path: String, in folder: String) -> [String]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n")
    where line.contains("source_files") {
      guard let quoted = line.firstMatch(of: #/['"]([^'"]+)['"]/#) else { continue }
      let fixed = quoted.output.1.split(separator: "/").prefix { part in
        !part.contains(where: "*{?[".contains) && !part.hasSuffix(".swift")
      }
      guard !fixed.isEmpty else { continue }
      return existing(["\(folder)/\(fixed.joined(separator: "/"))"])
    }
    return nil
  }

  private static func target(_ name: String, ofProject path: String) -> [String]? {
    guard let project = try? XcodeProject(path),
      let target = project.targets.first(where: { $0.name == name && !$0.isApp })
    else { return nil }
    let files = target.sources.filter { FileManager.default.fileExists(atPath: $0) }
    return existing(
      target.folders.map(\.path) + Membership.folders(of: files, below: project.folder))
  }

  /// What CocoaPods has put into a folder, if any of it is Swift.
  private static func sources(broughtBy folder: String) -> [String]? {
    hasSwift(folder) ? [folder] : nil
  }

  private static func hasSwift(_ folder: String) -> Bool {
    (FileManager.default.subpaths(atPath: folder) ?? []).contains { $0.hasSuffix(".swift") }
  }

  private static func existing(_ places: [String]) -> [String]? {
    let there = places.map { URL(filePath: $0).standardizedFileURL.path }
      .filter { $0.hasSuffix(".swift") ? FileManager.default.fileExists(atPath: $0) : hasSwift($0) }
    return there.isEmpty ? nil : there
  }
}
