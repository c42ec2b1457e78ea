import Foundation

/// The targets and dependencies that a `Package.swift` declares, read from its text. The manifest
/// is not run, so only values that are written as literals are found.
struct PackageManifest {
  /// The package's name in its `Package.swift`; `nil` if the name is not written as a literal.
  private(set) var name: String?
  /// The targets that `Package.swift` declares, without tests, plugins, macros, binaries and system
  /// libraries.
  private(set) var targets: [Target] = []
  /// The URLs or paths of the packages that the package depends on.
  private(set) var packages: [(url: String?, path: String?)] = []
  /// The products of other packages that the targets use, each with the name of its package.
  private(set) var products: [(name: String, package: String)] = []
  /// The major version of iOS in the manifest's platforms. Of several versions it is the oldest.
  private(set) var platform: Int?
  /// The version of the Swift tools that the first line of `Package.swift` states.
  private(set) var tools: String?

  /// A target that a `Package.swift` declares.
  struct Target: Equatable {
    var name: String
    var path: String?
    var exclude: [String] = []
    var sources: [String] = []
    /// True if the target is an executable, which no other module can import.
    var isExecutable = false
  }

  init(_ source: SourceText) {
    let listing = Listing.make(source).listing
    tools = Self.tools(source)
    // `.target(…)` inside of another target's parentheses is a dependency and not a declaration, so
    // it is skipped.
    var end = 0
    for index in listing.tokens.indices where listing.says("(", at: index) {
      let texts = Self.texts(from: index, listing)
      let word = listing.word(index - 1)
      let isMember = listing.says(".", at: index - 2)
      switch word {
      case "Package": name = name ?? texts["name"]
      case "package" where isMember: packages.append((texts["url"], texts["path"]))
      case "product" where isMember:
        if let name = texts["name"], let package = texts["package"] {
          products.append((name, package))
        }
      case "iOS" where isMember && platform == nil: platform = Self.version(from: index, listing)
      case "testTarget" where isMember, "plugin" where isMember, "macro" where isMember,
        "binaryTarget" where isMember, "systemLibrary" where isMember:
        end = max(end, listing.partner[index])
      case "target" where isMember, "executableTarget" where isMember:
        guard index > end, let name = texts["name"] else { continue }
        end = listing.partner[index]
        targets.append(
          Target(
            name: name, path: texts["path"],
            exclude: Self.list("exclude", from: index, listing),
            sources: Self.list("sources", from: index, listing),
            isExecutable: word == "executableTarget"))
      default: break
      }
    }
  }

  /// Reads a `Package.swift`; returns `nil` if there is no such file.
  static func read(_ path: String) -> PackageManifest? {
    FileManager.default.contents(atPath: path).map {
      PackageManifest(SourceText(name: path, bytes: Array($0)))
    }
  }

  /// Returns the tools version from a first line such as `// swift-tools-version: 5.9`.
  private static func tools(_ source: SourceText) -> String? {
    let line = String(decoding: source.bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard line.hasPrefix("//"), let mark = line.firstRange(of: "swift-tools-version") else {
      return nil
    }
    let rest = line[mark.upperBound...].drop { ": \t".contains($0) }
    let version = rest.prefix { $0.isNumber || $0 == "." }
    return version.isEmpty ? nil : String(version)
  }

  /// Returns the major version in the arguments of a platform, such as `(.v13)` or `("13.2")`.
  private static func version(from open: Int, _ listing: Listing) -> Int? {
    for index in open + 1..<max(open + 1, listing.partner[open]) {
      let word = listing.word(index).drop { $0 == "v" }
      if let number = Int(word.prefix { $0.isNumber }) { return number }
    }
    return nil
  }

  /// Returns the arguments of a call in `Package.swift` that are string literals, by label.
  private static func texts(from open: Int, _ listing: Listing) -> [String: String] {
    var found: [String: String] = [:]
    var index = open + 1
    while index < listing.partner[open] {
      if listing.isWord(index), listing.says(":", at: index + 1), index + 3 < listing.count,
        listing.tokens[index + 2].kind == .quote, listing.tokens[index + 3].kind == .text
      {
        found[listing.word(index)] = listing.word(index + 3)
      }
      index = max(index, listing.partner[index]) + 1
    }
    return found
  }

  /// Returns the string literals in an argument of `Package.swift` that is an array.
  private static func list(_ label: String, from open: Int, _ listing: Listing) -> [String] {
    var index = open + 1
    while index < listing.partner[open] {
      if listing.says(label, at: index), listing.says(":", at: index + 1),
        listing.says("[", at: index + 2)
      {
        return (index + 3..<listing.partner[index + 2]).filter {
          listing.tokens[$0].kind == .text
        }.map(listing.word)
      }
      index = max(index, listing.partner[index]) + 1
    }
    return []
  }

  // MARK: - Places

  /// Returns the module of a target, or `nil` if the target's folder is missing or holds no Swift.
  ///
  /// - Parameter folder: The folder of the package.
  func module(_ target: Target, in folder: String) -> AppModule? {
    let files = FileManager.default
    // The folders in which SwiftPM looks for a target whose path the manifest does not state. If
    // the package has only one target, its sources may be in such a folder directly.
    let usual = ["Sources", "Source", "src", "srcs"]
    let candidates =
      target.path.map { [$0] }
      ?? usual.map { "\($0)/\(target.name)" } + [target.name] + (targets.count == 1 ? usual : [])
    guard
      let path = candidates.first(where: { files.fileExists(atPath: "\(folder)/\($0)") })
    else { return nil }
    func tidied(_ path: String) -> String {
      let text = URL(filePath: path).standardizedFileURL.path
      return text.count > 1 && text.hasSuffix("/") ? String(text.dropLast()) : text
    }
    let root = tidied("\(folder)/\(path)")
    let parts = target.sources.isEmpty ? [root] : target.sources.map { tidied("\(root)/\($0)") }
    let sources = parts.filter(SwiftFiles.areIn)
    guard !sources.isEmpty else { return nil }
    let without = target.exclude.map { tidied("\(root)/\($0)") }.filter { place in
      files.fileExists(atPath: place) && sources.contains { place.hasPrefix("\($0)/") }
    }
    return AppModule(
      name: XcodeProject.identifier(target.name), sources: sources, without: without)
  }
}

/// Tells if a path is a Swift file or a folder that contains Swift files.
enum SwiftFiles {
  static func areIn(_ place: String) -> Bool {
    if place.hasSuffix(".swift") { return FileManager.default.fileExists(atPath: place) }
    guard let walker = FileManager.default.enumerator(atPath: place) else { return false }
    while let path = walker.nextObject() as? String {
      if path.hasSuffix(".swift") { return true }
    }
    return false
  }
}
