/// The modules of an app in the order of their imports, and the imported modules that are missing.
struct ModuleGraph {
  /// The app's modules in the order in which to compile them. Each comes after those that it
  /// imports, so the app is the last.
  private(set) var modules: [AppModule] = []
  /// The names of imported modules that are not Apple's and that were not found, in the order in
  /// which the search came upon them.
  private(set) var missing: [String] = []
  /// Remarks about the modules that `init` prints for the user.
  private(set) var notes: [String] = []
  /// By module, the source files of the module.
  private(set) var folders: [String: SourceFolder] = [:]
  /// By module, the names of the modules that its sources import or its storyboards name.
  private var imports: [String: [String]] = [:]
  /// By module, the number of its imports of each other module that stand outside of `#if`.
  private var importCounts: [String: [String: Int]] = [:]

  /// Reads the sources of an app and its libraries, and looks for the modules that they import.
  ///
  /// - Parameters:
  ///   - leftOut: The names of modules that count as missing although they are there, because they
  ///     cannot be compiled.
  ///   - find: A function that looks for a module of a given name in the folders around the app.
  init(
    of app: AppModule, and libraries: [AppModule], leavingOut leftOut: Set<String> = [],
    find: (String) -> NearModule?
  ) throws(AdoptionError) {
    var known = [app] + libraries.filter { !leftOut.contains($0.name) }
    var index = 0
    while index < known.count {
      let module = known[index]
      let folder: SourceFolder
      do { folder = try Self.folder(of: module) } catch {
        // Only an error in the app's own sources ends `init`. A library that has an error is left
        // out, and a note names the error.
        if index == 0 { throw error }
        notes.append("\(module.name) is left out: \(error)")
        known.remove(at: index)
        missing.append(module.name)
        continue
      }
      folders[module.name] = folder
      addImports(of: folder, at: index, to: &known) { leftOut.contains($0) ? nil : find($0) }
      index += 1
    }
    leaveOutBaseless(of: &known)
    modules = Self.ordered(withDependencies(known), &notes)
    for module in modules where !module.merged.isEmpty {
      folders[module.name] = try Self.folder(of: module)
    }
  }

  /// Stores the imports of a module, and adds those that lie beside the app to the app's modules
  /// and the others to the missing ones.
  private mutating func addImports(
    of folder: SourceFolder, at index: Int, to known: inout [AppModule],
    find: (String) -> NearModule?
  ) {
    let module = known[index]
    // A bridging header also imports modules of Objective-C, which nobody misses unless a Swift
    // file names them.
    let bridged = module.imported.filter { name in
      known.contains { $0.name == name } || find(name) != nil
    }
    if !module.imported.isEmpty { known[index].imported = bridged }
    let (written, counts) = Self.imports(of: folder)
    importCounts[module.name] = counts
    let names = written + bridged.filter { !written.contains($0) }
    imports[module.name] = names
    for name in names
    where !known.contains(where: { $0.name == name || $0.merged.contains(name) })
      && !Imports.isHere(name) && !AppleFrameworks.have(name) && !missing.contains(name)
    {
      if let found = find(name) {
        known.append(found.module)
        notes.append(
          "\(name) is used and lies beside the app: \(found.sources.joined(separator: ", "))")
      } else {
        missing.append(name)
      }
    }
  }

  /// Takes libraries from elsewhere out of the app's modules if what they are built on is not here:
  /// a database whose other half is C or Objective-C.
  ///
  /// Cut to what compiles, such a library does nothing, and its own checks of what it gets from its
  /// other half stop the app. If it is missing as a whole, stand-ins take its types' place. A
  /// library of views is kept, since it may have transitions.
  ///
  /// A library that reads the data of Objective-C's classes from memory is left out, too: without
  /// Objective-C, classes have no such data, and the library would end the app at its first use.
  private mutating func leaveOutBaseless(of known: inout [AppModule]) {
    var index = 1
    while index < known.count {
      guard let base = base(of: known[index]) else {
        index += 1
        continue
      }
      let module = known.remove(at: index)
      notes.append("\(module.name) is left out: it is built on \(base), which is not here")
      missing.append(module.name)
      // A library before this one may be built on it.
      index = 1
    }
  }

  /// Returns the missing module on which a library without views is built, or `nil`. At least a
  /// quarter of the library's files import it.
  private func base(of module: AppModule) -> String? {
    guard !module.isOwn, let folder = folders[module.name],
      let counts = importCounts[module.name], counts["UIKit"] == nil, counts["SwiftUI"] == nil
    else { return nil }
    if Self.readsClassData(folder) { return "the data of Objective-C's classes" }
    return counts.keys.sorted().first { name in
      name != module.name && missing.contains(name)
        && counts[name, default: 0] * 4 >= folder.files.count
    }
  }

  /// Returns true if a library's code names the structures in which Objective-C's runtime keeps a
  /// class's data.
  private static func readsClassData(_ folder: SourceFolder) -> Bool {
    folder.files.contains { file in
      guard file.bytes.count <= TextCheck.largest else { return false }
      let words = Listing.make(SourceText(name: file.name, bytes: file.bytes)).listing.words
      return words.contains { ["class_ro_t", "class_rw_t"].contains($0) }
    }
  }

  private static func folder(of module: AppModule) throws(AdoptionError) -> SourceFolder {
    try SourceFolder(module.sources + module.resources, isFlat: true, without: module.without)
  }

  /// Returns the app's modules, each with the names of those other modules of the app that it
  /// imports.
  private func withDependencies(_ known: [AppModule]) -> [AppModule] {
    var known = known
    for index in known.indices {
      let name = known[index].name
      known[index].dependencies = known.map(\.name).filter { other in
        other != name && imports[name, default: []].contains(other)
      }.sorted()
    }
    return known
  }

  /// Returns the names of the modules that a folder's Swift files import, and of those from which
  /// its storyboards take classes, and the number of imports outside of `#if` by module.
  private static func imports(
    of folder: SourceFolder
  ) -> (names: [String], counts: [String: Int]) {
    var names: [String] = []
    var counts: [String: Int] = [:]
    for file in folder.files where file.bytes.count <= TextCheck.largest {
      let listing = Listing.make(SourceText(name: file.name, bytes: file.bytes)).listing
      let inactive = InactiveBranches.ranges(listing)
      for found in Imports.imports(listing)
      where !inactive.contains(where: { $0.contains(found.range.lowerBound) }) {
        let name = listing.words[found.path.lowerBound]
        if !names.contains(name) { names.append(name) }
        if !listing.isConditional(found.range.lowerBound) { counts[name, default: 0] += 1 }
      }
    }
    for file in folder.resources where ResourceKind.of(file.name) == .document {
      // An error in a storyboard is ignored here, because it is reported when the storyboard is
      // translated into Swift.
      (try? XMLReader.read(file))?.forEach { element in
        guard element["customModuleProvider"] != "target", let name = element["customModule"],
          !name.isEmpty, !names.contains(name)
        else { return }
        names.append(name)
      }
    }
    return (names, counts)
  }

  /// Returns the app's modules in an order in which each comes after those that it imports. Modules
  /// that import each other are merged into one.
  private static func ordered(_ known: [AppModule], _ notes: inout [String]) -> [AppModule] {
    var modules = known
    while let circle = circle(in: modules) {
      let members = circle.sorted()
      // If modules import each other, they are merged into the first of them. The app is taken
      // before all others.
      let first = members.contains(0) ? 0 : members[0]
      var whole = modules[first]
      for index in members where index != first {
        let other = modules[index]
        whole.sources += other.sources.filter { !whole.sources.contains($0) }
        whole.resources += other.resources
        whole.without += other.without
        whole.conditions += other.conditions.filter { !whole.conditions.contains($0) }
        whole.merged += [other.name] + other.merged
        whole.dependencies += other.dependencies.filter { !whole.dependencies.contains($0) }
        notes.append(
          "\(whole.name) and \(other.name) import each other, and are compiled as one module")
      }
      let names = members.map { modules[$0].name }
      whole.dependencies = whole.dependencies.filter { !names.contains($0) }.sorted()
      modules[first] = whole
      for index in members.reversed() where index != first { modules.remove(at: index) }
      for index in modules.indices where modules[index].name != whole.name {
        guard modules[index].dependencies.contains(where: names.contains) else { continue }
        modules[index].dependencies.removeAll(where: names.contains)
        modules[index].dependencies = (modules[index].dependencies + [whole.name]).sorted()
      }
    }
    var done: [AppModule] = []
    func visit(_ module: AppModule) {
      if done.contains(where: { $0.name == module.name }) { return }
      for name in module.dependencies {
        modules.first { $0.name == name }.map(visit)
      }
      done.append(module)
    }
    modules.dropFirst().forEach(visit)
    done.removeAll { $0.name == modules[0].name }
    return done + [modules[0]]
  }

  /// Returns the indices of modules that import each other in a circle, or `nil` if no modules do.
  private static func circle(in modules: [AppModule]) -> [Int]? {
    let places = Dictionary(modules.enumerated().map { ($0.element.name, $0.offset) }) { $1 }
    func reached(from start: Int) -> Set<Int> {
      var seen: Set<Int> = []
      var queue = [start]
      while let next = queue.popLast() {
        for name in modules[next].dependencies {
          if let place = places[name], seen.insert(place).inserted { queue.append(place) }
        }
      }
      return seen
    }
    let all = modules.indices.map(reached)
    guard let first = modules.indices.first(where: { all[$0].contains($0) }) else { return nil }
    return modules.indices.filter { all[first].contains($0) && all[$0].contains(first) }
  }
}
