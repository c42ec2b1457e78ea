import Foundation

/// The URLs from which an app's modules come, according to its project and to its package managers'
/// files. They tell the user which package to fetch for a missing module.
struct PackageOrigins {
  /// The URL of a package, and the commit of it that the app's project uses.
  struct Origin: Equatable {
    var url: String
    var revision: String?
  }

  /// By the name of a package's product, the URL of the package.
  private var products: [String: String] = [:]
  /// The packages that the app uses, with their URLs, in the order in which they were found.
  private var packages: [Origin] = []

  /// Notes the URL of the package that has a product of a given name.
  mutating func add(product: String, url: String) {
    products[product] = products[product] ?? url
    add(url: url)
  }

  /// Notes a package by its URL, with the commit that the app's project uses.
  mutating func add(url: String, revision: String? = nil) {
    if let index = packages.firstIndex(where: { Self.key($0.url) == Self.key(url) }) {
      packages[index].revision = packages[index].revision ?? revision
    } else {
      packages.append(Origin(url: url, revision: revision))
    }
  }

  /// Returns the URL of the package from which a module probably comes: one that has a product of
  /// the module's name, or else one whose own name is alike.
  func origin(of module: String) -> Origin? {
    if let url = products[module] {
      return packages.first { Self.key($0.url) == Self.key(url) } ?? Origin(url: url)
    }
    let wanted = Self.plain(module)
    return packages.first { Self.plain(Self.key($0.url)) == wanted }
      ?? packages.first { Self.core(Self.key($0.url)) == Self.core(module) }
  }

  /// Returns a package's name, which is the last component of its URL.
  static func name(of url: String) -> String {
    let last = url.split(separator: "/").last.map(String.init) ?? url
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  private static func key(_ url: String) -> String { name(of: url).lowercased() }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Returns a package's name in lower case, without words such as `swift` and `ios`, so that names
  /// can be compared.
  private static func core(_ name: String) -> String {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }
      .filter { !["swift", "ios", "sdk", "spm", "apple", "next"].contains($0) }.joined()
  }

  // MARK: - Reading

  /// Notes the packages that the files `Package.resolved`, `Package.swift`, `Podfile` and
  /// `Cartfile` of a folder name.
  mutating func read(_ folder: String) {
    let files = FileManager.default
    let names = ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    func text(_ name: String) -> String? {
      files.contents(atPath: "\(folder)/\(name)").map { String(decoding: $0, as: UTF8.self) }
    }
    if let manifest = PackageManifest.read("\(folder)/Package.swift") { add(manifest) }
    if let manifest = PackageManifest.read("\(folder)/Tuist/Package.swift") { add(manifest) }
    for name in names {
      switch name {
      case "Package.resolved": resolved(text(name) ?? "")
      case _ where name.hasSuffix(".xcodeproj"):
        resolved(text("\(name)/project.xcworkspace/xcshareddata/swiftpm/Package.resolved") ?? "")
      case _ where name.hasSuffix(".xcworkspace"):
        resolved(text("\(name)/xcshareddata/swiftpm/Package.resolved") ?? "")
      case "Podfile": podfile(text(name) ?? "")
      case "Cartfile", "Cartfile.private": cartfile(text(name) ?? "")
      default: continue
      }
    }
  }

  private mutating func add(_ manifest: PackageManifest) {
    for package in manifest.packages { package.url.map { add(url: $0) } }
    for product in manifest.products {
      guard
        let url = manifest.packages.compactMap(\.url).first(where: {
          Self.key($0) == product.package.lowercased()
        })
      else { continue }
      add(product: product.name, url: url)
    }
  }

  private mutating func resolved(_ text: String) {
    let file = InputFile(name: "Package.resolved", path: "", bytes: Array(text.utf8))
    guard let value = try? JSONValue.read(file) else { return }
    let pins = value["pins"]?.array ?? value["object"]?["pins"]?.array ?? []
    for pin in pins {
      guard let url = (pin["location"] ?? pin["repositoryURL"])?.string else { continue }
      add(url: url, revision: pin["state"]?["revision"]?.string)
    }
  }

  private mutating func podfile(_ text: String) {
    for line in text.split(separator: "\n") {
      guard let pod = line.firstMatch(of: #/^\s*pod\s+['"]([^'"/]+)[^'"]*['"](.*)$/#) else {
        continue
      }
      if let git = pod.output.2.firstMatch(of: #/git\s*(?:=>|:)\s*['"]([^'"]+)['"]/#) {
        add(product: String(pod.output.1), url: String(git.output.1))
      }
    }
  }

  private mutating func cartfile(_ text: String) {
    for line in text.split(separator: "\n") {
      guard let part = line.firstMatch(of: #/^\s*(github|git)\s+"([^"]+)"/#) else { continue }
      let name = String(part.output.2)
      add(url: part.output.1 == "git" || name.contains("://") ? name : "https://github.com/\(name)")
    }
  }
}
