import Foundation

/// An app as its project describes it: its modules, and the way in which it starts.
struct AppProject {
  /// The name of the app, as reports show it.
  var name: String
  /// The app's own module. It is launched for the check, unless the project builds only a library.
  var app: AppModule
  /// The other modules of the project on which the app depends.
  var libraries: [AppModule] = []
  /// The folder of the project. By default, the package of checks is written into it.
  var home: String
  /// The folder that the user named, or that of the workspace that the user named, in which to look
  /// for the app's modules; `nil` if the user named something else.
  var root: String?
  /// True if the user named a single Swift file and not a project.
  var isLoneFile = false
  /// True if the sources are a Swift package. `swift test` then checks its transitions, too.
  var isPackage = false
  var info = InfoPlist()
  /// True if an Info.plist was found, or build settings from which Xcode generates one. Without
  /// both, the app's classes tell how the app probably starts.
  var hasInfo = false
  /// The version of iOS whose behaviour the app was built for, or `nil` if the project does not
  /// tell.
  var era: AppEra?
  /// The URLs of the packages that the app uses. `packages` has the folders of packages that the
  /// app uses by path.
  var origins = PackageOrigins()
  /// The URLs of the packages that the app uses, with those that the files of package managers name
  /// in the project's folder and in the top folder around it.
  var allOrigins: PackageOrigins {
    var all = origins
    for folder in [home, Surroundings.root(of: home, in: root)] { all.read(folder) }
    return all
  }
  var packages: [String] = []
  /// The names of the modules that were left out, because no Swift code was found in them.
  var unread: [String] = []
  /// Remarks about the project that `init` prints for the user.
  var notes: [String] = []

  /// Finds the app in a project, a workspace, a `Package.swift`, a folder or a Swift file.
  ///
  /// - Parameter target: The name of the app's target, which is needed if there are several apps.
  static func find(_ path: String, target: String? = nil) throws(AdoptionError) -> AppProject {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw AdoptionError("\(path): error: There is no such file or folder.")
    }
    let url = URL(filePath: path).standardizedFileURL
    switch url.pathExtension {
    case "xcodeproj":
      let project = try XcodeProject(url.path).description
      if target == nil, project.apps.isEmpty, let example = example(beside: project) {
        return example
      }
      return try read(project, target)
    case "xcworkspace":
      var app = try workspace(url.path, target)
      app.root = url.deletingLastPathComponent().path
      return app
    default: break
    }
    switch url.lastPathComponent {
    case "Package.swift": return try package(url.path, target)
    case "Project.swift" where TuistProject.isOne(url.path):
      return try read(TuistProject.read(url.path), target)
    case "project.yml", "project.yaml": return try read(XcodeGenProject.read(url.path), target)
    default: break
    }
    if isFolder.boolValue {
      var app = try folder(url.path, target)
      app.root = url.path
      return app
    }
    guard url.pathExtension == "swift" else {
      throw AdoptionError(
        "\(path): error: An app is a project of Xcode's, a workspace, a Package.swift, a folder or a Swift "
          + "file (was a file '\(url.lastPathComponent)').")
    }
    try refuse(target, of: url.path)
    var app = plain(url.path, named: url.deletingPathExtension().lastPathComponent)
    app.isLoneFile = true
    return app
  }

  /// Throws an error if the user named a target, although no project describes the sources.
  private static func refuse(_ target: String?, of path: String) throws(AdoptionError) {
    guard let target else { return }
    throw AdoptionError(
      "\(path): error: There is no target '\(target)', because no project or package describes these sources. "
        + "Leave --target out.")
  }

  /// Returns an app made of folders or files alone, without a project that describes it.
  private static func plain(_ path: String, named name: String) -> AppProject {
    AppProject(
      name: name, app: AppModule(name: XcodeProject.identifier(name), sources: [path]),
      home: URL(filePath: path).deletingLastPathComponent().path)
  }

  private static func folder(_ path: String, _ target: String?) throws(AdoptionError) -> AppProject
  {
    let found = try ProjectSearch.projects(below: path)
    if found.count == 1, target != nil || !found[0].targets.allSatisfy({ !$0.isApp }) {
      var app = try read(found[0], target ?? firstApp(of: found[0])?.name)
      if target == nil, let library = UnusedLibrary.project(beside: app, among: found) {
        return library
      }
      app.notes.insert("\(found[0].place) is taken", at: 0)
      return app
    }
    let apps = found.flatMap { project in
      project.apps.filter { target == nil || $0.name == target }.map { (project, $0) }
    }
    if let app = try choose(apps, of: path, target) {
      return target == nil ? UnusedLibrary.project(beside: app, among: found) ?? app : app
    }
    let manifest = "\(path)/Package.swift"
    let declaresSources = PackageManifest.read(manifest).map { !$0.targets.isEmpty }
    // A package of binaries alone is how a library reaches its users. Its sources are in a project.
    if declaresSources == true || declaresSources == false && found.isEmpty {
      return try package(manifest, target)
    }
    if found.count == 1 { return try read(found[0], target) }
    if found.count > 1 {
      throw AdoptionError(
        "\(path): error: There are several projects in this folder, and no app in any. Name one: "
          + found.map(\.place).joined(separator: ", ") + ".")
    }
    try refuse(target, of: path)
    var app = plain(path, named: URL(filePath: path).lastPathComponent)
    let plists = ProjectSearch.files(below: path, named: "Info.plist").filter {
      !$0.contains("Tests/")
    }
    if plists.count == 1 {
      app.info = try InfoPlist(plists[0])
      app.hasInfo = true
    }
    return app
  }

  /// Chooses the first app in a folder or workspace that does not look like an app for tests, and
  /// that ``AppKind`` prefers if there are several. A note names the choice and the other apps.
  private static func choose(
    _ apps: [(project: ProjectTargets, target: XcodeProject.Target)], of path: String,
    _ wanted: String?
  ) throws(AdoptionError) -> AppProject? {
    let phones = apps.filter { $0.target.isForPhone }
    let candidates = phones.isEmpty ? apps : phones
    guard let chosen = AppKind.best(of: candidates, \.target) else { return nil }
    var app = try app(chosen.target, of: chosen.project)
    var note = "\(chosen.target.name) of \(chosen.project.place) is taken"
    let others = candidates.filter {
      $0.target.name != chosen.target.name || $0.project.place != chosen.project.place
    }
    if !others.isEmpty {
      let names = others.map { "\($0.target.name) of \($0.project.place)" }
      note +=
        "; there are also \(names.joined(separator: ", ")): name the project, and one with --target"
    }
    app.notes.insert(note, at: 0)
    return app
  }

  private static func firstApp(of project: ProjectTargets) -> XcodeProject.Target? {
    project.apps.first { !AppKind.isForTests($0) } ?? project.apps.first
  }

  /// Returns the example app that shows a library's use, from another project in the library's
  /// repository.
  private static func example(beside project: ProjectTargets) -> AppProject? {
    let root = Surroundings.repository(of: project.folder) ?? project.folder
    let apps = ((try? ProjectSearch.projects(below: root)) ?? []).filter {
      $0.place != project.place
    }
    .flatMap { project in project.apps.map { (project, $0) } }
    guard let app = try? choose(apps, of: root, nil) else { return nil }
    return UnusedLibrary.project(beside: app, among: [project]) ?? app
  }

  private static func workspace(
    _ path: String, _ target: String?
  ) throws(AdoptionError) -> AppProject {
    let projects = try ProjectSearch.projects(ofWorkspace: path)
    let apps = projects.flatMap { project in
      project.apps.filter { target == nil || $0.name == target }.map { (project, $0) }
    }
    if let app = try choose(apps, of: path, target) { return app }
    return try folder(URL(filePath: path).deletingLastPathComponent().path, target)
  }

  // MARK: - Packages

  /// Reads a package's targets from the text of its manifest, without running the manifest.
  ///
  /// The app is the target that the user named, or else the one with the package's name, or else
  /// the last one. All other targets are libraries of that target.
  private static func package(
    _ path: String, _ wanted: String?
  ) throws(AdoptionError) -> AppProject {
    guard let manifest = PackageManifest.read(path) else {
      throw AdoptionError("\(path): error: This file cannot be read.")
    }
    let folder = URL(filePath: path).deletingLastPathComponent().path
    guard !manifest.targets.isEmpty else {
      throw AdoptionError("\(path):1: error: This manifest declares no target that can be read.")
    }
    if let wanted, !manifest.targets.contains(where: { $0.name == wanted }) {
      throw AdoptionError(
        "\(path): error: There is no target '\(wanted)'; there are "
          + "\(manifest.targets.map(\.name).joined(separator: ", ")).")
    }
    let read = manifest.targets.map { ($0.name, manifest.module($0, in: folder)) }
    var modules = read.compactMap(\.1)
    let unread = read.filter { $0.1 == nil }.map(\.0)
    let name = manifest.name ?? URL(filePath: folder).lastPathComponent
    let chosen = modules.firstIndex { $0.name == XcodeProject.identifier(wanted ?? name) }
    guard !modules.isEmpty, wanted == nil || chosen != nil else {
      let places = manifest.targets.map { "\(folder)/\($0.path ?? "Sources/\($0.name)")" }
      throw AdoptionError(
        "\(path): error: The folders of its targets are not there, or hold no Swift: "
          + "\(places.joined(separator: ", ")).")
    }
    let app = modules.remove(at: chosen ?? modules.count - 1)
    var project = AppProject(
      name: wanted ?? name, app: app, libraries: modules, home: folder, isPackage: true)
    project.era = AppEra(platform: manifest.platform, tools: manifest.tools)?
      .committed(in: NewestCommit.month(in: folder))
    project.notes = unread.map {
      "The target \($0) is not written in Swift, or not on the disk, and is left out"
    }
    project.unread = unread.map(XcodeProject.identifier)
    return project
  }
}
