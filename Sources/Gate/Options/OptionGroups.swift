import Choices
import Foundation
import Turnstile

// The values of options, in groups that one part of the gate reads together.

/// The subjects that a check leaves out.
struct SubjectOptions {
  /// The subjects that are left out, as names or patterns.
  var except: [String] = []
  /// The subjects that are checked only if the command line names them.
  var onRequest: [String] = []
  /// The words of the command line that name subjects to check.
  var named: [String] = []
}

/// The length of a check, and the seed of its random numbers.
///
/// The command line can ask for a number of runs or for a time, but not for both. What it asks for
/// replaces the other one from the settings.
struct BudgetOptions {
  var runs: Int?
  /// True if the number of runs comes from the command line, and not from the settings.
  private(set) var runsAreAskedFor = false
  var seconds: Double?
  /// True if the time limit comes from the command line, and not from the settings.
  private(set) var timeIsAskedFor = false
  private(set) var seed: UInt64?
  /// A message about a seed that was chosen at random or made from a commit.
  private(set) var seedNote: String?

  /// True if both a number of runs and a time are asked for.
  var isContradictory: Bool { runsAreAskedFor && timeIsAskedFor }

  /// Sets the number of runs that the command line asks for.
  mutating func ask(forRuns runs: Int) {
    self.runs = runs
    // The settings file's `time` gives way to `--runs`.
    if !runsAreAskedFor, !timeIsAskedFor { seconds = nil }
    runsAreAskedFor = true
  }

  /// Sets the time limit that the command line asks for.
  mutating func ask(forSeconds seconds: Double) {
    self.seconds = seconds
    timeIsAskedFor = true
  }

  /// Marks all values so far as settings, which the command line may replace.
  mutating func endSettings() { (runsAreAskedFor, timeIsAskedFor) = (false, false) }

  /// Reads the seed of a check from a text.
  ///
  /// - Parameter name: The option or the variable that the text is the value of.
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

/// The processes that run subjects, and their limits.
struct WorkerOptions {
  var jobs = max(1, ProcessInfo.processInfo.activeProcessorCount)
  /// The number of seconds for which virtual time may stand still before the app counts as hung.
  var patience = 10.0
  /// The number of MiB of memory that a worker may use.
  var memory = 1024
}

/// The course of a check: which shard of it is done, and when it ends.
struct CourseOptions {
  var shard: String?
  /// True if the check ends with the first subject that breaks its contract.
  var failsFast = false
  /// True if the findings on several versions of iOS are compared.
  var comparesVersions = false
  /// True if the command checks again whenever files change, without end.
  var watches = false
}

/// The folder in which traces are stored.
struct StoreOptions {
  var folder = "Seeds"
  /// True if an option or the environment names the folder of stored traces.
  var isNamed = false

  /// A warning that the named folder of stored traces does not exist; `nil` if it does.
  var note: String? {
    guard isNamed, !FileManager.default.fileExists(atPath: folder) else { return nil }
    return "\(folder): there is no such folder, so no stored trace is replayed."
  }
}

/// The reports that are written besides the text, and the files that they are written to.
struct ReportOptions {
  var json: String?
  var junit: String?
  var sarif: String?
  var markdown: String?
  /// The folder for HTML pages about the run.
  var html: String?
  var github = false
  /// True if findings are printed in the format of compiler errors, for editors.
  var problems = false
}

/// The form of a film or a list.
struct ProductOptions {
  /// The file that a film is written to.
  var out: String?
  /// True if a film is written as an SVG picture and not as a page.
  var svg = false
  /// True if a list is printed as JSON, for programs.
  var isForPrograms = false
  /// True if a list has only the names of subjects.
  var isOfNames = false
}

/// The traces that a search tries.
struct SearchOptions {
  var checksDeterminism = false
  /// The events that may happen to the app in a trace: only those that a hand can cause on a
  /// device, or any.
  var environment = Environment.devices
  var depth: Int?
}

/// The form of the gate's text on the standard output.
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

/// The package and the command of the gate that was started.
struct GateOptions {
  /// The package that the gate belongs to.
  var package = PackageFolder(of: "", environment: [:])
  /// The shell command that starts the gate again.
  var invocation = Invocation.tool(OwnName.tool)
  /// True in the tool `turnstile` that this package builds, and false in an app's gate.
  var isTool = false
}
