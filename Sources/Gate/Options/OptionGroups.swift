import Choices
import Foundation
import Turnstile

// The values of the command line's options, in groups of which each is for one part of the gate.

/// The choice of the subjects that are checked.
struct SubjectOptions {
  /// The subjects that are not checked, as names or patterns.
  var except: [String] = []
  /// The names of the subjects that are checked only if the command line names them.
  var onRequest: [String] = []
  /// The names and patterns of subjects on the command line.
  var named: [String] = []
}

/// The length of a check, and the seed of its random numbers.
///
/// The command line can set a number of runs or a time limit, but not both. The one that it sets
/// replaces the other, if that comes from the settings file.
struct BudgetOptions {
  var runs: Int?
  /// True if the number of runs comes from the command line, and not from the settings file.
  private(set) var runsAreAskedFor = false
  var seconds: Double?
  /// True if the time limit comes from the command line, and not from the settings file.
  private(set) var timeIsAskedFor = false
  private(set) var seed: UInt64?
  /// A message for the user about a seed that was chosen at random or made from a commit.
  private(set) var seedNote: String?

  /// True if the command line sets both a number of runs and a time limit.
  var isContradictory: Bool { runsAreAskedFor && timeIsAskedFor }

  /// Sets the number of runs from the command line.
  mutating func ask(forRuns runs: Int) {
    self.runs = runs
    // A number of runs on the command line replaces a time limit in the settings file.
    if !runsAreAskedFor, !timeIsAskedFor { seconds = nil }
    runsAreAskedFor = true
  }

  /// Sets the time limit from the command line.
  mutating func ask(forSeconds seconds: Double) {
    self.seconds = seconds
    timeIsAskedFor = true
  }

  /// Marks all values so far as those of the settings file, which the command line may replace.
  mutating func endSettings() { (runsAreAskedFor, timeIsAskedFor) = (false, false) }

  /// Reads the seed of a check from a text.
  ///
  /// - Parameter name: The option or environment variable that has the text as its value.
  mutating func readSeed(_ text: String, from name: String = "--seed") throws(UsageError) {
    if let number = UInt64(text) {
      (seed, seedNote) = (number, nil)
    } else if text == "random" {
      let chosen = Seed(naming: "\(Wall.nanoseconds) \(getpid())").value
      (seed, seedNote) = (chosen, "seed \(chosen), chosen at random; --seed \(chosen) repeats it")
    } else if text.count == 40, text.allSatisfy(\.isHexDigit) {
      let derived = Seed(naming: text.lowercased()).value
      (seed, seedNote) = (derived, "seed \(derived), from commit \(text)")
    } else {
      throw UsageError(
        "\(name) must be a whole number of up to 64 bits, 'random', or a commit id of 40 "
          + "hexadecimal digits (was '\(text)').")
    }
  }
}

/// The number of processes that run subjects, and the limits of each.
struct WorkerOptions {
  var jobs = max(1, ProcessInfo.processInfo.activeProcessorCount)
  /// The number of seconds without an advance of virtual time after which the app counts as hung.
  var patience = 10.0
  /// The maximum memory of a worker process, in MiB.
  var memory = 1024
}

/// The part of the check that this machine does, and the condition on which the check ends.
struct CourseOptions {
  var shard: String?
  /// True if the check ends as soon as one subject breaks its contract.
  var failsFast = false
  /// True if the subjects are run on several versions of iOS, to compare the findings.
  var comparesVersions = false
  /// True if the command checks again after each change of a file, until the user ends it.
  var watches = false
}

/// The folder in which traces are stored and from which they are replayed.
struct StoreOptions {
  var folder = "Seeds"
  /// True if an option or an environment variable names the folder of stored traces.
  var isNamed = false

  /// A warning if the user names a folder of stored traces that does not exist, or else `nil`.
  var note: String? {
    guard isNamed, !FileManager.default.fileExists(atPath: folder) else { return nil }
    return "\(folder): there is no such folder, so no stored trace is replayed."
  }
}

/// The files to which reports are written, one for each format, in addition to the text that is
/// printed.
struct ReportOptions {
  var json: String?
  var junit: String?
  var sarif: String?
  var markdown: String?
  /// The folder for HTML pages about the check.
  var html: String?
  var github = false
  /// True if findings are printed in the format of compiler errors, for editors.
  var problems = false
}

/// The form of the output of `film` and `list`.
struct ProductOptions {
  /// The path of the file to which a film is written.
  var out: String?
  /// True if a film is an SVG picture; false if it is an HTML page.
  var svg = false
  /// True if `list` prints JSON for other programs.
  var isForPrograms = false
  /// True if `list` prints only the names of the subjects.
  var isOfNames = false
}

/// The kind of traces that a search tries.
struct SearchOptions {
  var checksDeterminism = false
  /// The events outside of the app that may occur in a trace: only those that a person can cause on
  /// a device, or any.
  var environment = Environment.devices
  var depth: Int?
}

/// The form of the text that the gate prints.
struct OutputOptions {
  /// The use of colours in the output.
  enum Color: String, CaseIterable {
    case auto, always, never
  }

  /// The amount of output that the gate prints.
  enum Loudness: Equatable {
    case quiet, plain, verbose
  }

  var color = Color.auto
  var loudness = Loudness.plain

  /// Returns true if the standard output has colours.
  func hasColor(_ environment: [String: String]) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto: isatty(1) == 1 && environment["NO_COLOR"]?.isEmpty != false
    }
  }
}

/// The package to which the gate belongs, and the command that started the gate.
struct GateOptions {
  /// The package that the gate belongs to.
  var package = PackageFolder(of: "", environment: [:])
  /// The shell command that a person types to start the gate again.
  var invocation = Invocation.tool(OwnName.tool)
  /// True if the gate is the tool `turnstile` of Turnstile's own package, and not an executable of
  /// an app's package.
  var isTool = false
}
