/// Makes Swift code of an app's other files: storyboards, nibs, asset catalogues, string tables and
/// Info.plist.
///
/// Each storyboard and each nib becomes a Swift file. The other files become one Swift file,
/// ``fileName``, which also registers all resources at run time. The app need not call the
/// registration: a pointer to it is in a section of the executable whose functions the loader calls
/// before `main`.
struct Resources {
  static let fileName = "AppResources.swift"

  private(set) var files: [AdoptedFile] = []
  private(set) var obstacles: [Obstacle] = []
  private(set) var leftOut: [(name: String, reason: String)] = []

  private let classes: InterfaceClasses
  private var documents: [InterfaceDocument] = []
  private var paths: [String] = []
  private var tables: [(name: String, entries: [(key: String, value: String)])] = []
  private var info: [(key: String, value: XMLPropertyList.Value)] = []
  private var assets: [AssetReader.Asset] = []
  /// The names and texts of the app's text files, which the app may read from its bundle at run
  /// time.
  private var data: [(name: String, text: String)] = []

  /// The films, sounds, fonts and loose pictures in the app's bundle.
  private var media = MediaFiles([])

  /// The writer of the app's Core Data models; `nil` if the app has none.
  private var models: DataModelWriter?

  init(
    of input: [InputFile], in program: Program, for terms: AdoptionTerms = AdoptionTerms(),
    isForBuild: Bool = false
  ) throws(AdoptionError) {
    classes = InterfaceClasses(
      program: program, leftOut: MissingUses.properties(leftOutOf: program, terms),
      modules: terms.keptModules.sorted())
    var complaints: [String] = []
    func each(_ kind: ResourceKind) -> [InputFile] {
      input.filter { ResourceKind.of($0.name) == kind }
    }
    let tables = Self.tables(each(.strings), &complaints)
    for file in each(.document) where Self.isChosen(file, among: input) {
      if let other = Self.unlocalized(file, among: input) {
        leftOut.append(
          (file.name, "a bundle finds \(other.name) first, which is in no language folder"))
        continue
      }
      do { try read(file, tables) } catch { complaints.append("\(error)") }
    }
    self.tables = tables.filter { table in !documents.contains { $0.name == table.name } }
    if terms.library == nil, let file = Self.info(each(.info)) {
      do {
        info = XMLPropertyList.members(try XMLReader.read(file)).map { entry in
          (entry.key, entry.value.filled { BuildSettings.expand($0, terms.settings) })
        }
      } catch { complaints.append("\(error)") }
    }
    let catalogues = AssetReader(each(.catalogue))
    assets = catalogues.assets
    obstacles += catalogues.obstacles
    complaints += InterfaceCycles.complaints(documents).map { "\($0.place): error: \($0.message)" }
    do {
      let models = try DataModel.read(each(.model))
      if !models.isEmpty {
        self.models = DataModelWriter(models, program)
      }
      data += models.map { ("\($0.name).momd", $0.name) }
    } catch { complaints.append("\(error)") }
    complaints += write()
    if !complaints.isEmpty { throw AdoptionError(complaints.joined(separator: "\n")) }
    data += Self.data(each(.data))
    media = MediaFiles(each(.media))
    let isNeeded =
      !files.isEmpty || !assets.isEmpty || !self.tables.isEmpty || !info.isEmpty || !data.isEmpty
      || !media.isEmpty
    if isNeeded || (isForBuild && !input.isEmpty) {
      files.append(file(Self.fileName, "the app's resources", text))
    }
    if isForBuild {
      let written = Set(files.map(\.path))
      for path in each(.document).map(\.path) where !written.contains("\(path).swift") {
        files.append(file("\(path).swift", path, "// Nothing of this document is needed.\n"))
      }
    }
  }

  /// Reads a storyboard or a nib, and replaces its texts by those of the string table in the
  /// phone's language.
  private mutating func read(
    _ file: InputFile, _ tables: [(name: String, entries: [(key: String, value: String)])]
  ) throws {
    switch try InterfaceDocument.read(file) {
    case .document(var document):
      document.strings =
        tables.first { $0.name == document.name }.map {
          Dictionary($0.entries.map { ($0.key, $0.value) }) { $1 }
        } ?? [:]
      documents.append(document)
      paths.append(file.path)
    case .leftOut(let reason): leftOut.append((file.name, reason))
    }
  }

  /// Returns true if a storyboard is the version that the phone uses, among versions in several
  /// languages.
  private static func isChosen(_ file: InputFile, among all: [InputFile]) -> Bool {
    guard let language = ResourceKind.language(of: file.name) else { return true }
    let (name, folder) = split(file.name)
    let rivals = all.filter { split($0.name) == (name, folder) }
      .compactMap { ResourceKind.language(of: $0.name) }
    // The storyboard in the base language is taken first. It is the design, and a string table
    // gives it texts in the phone's language.
    return language == (["Base"] + ResourceKind.languages + rivals).first { rivals.contains($0) }
  }

  /// Returns the document in no language folder that has the name of a given one in a language
  /// folder; `nil` if there is none. A bundle has no other folders than those, and finds the
  /// document that is in none of them first ("The Bundle Search Pattern" in Apple's Bundle
  /// Programming Guide).
  private static func unlocalized(_ file: InputFile, among all: [InputFile]) -> InputFile? {
    guard ResourceKind.language(of: file.name) != nil else { return nil }
    let name = split(file.name).name
    return all.first {
      ResourceKind.language(of: $0.name) == nil && split($0.name).name == name
    }
  }

  /// Returns the name of a resource with the folder that it is in. A language folder such as
  /// `en.lproj` is left out, so that all translations of a file have one name.
  private static func split(_ path: String) -> (name: String, folder: String) {
    let parts = path.split(separator: "/")
    return (
      String(parts.last ?? ""),
      parts.dropLast().filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
    )
  }

  private static func info(_ files: [InputFile]) -> InputFile? {
    files.min { first, second in
      let depths = [first, second].map { $0.name.count { $0 == "/" } }
      return depths[0] != depths[1] ? depths[0] < depths[1] : first.name < second.name
    }
  }

  private static func tables(
    _ files: [InputFile], _ complaints: inout [String]
  ) -> [(name: String, entries: [(key: String, value: String)])] {
    var tables: [(name: String, entries: [(key: String, value: String)])] = []
    for file in files where isChosenTable(file, among: files) {
      do {
        let entries = try StringsTable.read(file)
        let last = split(file.name).name
        let name = String(last.split(separator: ".").first ?? "")
        if let index = tables.firstIndex(where: { $0.name == name }) {
          tables[index].entries += entries
        } else {
          tables.append((name, entries))
        }
      } catch { complaints.append("\(error)") }
    }
    return tables
  }

  /// Returns the text files that the app may read from its bundle. A bundle has no folders but
  /// those that the project has as folders, so of several files of one name the app finds the
  /// first.
  private static func data(_ files: [InputFile]) -> [(name: String, text: String)] {
    var found: [(name: String, text: String)] = []
    for file in files where !file.bytes.isEmpty {
      let name = file.placeInBundle ?? split(file.name).name
      guard let text = String(validating: file.bytes, as: UTF8.self),
        !found.contains(where: { $0.name == name })
      else { continue }
      found.append((name, text))
    }
    return found
  }

  private static func isChosenTable(_ file: InputFile, among all: [InputFile]) -> Bool {
    guard let language = ResourceKind.language(of: file.name) else { return true }
    let (name, folder) = split(file.name)
    let rivals = all.filter { split($0.name) == (name, folder) }
      .compactMap { ResourceKind.language(of: $0.name) }
    return language == ResourceKind.languages.first { rivals.contains($0) }
  }

  // MARK: - Writing

  private func file(_ path: String, _ source: String, _ text: String) -> AdoptedFile {
    AdoptedFile(path: path, source: source, original: [], body: Array(text.utf8), changes: [])
  }

  /// Writes the Swift code of all storyboards and nibs, and returns the errors in the storyboards
  /// and nibs.
  private mutating func write() -> [String] {
    var complaints: [String] = []
    let known = Set(assets.map(\.name))
    var earlier: [InterfaceDocument] = []
    for (index, path) in zip(documents.indices, paths) {
      let alike = earlier.filter { $0.isStoryboard == documents[index].isStoryboard }
      if let other = alike.first(where: { $0.name == documents[index].name }) {
        // A project may name a folder and a folder inside of it, and so a document twice.
        if other.file.name == documents[index].file.name { continue }
        complaints.append(
          "\(documents[index].root.place): error: This document and \(other.file.name) have one name, and a bundle cannot have it twice."
        )
        continue
      }
      // Different names may give one Swift name: `Card7.xib` and `Card7+.xib` do.
      while earlier.contains(where: { $0.typeName == documents[index].typeName }) {
        documents[index].sameTypeNames += 1
      }
      let document = documents[index]
      earlier.append(document)
      var writer = InterfaceWriter(document, classes, assets: known)
      writer.write()
      obstacles += writer.obstacles
      complaints += writer.complaints.map { "\($0.place): error: \($0.message)" }
      files.append(file("\(path).swift", document.file.name, writer.text))
    }
    return complaints
  }

  /// The text of the Swift file that makes the app's storyboards, images, strings and other
  /// resources known at run time.
  private var text: String {
    var text = """
      // What the app has beside its sources. It is made known by itself, in every world.
      import UIKit\(models == nil ? "" : "; import Outside")

      /// Walked by the loader before anything else runs.
      @section(".init_array") @used
      let appResourcesProvider: @convention(c) () -> Void = {
        AppResources.provide { registerAppResources() }
      }

      /// Makes everything known in the present world.
      @MainActor
      private func registerAppResources() {

      """
    for document in documents { text += "  \(document.typeName).register()\n" }
    for line in assetLines { text += "  \(line)\n" }
    for line in models?.lines ?? [] { text += "  \(line)\n" }
    for table in tables {
      text += "  AppResources.register(strings: [\n"
      var seen: Set<String> = []
      for (key, value) in table.entries where seen.insert(key).inserted {
        text += "    \(SwiftText.string(key)): \(SwiftText.string(value)),\n"
      }
      text += seen.isEmpty ? "    :\n" : ""
      text += "  ], table: \(SwiftText.string(table.name)))\n"
    }
    for file in data {
      let (name, contents) = (SwiftText.string(file.name), SwiftText.string(file.text))
      text += "  AppResources.register(file: \(name), contents: \(contents))\n"
    }
    for line in media.lines(besides: Set(assets.map(\.name))) { text += "  \(line)\n" }
    if !info.isEmpty {
      text += "  AppResources.register(info: [\n"
      for (key, value) in info { text += "    \(SwiftText.string(key)): \(value.swift),\n" }
      text += "  ])\n"
    }
    return text + "}\n" + AssetSymbols.text(assets, classes.program) + (models?.code ?? "")
  }

  private var assetLines: [String] {
    var lines: [String] = []
    for asset in assets {
      let name = SwiftText.string(asset.name)
      switch asset.content {
      case .image(let width, let height):
        let size = "CGSize(width: \(SwiftText.number(width)), height: \(SwiftText.number(height)))"
        lines.append("UIImage.register(\(name), size: \(size))")
      case .color(let color): lines.append("UIColor.register(\(name), color: \(color))")
      }
    }
    // The sizes of images that a storyboard states are used for images that are in no catalogue.
    var known = Set(assets.map(\.name))
    for image in documents.flatMap({ $0.root.list("resources") })
    where image.name == "image" && image["catalog"] == nil {
      guard let name = image["name"], let width = SwiftText.number(image["width"]),
        let height = SwiftText.number(image["height"]), known.insert(name).inserted
      else { continue }
      lines.append(
        "UIImage.register(\(SwiftText.string(name)), size: CGSize(width: \(width), height: \(height)))"
      )
    }
    return lines
  }
}
