import Foundation
import PlainText

/// The command `cut [CHECK-FOLDER]`, which makes an app compile by cutting, that is, leaving out,
/// code that does not compile on Linux. It writes the list of cuts.
///
/// `init` runs the command at its end. After new errors in a build a person runs it again, and it
/// makes a new list from the present sources. No build runs it.
public struct CutCommand {
  var folder: String
  /// The folder that has Turnstile's compiled modules, if they are already built. The compiler
  /// needs them for the app's files.
  var modules: String?
  /// By module, the URL of the package that contains it, as the app's project states it.
  var origins = PackageOrigins()

  /// The usage line that `cut --help` prints.
  public static let usage = "cut [CHECK-FOLDER] [--modules DIR]"

  /// The text that `cut --help` prints.
  public static let help = """
    Usage: \(usage)

    Asks the compiler what of an app does not compile here, puts the smallest stand-in that will do around each error,
    and again, until it compiles. The list of cuts is \(CutList.name) beside \(CheckedPackage.list); builds take it from there.

      CHECK-FOLDER      the package that init has written (this folder, or Check in it, if left out)
      --modules DIR     where Turnstile's modules are built already (they are built, if left out)

    """

  /// Runs the command `cut` with the words of a command line, and returns the exit code: 0, or 2
  /// after an error.
  ///
  /// - Parameter arguments: The words behind `cut`.
  public static func run(_ arguments: [String]) -> Int32 {
    if HelpRequest.isMade(by: arguments) { return HelpRequest.answer(help) }
    do {
      try CutCommand(arguments).run { line in
        FileHandle.standardOutput.write(Data(Visible.text("\(line)\n").utf8))
      }
      return 0
    } catch {
      FileHandle.standardError.write(Data(Visible.text("\(error)\n").utf8))
      return 2
    }
  }

  init(_ arguments: [String]) throws(AdoptionError) {
    var rest = arguments[...]
    var given: String?
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.first == "--modules" {
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
          throw AdoptionError("--modules needs a value. Usage: \(Self.usage)")
        }
        modules = DiskPath.absolute(value)
      } else if word.hasPrefix("-") {
        throw UnknownWord.option(word, usage: Self.usage)
      } else if let given {
        throw AdoptionError("cut takes one folder (was given '\(given)' and '\(word)').")
      } else {
        given = word
      }
    }
    let isHere = FileManager.default.fileExists(atPath: "Package.swift")
    folder = DiskPath.absolute(given ?? (isHere ? "." : "Check"))
  }

  /// Cuts code in every target of the package that adopts sources, until each compiles.
  ///
  /// - Parameter leaveOut: A function that takes a library which cannot be compiled out of the
  ///   package. It returns false if that is impossible, and then the error ends the command.
  func run(
    _ say: (String) -> Void,
    leaveOut: (LeftOutModule) throws(AdoptionError) -> Bool = { _ throws(AdoptionError) in false }
  ) throws(AdoptionError) {
    var package = try CheckedPackage(folder)
    let modules =
      if let built = self.modules { built } else { try package.buildModules(say) }
    let scratch = "\(folder)/.build/turnstile-cut"
    var done: [String: CutTarget] = [:]
    var leftOut: Set<String> = []
    var rest = package.targets[...]
    while let target = rest.popFirst() {
      do {
        done[target.name] = try cut(
          target, of: package, modules, scratch, isLast: rest.isEmpty, done, say)
      } catch {
        let lost = LeftOutModule(name: target.name, reason: "\(error)")
        guard !rest.isEmpty, leftOut.insert(target.name).inserted, try leaveOut(lost) else {
          throw error
        }
        say("\(target.name) is left out: \(lost.cause)")
        // The rewritten text of the other targets may depend on the one that is gone.
        package = try CheckedPackage(folder)
        rest = package.targets[...]
      }
    }
    let order = package.targets.compactMap { done[$0.name] }
    // Neither a library that was left out nor one that is there has to be fetched.
    var summary = CutSummary(present: leftOut.union(package.targets.map(\.name)))
    for target in order { summary.add(target) }
    // A value that is cut in one module may be of a protocol of another module.
    if !summary.isEmpty {
      for target in order where !target.rounds.hasCut { try target.addProtocols() }
    }
    let origin = origin
    for line in summary.lines(origin) { say(line) }
  }

  /// Cuts code in a target until it compiles.
  ///
  /// - Parameter done: The targets that were cut before. If the target itself is one of them and
  ///   its rewritten sources are the same now, its cuts are kept.
  private func cut(
    _ target: CheckedPackage.Target, of package: CheckedPackage, _ modules: String,
    _ scratch: String, isLast: Bool, _ done: [String: CutTarget], _ say: (String) -> Void
  ) throws(AdoptionError) -> CutTarget {
    let place = "\(scratch)/\(target.name)"
    let command = try AdoptCommand(
      ["--list", package.list(of: target), "--from", folder, "--into", place, "--for-build"]
        + package.neighbours(of: target))
    let (_, adoption) = try command.adoption()
    if var before = done[target.name], before.isMade(of: adoption.files) {
      before.remark = try SubjectCut.run(
        in: target.folder, beside: before.rounds.names, with: before.compiler)
      return before
    }
    try Self.makeEmpty(place)
    let compiler = Compiler(
      folder: place, module: target.name,
      // The compiler looks for modules in `scratch` first, because those were compiled by this
      // command just now. The other folders may hold modules of an older build.
      arguments: ["-I", scratch] + package.arguments(modules: modules) + target.settings)
    let below = package.targets.compactMap { $0.name == target.name ? nil : done[$0.name] }
    var rounds = CutRounds(
      adoption.files, compiler: compiler, below: below.map(\.rounds.program))
    try rounds.run { say("\(target.name): \($0)") }
    var made = CutTarget(
      rounds: rounds, compiler: compiler, list: rounds.list,
      path: "\(target.folder)/\(CutList.name)",
      missing: Self.missing(adoption), bodies: adoption.files.map(\.body))
    made.list.sources = CutList.digest(of: adoption.files)
    try made.list.write(to: made.path)
    made.remark = try SubjectCut.run(in: target.folder, beside: rounds.names, with: compiler)
    if !isLast {
      let errors = try compiler.run(
        .module("\(scratch)/\(target.name).swiftmodule"), rounds.names)
      guard errors.isEmpty else {
        throw AdoptionError(
          "\(target.name): error: No module can be made of it: \(errors[0].file):\(errors[0].line): \(errors[0].text)"
        )
      }
    }
    return made
  }

  /// By name of a rewritten file, returns the modules that the file imports and that are missing.
  private static func missing(_ adoption: Adoption) -> [String: [String]] {
    var paths: [String: String] = [:]
    for file in adoption.files { paths[file.source] = file.path }
    var found: [String: [String]] = [:]
    for obstacle in adoption.obstacles {
      guard let module = obstacle.missingModule, let path = paths[obstacle.place.file] else {
        continue
      }
      found[path, default: []].append(module)
    }
    return found
  }

  /// A function that finds the URL of a missing module, in the app's project or in files of the
  /// folders that contain the app.
  private var origin: (String) -> MissingModule {
    var origins = origins
    let above = URL(filePath: folder).deletingLastPathComponent().path
    for place in [above, Surroundings.repository(of: above) ?? above] { origins.read(place) }
    let place = DiskPath.relative(folder, to: DiskPath.here)
    return { [origins] name in
      let origin = origins.origin(of: name)
      return MissingModule(name, url: origin?.url, revision: origin?.revision, folder: place)
    }
  }

  private static func makeEmpty(_ folder: String) throws(AdoptionError) {
    do {
      try? FileManager.default.removeItem(atPath: folder)
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw AdoptionError("\(folder): error: This folder cannot be made; is the disk full?")
    }
  }
}
