import Foundation

/// The folders around an app in which the modules that it imports may be found.
///
/// A module that is not in the app's project is usually on its owner's disk: in a package of the
/// repository (`Modules/Cards`), in a folder that a package manager has filled (`.build/checkouts`,
/// Xcode's `SourcePackages/checkouts`, `Pods`, `Carthage/Checkouts`), in a folder of foreign code
/// (`Vendor`), or, where the app is a library's example, one or two folders up. The repository is
/// walked once.
struct Surroundings {
  /// The folders of packages around the app, the nearest first.
  private(set) var packages: [String] = []
  private(set) var podspecs: [String] = []
  private(set) var projects: [String] = []
  /// The folders that CocoaPods fills.
  private(set) var pods: [String] = []
  /// The top folder of the app's repository. If there is no repository, it is the folder that the
  /// user has named, or else the project's folder.
  let root: String
  private let manifests: [String: PackageManifest]

  /// - Parameters:
  ///   - folder: The folder of the project.
  ///   - top: The folder that the user has named, in which the project lies.
  ///   - named: The folders of packages that the project names.
  ///   - given: Folders from the command line: packages, folders of packages, and Xcode's derived
  ///     data.
  init(
    of folder: String, in top: String? = nil, named: [String] = [], given: [String] = []
  ) {
    let files = FileManager.default
    root = Self.repository(of: folder) ?? top.map(Self.tidied) ?? folder
    var places = named
    for place in given {
      places += Self.packages(in: place, depth: 4)
    }
    places += Self.packages(in: "\(folder)/Check/Packages", depth: 1)
    // Folders above a repository belong to other projects, so the search stops there.
    var above = URL(filePath: folder)
    for _ in 0..<3 where above.path.count > 1 {
      let path = above.path
      places.append(path)
      let names = ((try? files.contentsOfDirectory(atPath: path)) ?? []).sorted()
      podspecs += names.filter { $0.hasSuffix(".podspec") }.map { "\(path)/\($0)" }
      projects += names.filter { $0.hasSuffix(".xcodeproj") }.map { "\(path)/\($0)" }
      pods.append("\(path)/Pods")
      places += Self.brought(to: path)
      if files.fileExists(atPath: "\(path)/.git") { break }
      above.deleteLastPathComponent()
    }
    var walk = Walk()
    walk.run(root, depth: 0)
    places += walk.packages
    podspecs += walk.podspecs
    projects += walk.projects
    pods += walk.pods
    var manifests: [String: PackageManifest] = [:]
    var seen: Set<String> = []
    for place in places.map(Self.tidied) where seen.insert(place).inserted {
      guard let manifest = PackageManifest.read("\(place)/Package.swift") else { continue }
      manifests[place] = manifest
      packages.append(place)
    }
    self.manifests = manifests
  }

  /// Returns the manifest of a package that the search has found.
  func manifest(of package: String) -> PackageManifest? { manifests[package] }

  /// Returns true if a package manager fills a folder, or if the folder is one for foreign code.
  static func isBrought(_ path: String) -> Bool {
    path.split(separator: "/").contains { part in
      ["checkouts", "Checkouts", "Pods", "Carthage", "SourcePackages"].contains(part)
        || part.lowercased().hasPrefix("vendor") || part.lowercased() == "thirdparty"
    } || path.contains("/Check/Packages/")
  }

  private static func tidied(_ path: String) -> String {
    let text = URL(filePath: path).standardizedFileURL.path
    return text.count > 1 && text.hasSuffix("/") ? String(text.dropLast()) : text
  }

  /// Returns the folder of the repository that holds a folder.
  static func repository(of folder: String) -> String? {
    var place = URL(filePath: folder)
    for _ in 0..<8 where place.path.count > 1 {
      if FileManager.default.fileExists(atPath: "\(place.path)/.git") { return tidied(place.path) }
      place.deleteLastPathComponent()
    }
    return nil
  }

  /// Returns the packages that package managers have fetched into a folder.
  private static func brought(to folder: String) -> [String] {
    let files = FileManager.default
    let names = ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    var found: [String] = []
    for place in [".build/checkouts", "SourcePackages/checkouts", "Carthage/Checkouts"] {
      found += packages(in: "\(folder)/\(place)", depth: 1)
    }
    if names.contains("DerivedData") { found += packages(in: "\(folder)/DerivedData", depth: 4) }
    return found
  }

  /// Returns the packages in a folder: the folder itself if it is one, or else those below it.
  private static func packages(in folder: String, depth: Int) -> [String] {
    let files = FileManager.default
    if files.fileExists(atPath: "\(folder)/Package.swift") { return [folder] }
    guard depth > 0 else { return [] }
    let names = ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return names.filter { !$0.hasPrefix(".") || $0 == ".build" }.flatMap { name in
      packages(in: "\(folder)/\(name)", depth: depth - 1)
    }
  }

  /// A walk through the folders of a repository, no deeper than people nest packages.
  private struct Walk {
    var packages: [String] = []
    var podspecs: [String] = []
    var projects: [String] = []
    var pods: [String] = []
    private static let deepest = 7

    mutating func run(_ folder: String, depth: Int) {
      let files = FileManager.default
      for name in ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        switch name {
        case "Package.swift": packages.append(folder)
        case "Pods": pods.append(path)
        case ".build": packages += Surroundings.packages(in: "\(path)/checkouts", depth: 1)
        case "node_modules", "DerivedData", "build": continue
        case _ where name.hasPrefix("."): continue
        case _ where name.hasSuffix(".podspec"): podspecs.append(path)
        case _ where name.hasSuffix(".xcodeproj"): projects.append(path)
        case _ where name.contains("."):
          // A folder with a dot in its name holds no code, unless it is a package such as
          // `Nuke.swift`.
          if files.fileExists(atPath: "\(path)/Package.swift") { packages.append(path) }
        default:
          var isFolder: ObjCBool = false
          guard depth < Self.deepest, !SourceFolder.isLink(path),
            files.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
          else { continue }
          run(path, depth: depth + 1)
        }
      }
    }
  }
}
