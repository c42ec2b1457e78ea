import Foundation

/// A module that an app imports or that its storyboard names, and that was found in the folders
/// around the app.
///
/// The search finds the module by its name: as a target in a `Package.swift`, as `Deck.podspec`, as
/// a framework of an Xcode project, as a folder that CocoaPods has filled, or by the name in a
/// `Project.swift` for Tuist.
struct NearModule {
  /// The module that the search has found, with the paths of its source files.
  let module: AppModule
  /// The path of the package, podspec, project or folder in which the search has found the module.
  let place: String

  /// The folders and files with the module's sources.
  var sources: [String] { module.sources }

  /// Looks in the folders around the app for a module of a given name; `nil` if there is none.
  init?(_ name: String, in surroundings: Surroundings) {
    for package in surroundings.packages {
      guard let manifest = surroundings.manifest(of: package),
        let target = manifest.targets.first(where: { XcodeProject.identifier($0.name) == name }),
        let found = manifest.module(target, in: package)
      else { continue }
      self.init(found, at: package)
      return
    }
    for podspec in surroundings.podspecs where podspec.isImported(as: name) {
      guard let found = Self.module(name, of: podspec) else { continue }
      self.init(found, at: podspec.path)
      return
    }
    for path in surroundings.projects {
      guard let found = Self.target(name, ofProject: path) else { continue }
      self.init(found, at: path)
      return
    }
    for pods in surroundings.pods {
      var folder = "\(pods)/\(name)"
      // The module maps are read only if no pod has the module's name.
      if !SwiftFiles.areIn(folder), let pod = Self.pod(of: name, in: pods) {
        folder = "\(pods)/\(pod)"
      }
      guard SwiftFiles.areIn(folder) else { continue }
      self.init(AppModule(name: name, sources: [folder]), at: folder)
      return
    }
    for folder in surroundings.described {
      guard let found = Self.module(name, describedIn: folder) else { continue }
      self.init(found, at: folder)
      return
    }
    return nil
  }

  private init(_ module: AppModule, at place: String) {
    var module = module
    module.isOwn = !Surroundings.isBrought(place)
    self.module = module
    self.place = place
  }

  /// Returns the pod that has a module of another name, such as `ReachabilitySwift` for
  /// `Reachability`. CocoaPods writes a module map for each pod, with the module's name.
  private static func pod(of module: String, in pods: String) -> String? {
    let support = "\(pods)/Target Support Files"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: support)) ?? []
    return names.sorted().first { pod in
      FileManager.default.contents(atPath: "\(support)/\(pod)/\(pod).modulemap").map {
        String(decoding: $0, as: UTF8.self).contains("module \(module) {")
      } ?? false
    }
  }

  /// Returns the module that a podspec describes. For `s.source_files = 'Deck/Classes/**/*'`, the
  /// module's source folder is the path before the first star. Its resources are read in the same
  /// way. Of several subspecs, those count that a Podfile beside the podspec or one folder below it
  /// asks for.
  private static func module(_ name: String, of podspec: Podspec) -> AppModule? {
    let folder = podspec.folder
    var sources: [String] = []
    var resources: [String] = []
    let subspecs = PodSubspecs(podspec.text)
    for line in subspecs.lines(
      of: podspec.pod, choosing: chosen(of: podspec.pod, around: folder))
    where (line.contains("source_files") || line.contains("resource"))
      && !line.contains(#/\.(osx|macos|tvos|watchos|visionos)\./#)
    {
      for place in PodSubspecs.patterns(line).flatMap({ places($0, in: folder) }) {
        if line.contains("source_files") {
          if !sources.contains(place), SwiftFiles.areIn(place) { sources.append(place) }
        } else if !resources.contains(place), holdsResources(place) {
          resources.append(place)
        }
      }
    }
    sources = sources.filter { inner in !sources.contains { inner.hasPrefix("\($0)/") } }
    guard !sources.isEmpty else { return nil }
    resources = resources.flatMap { apart($0, from: sources) }
    return AppModule(name: name, sources: sources, resources: resources)
  }

  /// Returns the folder that a pattern of a podspec describes: the path before the first star. For
  /// a pattern such as `**/Deck/**/*.swift`, it is the nearest folder `Deck`. For `*.swift`, the
  /// files beside the podspec are returned.
  private static func places(_ pattern: String, in folder: String) -> [String] {
    func isFixed(_ part: Substring) -> Bool {
      !part.contains(where: "*{?[".contains) && !part.hasSuffix(".swift")
    }
    let parts = pattern.split(separator: "/")
    let fixed = parts.prefix(while: isFixed)
    if !fixed.isEmpty {
      let place = URL(filePath: "\(folder)/\(fixed.joined(separator: "/"))").standardizedFileURL
        .path
      return [place.count > 1 && place.hasSuffix("/") ? String(place.dropLast()) : place]
    }
    let inner = parts.dropFirst().prefix(while: isFixed)
    if parts.first == "**", !inner.isEmpty {
      return nearest(inner.joined(separator: "/"), below: folder).map { [$0] } ?? []
    }
    guard parts.count == 1, pattern.contains("swift") || pattern == "*" else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }
      .map { "\(folder)/\($0)" }
  }

  /// Returns the nearest folder with a given path below a folder or in its folders, without those
  /// that package managers fill.
  private static func nearest(_ path: String, below folder: String) -> String? {
    var level = [folder]
    for _ in 0..<4 {
      if let place = level.lazy.map({ "\($0)/\(path)" }).first(where: SwiftFiles.areIn) {
        return place
      }
      level = level.flatMap { parent in
        ((try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []).sorted()
          .filter { !$0.contains(".") && $0 != "Check" }.map { "\(parent)/\($0)" }
          .filter { !Surroundings.isBrought($0) }
      }
    }
    return nil
  }

  /// Returns a folder of resources, or what lies in it apart from the sources. A podspec may name
  /// one folder for both, as in `s.resources = 'Deck/**/*.xib'`.
  private static func apart(_ resource: String, from sources: [String]) -> [String] {
    if sources.contains(where: { resource == $0 || resource.hasPrefix("\($0)/") }) { return [] }
    guard sources.contains(where: { $0.hasPrefix("\(resource)/") }) else { return [resource] }
    let inside = (try? FileManager.default.contentsOfDirectory(atPath: resource)) ?? []
    return inside.sorted().map { "\(resource)/\($0)" }.filter { path in
      let holdsSources = sources.contains { $0 == path || $0.hasPrefix("\(path)/") }
      return holdsSources || holdsResources(path) && !SwiftFiles.areIn(path)
    }.flatMap { apart($0, from: sources) }
  }

  /// Returns the module that a `Project.swift` for Tuist names. Its targets mostly come from a
  /// function of the app's own, so the sources are looked for where such projects have them.
  private static func module(_ name: String, describedIn folder: String) -> AppModule? {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Project.swift") else {
      return nil
    }
    let text = String(decoding: data, as: UTF8.self)
    guard text.contains("name: \"\(name)\"") || text.contains("name = \"\(name)\"") else {
      return nil
    }
    for home in [folder, "\(folder)/Targets/\(name)", "\(folder)/\(name)"] {
      guard SwiftFiles.areIn("\(home)/Sources") else { continue }
      let resources = holdsResources("\(home)/Resources") ? ["\(home)/Resources"] : []
      return AppModule(name: name, sources: ["\(home)/Sources"], resources: resources)
    }
    return nil
  }

  /// Returns the subspecs of a pod that the Podfiles in a folder and in its folders ask for.
  private static func chosen(of name: String, around folder: String) -> [String] {
    let below = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return ([folder] + below.map { "\(folder)/\($0)" }).flatMap { place -> [String] in
      FileManager.default.contents(atPath: "\(place)/Podfile").map {
        PodSubspecs.chosen(of: name, in: String(decoding: $0, as: UTF8.self))
      } ?? []
    }
  }

  /// Returns true if a path is that of an adoptable resource, or of a folder that contains one.
  /// Films and pictures do not count, because most of them show the module on its page.
  private static func holdsResources(_ place: String) -> Bool {
    func counts(_ path: String) -> Bool { ![nil, .media].contains(ResourceKind.of(path)) }
    guard FileManager.default.fileExists(atPath: place) else { return false }
    if counts(place) { return true }
    guard let walker = FileManager.default.enumerator(atPath: place) else { return false }
    while let path = walker.nextObject() as? String {
      if counts("\(place)/\(path)") { return true }
    }
    return false
  }

  private static func target(_ name: String, ofProject path: String) -> AppModule? {
    guard let project = try? XcodeProject(path),
      let target = project.targets.first(where: {
        $0.isLibrary && $0.isForPhone && ($0.module == name || $0.name == name)
      }),
      let module = try? AppProject.module(target, of: project.description)
    else { return nil }
    var found = module
    found.name = name
    return found
  }
}
