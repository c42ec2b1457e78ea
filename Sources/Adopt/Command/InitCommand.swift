import Foundation
import PlainText

/// The command `init APP`, which writes a package of checks for an app into a folder beside the
/// app.
///
/// The command changes no file of the app. The app's project tells which files to adopt, how the
/// app is launched and which modules it has. A file of the package that a person has edited is not
/// overwritten.
public struct InitCommand {
  var app = ""
  var folder: String?
  var package: String?
  var target: String?
  /// Further folders in which to look for packages that the app uses, besides those around the app.
  var packages: [String] = []
  /// `cuts` is true if code that does not compile is cut at the end. `modules` is the folder with
  /// Turnstile's compiled modules, if they are already built.
  var cuts = true
  var modules: String?
  /// The machine that runs the container in which this process runs; `nil` without a container.
  var outside: MachineOutside?

  /// The usage line that `init --help` prints.
  public static let usage =
    "init APP [--into DIR] [--package PATH|URL] [--target NAME] [--packages DIR]… [--without-cuts]"

  /// The text that `init --help` prints.
  public static let help = """
    Usage: \(usage)

    Writes a package that builds an app as it is and checks its transitions, and changes nothing of the app. Once
    more, it brings the package up to date; a file that has been edited since stays as it is.

      APP               a project of Xcode's, a workspace, a Package.swift, XcodeGen's project.yml, Tuist's
                        Project.swift, a folder that holds one of them, or a folder or file of sources
      --into DIR        where the package goes (a folder Check beside the project, if left out)
      --package PATH|URL
                        where the package takes Turnstile from (this checkout, if left out)
      --target NAME     which target, where a project has several apps or none
      --packages DIR    where packages lie that the app takes, such as SourcePackages of Xcode's derived data
      --without-cuts    only writes the package; 'cut' takes out later what does not compile

    """

  /// Runs the command `init` with the words of a command line, and returns the exit code: 0, or 2
  /// after an error.
  ///
  /// - Parameters:
  ///   - arguments: The words behind `init`.
  ///   - checkout: The path of a source file of Turnstile, by which its checkout is found.
  public static func run(_ arguments: [String], checkout: String = #filePath) -> Int32 {
    if HelpRequest.isMade(by: arguments) { return HelpRequest.answer(help) }
    do {
      let outside = MachineOutside(ProcessInfo.processInfo.environment)
      let command = try InitCommand(arguments, outside: outside)
      func say(_ text: String) {
        FileHandle.standardOutput.write(Data(Visible.text(text).utf8))
      }
      var (report, next) = try command.write(checkout: checkout)
      say(report)
      if command.cuts {
        say("\n")
        next = try command.cut(checkout: checkout, say) ?? next
      }
      // The report comes first and the commands to type next come last, where a person who reads a
      // terminal looks.
      say(next)
      return 0
    } catch {
      FileHandle.standardError.write(Data(Visible.text("\(error)\n").utf8))
      return 2
    }
  }

  /// Cuts the code that does not compile in the written package. A library that cannot be compiled
  /// is left out, and the package is written without it.
  ///
  /// - Returns: The commands that the user types next, if the package was written again.
  func cut(checkout: String, _ say: (String) -> Void) throws(AdoptionError) -> String? {
    let project = try AppProject.find(DiskPath.absolute(app), target: target)
    let place = destination(of: project)
    // The package does not compile before the end, and the gate says so if init was stopped.
    let mark = "\(place)/\(GateScript.unfinished)"
    _ = FileManager.default.createFile(atPath: mark, contents: nil)
    var cut = try CutCommand([place] + (modules.map { ["--modules", $0] } ?? []))
    // The same as in the first part of the report, so that its advice is the same, too.
    cut.origins = project.allOrigins
    var lost: [LeftOutModule] = []
    var next: String?
    try cut.run({ say("\($0)\n") }) { module throws(AdoptionError) in
      lost.append(module)
      next = try write(checkout: checkout, without: Set(lost.map(\.name))).next
      let manifest = FileManager.default.contents(atPath: "\(place)/Package.swift") ?? Data()
      return OwnFile.isUntouched(String(decoding: manifest, as: UTF8.self))
    }
    try? FileManager.default.removeItem(atPath: mark)
    return next.map { LeftOutModule.text(lost) + $0 }
  }

  init(_ arguments: [String], outside: MachineOutside? = nil) throws(AdoptionError) {
    self.outside = outside
    var rest = arguments[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      switch parts.first {
      case "--without-cuts": cuts = false
      case "--into", "--package", "--target", "--packages", "--modules":
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
          throw AdoptionError("\(parts[0]) needs a value. Usage: \(Self.usage)")
        }
        switch parts[0] {
        case "--into": folder = outside?.place(of: value) ?? value
        case "--modules": modules = value
        case "--package": package = outside?.place(of: value) ?? value
        case "--packages": packages.append(DiskPath.absolute(outside?.place(of: value) ?? value))
        default: target = value
        }
      case let option? where option.hasPrefix("-"):
        throw UnknownWord.option(option, usage: Self.usage)
      default:
        guard app.isEmpty else {
          throw AdoptionError("init takes one app (was given '\(app)' and '\(word)').")
        }
        app = outside?.place(of: word) ?? word
      }
    }
    if app.isEmpty { throw AdoptionError("init needs an app. Usage: \(Self.usage)") }
  }

  /// Returns the folder to which `init` writes the package that checks the app: the one on the
  /// command line, or else `Check` in the project's folder.
  private func destination(of project: AppProject) -> String {
    DiskPath.absolute(folder ?? "\(project.home)/Check")
  }

  /// Writes the package that checks the app, and returns all text that is to be printed.
  func run(checkout: String) throws(AdoptionError) -> String {
    let (report, next) = try write(checkout: checkout)
    return report + next
  }

  /// Writes the package that checks the app. Returns a report for the user, and the commands that
  /// the user types next.
  ///
  /// - Parameter leftOut: The names of modules that count as missing, because they cannot be
  ///   compiled.
  private func write(
    checkout: String, without leftOut: Set<String> = []
  ) throws(AdoptionError) -> (report: String, next: String) {
    for place in packages where !FileManager.default.fileExists(atPath: place) {
      throw AdoptionError("\(place): error: There is no such folder for --packages.")
    }
    let project = try AppProject.find(DiskPath.absolute(app), target: target)
    let destination = destination(of: project)
    let source = try self.source(checkout: checkout)
    let found = try FoundApp(
      project, packages: packages, destination: destination, without: leftOut)
    for source in found.modules.flatMap(\.sources)
    where (destination + "/").hasPrefix(source + "/") {
      throw AdoptionError(
        "\(destination): error: The package would lie inside what it adopts, \(source). Choose another "
          + "folder with --into.")
    }
    let check = CheckPackage(
      app: project, modules: found.modules, subjects: found.subjects, folder: destination,
      source: source, outside: outside)
    var text = summary(of: found, project)
    for note in project.notes + found.notes + check.renamed { text += "  note: \(note)\n" }
    for file in check.files {
      let name = DiskPath.relative(
        file.path, to: URL(filePath: destination).deletingLastPathComponent().path)
      switch try file.write() {
      case .written: text += "  \(name) written\n"
      case .unchanged: text += "  \(name) is up to date\n"
      case .edited: text += "  \(name) is there and stays as it is\n"
      }
    }
    if case .path(let path) = source {
      let name = outside?.name(of: path) ?? path
      text +=
        "  note: Turnstile is taken from \(name), which is on this machine alone; --package URL is for CI.\n"
    }
    return (text + toFetch(found.missing), next(found, project, destination, check))
  }

  /// Returns a line for the user that says how many files of the app are rewritten for Linux and
  /// how many are left out.
  private func summary(of found: FoundApp, _ project: AppProject) -> String {
    var text =
      "\(project.name): \(found.count) Swift file\(found.count == 1 ? " is" : "s are") adopted"
    if found.modules.count > 1 { text += ", as \(found.modules.count) modules" }
    let left = found.system + found.missing.map(\.name)
    return text
      + (left.isEmpty ? ".\n" : "; not here, and left out: \(left.joined(separator: ", ")).\n")
  }

  /// Returns advice on fetching the modules that the app imports and that were not found.
  private func toFetch(_ missing: [MissingModule]) -> String {
    guard !missing.isEmpty else { return "" }
    return
      "\nWhat uses a module that is not here does nothing. To have it, fetch it and give init once more:\n"
      + MissingModule.text(missing)
  }

  /// Returns the commands that a person types after `init`, or advice on what to do first if there
  /// is nothing to check yet.
  private func next(
    _ found: FoundApp, _ project: AppProject, _ destination: String, _ check: CheckPackage
  ) -> String {
    let place = DiskPath.relative(destination, to: DiskPath.here)
    if found.isEmpty {
      let list = "\(place)/Sources/\(CheckPackage.target(project.app.name))/Subjects.swift"
      return """

        There is nothing to check yet: no app delegate is launched, and no transition was found that can be made without
        arguments. Write a subject into \(ShellWord(list)); the lines at its end are a start.

        """
    }
    return "\nNow:  cd \(ShellWord(place)) && \(check.command)\n"
      + (check.testCommand.map { "or:   cd \(ShellWord(place)) && \($0)\n" } ?? "")
  }

  /// Returns the folder or URL of Turnstile for the written package's dependency: the one on the
  /// command line, or else the checkout in which this tool was compiled.
  private func source(checkout: String) throws(AdoptionError) -> CheckPackage.Source {
    if let package, package.contains("://") || package.hasPrefix("git@") { return .url(package) }
    var place = URL(filePath: package ?? checkout).standardizedFileURL
    if package != nil {
      guard FileManager.default.fileExists(atPath: place.appending(path: "Package.swift").path)
      else {
        let seen =
          outside.map { " In the container only what lies in \($0.folder) is seen." } ?? ""
        throw AdoptionError(
          "\(outside?.name(of: place.path) ?? place.path): error: --package needs a URL or the folder of a "
            + "package (there is no Package.swift).\(seen)")
      }
      return .path(DiskPath.absolute(place.path))
    }
    while place.path.count > 1 {
      place.deleteLastPathComponent()
      if FileManager.default.fileExists(atPath: place.appending(path: "Package.swift").path) {
        return .path(DiskPath.absolute(place.path))
      }
    }
    throw AdoptionError(
      "init needs --package with the path or the URL of Turnstile: the checkout that this tool was built in is gone."
    )
  }
}
