import Foundation

extension AppProject {
  /// Reads the app that a project builds: the target that the user named, or else the only app, or
  /// else the app that has the project's name, or else the one that ``AppKind`` prefers.
  static func read(
    _ project: ProjectTargets, _ wanted: String?
  ) throws(AdoptionError) -> AppProject {
    let names = project.targets.map(\.name).joined(separator: ", ")
    if let wanted {
      guard let found = project.targets.first(where: { $0.name == wanted }) else {
        throw AdoptionError(
          "\(project.place): error: There is no target '\(wanted)'; there are \(names).")
      }
      return try app(found, of: project)
    }
    // An app in Objective-C often stands beside one in Swift that does the same.
    let inSwift = project.apps.filter(\.hasSwift)
    let apps = inSwift.isEmpty ? project.apps : inSwift
    if apps.count > 1 {
      let home = URL(filePath: project.place).deletingPathExtension().lastPathComponent
      let phones = apps.filter(\.isForPhone)
      let chosen =
        apps.first { $0.name == home }
        ?? AppKind.best(of: phones.isEmpty ? apps : phones, \.self) ?? apps[0]
      var app = try app(chosen, of: project)
      app.notes.append(
        "\(chosen.name) is taken; with --target another app is: "
          + "\(apps.map(\.name).filter { $0 != chosen.name }.joined(separator: ", "))")
      return app
    }
    // If the project builds no app but one framework, that framework is checked.
    let libraries = project.targets.filter { $0.isLibrary && $0.isForPhone }
    guard
      let only = apps.first ?? (libraries.count == 1 ? libraries.first : nil)
        ?? (project.targets.count == 1 ? project.targets.first : nil)
    else {
      throw AdoptionError(
        "\(project.place): error: There is no app in this project. Choose a target with --target: "
          + "\(names).")
    }
    return try app(only, of: project)
  }

  /// Reads an app's target from its project, with all library targets of the project that it
  /// depends on.
  static func app(
    _ target: XcodeProject.Target, of project: ProjectTargets
  ) throws(AdoptionError) -> AppProject {
    var notes: [String] = []
    let module = try module(target, of: project, &notes)
    var app = AppProject(name: target.name, app: module, home: project.folder)
    app.origins = project.origins
    app.packages = project.packages
    var seen = [target.name]
    var names = target.dependencies
    while let name = names.popLast() {
      guard !seen.contains(name), let other = project.targets.first(where: { $0.name == name }),
        other.isLibrary
      else { continue }
      seen.append(name)
      names += other.dependencies
      do {
        app.libraries.append(try Self.module(other, of: project, &notes))
      } catch {
        notes.append("\(name) has no Swift file, and is left out")
      }
    }
    if let file = target.settings["INFOPLIST_FILE"], !file.isEmpty {
      let path = DiskSpelling.of(file.hasPrefix("/") ? file : "\(project.folder)/\(file)")
      if FileManager.default.fileExists(atPath: path) {
        app.info = try InfoPlist(path)
        addInfo(path, to: &app.app)
        addSettings(of: target, usedBy: path, in: project, to: &app, &notes)
      } else {
        notes.append("\(path), the Info.plist, is not on the disk")
      }
      app.hasInfo = true
    }
    // Build settings that begin with `INFOPLIST_KEY_` are read only if Xcode generates the
    // Info.plist, because Xcode ignores them otherwise.
    let isGenerated = target.settings["GENERATE_INFOPLIST_FILE"].map { $0 == "YES" }
    if isGenerated ?? !app.hasInfo { app.info.add(target.settings) }
    app.hasInfo = app.hasInfo || isGenerated == true
    app.era = AppEra(
      deployment: target.settings["IPHONEOS_DEPLOYMENT_TARGET"], xcode: project.xcode
    )?.committed(in: NewestCommit.month(in: project.folder))
    app.notes = notes
    return app
  }

  /// Adds the build settings to which the app's Info.plist refers, as in `$(SERVER)`, so that the
  /// app finds their values there.
  ///
  /// A setting of a configuration file is added by the file's path and not by its value, because
  /// the file may hold a key that its owner keeps out of the repository.
  private static func addSettings(
    of target: XcodeProject.Target, usedBy path: String, in project: ProjectTargets,
    to app: inout AppProject, _ notes: inout [String]
  ) {
    let files = FileManager.default
    guard let data = files.contents(atPath: path) else { return }
    let text = String(decoding: data, as: UTF8.self)
    let home = URL(filePath: project.place).deletingPathExtension().lastPathComponent
    let known = target.builtInSettings(in: home).merging(target.written.values) { $1 }
    let byValue = known.filter { !target.written.fromFiles.contains($0.key) }
    var needsFiles = false
    for name in BuildSettings.names(in: text) {
      let value = byValue[name].map { BuildSettings.expand($0, byValue) }
      if let value, value != BuildSettings.constant[name] {
        app.app.settings.append("\(name)=\(value)")
      }
      let left = value.map(BuildSettings.names) ?? [name]
      needsFiles = needsFiles || left.contains(where: target.written.fromFiles.contains)
    }
    if needsFiles {
      app.app.settingsFiles = target.settingsFiles.filter { files.fileExists(atPath: $0) }
    }
    if BuildSettings.expand(text, known).contains("$(") {
      notes += target.missingSettingsFiles.map {
        "\($0), with settings that the Info.plist may refer to, is not on the disk"
      }
    }
  }

  /// Adds the app's Info.plist to the app's resources, so that the app reads its entries from its
  /// bundle. Only XML can be adopted.
  private static func addInfo(_ path: String, to module: inout AppModule) {
    guard ResourceKind.of(path) == .info, !module.resources.contains(path),
      !module.sources.contains(where: { path.hasPrefix($0 + "/") }),
      let data = FileManager.default.contents(atPath: path),
      String(decoding: data, as: UTF8.self).drop(while: \.isWhitespace).hasPrefix("<")
    else { return }
    module.resources.append(path)
  }

  /// Returns the module that is built from a target of the project: its name, its source files and
  /// its settings.
  static func module(
    _ target: XcodeProject.Target, of project: ProjectTargets
  ) throws(AdoptionError) -> AppModule {
    var notes: [String] = []
    return try module(target, of: project, &notes)
  }

  /// Returns the Swift files that belong to no target, in the folder of a file that the project
  /// names and that is missing. The missing file was probably renamed to one of them.
  private static func heirs(of missing: String, in project: ProjectTargets) -> [String] {
    let folder = URL(filePath: missing).deletingLastPathComponent().standardizedFileURL.path
    let taken = Set(
      project.targets.flatMap(\.sources).map { URL(filePath: $0).standardizedFileURL.path })
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
      .filter { !taken.contains($0) }
  }

  private static func module(
    _ target: XcodeProject.Target, of project: ProjectTargets, _ notes: inout [String]
  ) throws(AdoptionError) -> AppModule {
    var module = AppModule(name: target.module, sources: [])
    let files = FileManager.default
    addFolders(of: target, to: &module)
    var there = target.sources.filter { files.fileExists(atPath: $0) }
    for missing in target.sources where !there.contains(missing) {
      notes.append("\(missing) is in the project and not on the disk")
      let heirs = heirs(of: missing, in: project).filter { !there.contains($0) }
      there += heirs
      if !heirs.isEmpty {
        let names = heirs.map { URL(filePath: $0).lastPathComponent }.joined(separator: ", ")
        notes.append("  beside it lie \(names), which no target has: they are taken")
      }
    }
    module.sources += Membership.folders(
      of: there.filter { file in
        !module.sources.contains { file.hasPrefix("\($0)/") } || module.without.contains(file)
      }, below: project.folder)
    // A resource in a folder that belongs to the target as a whole is not added here, because it is
    // adopted with its folder.
    for resource in target.resources
    where isResource(resource) && !module.sources.contains(where: { resource.hasPrefix($0 + "/") })
    {
      if files.fileExists(atPath: resource) {
        module.resources.append(resource)
      } else if !resource.hasSuffix(".strings") {
        notes.append(
          "\(resource) is in the project and not on the disk: the app does not find it in its bundle"
        )
      }
    }
    module.bundledFolders = target.resources.filter(isBundledFolder)
    module.without += strayDocuments(in: module.sources, of: project)
    guard !module.sources.isEmpty else {
      throw AdoptionError("\(project.place): error: The target '\(target.name)' has no Swift file.")
    }
    if target.settings["SWIFT_VERSION"]?.hasPrefix("6") == true { module.swift = 6 }
    module.isOnMainActor = target.settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    module.imported = BridgingHeader(target.settings, in: project.folder)?.modules ?? []
    module.conditions = conditions(of: target.settings)
    return module
  }

  /// Returns the names that the code's `#if` may ask for. Projects of Xcode 8 and earlier have them
  /// among the compiler's flags, as `-D BETA` or `-DBETA`.
  private static func conditions(of settings: [String: String]) -> [String] {
    func words(_ name: String) -> [String] {
      (settings[name] ?? "").split { $0 == " " || $0 == "\"" }.map(String.init)
    }
    var names = words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    let flags = words("OTHER_SWIFT_FLAGS")
    for (index, flag) in flags.enumerated() where flag.hasPrefix("-D") {
      let name = flag == "-D" ? flags.dropFirst(index + 1).first ?? "" : String(flag.dropFirst(2))
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    return names.filter { !$0.contains("$") }
  }

  /// Adds to a module the folders whose files all belong to the module's target, as Xcode 16
  /// projects have them.
  private static func addFolders(of target: XcodeProject.Target, to module: inout AppModule) {
    let files = FileManager.default
    for folder in target.folders where files.fileExists(atPath: folder.path) {
      // A folder without Swift files, such as one of images, is added to the module's resources and
      // not to its sources.
      if SwiftFiles.areIn(folder.path) {
        module.sources.append(folder.path)
      } else {
        module.resources.append(folder.path)
      }
      module.without += folder.without.map { "\(folder.path)/\($0)" }.filter {
        files.fileExists(atPath: $0) && !$0.hasSuffix(".plist")
      }
    }
  }

  /// Returns the storyboards and nibs in the app's folders that belong to no target. Xcode does not
  /// build them.
  ///
  /// A folder that belongs to its target as a whole is not searched, because all its files belong
  /// to the target.
  private static func strayDocuments(
    in folders: [String], of project: ProjectTargets
  ) -> [String] {
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

  /// Returns true if the path is that of a storyboard, an asset catalogue or another resource that
  /// the check of an app can use.
  /// Returns true if a resource of the project is a reference to a folder, which Xcode copies into
  /// the bundle as it is. A folder with an extension is mostly one that Xcode compiles, such as an
  /// asset catalogue, or a bundle of its own.
  private static func isBundledFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue && URL(filePath: path).pathExtension.isEmpty
  }

  private static func isResource(_ path: String) -> Bool {
    let read = [
      ".storyboard", ".xib", ".xcassets", ".strings", ".xcstrings", ".xcdatamodeld", ".xcdatamodel",
    ]
    return (read + ResourceKind.dataSuffixes).contains(where: path.hasSuffix)
  }
}
