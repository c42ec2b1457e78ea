import Choices
import Foundation
import PlainText
import Turnstile

/// All option values for one start of the executable. The command line overrides the environment,
/// and the environment overrides the package's settings file.
struct Options {
  enum Command: String, CaseIterable {
    case check, list, replay, film, blame, shrink, explore, explain, merge, completion, help,
      version
  }

  var command = Command.check
  /// The words behind the command on the command line: names of subjects under test, or paths of
  /// files.
  var operands: [String] = []
  /// The command for which the user asks help, or `nil` for an overview of all commands.
  var topic: Command?
  var subjects = SubjectOptions()
  var budget = BudgetOptions()
  var workers = WorkerOptions()
  var course = CourseOptions()
  var store = StoreOptions()
  var reports = ReportOptions()
  var product = ProductOptions()
  var clauses = ClauseSelection()
  var searching = SearchOptions()
  var output = OutputOptions()
  var gate = GateOptions()
  /// The names of the options that occurred on the command line so far.
  private var said: [String] = []
  /// True if the command line names a command; false if it does not, so that `check` is performed.
  private(set) var commandIsNamed = false

  /// Reads the settings file, the environment and the command line.
  ///
  /// - Parameters:
  ///   - onRequest: The names of the subjects that are checked only if the command line names them.
  ///   - file: A source file of the package to which the gate belongs.
  ///   - invocation: The command that starts the gate again, if it is not the executable's name.
  init(
    _ arguments: [String], environment: [String: String], subjects: [Subject],
    onRequest: [String] = [], file: String = "", invocation: Invocation? = nil,
    package: PackageFolder? = nil
  ) throws(UsageError) {
    self.subjects.onRequest = onRequest
    let package = package ?? PackageFolder(of: file, environment: environment)
    gate = GateOptions(
      package: package, invocation: invocation ?? .tool(OwnName.text(environment, of: package)),
      isTool: invocation == nil && OwnName.isTool)
    store.folder = package.place(of: "Seeds")
    command = Self.command(in: arguments)
    try readSettings()
    try readSurroundings(environment)
    try read(arguments)
    gate.invocation.iOS = clauses.iOS
    try validate(subjects)
    choose(among: subjects)
    if operands.isEmpty, !self.subjects.except.isEmpty, command == .check {
      throw UsageError("--except leaves no subject to check.")
    }
  }

  /// Returns the command, which is the first word that is neither an option nor an option's value.
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
        commandIsNamed = true
      } else {
        operands.append(word)
      }
    }
    if command == .help, let word = operands.first {
      guard let topic = Command(rawValue: word), operands.count == 1 else {
        let near = Nearest.spelling(of: word, among: Command.allCases.map(\.rawValue))
        throw UsageError(
          "There is no command '\(word)'."
            + (near.map { " Did you mean '\($0)'?" } ?? " `help` alone names them."))
      }
      (self.topic, operands) = (topic, [])
    }
  }

  private mutating func readSurroundings(_ environment: [String: String]) throws(UsageError) {
    if let text = environment["TURNSTILE_SEED"], !text.isEmpty {
      try budget.readSeed(text, from: "TURNSTILE_SEED")
    }
    if let text = environment["TURNSTILE_RUNS"], !text.isEmpty {
      budget.runs = try Self.integer(text, "TURNSTILE_RUNS", 0...1_000_000_000)
      budget.seconds = nil
    }
    if let text = environment["TURNSTILE_SEEDS"], !text.isEmpty {
      store = StoreOptions(folder: text, isNamed: true)
    }
  }

  private mutating func readOption(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let spelling = try Self.spelling(of: name, for: command)
    // The first value of an option on the command line removes all values that the settings file
    // gave the option.
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

  /// Returns the option of a given name, or throws an error if the current command has no such
  /// option.
  private static func spelling(of name: String, for command: Command) throws(UsageError) -> Spelling
  {
    let all = spellings.filter { $0.isCalled(name) }
    guard !all.isEmpty else {
      let near = Nearest.spelling(of: name, among: spellings.map(\.name))
      throw UsageError(
        "There is no option '\(name)'."
          + (near.map { " Did you mean '\($0)'?" }
            ?? " `help \(command.rawValue)` has the options of \(command.rawValue)."))
    }
    guard let spelling = all.first(where: { $0.commands.contains(command) }) else {
      throw UsageError(
        "'\(command.rawValue)' takes no \(name); it belongs to "
          + "\(all.flatMap(\.commands).map(\.rawValue).joined(separator: ", ")).")
    }
    return spelling
  }
}

extension Options {
  /// Reads the package's settings file, which has values of command-line options.
  private mutating func readSettings() throws(UsageError) {
    let file: SettingsFile
    do throws(SettingsProblem) { file = try SettingsFile(in: gate.package) } catch {
      throw UsageError("\(error)")
    }
    for (name, value) in file.entries where name != "$schema" {
      let all = Self.spellings.filter { $0.name == "--\(name)" && $0.canBeSettled }
      guard let first = all.first else {
        let known = Self.spellings.filter(\.canBeSettled).map { String($0.name.dropFirst(2)) }
        let near = Nearest.spelling(of: name, among: known)
        throw UsageError(
          "\(file.path): there is no setting '\(name)'."
            + (near.map { " Did you mean '\($0)'?" }
              ?? " A setting is an option of `help check` without its dashes."))
      }
      // A value in the settings file must be valid even if the current command does not use it.
      let spelling = all.first { $0.commands.contains(command) }
      var other = self
      do throws(UsageError) {
        try (spelling ?? first).settle(&other, value, in: gate.package)
      } catch {
        let text = "\(error)".replacing("--\(name) ", with: "'\(name)' ")
        throw UsageError("\(file.path): \(text)")
      }
      if spelling != nil { self = other }
    }
    if budget.isContradictory {
      throw UsageError("\(file.path): 'runs' and 'time' exclude each other.")
    }
    budget.endSettings()
  }

  /// Returns the kind of search for a subject under test: all input sequences up to a length, or
  /// random ones from a seed.
  func search(_ subject: Subject) -> Search {
    if let depth = searching.depth, command == .explore {
      return Search(
        .exhaustive(depth: depth), runsTwice: searching.checksDeterminism, environment: .any)
    }
    return Search(
      .random(budget.seed.map { Seed($0) } ?? Seed(naming: subject.name)),
      runsTwice: searching.checksDeterminism, environment: searching.environment)
  }
}
