import Foundation
import PackagePlugin

/// A build plugin that rewrites an app's sources for Linux (adopts them) whenever a package is
/// built, so that its tests always compile the app as it is now.
///
/// A target that uses the plugin says in a file `Adopt.txt` what to adopt, one path to a line, from
/// the folder of the package:
///
/// ```
/// # The app, beside this package.
/// ../Shop/Sources
/// ../Shared/Colors.swift
/// !../Shop/Sources/Old.swift
/// --module ShopKit
/// ```
///
/// A line with an exclamation mark excludes a file or a folder.
///
/// The adopted files become files of the target. One command adopts all of them together, because
/// the changes to one file depend on the others. Only files whose output has changed are compiled
/// again. Targets of one package that use the plugin are modules of one app, so the command reads
/// the files of the other targets, too.
///
/// ### Added and deleted files
///
/// SwiftPM plans a build once, and again only when something changes in the folders that it knows:
/// those of the package's targets, and **the output folders of prebuild commands**. An app's
/// folders lie elsewhere. So each target has a prebuild command that does nothing, whose output
/// folder holds links to the adopted folders. An added or deleted file behind a link changes the
/// folder's structure, so the build is planned anew, with that file as an input and an output.
/// Measured with Swift 6.3.1: the next plain `swift build` sees a new file, a file in a new folder,
/// and a deleted file. Without the links the first two are not compiled, and the third ends the
/// build with "missing inputs". The links end in `.docc`, the one kind of file that SwiftPM
/// ignores: a link of any other name would be copied as a resource.
@main
struct AdoptPlugin: BuildToolPlugin {
  static let list = "Adopt.txt"
  /// The name of the file that lists the cuts, that is, code to leave out because it does not
  /// compile on Linux. The command `cut` writes it.
  static let cuts = "Cuts.txt"

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let list = target.directoryURL.appending(path: Self.list)
    guard let text = try? String(contentsOf: list, encoding: .utf8) else {
      Diagnostics.error(
        "The target \(target.name) uses AdoptPlugin and has no \(Self.list) that says what to adopt."
      )
      return []
    }
    let adopted = Adopted(text, from: context.package.directoryURL)
    let folder = context.pluginWorkDirectoryURL
    let cuts = target.directoryURL.appending(path: Self.cuts)
    let cutsText = try? String(contentsOf: cuts, encoding: .utf8)
    let outputs = adopted.outputs + Self.standIns(of: cutsText)
    let plan = try Self.writePlan(text, below: folder)
    let watched = try Self.watch(adopted, below: folder)
    var words = [
      "--list", list.path, "--from", context.package.directoryURL.path, "--into",
      folder.appending(path: "Adopted").path, "--for-build", "--plan", plan.path,
    ]
    var inputs = [list, plan] + adopted.inputs
    for other in Self.neighbours(of: target, in: context.package) {
      words += [other.isBelow ? "--below" : "--above", other.list.path]
      inputs += [other.list] + other.adopted.inputs
    }
    if cutsText != nil {
      words += ["--cuts", cuts.path]
      inputs.append(cuts)
    }
    let tool = try Self.tool(context)
    return [
      .prebuildCommand(
        displayName: "Watching what \(target.name) adopts", executable: Self.nothing, arguments: [],
        outputFilesDirectory: watched),
      .buildCommand(
        displayName: "Adopting \(adopted.files.count) files for \(target.name)",
        executable: tool, arguments: words, inputFiles: [tool] + inputs,
        outputFiles: outputs.map { folder.appending(path: "Adopted/\($0)") }),
    ]
  }

  /// Returns the name of the Swift file that declares stand-ins for missing types, if the target's
  /// list of cuts (code to leave out) needs one.
  private static func standIns(of cuts: String?) -> [String] {
    let asks = ["\ntype ", "\n  kind "].contains { cuts?.contains($0) == true }
    return asks ? ["adopted-TurnstileStandIns.swift"] : []
  }

  /// Writes a copy of `Adopt.txt` from which this build was planned, unless there already is an
  /// equal one. The command `adopt` compares the copy with `Adopt.txt`, and so notices an outdated
  /// plan.
  private static func writePlan(_ text: String, below folder: URL) throws -> URL {
    let plan = folder.appending(path: "Plan.txt")
    if (try? String(contentsOf: plan, encoding: .utf8)) != text {
      try text.write(to: plan, atomically: true, encoding: .utf8)
    }
    return plan
  }

  /// The path of a program that does nothing and that every Linux has, for the prebuild command.
  private static let nothing = URL(filePath: "/bin/true")

  /// Returns the program that rewrites the app's files: the one that an environment variable names
  /// because it is already built, or else the one that SwiftPM builds for this plugin.
  ///
  /// The program is an input of the command as well, so that its own sources are built first.
  private static func tool(_ context: PluginContext) throws -> URL {
    if let built = ProcessInfo.processInfo.environment["TURNSTILE_ADOPT"] {
      return URL(filePath: built)
    }
    guard let tool = try? context.tool(named: "AdoptTool") else { throw NoTool() }
    return tool.url
  }

  /// Creates the folder of symbolic links anew, unless it holds exactly the links to the given
  /// folders.
  private static func watch(_ adopted: Adopted, below folder: URL) throws -> URL {
    let watched = folder.appending(path: "Watched")
    let files = FileManager.default
    var wanted: [String: String] = [:]
    for (index, source) in adopted.sources.enumerated() {
      wanted["\(index).docc"] = source.path
    }
    let present = (try? files.contentsOfDirectory(atPath: watched.path)) ?? []
    let isThere =
      present.count == wanted.count
      && present.allSatisfy { name in
        (try? files.destinationOfSymbolicLink(atPath: watched.appending(path: name).path))
          == wanted[name]
      }
    if isThere { return watched }
    try? files.removeItem(at: watched)
    try files.createDirectory(at: watched, withIntermediateDirectories: true)
    for name in wanted.keys.sorted() {
      try files.createSymbolicLink(
        atPath: watched.appending(path: name).path, withDestinationPath: wanted[name] ?? "")
    }
    return watched
  }

  /// Returns the package's other targets that adopt modules of the same app. The targets on which
  /// the given target depends come first.
  private static func neighbours(
    of target: any Target, in package: Package
  ) -> [(list: URL, adopted: Adopted, isBelow: Bool)] {
    let below = target.recursiveTargetDependencies.map(\.name)
    let targets = package.targets.filter { $0.name != target.name }
    let ordered =
      targets.filter { below.contains($0.name) } + targets.filter { !below.contains($0.name) }
    return ordered.compactMap { other in
      let list = other.directoryURL.appending(path: Self.list)
      guard let text = try? String(contentsOf: list, encoding: .utf8) else { return nil }
      return (list, Adopted(text, from: package.directoryURL), below.contains(other.name))
    }
  }
}

/// The error for a build that begins in the folder of Turnstile itself, of a package that lies
/// elsewhere. SwiftPM compiles the plugin's tool only for a build that begins in another folder.
private struct NoTool: Error, CustomStringConvertible {
  var description: String {
    "The tool of AdoptPlugin is not built. Begin the build in the folder of the package that uses the plugin, or name a built turnstile-adopt by the variable TURNSTILE_ADOPT."
  }
}
