import Foundation
import PlainText

/// The command `adopt SRC… --into DIR`, which writes copies of an app's Swift files that compile on
/// Linux.
///
/// The command prints its changes to the standard output. Each place that it could not rewrite is
/// printed to the standard error in the form `file:line:column: warning: …`, so that editors and CI
/// find the place.
public struct AdoptCommand {
  var sources: [String] = []
  var folder: String?
  var isDryRun = false
  var writesSubjects = false
  var modules: Set<String> = []
  /// The names of the app's modules whose files are rewritten into one module together with the
  /// app's own files.
  var ownModules: Set<String> = []
  /// The names of the modules that every file imports, also without a line that says so.
  var importedModules: [String] = []
  /// The files and folders to skip, although they lie in the given source folders.
  var without: [String] = []
  /// The path of the list of cuts to apply, that is, of code to leave out because it does not
  /// compile on Linux.
  var cuts: String?
  /// True if the build plugin runs the command. Then all rewritten files lie in one folder, and
  /// each file that is left out gets an empty placeholder, because a build has to know its files
  /// before the command has read any of them.
  var isForBuild = false
  /// The build settings to which the app's Info.plist refers, from configuration files
  /// (`.xcconfig`) and from options, in their order.
  var settings = BuildSettings()
  /// The folders that the app's bundle has as folders.
  private var bundledFolders: [String] = []
  /// The configuration files of which the settings are.
  private var settingsFiles: [String] = []
  /// The path of the file that lists what to adopt (`Adopt.txt`), if the sources are not on the
  /// command line.
  var list: String?
  /// The paths of the files `Adopt.txt` of the package's other targets: `below` for the targets on
  /// which this target depends, `above` for all others.
  var below: [String] = []
  var above: [String] = []
  /// The folder to which the relative paths in the `Adopt.txt` files of all targets refer.
  var base = "."
  /// The path of a copy of `Adopt.txt`, made when the build plugin planned the build. If the two
  /// differ, the plan is out of date.
  var plan: String?
  /// The name of the library that the sources make up; `nil` if they make up the app itself.
  var library: String?

  /// The usage line that `adopt --help` prints.
  public static let usage =
    "adopt SRC… --into DIR [--dry-run] [--subjects] [--module NAME]… [--own-module NAME]… "
    + "[--import NAME]… [--settings FILE]… [--setting NAME=VALUE]… [--folder DIR]… [--without FILE]… [--cuts FILE]"

  /// The text that `adopt --help` prints.
  public static let help = """
    Usage: \(usage)

    Rewrites copies of Swift sources that are written for Objective-C's runtime, so that they compile without one.
    What it did goes to the standard output, what it could not do to the standard error.

      SRC               a file or a folder
      --into DIR        where the copies go
      --dry-run         shows the changes and writes nothing
      --subjects        proposes subjects for what was found
      --module NAME     a module, besides those of this package, that may stay imported
      --own-module NAME
                        a module whose files are among the sources
      --import NAME     a module that every file imports, as by a bridging header
      --folder DIR      a folder that the app's bundle has as a folder
      --settings FILE   an .xcconfig with build settings to which the Info.plist refers
      --setting NAME=VALUE
                        such a build setting by itself
      --without FILE    a file that is passed over
      --cuts FILE       what does not compile and is cut, as the command cut has written it down

    """

  /// Runs the command `adopt` with the words of a command line, and returns the exit code: 0, or 2
  /// after an error.
  ///
  /// - Parameter arguments: The words behind `adopt`.
  public static func run(_ arguments: [String]) -> Int32 {
    if HelpRequest.isMade(by: arguments) { return HelpRequest.answer(help) }
    do {
      let command = try AdoptCommand(arguments)
      let (output, warnings) = try command.run()
      // The printed output and warnings quote file names and code of the app. Control characters
      // and the commands that a CI reads from its log are made harmless first.
      FileHandle.standardOutput.write(Data(Visible.text(output).utf8))
      FileHandle.standardError.write(Data(Visible.text(warnings).utf8))
      return 0
    } catch {
      FileHandle.standardError.write(Data(Visible.text("\(error)\n").utf8))
      return 2
    }
  }

  init(_ arguments: [String]) throws(AdoptionError) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      switch parts.first {
      case "--dry-run": isDryRun = true
      case "--for-build": isForBuild = true
      case "--subjects": writesSubjects = true
      case "--into", "--module", "--own-module", "--import", "--without", "--library", "--list",
        "--settings", "--setting", "--folder", "--below", "--above", "--from", "--plan", "--cuts":
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
          throw AdoptionError("\(parts[0]) needs a value. Usage: \(Self.usage)")
        }
        take(value, of: parts[0])
      case let option? where option.hasPrefix("-"):
        throw UnknownWord.option(option, usage: Self.usage)
      default: sources.append(word)
      }
    }
    if let list {
      let read = try AdoptionList(list, from: base)
      sources += read.sources
      without += read.without
      var options = read.options[...]
      while let word = options.popFirst(), let value = options.popFirst() {
        take(value, of: word)
      }
    }
    if sources.isEmpty {
      throw AdoptionError("adopt needs a file or a folder. Usage: \(Self.usage)")
    }
    if !isForBuild { try refuseAbsent() }
    if folder == nil {
      throw AdoptionError("adopt needs a folder to write to. Usage: \(Self.usage)")
    }
  }

  private mutating func take(_ value: String, of option: String) {
    switch option {
    case "--into": folder = value
    case "--cuts": cuts = value
    case "--module": modules.insert(value)
    case "--own-module": ownModules.insert(value)
    case "--import": importedModules.append(value)
    case "--library": library = value
    case "--folder": bundledFolders.append(value)
    case "--settings":
      settings.add(ConfigurationFile(value).settings)
      settingsFiles.append(value)
    case "--setting":
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      settings.add([(String(parts[0]), parts.count > 1 ? String(parts[1]) : "")])
    case "--list": list = value
    case "--below": below.append(value)
    case "--above": above.append(value)
    case "--from": base = value
    case "--plan": plan = value
    default: without.append(value)
    }
  }

  /// Throws an error if an option names a file that does not exist, because the option would have
  /// no effect.
  private func refuseAbsent() throws(AdoptionError) {
    let named =
      without.map { ("--without", $0) } + settingsFiles.map { ("--settings", $0) }
      + bundledFolders.map { ("--folder", $0) }
    for (name, path) in named + [("--cuts", cuts ?? ".")]
    where !FileManager.default.fileExists(atPath: path) {
      throw AdoptionError("\(path): error: There is no such file or folder for \(name).")
    }
  }

  /// Writes the rewritten copies of the app's sources, and returns the text for the standard output
  /// and the warnings for the standard error.
  func run() throws(AdoptionError) -> (output: String, warnings: String) {
    let destination = folder ?? ""
    let output = try OutputFolder(destination, besides: sources)
    let (input, adoption) = try adoption()
    let summary = Summary(adoption: adoption, leftOut: input.leftOut + adoption.leftOut)
    if isDryRun {
      let diff = adoption.files.map(Diff.text).joined()
      let subjects = writesSubjects ? SubjectFile(adoption.program).text : ""
      return (diff + summary.changes + subjects, summary.obstacles)
    }
    var adopted = adoption.files
    var remarks = ""
    if let cuts {
      let list = try CutList.read(cuts)
      let result = CutPass.run(list, on: adopted)
      adopted = result.files + list.typesFiles(from: cuts)
      remarks = list.remarks(cuts, lost: result.lost, for: adoption.files)
    }
    let files = (adopted + (isForBuild ? input.placeholders : [])).map(named)
    try refuseOutdatedPlan()
    let outcome = try output.write(files)
    if isForBuild {
      return ("", (cuts == nil ? summary.obstacles : summary.newObstacles) + remarks)
    }
    let count = adoption.files.count
    var text =
      "Adopted \(count) \(count == 1 ? "file" : "files") into \(destination): "
      + "\(outcome.written) written, \(outcome.unchanged) up to date"
    if !outcome.removed.isEmpty { text += ", \(outcome.removed.count) removed" }
    text += ".\n" + summary.changes
    if writesSubjects { text += try output.write(SubjectFile(adoption.program)) }
    return (text, summary.obstacles + remarks)
  }

  /// Reads the app's sources and rewrites them in memory. Code that does not compile on Linux is
  /// cut out later, and no file is written here.
  func adoption() throws(AdoptionError) -> (SourceFolder, Adoption) {
    let input = try SourceFolder(sources, isFlat: isForBuild, without: without)
    let (others, names) = try neighbours()
    var terms = AdoptionTerms(
      keptModules: modules.union(names), ownModules: ownModules,
      importedModules: importedModules, library: library)
    terms.settings = BuildSettings.constant.merging(settings.values) { $1 }
    let adoption = try Adoption(
      of: input.files, beside: others, terms: terms,
      resources: input.resources + bundledFolders.flatMap(SourceFolder.bundled),
      isForBuild: isForBuild)
    return (input, adoption)
  }

  /// Returns a copy of a rewritten file with a file name of its own, if the command runs in a
  /// build.
  ///
  /// The adopted file gives the compiler the path of the app's file. If both had the same name, the
  /// compiler would warn of two files with one `#fileID`.
  private func named(_ file: AdoptedFile) -> AdoptedFile {
    var file = file
    if isForBuild { file.path = "adopted-\(file.path)" }
    return file
  }

  /// Returns the source files of the package's other targets, and the names of those targets'
  /// modules that can be imported.
  ///
  /// The rewrites of a class may depend on the library of its superclass. A mistake in another
  /// target's list is skipped here, because the build of that target reports it.
  private func neighbours() throws(AdoptionError) -> (files: [InputFile], modules: [String]) {
    var files: [InputFile] = []
    var names: [String] = []
    for path in below + above {
      if below.contains(path) {
        names.append(URL(filePath: path).deletingLastPathComponent().lastPathComponent)
      }
      guard let list = try? AdoptionList(path, from: base),
        let folder = try? SourceFolder(list.sources, isFlat: true, without: list.without)
      else { continue }
      files += folder.files
    }
    return (files, names)
  }

  /// Throws an error if the build was planned before `Adopt.txt` was changed, because the build
  /// would not compile the files that the list names now.
  ///
  /// The plugin has left a copy of the list for this comparison. The error leaves a new file in a
  /// folder that SwiftPM watches, which makes SwiftPM plan again, so the next build is right.
  private func refuseOutdatedPlan() throws(AdoptionError) {
    guard let plan, let list, let planned = FileManager.default.contents(atPath: plan),
      planned != FileManager.default.contents(atPath: list)
    else { return }
    let folder = URL(filePath: plan).deletingLastPathComponent().appending(path: "Watched")
    try? Data().write(to: folder.appending(path: "again.docc"))
    throw AdoptionError(
      "\(list): error: This list has been changed since the build was planned. Give the same command "
        + "once more.")
  }
}
