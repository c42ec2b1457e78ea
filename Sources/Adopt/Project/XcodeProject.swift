import Foundation

/// An Xcode project, with its targets and the files of each target.
struct XcodeProject {
  /// The path of the folder that contains the `.xcodeproj`.
  let folder: String
  let name: String
  private(set) var targets: [Target] = []
  /// The URLs of the Swift packages that the Xcode project uses.
  private(set) var origins = PackageOrigins()
  /// The folders of the Swift packages that the Xcode project uses by path and not by URL.
  private(set) var packages: [String] = []
  private let objects: PropertyList
  private let root: PropertyList

  /// A target of an Xcode project, with its files and build settings.
  struct Target {
    var name: String
    /// The type of the target's product, such as `com.apple.product-type.application`.
    var productType: String
    /// The paths of the Swift files that are compiled for the target.
    var sources: [String] = []
    /// The folders that belong to the target as a whole, as Xcode 16 has them, each with the files
    /// that do not belong to it.
    var folders: [(path: String, without: [String])] = []
    /// True if the target has Swift files, or folders that may contain some.
    var hasSwift: Bool { !sources.isEmpty || !folders.isEmpty }
    /// The paths of the target's storyboards, nibs, asset catalogues and string tables.
    var resources: [String] = []
    /// The names of the other targets on which this target depends.
    var dependencies: [String] = []
    /// The values of the target's build settings, by name, with known references replaced.
    var settings: [String: String] = [:]
    /// The target's build settings as the project and its configuration files write them.
    var written = BuildSettings()
    /// The configuration files (`.xcconfig`) of the target, first the project's.
    private(set) var settingsFiles: [String] = []
    /// The paths of the configuration files that are named and do not exist.
    private(set) var missingSettingsFiles: [String] = []

    /// Adds the settings of a configuration file above those that the target has.
    mutating func addSettings(ofFile path: String) {
      let file = ConfigurationFile(path)
      written.add(file.settings, areFromFile: true)
      if !settingsFiles.contains(path) {
        settingsFiles.append(path)
        missingSettingsFiles += file.missing
      }
    }

    var isApp: Bool {
      productType == "com.apple.product-type.application"
        || productType == "com.apple.product-type.application.on-demand-install-capable"
    }

    /// True if the target is a framework or a library, so that other targets can import it.
    var isLibrary: Bool {
      productType.contains("framework") || productType.contains("library")
    }

    /// True if the target is built for a phone. A target for a watch, a television or a Mac names
    /// its platform.
    var isForPhone: Bool {
      if let platforms = settings["SUPPORTED_PLATFORMS"], !platforms.contains("$") {
        return platforms.contains("iphone")
      }
      let platform = settings["SDKROOT"] ?? "iphoneos"
      return platform.hasPrefix("iphone") || platform == "auto"
    }

    /// The name of the module that is built from the target, as `import` states it.
    var module: String {
      let name = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? self.name
      return XcodeProject.identifier(name.contains("$") ? self.name : name)
    }
  }

  /// Reads an Xcode project from its file `NAME.xcodeproj/project.pbxproj`.
  init(_ path: String) throws(AdoptionError) {
    let url = URL(filePath: path).standardizedFileURL
    name = url.deletingPathExtension().lastPathComponent
    folder = url.deletingLastPathComponent().path
    let file = "\(path)/project.pbxproj"
    guard let data = FileManager.default.contents(atPath: file) else {
      throw AdoptionError("\(file): error: This file cannot be read; a project of Xcode's has it.")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw AdoptionError("\(file): error: This file is not UTF-8, as a project of Xcode's is.")
    }
    let list = try PropertyList(text, name: file)
    objects = list["objects"]
    root = objects[list["rootObject"].text ?? ""]
    guard !root["targets"].items.isEmpty else {
      throw AdoptionError("\(file):1: error: This project has no targets.")
    }
    var places: [String: String] = [:]
    let base = root["projectDirPath"].text.map { $0.isEmpty ? "" : $0 + "/" } ?? ""
    find(root["mainGroup"].text ?? "", in: folder + "/" + base, into: &places, depth: 0)
    for id in root["targets"].items.compactMap(\.text) {
      let target = objects[id]
      guard target["isa"].text == "PBXNativeTarget" else { continue }
      targets.append(read(target, id, places))
    }
    readPackages(places)
  }

  /// The project's targets, in the form that Xcode, XcodeGen and Tuist projects share.
  var description: ProjectTargets {
    ProjectTargets(
      place: "\(folder)/\(name).xcodeproj", folder: folder, targets: targets, origins: origins,
      packages: packages, xcode: root["attributes"]["LastUpgradeCheck"].text)
  }

  /// Reads which packages the project names. A folder of a package on the same disk may stand among
  /// the project's files alone, as older versions of Xcode wrote it.
  ///
  /// - Parameter places: The paths of the project's files and folders, by the id of each.
  private mutating func readPackages(_ places: [String: String]) {
    for id in objects.order {
      let object = objects[id]
      switch object["isa"].text {
      case "XCRemoteSwiftPackageReference":
        object["repositoryURL"].text.map { origins.add(url: $0) }
      case "XCLocalSwiftPackageReference":
        object["relativePath"].text.map { packages.append(Self.tidied("\(folder)/\($0)")) }
      case "PBXFileReference"
      where ["wrapper", "folder"].contains(object["lastKnownFileType"].text):
        places[id].map { packages.append(Self.tidied($0)) }
      case "XCSwiftPackageProductDependency":
        guard let product = object["productName"].text,
          let url = objects[object["package"].text ?? ""]["repositoryURL"].text
        else { continue }
        origins.add(product: product, url: url)
      default: continue
      }
    }
  }

  /// Returns the name that a target's module has, with underscores in place of characters that
  /// names cannot have.
  static func identifier(_ name: String) -> String {
    let word = String(
      name.unicodeScalars.map { scalar in
        scalar.properties.isXIDContinue && scalar.isASCII ? Character(scalar) : "_"
      })
    return word.first?.isNumber == true ? "_" + word : word
  }

  // MARK: - Places

  /// Finds the paths of all files and folders in the project's groups, by the id of each.
  private func find(
    _ id: String, in folder: String, into places: inout [String: String], depth: Int
  ) {
    let object = objects[id]
    guard depth < 64, places[id] == nil else { return }
    let path = object["path"].text
    let base: String?
    switch object["sourceTree"].text {
    case "SOURCE_ROOT": base = self.folder + "/"
    case "<absolute>": base = ""
    case "<group>", nil: base = folder
    default: base = nil
    }
    guard let base else { return }
    let place = path.map { base + $0 } ?? base
    places[id] = place
    let inside = path == nil || place.hasSuffix("/") ? place : place + "/"
    for child in object["children"].items.compactMap(\.text) {
      find(child, in: inside, into: &places, depth: depth + 1)
    }
  }

  private static func tidied(_ path: String) -> String {
    DiskSpelling.of(URL(filePath: path).standardizedFileURL.path)
  }

  // MARK: - Targets

  private func read(_ target: PropertyList, _ id: String, _ places: [String: String]) -> Target {
    var result = Target(
      name: target["name"].text ?? "", productType: target["productType"].text ?? "")
    readPhases(of: target, places, &result)
    readFolders(of: target, id, places, &result)
    for dependency in target["dependencies"].items.compactMap(\.text) {
      let other = objects[objects[dependency]["target"].text ?? ""]
      if let name = other["name"].text { result.dependencies.append(name) }
    }
    readSettings(of: target, places, &result)
    return result
  }

  /// Reads the Swift files and resources that belong to a target according to its build phases.
  private func readPhases(
    of target: PropertyList, _ places: [String: String], _ result: inout Target
  ) {
    for phase in target["buildPhases"].items.compactMap(\.text) {
      let kind = objects[phase]["isa"].text
      guard kind == "PBXSourcesBuildPhase" || kind == "PBXResourcesBuildPhase" else { continue }
      for file in objects[phase]["files"].items.compactMap(\.text) {
        let reference = objects[file]["fileRef"].text ?? ""
        // A storyboard in several languages is a group of files in the project, and its first file
        // is the design that all languages share.
        let variants = objects[reference]["children"].items.compactMap(\.text)
        for part in [reference] + variants.prefix(1) {
          guard let place = places[part].map(Self.tidied) else { continue }
          if place.hasSuffix(".swift") {
            result.sources.append(place)
          } else if part == reference,
            place.hasSuffix(".xcdatamodeld") || place.hasSuffix(".xcdatamodel")
          {
            // Xcode compiles a Core Data model like a source, and the app finds it as a resource.
            result.resources.append(place)
          } else if kind == "PBXResourcesBuildPhase",
            objects[part]["isa"].text == "PBXFileReference"
          {
            result.resources.append(place)
          }
        }
      }
    }
  }

  /// Reads the folders that belong to a target as a whole, and the files that the target uses from
  /// folders of other targets.
  private func readFolders(
    of target: PropertyList, _ id: String, _ places: [String: String], _ result: inout Target
  ) {
    for group in target["fileSystemSynchronizedGroups"].items.compactMap(\.text) {
      guard let place = places[group].map(Self.tidied) else { continue }
      var without: [String] = []
      for exception in objects[group]["exceptions"].items.compactMap(\.text)
      where objects[exception]["target"].text == id {
        without += objects[exception]["membershipExceptions"].items.compactMap(\.text)
      }
      result.folders.append((place, without))
    }
    // A target may use some files of a folder that belongs to another target. The project lists
    // them as exceptions of that folder.
    for group in objects.order
    where objects[group]["isa"].text == "PBXFileSystemSynchronizedRootGroup"
      && !target["fileSystemSynchronizedGroups"].items.contains(.text(group))
    {
      guard let place = places[group].map(Self.tidied) else { continue }
      for exception in objects[group]["exceptions"].items.compactMap(\.text)
      where objects[exception]["target"].text == id {
        for file in objects[exception]["membershipExceptions"].items.compactMap(\.text) {
          if file.hasSuffix(".swift") { result.sources.append("\(place)/\(file)") }
        }
      }
    }
  }

  // MARK: - Settings

  /// Reads a target's settings in the debug configuration. They override the project's, and both
  /// override those of their configuration files.
  private func readSettings(
    of target: PropertyList, _ places: [String: String], _ result: inout Target
  ) {
    for owner in [root, target] {
      let list = objects[owner["buildConfigurationList"].text ?? ""]
      let all = list["buildConfigurations"].items.compactMap(\.text).map { objects[$0] }
      guard let chosen = all.first(where: { $0["name"].text == "Debug" }) ?? all.first else {
        continue
      }
      if let file = settingsFile(of: chosen, places) {
        result.addSettings(ofFile: file)
      }
      let settings = chosen["buildSettings"]
      result.written.add(
        settings.order.map { key in
          let items = settings[key].items.compactMap(\.text)
          return (key, settings[key].text ?? items.joined(separator: " "))
        })
    }
    let folders = ["SRCROOT": folder, "PROJECT_DIR": folder]
    result.settings = result.written.expanded(
      beside: folders.merging(result.builtInSettings(in: name)) { $1 })
  }

  /// Returns the path of the configuration file that a build configuration names, or `nil`.
  private func settingsFile(of configuration: PropertyList, _ places: [String: String]) -> String? {
    if let place = places[configuration["baseConfigurationReference"].text ?? ""] {
      return Self.tidied(place)
    }
    guard let path = configuration["baseConfigurationReferenceRelativePath"].text,
      let anchor = places[configuration["baseConfigurationReferenceAnchor"].text ?? ""]
    else { return nil }
    return Self.tidied("\(anchor)/\(path)")
  }
}

extension XcodeProject.Target {
  /// Returns the settings that Xcode has for a target of a project without a line of the project's,
  /// but for those that are paths of one machine.
  func builtInSettings(in project: String) -> [String: String] {
    [
      "TARGET_NAME": name, "PROJECT_NAME": project, "PRODUCT_NAME": name,
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
    ].merging(BuildSettings.constant) { $1 }
  }
}
