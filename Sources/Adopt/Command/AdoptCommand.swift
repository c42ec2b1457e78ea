import Foundation
import PlainText

/// The command `adopt SRC… --into DIR`.
///
/// What it did goes to the standard output, what it could not do to the standard error, each in the
/// form `file:line:column: warning: …`, so that editors and CI find the place.
public struct AdoptCommand {
  var sources: [String] = []
  var folder: String?
  var isDryRun = false
  var writesSubjects = false
  var modules: Set<String> = []
  /// The modules whose files are among the sources.
  var ownModules: Set<String> = []
  /// Files in the folders that are passed over.
  var without: [String] = []
  /// What the build plugin asks for: files beside each other, and an empty one for each that is
  /// left out, since a build has to know all its files before any of them is read.
  var isForBuild = false

  /// The words of the command line, as help shows them.
  public static let usage =
    "adopt SRC… --into DIR [--dry-run] [--subjects] [--module NAME]… [--own-module NAME]… "
    + "[--without FILE]…"

  /// What `adopt --help` says.
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
      --without FILE    a file that is passed over

    """

  /// Does what the command line says, and returns what the process ends with: 0, or 2 if it cannot
  /// be done.
  ///
  /// - Parameter arguments: What follows the word `adopt`.
  public static func run(_ arguments: [String]) -> Int32 {
    if HelpRequest.isMade(by: arguments) { return HelpRequest.answer(help) }
    do {
      let command = try AdoptCommand(arguments)
      let (output, warnings) = try command.run()
      // Names of files and lines of sources are somebody else's, and may not speak to a terminal or
      // the log of a CI.
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
      case "--into", "--module", "--own-module", "--without":
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
          throw AdoptionError("\(parts[0]) needs a value. Usage: \(Self.usage)")
        }
        switch parts[0] {
        case "--into": folder = value
        case "--module": modules.insert(value)
        case "--own-module": ownModules.insert(value)
        default: without.append(value)
        }
      case let option? where option.hasPrefix("-"):
        throw AdoptionError("There is no option '\(option)'. Usage: \(Self.usage)")
      default: sources.append(word)
      }
    }
    if sources.isEmpty {
      throw AdoptionError("adopt needs a file or a folder. Usage: \(Self.usage)")
    }
    if folder == nil {
      throw AdoptionError("adopt needs a folder to write to. Usage: \(Self.usage)")
    }
  }

  /// Adopts, and returns what there is to say about it.
  func run() throws(AdoptionError) -> (output: String, warnings: String) {
    let destination = folder ?? ""
    let output = try OutputFolder(destination, besides: sources)
    let input = try SourceFolder(sources, isFlat: isForBuild, without: without)
    let adoption = try Adoption(
      of: input.files, terms: Adoption.Terms(keptModules: modules, ownModules: ownModules),
      resources: input.resources, isForBuild: isForBuild)
    let summary = Summary(adoption: adoption, leftOut: input.leftOut + adoption.leftOut)
    if isDryRun {
      let diff = adoption.files.map(Diff.text).joined()
      let subjects = writesSubjects ? SubjectFile(adoption.program).text : ""
      return (diff + summary.changes + subjects, summary.obstacles)
    }
    let outcome = try output.write(adoption.files + (isForBuild ? input.placeholders : []))
    if isForBuild { return ("", summary.obstacles) }
    let count = adoption.files.count
    var text =
      "Adopted \(count) \(count == 1 ? "file" : "files") into \(destination): "
      + "\(outcome.written) written, \(outcome.unchanged) up to date"
    if !outcome.removed.isEmpty { text += ", \(outcome.removed.count) removed" }
    text += ".\n" + summary.changes
    if writesSubjects { text += try output.write(SubjectFile(adoption.program)) }
    return (text, summary.obstacles)
  }
}
