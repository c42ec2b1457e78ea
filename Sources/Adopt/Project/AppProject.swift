import Foundation

/// An app as its project describes it: what belongs to it, and how it starts.
struct AppProject {
  /// What the app is called.
  var name: String
  /// The module it becomes.
  var module: String
  /// Its folders and files.
  var sources: [String]
  /// Its storyboards, nibs, catalogues and texts that lie in none of these folders.
  var resources: [String] = []
  /// The files in these folders that do not belong to it.
  var without: [String] = []
  var info = InfoPlist()
  /// Whether an Info.plist, or what stands for one, was found; without, how the app starts is
  /// guessed from its classes.
  var hasInfo = false
  /// The language mode, 5 or 6.
  var swift = 5
  /// Words for `#if`.
  var conditions: [String] = []
  /// The modules that are targets of the project and so come along.
  var modules: [String] = []
  /// What was noticed on the way and may matter.
  var notes: [String] = []

  /// Finds out what is meant by a folder, an `.xcodeproj` or a `Package.swift`.
  ///
  /// - Parameter target: Which app, if the project has several.
  static func find(_ path: String, target: String? = nil) throws(AdoptionError) -> AppProject {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw AdoptionError("\(path): error: There is no such file or folder.")
    }
    let url = URL(filePath: path).standardizedFileURL
    if url.pathExtension == "xcodeproj" { return try read(XcodeProject(url.path), target) }
    if url.pathExtension == "xcworkspace" {
      return try find(url.deletingLastPathComponent().path, target: target)
    }
    if url.lastPathComponent == "Package.swift" { return try package(url.path, target) }
    guard isFolder.boolValue else {
      throw AdoptionError(
        "\(path): error: An app is a folder, an .xcodeproj or a Package.swift (was a file).")
    }
    return try folder(url.path, target)
  }

  private static func folder(_ path: String, _ target: String?) throws(AdoptionError) -> AppProject
  {
    let projects = projects(below: path)
    if projects.count == 1 { return try read(XcodeProject(projects[0]), target) }
    if projects.count > 1 {
      var apps: [(project: XcodeProject, target: XcodeProject.Target)] = []
      for project in projects {
        guard let read = try? XcodeProject(project) else { continue }
        apps += read.targets.filter { $0.isApp && (target == nil || $0.name == target) }
          .map { (read, $0) }
      }
      if apps.count == 1 { return try read(apps[0].project, apps[0].target.name) }
      throw AdoptionError(
        "\(path): error: There are several projects in this folder. Name one: "
          + projects.joined(separator: ", ") + ".")
    }
    let manifest = "\(path)/Package.swift"
    if FileManager.default.fileExists(atPath: manifest) { return try package(manifest, target) }
    let name = URL(filePath: path).lastPathComponent
    var app = AppProject(name: name, module: XcodeProject.identifier(name), sources: [path])
    let plists = files(below: path, named: "Info.plist").filter { !$0.contains("Tests/") }
    if plists.count == 1 {
      app.info = try InfoPlist(plists[0])
      app.hasInfo = true
    }
    return app
  }

  /// Takes in the sources of modules that lie beside the app; `false` if there was nothing new.
  mutating func add(_ found: [NearModule]) -> Bool {
    let new = found.filter { !modules.contains($0.name) }
    for module in new {
      modules.append(module.name)
      for source in module.sources
      where !sources.contains(where: { source == $0 || source.hasPrefix("\($0)/") }) {
        // A project may list, file by file, what lies in the module's folder: each file is taken
        // once.
        sources.removeAll { $0.hasPrefix("\(source)/") }
        sources.append(source)
      }
      notes.append(
        "\(module.name) is used and lies beside the app: \(module.sources.joined(separator: ", "))"
      )
    }
    return !new.isEmpty
  }

  // MARK: - Xcode

  private static func read(
    _ project: XcodeProject, _ wanted: String?
  ) throws(AdoptionError) -> AppProject {
    let apps = project.targets.filter(\.isApp)
    let place = "\(project.folder)/\(project.name).xcodeproj"
    let target: XcodeProject.Target
    if let wanted {
      guard let found = project.targets.first(where: { $0.name == wanted }) else {
        throw AdoptionError(
          "\(place): error: There is no target '\(wanted)'; there are "
            + "\(project.targets.map(\.name).joined(separator: ", ")).")
      }
      target = found
    } else if apps.count > 1 {
      // The watch's and the television's say what they run on.
      let phones = apps.filter { isForPhone($0) }
      guard phones.count == 1 else {
        throw AdoptionError(
          "\(place): error: There are several apps in this project. Choose one with --target: "
            + "\(apps.map(\.name).joined(separator: ", ")).")
      }
      target = phones[0]
    } else if let only = apps.first ?? (project.targets.count == 1 ? project.targets.first : nil) {
      target = only
    } else {
      throw AdoptionError(
        "\(place): error: There is no app in this project. Choose a target with --target: "
          + "\(project.targets.map(\.name).joined(separator: ", ")).")
    }
    return try app(target, of: project)
  }

  /// The storyboards and nibs that lie in folders of the app and that no target has: Xcode builds
  /// none of them.
  ///
  /// A folder that Xcode itself keeps belongs to its target with all that is in it.
  private static func strayDocuments(in folders: [String], of project: XcodeProject) -> [String] {
    let kept = project.targets.flatMap(\.folders).map(\.path)
    let documents = Set(project.targets.flatMap(\.resources))
    return folders.filter { folder in
      !folder.hasSuffix(".swift") && !kept.contains(where: { folder.hasPrefix($0) })
    }.flatMap { folder in
      (FileManager.default.subpaths(atPath: folder) ?? []).sorted().map { "\(folder)/\($0)" }
    }.filter {
      ($0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")) && !documents.contains($0)
    }
  }

  /// Whether something is read, and not only shown.
  private static func isResource(_ path: String) -> Bool {
    [".storyboard", ".xib", ".xcassets", ".strings", ".xcstrings"].contains(where: path.hasSuffix)
  }

  private static func isForPhone(_ target: XcodeProject.Target) -> Bool {
    let platform = target.settings["SDKROOT"] ?? "iphoneos"
    return platform == "iphoneos" || platform == "auto"
  }

  private static func app(
    _ target: XcodeProject.Target, of project: XcodeProject
  ) throws(AdoptionError) -> AppProject {
    var app = AppProject(name: target.name, module: target.module, sources: [])
    var members = [target]
    // What the app is built upon is compiled with it, as one module.
    var names = target.dependencies
    while let name = names.popLast() {
      guard !members.contains(where: { $0.name == name }),
        let other = project.targets.first(where: { $0.name == name }),
        other.productType.contains("framework") || other.productType.contains("library")
      else { continue }
      members.append(other)
      names += other.dependencies
    }
    app.modules = members.dropFirst().map(\.module)
    var files: [String] = []
    for member in members {
      files += member.sources
      for folder in member.folders {
        app.sources.append(folder.path)
        app.without += folder.without.map { "\(folder.path)/\($0)" }
      }
    }
    app.without = app.without.filter { $0.hasSuffix(".swift") }
    let there = files.filter { FileManager.default.fileExists(atPath: $0) }
    for missing in files where !there.contains(missing) {
      app.notes.append("\(missing) is in the project and not on the disk")
    }
    app.sources += Membership.folders(of: there, below: project.folder)
    // What stands in a folder that is taken as a whole comes along with it.
    for resource in members.flatMap(\.resources)
    where isResource(resource) && FileManager.default.fileExists(atPath: resource)
      && !app.sources.contains(where: { resource.hasPrefix($0 + "/") })
    { app.resources.append(resource) }
    app.without += strayDocuments(in: app.sources, of: project)
    guard !app.sources.isEmpty else {
      throw AdoptionError(
        "\(project.folder)/\(project.name).xcodeproj: error: The target '\(target.name)' has no Swift file."
      )
    }
    if target.settings["SWIFT_VERSION"]?.hasPrefix("6") == true { app.swift = 6 }
    app.conditions = (target.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "")
      .split(separator: " ").map(String.init).filter { !$0.contains("$") }
    if let file = target.settings["INFOPLIST_FILE"], !file.isEmpty {
      let path = DiskSpelling.of(file.hasPrefix("/") ? file : "\(project.folder)/\(file)")
      if FileManager.default.fileExists(atPath: path) {
        app.info = try InfoPlist(path)
      } else {
        app.notes.append("\(path), the Info.plist, is not on the disk")
      }
      app.hasInfo = true
    }
    app.info.add(target.settings)
    app.hasInfo = app.hasInfo || target.settings["GENERATE_INFOPLIST_FILE"] == "YES"
    return app
  }

  // MARK: - Packages

  /// Reads the targets of a manifest by its text: nothing of somebody else's is run.
  private static func package(
    _ path: String, _ wanted: String?
  ) throws(AdoptionError) -> AppProject {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw AdoptionError("\(path): error: This file cannot be read.")
    }
    let manifest = PackageManifest(SourceText(name: path, bytes: Array(data)))
    let folder = URL(filePath: path).deletingLastPathComponent().path
    let targets = manifest.targets.filter { wanted == nil || $0.name == wanted }
    guard !targets.isEmpty else {
      throw AdoptionError(
        wanted.map {
          "\(path): error: There is no target '\($0)'; there are "
            + "\(manifest.targets.map(\.name).joined(separator: ", "))."
        } ?? "\(path):1: error: This manifest declares no target that can be read.")
    }
    let name = manifest.name ?? URL(filePath: folder).lastPathComponent
    let places = targets.map { "\(folder)/\($0.path ?? "Sources/\($0.name)")" }
    var app = AppProject(
      name: name, module: XcodeProject.identifier(name),
      sources: places.filter { FileManager.default.fileExists(atPath: $0) })
    app.modules = targets.map(\.name)
    guard !app.sources.isEmpty else {
      throw AdoptionError(
        "\(path): error: The folders of its targets are not there: \(places.joined(separator: ", "))."
      )
    }
    return app
  }

  // MARK: - Looking

  private static func projects(below path: String) -> [String] {
    let found = (FileManager.default.subpaths(atPath: path) ?? []).sorted().filter {
      $0.hasSuffix(".xcodeproj") && !isSomebodyElses($0)
    }
    // The nearest counts: a project beside an example's is the one that is meant only if it is
    // alone.
    return found.map { "\(path)/\($0)" }
  }

  private static func files(below path: String, named name: String) -> [String] {
    (FileManager.default.subpaths(atPath: path) ?? []).sorted().filter {
      ($0 == name || $0.hasSuffix("/\(name)")) && !isSomebodyElses($0)
    }.map { "\(path)/\($0)" }
  }

  private static func isSomebodyElses(_ path: String) -> Bool {
    path.split(separator: "/").contains { part in
      ["Pods", "Carthage", "DerivedData", "node_modules", "fastlane"].contains(String(part))
        || part.hasPrefix(".")
    }
  }
}
