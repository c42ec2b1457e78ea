import Foundation

/// Searches the folders around an app for the modules that the app imports.
///
/// The owner of an app usually has the modules on disk: in a package of the repository
/// (`Modules/Cards`), in a folder that a package manager fills (`.build/checkouts`, Xcode's
/// `SourcePackages/checkouts`, `Pods`, `Carthage/Checkouts`), or in a folder for foreign code
/// (`Vendor`). If the app is a library's example, the library is one or two folders up. The
/// repository's folders are walked only once.
struct Surroundings {
  /// The folders of the Swift packages that were found around the app, the nearest first.
  private(set) var packages: [String] = []
  private(set) var podspecs: [Podspec] = []
  private(set) var projects: [String] = []
  /// The folders that CocoaPods fills with the sources of libraries.
  private(set) var pods: [String] = []
  /// The folders with a description for Tuist, `Project.swift`.
  private(set) var described: [String] = []
  /// The top folder of the app's repository. Without a repository, it is the folder that the user
  /// named, or else the project's folder.
  let root: String
  private let manifests: [String: PackageManifest]

  /// Searches the folders around a project.
  ///
  /// - Parameters:
  ///   - folder: The folder of the project.
  ///   - top: The folder that the user named, which contains the project.
  ///   - named: The folders of packages that the project names.
  ///   - given: Folders from the command line: packages, folders of packages, and Xcode's derived
  ///     data.
  init(
    of folder: String, in top: String? = nil, named: [String] = [], given: [String] = []
  ) {
    let files = FileManager.default
    root = Self.root(of: folder, in: top)
    var places = named
    for place in given {
      places += Self.packages(in: place, depth: 4)
    }
    places += Self.packages(in: "\(folder)/Check/Packages", depth: 1)
    // The folders above a repository belong to other projects and are not searched.
    var above = URL(filePath: folder)
    for _ in 0..<3 where above.path.count > 1 {
      let path = above.path
      places.append(path)
      let names = ((try? files.contentsOfDirectory(atPath: path)) ?? []).sorted()
      podspecs += names.filter { $0.hasSuffix(".podspec") }.compactMap { Podspec("\(path)/\($0)") }
      projects += names.filter { $0.hasSuffix(".xcodeproj") }.map { "\(path)/\($0)" }
      pods.append("\(path)/Pods")
      places += Self.brought(to: path)
      if files.fileExists(atPath: "\(path)/.git") { break }
      above.deleteLastPathComponent()
    }
    var walk = Walk()
    walk.run(root, depth: 0)
    places += walk.packages
    podspecs += walk.podspecs.compactMap(Podspec.init)
    projects += walk.projects
    pods += walk.pods
    described = walk.described
    var manifests: [String: PackageManifest] = [:]
    var seen: Set<String> = []
    for place in places.map(Self.tidied) where seen.insert(place).inserted {
      guard let manifest = PackageManifest.read("\(place)/Package.swift") else { continue }
      manifests[place] = manifest
      packages.append(place)
    }
    self.manifests = manifests
  }

  /// Returns the top folder of a project's repository, or else the folder that the user named, or
  /// else the project's folder.
  static func root(of folder: String, in top: String?) -> String {
    repository(of: folder) ?? top.map(tidied) ?? folder
  }

  /// Returns the contents of `Package.swift` in one of the package folders that were found around
  /// the app.
  func manifest(of package: String) -> PackageManifest? { manifests[package] }

  /// Returns true if a path leads through a folder for code of others, such as one that a package
  /// manager fills.
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

  /// Returns the top folder of the repository that contains a folder, or `nil` outside of
  /// repositories.
  static func repository(of folder: String) -> String? {
    var place = URL(filePath: folder)
    for _ in 0..<8 where place.path.count > 1 {
      if FileManager.default.fileExists(atPath: "\(place.path)/.git") { return tidied(place.path) }
      place.deleteLastPathComponent()
    }
    return nil
  }

  /// Returns the folders of the packages that package managers have fetched into a folder.
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

  /// Returns the given folder if it is a package, or else the packages in the folders below it.
  private static func packages(in folder: String, depth: Int) -> [String] {
    let files = FileManager.default
    if files.fileExists(atPath: "\(folder)/Package.swift") { return [folder] }
    guard depth > 0 else { return [] }
    let names = ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return names.filter { !$0.hasPrefix(".") || $0 == ".build" }.flatMap { name in
      packages(in: "\(folder)/\(name)", depth: depth - 1)
    }
  }

  /// A walk through the folders of a repository that collects packages, podspecs and projects. It
  /// goes only as deep as people usually put packages.
  private struct Walk {
    var packages: [String] = []
    var podspecs: [String] = []
    var projects: [String] = []
    var pods: [String] = []
    var described: [String] = []
    private static let deepest = 7

    mutating func run(_ folder: String, depth: Int) {
      let files = FileManager.default
      for name in ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        switch name {
        case "Package.swift": packages.append(folder)
        case "Project.swift": described.append(folder)
        case "Pods": pods.append(path)
        case ".build": packages += Surroundings.packages(in: "\(path)/checkouts", depth: 1)
        case "node_modules", "DerivedData", "build": continue
        case _ where name.hasPrefix("."): continue
        case _ where name.hasSuffix(".podspec"): podspecs.append(path)
        case _ where name.hasSuffix(".xcodeproj"): projects.append(path)
        case _ where name.contains("."):
          // A folder with a dot in its name is not searched, because such folders hold no code.
          // Only a package may have such a name: `Nuke.swift`.
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
