/// The facts that `init` has found out about an app: its modules, the transitions to test in each
/// module, and the modules that are missing.
struct FoundApp {
  /// The app's modules, each after those that it imports; the app itself is the last.
  let modules: [AppModule]
  /// By module, the text of its list of subjects, that is, of transitions to test.
  private(set) var subjects: [String: String] = [:]
  /// The number of Swift files in all modules of the app.
  private(set) var count = 0
  /// The Apple frameworks that the app uses and that do not exist on Linux.
  private(set) var system: [String] = []
  /// The modules other than Apple's that the app uses and that were found in none of the searched
  /// folders.
  private(set) var missing: [MissingModule] = []
  private(set) var notes: [String]
  /// True if the app has no subjects (transitions to test), so that a check would have nothing to
  /// do.
  private(set) var isEmpty = true

  /// Finds out an app's modules and the transitions that can be tested in each of them.
  ///
  /// - Parameters:
  ///   - packages: Folders in which packages may be found.
  ///   - destination: The folder of the package that is to check the app.
  ///   - leftOut: The names of modules that count as missing, because they cannot be compiled.
  init(
    _ project: AppProject, packages: [String], destination: String,
    without leftOut: Set<String> = []
  ) throws(AdoptionError) {
    let around = Surroundings(
      of: project.home, in: project.root, named: project.packages,
      given: packages + ["\(destination)/Packages"])
    let graph = try ModuleGraph(
      of: project.app, and: project.libraries, leavingOut: leftOut
    ) { NearModule($0, in: around) }
    modules = graph.modules
    notes = graph.notes
    var absent = graph.missing
    var launched: LaunchLine?
    var proposed: [SubjectFile] = []
    // The app's own list of subjects (transitions to test) is made first, because the lists of the
    // other modules depend on whether the app can be launched.
    for module in modules.reversed() {
      let isApp = module.name == modules[modules.count - 1].name
      guard let folder = graph.folders[module.name] else { continue }
      count += folder.files.count
      guard isApp || module.isOwn else { continue }
      let adoption: Adoption
      do { adoption = try Self.adopt(module, graph) } catch {
        // A library that cannot be rewritten is left out when the cutting comes to it.
        if isApp { throw error }
        continue
      }
      note(adoption, folder, &absent)
      if let note = OldSwift.note(adoption.original) { notes.append(note) }
      let subjects = SubjectFile(
        adoption.program, besides: proposed, app: project.name,
        scenes: StoryboardScenes(of: folder.resources, in: adoption.program), era: project.era)
      proposed.append(subjects)
      if isApp {
        launched = launch(project, adoption.original, module, subjects)
      } else if subjects.count > 0 || !subjects.open.isEmpty {
        let isLaunched = launched?.text != nil && launched?.showsScreens == true
        propose(subjects, of: module, besideApp: isLaunched, project.era)
      }
    }
    missing = Self.missing(
      absent, from: project, folder: Self.place(of: destination))
  }

  /// Stores the list of subjects, that is, of transitions to test, of the app's main module, and
  /// returns the line of that list that launches the app.
  private mutating func launch(
    _ project: AppProject, _ original: Program, _ module: AppModule, _ subjects: SubjectFile
  ) -> LaunchLine {
    let launch = LaunchLine(project, original)
    notes += launch.notes
    if let note = ObjectiveCFiles(of: module).note { notes.append(note) }
    self.subjects[module.name] = subjects.proposal(
      launching: launch.text, showsScreens: launch.showsScreens, era: project.era,
      orientations: project.info.turns ? nil : project.info.mask)
    isEmpty = (launch.text == nil || !launch.showsScreens) && subjects.count == 0
    return launch
  }

  /// Stores the list of subjects, that is, of transitions to test, that a module gets.
  private mutating func propose(
    _ subjects: SubjectFile, of module: AppModule, besideApp: Bool, _ era: AppEra?
  ) {
    self.subjects[module.name] = subjects.proposal(
      launching: besideApp ? "" : nil, list: CheckPackage.list(of: module.name, isApp: false),
      era: era)
    if !besideApp, subjects.count > 0 { isEmpty = false }
  }

  /// Returns the missing modules that are neither Apple's nor without Swift code, each with its
  /// URL.
  private static func missing(
    _ absent: [String], from project: AppProject, folder: String
  ) -> [MissingModule] {
    let origins = project.allOrigins
    return absent.filter {
      !AppleFrameworks.have($0) && !project.unread.contains($0)
    }.map { name in
      let origin = origins.origin(of: name)
      return MissingModule(name, url: origin?.url, revision: origin?.revision, folder: folder)
    }
  }

  /// Rewrites the sources of one of the app's modules for Linux, in the same way as the build of
  /// the written package will do. An error in a storyboard ends `init` here, before it has written
  /// anything.
  private static func adopt(
    _ module: AppModule, _ graph: ModuleGraph
  ) throws(AdoptionError) -> Adoption {
    let others = graph.modules.filter { $0.name != module.name }
    let folder = graph.folders[module.name]
    let terms = AdoptionTerms(
      keptModules: Set(others.map(\.name)), ownModules: Set(module.merged + [module.name]),
      importedModules: module.imported)
    // The subjects are proposed for the app's code as it is without its storyboards, because an
    // outlet that is connected is made visible to them, and would count as one that nothing sets.
    let adoption = try Adoption(
      of: folder?.files ?? [], beside: others.flatMap { graph.folders[$0.name]?.files ?? [] },
      terms: terms)
    _ = try Resources(of: folder?.resources ?? [], in: adoption.original, for: terms)
    return adoption
  }

  /// Adds the modules that do not exist on Linux to the lists of missing modules, each once:
  /// frameworks of Apple's that sources import, and modules that only storyboards name.
  private mutating func note(
    _ adoption: Adoption, _ folder: SourceFolder, _ absent: inout [String]
  ) {
    for obstacle in adoption.obstacles {
      guard let name = obstacle.missingModule, AppleFrameworks.have(name), !system.contains(name)
      else { continue }
      system.append(name)
    }
    let classes = InterfaceClasses(program: adoption.original, leftOut: [])
    for name in classes.missingModules(of: folder.resources)
    where !AppleFrameworks.have(name) && !absent.contains(name) {
      absent.append(name)
    }
  }

  /// Returns the path of a folder relative to the current directory, as messages show it.
  private static func place(of folder: String) -> String {
    DiskPath.relative(folder, to: DiskPath.here)
  }
}
