import Choices
import Foundation
import Turnstile

/// The options of a call. The command line overrides the environment, and the environment overrides
/// the package's settings.
struct Options {
  enum Command: String, CaseIterable {
    case check, list, replay, film, blame, shrink, explore, explain, merge, completion, help,
      version
  }

  /// The use of colours in the output.
  enum Color: String, CaseIterable {
    case auto, always, never
  }

  /// The amount of output.
  enum Loudness: Equatable {
    case quiet, plain, verbose
  }

  var command = Command.check
  /// The names of subjects, or of files.
  var operands: [String] = []
  /// The command that help explains; `nil` for all.
  var topic: Command?
  /// The subjects that are left out, as names or patterns.
  var except: [String] = []
  /// The subjects that are checked only where they are named.
  var onRequest: [String] = []
  var runs: Int?
  /// True if the number of runs is from the command line.
  var runsAreAskedFor = false
  var seconds: Double?
  /// True if the time is from the command line.
  var timeIsAskedFor = false
  var seed: UInt64?
  /// A message about a seed that was chosen at random or made from a commit.
  var seedNote: String?
  var jobs = max(1, ProcessInfo.processInfo.activeProcessorCount)
  var shard: String?
  var seeds = "Seeds"
  /// True if an option or the environment names the folder of stored traces.
  var seedsAreSaid = false
  var json: String?
  var junit: String?
  var sarif: String?
  var markdown: String?
  /// The folder for pages about the run.
  var html: String?
  /// The file that a film is written to.
  var out: String?
  /// True if a film is a picture and not a page.
  var svg = false
  /// True if a list is printed as JSON.
  var isForPrograms = false
  /// True if a list has only the names of subjects.
  var isOfNames = false
  var github = false
  /// True if findings are printed in the format of compilers.
  var problems = false
  var strict = false
  var only: [String] = []
  var without: [String] = []
  /// The version of iOS for all subjects, whatever their own code says.
  var iOS: Int?
  /// True if the findings on several versions of iOS are compared.
  var comparesVersions = false
  var checksDeterminism = false
  /// True if the check ends with the first subject that is not kept.
  var failsFast = false
  /// True if the command checks again whenever files change, without end.
  var watches = false
  /// The events that may happen to the app: only what a hand can do to a device, or any.
  var environment = Environment.devices
  var depth: Int?
  /// The number of seconds that virtual time may stand still before the app counts as hung.
  var patience = 10.0
  /// The number of MiB that a worker may use.
  var memory = 1024
  var color = Color.auto
  var loudness = Loudness.plain
  /// The package that the gate belongs to.
  var package = PackageFolder(of: "", environment: [:])
  /// The command that starts the gate again.
  var invocation = Invocation.tool(OwnName.tool)
  /// True in the tool that this package builds itself, and false in an app's gate.
  var isTool = false
  /// The options that the command line has named so far.
  private var said: [String] = []

  /// - Parameters:
  ///   - onRequest: The names of the subjects that are checked only where they are named.
  ///   - file: The file that starts the gate, in the gate's package.
  ///   - invocation: The command that starts the gate again, if it is not the executable's name.
  init(
    _ arguments: [String], environment: [String: String], subjects: [Subject],
    onRequest: [String] = [], file: String = "", invocation: Invocation? = nil,
    package: PackageFolder? = nil
  ) throws(UsageError) {
    self.package = package ?? PackageFolder(of: file, environment: environment)
    self.onRequest = onRequest
    let ownName = OwnName.text(environment, of: self.package)
    self.invocation = invocation ?? .tool(ownName)
    isTool = invocation == nil && OwnName.isTool
    seeds = self.package.place(of: "Seeds")
    command = Self.command(in: arguments)
    try readSettings()
    try readSurroundings(environment)
    try read(arguments)
    if let iOS { self.invocation.options = ["--ios \(iOS)"] }
    try validate(subjects)
    choose(among: subjects)
    if operands.isEmpty, !except.isEmpty, command == .check {
      throw UsageError("--except leaves no subject to check.")
    }
  }

  /// Returns the command: the first word that is neither an option nor an option's value.
  private static func command(in arguments: [String]) -> Command {
    var rest = arguments[...]
    while let word = rest.popFirst(), word != "--" {
      guard word.hasPrefix("-"), word != "-" else { return Command(rawValue: word) ?? .check }
      let takesValue = spellings.contains {
        $0.isCalled(word) && $0.argument != nil && !word.contains("=")
      }
      if takesValue, let next = rest.first, Command(rawValue: next) == nil { rest.removeFirst() }
    }
    return .check
  }

  private mutating func read(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var isNamed = false
    while let word = rest.popFirst() {
      if word == "--help" || word == "-h" {
        topic = isNamed ? command : nil
        command = .help
        return
      } else if word == "--version" {
        command = .version
      } else if word == "--" {
        operands += rest
        rest = []
      } else if word.hasPrefix("-"), word != "-" {
        try readOption(word, &rest)
      } else if !isNamed, operands.isEmpty, word == command.rawValue {
        isNamed = true
      } else {
        operands.append(word)
      }
    }
    if command == .help, let word = operands.first {
      guard let topic = Command(rawValue: word), operands.count == 1 else {
        let near = Nearest.spelling(of: word, among: Command.allCases.map(\.rawValue))
        throw UsageError(
          "There is no command '\(word)'." + (near.map { " Did you mean '\($0)'?" } ?? ""))
      }
      (self.topic, operands) = (topic, [])
    }
  }

  private mutating func readSurroundings(_ environment: [String: String]) throws(UsageError) {
    if let text = environment["TURNSTILE_SEED"], !text.isEmpty { try readSeed(text) }
    if let text = environment["TURNSTILE_RUNS"], !text.isEmpty {
      runs = try Self.integer(text, "TURNSTILE_RUNS", 0...Int.max)
      seconds = nil
    }
    if let text = environment["TURNSTILE_SEEDS"], !text.isEmpty {
      (seeds, seedsAreSaid) = (text, true)
    }
  }

  private mutating func readOption(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let spelling = try Self.spelling(of: name, for: command)
    // The first value on the command line replaces a list from the settings.
    if !said.contains(spelling.name) { spelling.reset(&self) }
    said.append(spelling.name)
    switch spelling.kind {
    case .switch(let turnOn):
      guard parts.count == 1 else {
        throw UsageError("\(name) takes no value (was '\(parts[1])').")
      }
      turnOn(&self)
    case .value(let argument, let read):
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !value.isEmpty,
        !Self.spellings.contains(where: { $0.isCalled(value) })
      else { throw UsageError("\(name) needs a value: \(name) \(argument).") }
      try read(&self, value)
    }
  }

  /// Returns the option that a word names for a command.
  private static func spelling(of name: String, for command: Command) throws(UsageError) -> Spelling
  {
    let all = spellings.filter { $0.isCalled(name) }
    guard !all.isEmpty else {
      let near = Nearest.spelling(of: name, among: spellings.map(\.name))
      throw UsageError(
        "There is no option '\(name)'." + (near.map { " Did you mean '\($0)'?" } ?? ""))
    }
    guard let spelling = all.first(where: { $0.commands.contains(command) }) else {
      throw UsageError(
        "'\(command.rawValue)' takes no \(name); it belongs to "
          + "\(all.flatMap(\.commands).map(\.rawValue).joined(separator: ", ")).")
    }
    return spelling
  }

  mutating func readSeed(_ text: String) throws(UsageError) {
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
        "--seed must be a whole number of up to 64 bits, 'random', or a commit id of 40 "
          + "hexadecimal digits (was '\(text)').")
    }
  }
}

extension Options {
  /// Reads the package's settings file.
  private mutating func readSettings() throws(UsageError) {
    let file: SettingsFile
    do throws(SettingsProblem) { file = try SettingsFile(in: package) } catch {
      throw UsageError("\(error)")
    }
    for (name, value) in file.entries where name != "$schema" {
      let all = Self.spellings.filter { $0.name == "--\(name)" && $0.canBeSettled }
      guard let first = all.first else {
        let known = Self.spellings.filter(\.canBeSettled).map { String($0.name.dropFirst(2)) }
        let near = Nearest.spelling(of: name, among: known)
        throw UsageError(
          "\(file.path): there is no setting '\(name)'."
            + (near.map { " Did you mean '\($0)'?" } ?? ""))
      }
      // A setting for another command must be valid, too, although it has no effect here.
      let spelling = all.first { $0.commands.contains(command) }
      var other = self
      do throws(UsageError) {
        try (spelling ?? first).settle(&other, value, in: package)
      } catch {
        throw UsageError("\(file.path): \(error)")
      }
      if spelling != nil { self = other }
    }
    if runsAreAskedFor, timeIsAskedFor {
      throw UsageError("\(file.path): 'runs' and 'time' exclude each other.")
    }
    (runsAreAskedFor, timeIsAskedFor) = (false, false)
  }

  /// A warning about the folder of stored traces, if one was named that does not exist.
  var seedsNote: String? {
    guard seedsAreSaid, !FileManager.default.fileExists(atPath: seeds) else { return nil }
    return "\(seeds): there is no such folder, so no stored trace is replayed."
  }

  /// The options that select the clauses to judge.
  var terms: ClauseSelection {
    get { ClauseSelection(strict: strict, only: only, without: without, iOS: iOS) }
    set {
      (strict, only, without) = (newValue.strict, newValue.only, newValue.without)
      iOS = newValue.iOS
    }
  }

  /// Returns true if the standard output has colours.
  func hasColor(_ environment: [String: String]) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto: isatty(1) == 1 && environment["NO_COLOR"]?.isEmpty != false
    }
  }

  /// Returns the search for a subject: an enumeration to a depth, or random traces from a seed.
  func search(_ subject: Subject) -> Search {
    if let depth, command == .explore {
      return Search(
        .exhaustive(depth: depth), runsTwice: checksDeterminism, environment: .any)
    }
    return Search(
      .random(seed.map { Seed($0) } ?? Seed(naming: subject.name)), runsTwice: checksDeterminism,
      environment: environment)
  }
}
