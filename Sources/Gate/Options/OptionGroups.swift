import Choices
import Foundation
import Turnstile

// The values of the command line's options, in groups by what they determine, such as reports or
// the length of the check.

/// The command-line options that choose the apps and transitions (subjects) to check.
struct SubjectOptions {
  /// The names or patterns of subjects under test that the command line excludes from the check.
  var except: [String] = []
  /// The names of the subjects under test that are checked only if the command line names them.
  var onRequest: [String] = []
  /// The names and patterns of subjects to check, as the command line states them.
  var named: [String] = []
}

/// The length of a check, and the seed of its random numbers.
///
/// The command line can set a number of runs or a time limit, but not both. The one that it sets
/// replaces the other, if that comes from the settings file.
struct BudgetOptions {
  var runs: Int?
  /// True if the command line sets the number of runs; false if the number comes from the settings
  /// file.
  private(set) var runsAreAskedFor = false
  var seconds: Double?
  /// True if the command line sets the time limit; false if the limit comes from the settings file.
  private(set) var timeIsAskedFor = false
  private(set) var seed: UInt64?
  /// A message for the user that tells the seed, if it was chosen at random or made from a commit.
  private(set) var seedNote: String?

  /// True if the command line sets both a number of runs and a time limit.
  var isContradictory: Bool { runsAreAskedFor && timeIsAskedFor }

  /// Sets the number of runs of a check to that on the command line.
  mutating func ask(forRuns runs: Int) {
    self.runs = runs
    // A number of runs on the command line replaces a time limit from the settings file, because a
    // check can have only one of them.
    if !runsAreAskedFor, !timeIsAskedFor { seconds = nil }
    runsAreAskedFor = true
  }

  /// Sets the time limit of a check to that on the command line.
  mutating func ask(forSeconds seconds: Double) {
    self.seconds = seconds
    timeIsAskedFor = true
  }

  /// Marks the number of runs and the time limit as those of the settings file, which the command
  /// line may replace.
  mutating func endSettings() { (runsAreAskedFor, timeIsAskedFor) = (false, false) }

  /// Reads the seed of a check's random numbers from a text.
  ///
  /// - Parameter name: The option or environment variable that has the text as its value, for the
  ///   error message.
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

/// The options for the worker processes that run subjects under test: their number, and the limits
/// of each.
struct WorkerOptions {
  var jobs = max(1, ProcessInfo.processInfo.activeProcessorCount)
  /// The number of seconds that an app may compute without an advance of virtual time before it
  /// counts as hung.
  var patience = 10.0
  /// The maximum memory of a worker process in MiB. A worker that uses more is ended.
  var memory = 1024
}

/// The options that choose this machine's part of the check, and the condition on which the check
/// ends.
struct CourseOptions {
  var shard: String?
  /// True if the check ends as soon as one subject under test breaks a rule or fails.
  var failsFast = false
  /// True if the command runs everything on several versions of iOS and compares the findings.
  var comparesVersions = false
  /// True if the check is repeated after each change of a file, until the user ends it.
  var watches = false
}

/// The folder in which traces, the input sequences that show faults, are stored and from which they
/// are replayed.
struct StoreOptions {
  var folder = "Seeds"
  /// True if an option or an environment variable, and not the default, determines the folder of
  /// stored traces (input sequences).
  var isNamed = false

  /// A warning if the user names a folder of stored traces (input sequences) that does not exist;
  /// `nil` otherwise.
  var note: String? {
    guard isNamed, !FileManager.default.fileExists(atPath: folder) else { return nil }
    return "\(folder): there is no such folder, so no stored trace is replayed."
  }
}

/// The options that name the files to which reports are written, one for each format, besides the
/// printed text.
struct ReportOptions {
  var json: String?
  var junit: String?
  var sarif: String?
  var markdown: String?
  /// The path of the folder to which HTML pages about the check are written.
  var html: String?
  var github = false
  /// True if findings are printed in the format of compiler errors, so that editors show them.
  var problems = false
}

/// The options for the output of the commands `film` and `list`.
struct ProductOptions {
  /// The path of the file to which the command `film` writes.
  var out: String?
  /// True if the command `film` writes an SVG picture; false if it writes an HTML page.
  var svg = false
  /// True if the command `list` prints JSON for other programs.
  var isForPrograms = false
  /// True if the command `list` prints only the names of the subjects under test.
  var isOfNames = false
}

/// The options that choose the input sequences (traces) which a search tries.
struct SearchOptions {
  var checksDeterminism = false
  /// The events that a search may put into a trace (input sequence): only those that a person can
  /// cause on a real device, or all that a trace can express.
  var environment = Environment.devices
  var depth: Int?
}

/// The options for the form of the printed text.
struct OutputOptions {
  /// The choice of colours in the printed text: always, never, or only in a terminal.
  enum Color: String, CaseIterable {
    case auto, always, never
  }

  /// The choice how much text is printed: little, the usual amount, or much.
  enum Loudness: Equatable {
    case quiet, plain, verbose
  }

  var color = Color.auto
  var loudness = Loudness.plain

  /// Returns true if text on the standard output may have colours, because a terminal shows it.
  func hasColor(_ environment: [String: String]) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto: isatty(1) == 1 && environment["NO_COLOR"]?.isEmpty != false
    }
  }
}

/// The package whose transitions are checked, and the command by which the check was started.
struct GateOptions {
  /// The package that contains the executable and the subjects to check.
  var package = PackageFolder(of: "", environment: [:])
  /// The shell command that a person types to start this executable again. Reports print it.
  var invocation = Invocation.tool(OwnName.tool)
  /// True if this executable is `turnstile` of Turnstile's own package, and not that of an app's
  /// package.
  var isTool = false
}
