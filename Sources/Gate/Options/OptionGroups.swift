import Choices
import Foundation
import Turnstile

// The values of options, in groups that one part of the gate reads together.

/// The subjects that a check leaves out.
struct SubjectOptions {
  /// The subjects that are left out, as names or patterns.
  var except: [String] = []
  /// The subjects that are checked only where they are named.
  var onRequest: [String] = []
  /// The words of the command line that name subjects to check.
  var named: [String] = []
}

/// The length of a check, and the start of its random numbers.
///
/// The command line can ask for a number of runs or for a time, but not for both. What it asks for
/// replaces the other one from the settings.
struct BudgetOptions {
  var runs: Int?
  /// True if the number of runs is from the command line.
  private(set) var runsAreAskedFor = false
  var seconds: Double?
  /// True if the time is from the command line.
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

  /// Sets the time that the command line asks for.
  mutating func ask(forSeconds seconds: Double) {
    self.seconds = seconds
    timeIsAskedFor = true
  }

  /// Turns what was asked for so far into settings, which the command line may replace.
  mutating func endSettings() { (runsAreAskedFor, timeIsAskedFor) = (false, false) }

  /// Reads where randomness begins.
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
  /// The number of seconds that virtual time may stand still before the app counts as hung.
  var patience = 10.0
  /// The number of MiB that a worker may use.
  var memory = 1024
}

/// The course of a check: which part is done, and when it ends.
struct CourseOptions {
  var shard: String?
  /// True if the check ends with the first subject that is not kept.
  var failsFast = false
  /// True if the findings on several versions of iOS are compared.
  var comparesVersions = false
  /// True if the command checks again whenever files change, without end.
  var watches = false
}

/// The folder of stored traces.
struct StoreOptions {
  var folder = "Seeds"
  /// True if an option or the environment names the folder.
  var isNamed = false

  /// A warning about the folder, if one was named that does not exist.
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
  /// The folder for pages about the run.
  var html: String?
  var github = false
  /// True if findings are printed in the format of compilers.
  var problems = false
}

/// The form of a film or a list.
struct ProductOptions {
  /// The file that a film is written to.
  var out: String?
  /// True if a film is a picture and not a page.
  var svg = false
  /// True if a list is printed as JSON.
  var isForPrograms = false
  /// True if a list has only the names of subjects.
  var isOfNames = false
}

/// The traces that are searched.
struct SearchOptions {
  var checksDeterminism = false
  /// The events that may happen to the app: only what a hand can do to a device, or any.
  var environment = Environment.devices
  var depth: Int?
}

/// The form of the text on the standard output.
struct OutputOptions {
  /// The use of colours in the output.
  enum Color: String, CaseIterable {
    case auto, always, never
  }

  /// The amount of output.
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

/// The gate that was called.
struct GateOptions {
  /// The package that the gate belongs to.
  var package = PackageFolder(of: "", environment: [:])
  /// The command that starts the gate again.
  var invocation = Invocation.tool(OwnName.tool)
  /// True in the tool that this package builds itself, and false in an app's gate.
  var isTool = false
}
