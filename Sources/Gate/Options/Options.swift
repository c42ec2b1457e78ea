import Choices
import Foundation
import Turnstile

/// The command line, understood.
struct Options {
  enum Command: String, CaseIterable {
    case check, list, replay, film, blame, shrink, explore, merge, help, version
  }

  var command = Command.check
  /// Names of subjects, or files.
  var operands: [String] = []
  var runs: Int?
  /// Whether the number of runs is from the command line and not from the environment.
  private var runsAreAskedFor = false
  var seconds: Double?
  var seed: UInt64?
  /// What to say about the seed, if it was chosen here.
  var seedNote: String?
  var jobs = max(1, ProcessInfo.processInfo.activeProcessorCount)
  var shard: String?
  var seeds = "Seeds"
  var json: String?
  var junit: String?
  var sarif: String?
  /// The folder for pages on what was found.
  var html: String?
  /// Where a film goes.
  var out: String?
  /// Whether a film is a picture and not a page.
  var svg = false
  var github = false
  var strict = false
  var only: [String] = []
  var without: [String] = []
  var checksDeterminism = false
  /// What may happen to the app.
  var environment = Environment.devices
  var depth: Int?
  /// How many seconds a trace may take.
  var patience = 10.0
  /// How many MiB a worker may take.
  var memory = 1024

  /// An option as it is spelled, and where it makes sense.
  struct Spelling {
    var name: String
    var argument: String?
    var commands: [Command]
    var help: String
  }

  static let spellings: [Spelling] = [
    Spelling(
      name: "--runs", argument: "N", commands: [.check], help: "random runs for each subject"),
    Spelling(
      name: "--time", argument: "30s", commands: [.check],
      help: "go on for so long instead (s, m or h)"),
    Spelling(
      name: "--seed", argument: "N|random|COMMIT", commands: [.check],
      help: "where randomness begins"),
    Spelling(
      name: "--jobs", argument: "N", commands: [.check, .explore],
      help: "worker processes; 0 runs subjects in this one"),
    Spelling(
      name: "--shard", argument: "K/N", commands: [.check, .explore],
      help: "this machine's part, from 1/N to N/N"),
    Spelling(
      name: "--seeds", argument: "DIR", commands: [.check, .explore, .shrink, .merge],
      help: "the folder of stored traces"),
    Spelling(
      name: "--json", argument: "FILE", commands: [.check, .explore, .merge],
      help: "one object per line; - is the standard output"),
    Spelling(
      name: "--junit", argument: "FILE", commands: [.check, .explore, .merge], help: "JUnit XML"),
    Spelling(
      name: "--sarif", argument: "FILE", commands: [.check, .explore, .merge], help: "SARIF 2.1.0"),
    Spelling(
      name: "--html", argument: "DIR", commands: [.check, .explore],
      help: "an index, and a page to play for each counterexample"),
    Spelling(
      name: "-o", argument: "FILE", commands: [.film],
      help: "where the film goes; - is the standard output"),
    Spelling(
      name: "--svg", argument: nil, commands: [.film], help: "a picture instead of a page"),
    Spelling(
      name: "--github", argument: nil, commands: [.check, .explore, .merge],
      help: "annotations and a step summary"),
    Spelling(
      name: "--strict", argument: nil,
      commands: [.check, .explore, .replay, .film, .blame, .shrink],
      help: "judge the strict clauses, too"),
    Spelling(
      name: "--only", argument: "CLAUSE",
      commands: [.check, .explore, .replay, .film, .blame, .shrink],
      help: "judge this clause and no other; can be given again"),
    Spelling(
      name: "--without", argument: "CLAUSE",
      commands: [.check, .explore, .replay, .film, .blame, .shrink],
      help: "do not judge this clause; can be given again"),
    Spelling(
      name: "--environment", argument: "devices|any", commands: [.check, .shrink],
      help: "what may happen: what a hand can do to a device, or anything"),
    Spelling(
      name: "--check-determinism", argument: nil, commands: [.check, .explore],
      help: "make every run twice and compare"),
    Spelling(
      name: "--depth", argument: "K", commands: [.explore], help: "every trace up to K steps"),
    Spelling(
      name: "--patience", argument: "SECONDS",
      commands: [.check, .explore, .replay, .film, .blame, .shrink],
      help: "how long a trace may take before it hangs"),
    Spelling(
      name: "--memory", argument: "MIB",
      commands: [.check, .explore, .replay, .film, .blame, .shrink],
      help: "how much memory a worker may take"),
  ]

  init(_ arguments: [String], environment: [String: String], subjects: [Subject]) throws(UsageError)
  {
    try readSurroundings(environment)
    var rest = arguments[...]
    if let word = rest.first, let command = Command(rawValue: word) {
      self.command = command
      rest.removeFirst()
    }
    while let word = rest.popFirst() {
      if word == "--help" || word == "-h" {
        command = .help
      } else if word == "--version" {
        command = .version
      } else if word == "--" {
        operands += rest
        rest = []
      } else if word.hasPrefix("-"), word != "-" {
        try readOption(word, &rest)
      } else {
        operands.append(word)
      }
    }
    try validate(subjects)
  }

  private mutating func readSurroundings(_ environment: [String: String]) throws(UsageError) {
    if let text = environment["TURNSTILE_SEED"], !text.isEmpty { try readSeed(text) }
    if let text = environment["TURNSTILE_RUNS"], !text.isEmpty {
      runs = try Self.integer(text, "TURNSTILE_RUNS", 0...Int.max)
    }
    if let text = environment["TURNSTILE_SEEDS"], !text.isEmpty { seeds = text }
  }

  private mutating func readOption(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let spelling = Self.spellings.first(where: { $0.name == name }) else {
      let near = Nearest.spelling(of: name, among: Self.spellings.map(\.name))
      throw UsageError(
        "There is no option '\(name)'." + (near.map { " Did you mean '\($0)'?" } ?? ""))
    }
    guard spelling.commands.contains(command) else {
      throw UsageError(
        "'\(command.rawValue)' takes no \(name); it belongs to "
          + "\(spelling.commands.map(\.rawValue).joined(separator: ", ")).")
    }
    guard let argument = spelling.argument else {
      guard parts.count == 1 else {
        throw UsageError("\(name) takes no value (was '\(parts[1])').")
      }
      return turnOn(name)
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !value.isEmpty,
      !Self.spellings.contains(where: { $0.name == value })
    else { throw UsageError("\(name) needs a value: \(name) \(argument).") }
    try set(name, value)
  }

  private mutating func turnOn(_ name: String) {
    switch name {
    case "--github": github = true
    case "--svg": svg = true
    case "--strict": strict = true
    default: checksDeterminism = true
    }
  }

  private mutating func set(_ name: String, _ value: String) throws(UsageError) {
    switch name {
    case "--runs":
      runs = try Self.integer(value, name, 0...1_000_000_000)
      runsAreAskedFor = true
    case "--time": seconds = try Self.time(value)
    case "--seed": try readSeed(value)
    case "--jobs": jobs = try Self.integer(value, name, 0...256)
    case "--shard": shard = value
    case "--seeds": seeds = value
    case "--json": json = value
    case "--junit": junit = value
    case "--sarif": sarif = value
    case "--html": html = value
    case "-o": out = value
    case "--only": only.append(try Self.clause(value))
    case "--without": without.append(try Self.clause(value))
    case "--environment": environment = try Self.environment(value)
    case "--depth": depth = try Self.integer(value, name, 1...12)
    case "--patience": patience = Double(try Self.integer(value, name, 1...3600))
    default: memory = try Self.integer(value, name, 64...1_048_576)
    }
  }

  private mutating func readSeed(_ text: String) throws(UsageError) {
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

  private func validate(_ subjects: [Subject]) throws(UsageError) {
    if let flaw = subjects.lazy.compactMap(\.nameFlaw).first {
      throw UsageError(flaw + ".")
    }
    for (index, subject) in subjects.enumerated()
    where subjects[..<index].contains(where: { $0.name == subject.name }) {
      throw UsageError("A subject's name must be its own (two are called '\(subject.name)').")
    }
    guard !terms.contract.clauses.isEmpty else {
      throw UsageError("--only and --without leave no clause to judge.")
    }
    switch command {
    case .check, .explore:
      for name in operands where !subjects.contains(where: { $0.name == name }) {
        let near = Nearest.spelling(
          of: name,
          among: subjects.map(\.name) + Command.allCases.map(\.rawValue) + ["adopt", "init"])
        throw UsageError(
          "There is no subject '\(name)'."
            + (near.map { " Did you mean '\($0)'?" } ?? " `list` names them."))
      }
      if command == .explore, operands.isEmpty || depth == nil {
        throw UsageError("explore needs a subject and a depth: explore SUBJECT --depth K.")
      }
      if runsAreAskedFor, seconds != nil {
        throw UsageError("--runs and --time exclude each other.")
      }
    case .film:
      if operands.isEmpty { throw UsageError("film needs at least one file: film FILE…") }
      if operands.count > 1, out != nil {
        throw UsageError("-o takes one film (was given \(operands.count) files).")
      }
    case .shrink:
      if operands.count != 1 {
        throw UsageError("shrink takes one file: shrink FILE (was given \(operands.count)).")
      }
    case .replay, .blame, .merge:
      if operands.isEmpty {
        throw UsageError("\(command.rawValue) needs at least one file: \(command.rawValue) FILE…")
      }
    case .list, .help, .version:
      if let extra = operands.first {
        throw UsageError("\(command.rawValue) takes no '\(extra)'.")
      }
    }
  }

  // MARK: - Values

  private static func integer(
    _ text: String, _ name: String, _ range: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    guard let number = Int(text), range.contains(number) else {
      let limit = range.upperBound == .max ? "" : " to \(range.upperBound)"
      throw UsageError("\(name) must be a number from \(range.lowerBound)\(limit) (was '\(text)').")
    }
    return number
  }

  private static func time(_ text: String) throws(UsageError) -> Double {
    let units: [Character: Double] = ["s": 1, "m": 60, "h": 3600]
    guard let last = text.last, let unit = units[last], let count = Int(text.dropLast()),
      (1...100_000).contains(count)
    else { throw UsageError("--time must be a length such as 30s, 5m or 2h (was '\(text)').") }
    return Double(count) * unit
  }

  private static func environment(_ name: String) throws(UsageError) -> Environment {
    guard let environment = Environment(rawValue: name) else {
      let known = Environment.allCases.map(\.rawValue).joined(separator: " or ")
      throw UsageError("--environment must be \(known) (was '\(name)').")
    }
    return environment
  }

  private static func clause(_ name: String) throws(UsageError) -> String {
    let known = Contract.strict.clauses.map(\.name.rawValue)
    guard !known.contains(name) else { return name }
    let near = Nearest.spelling(of: name, among: known)
    throw UsageError(
      "There is no clause '\(name)'."
        + (near.map { " Did you mean '\($0)'?" } ?? " `list` names them."))
  }
}

extension Options {
  /// What is judged.
  var terms: Terms {
    get { Terms(strict: strict, only: only, without: without) }
    set { (strict, only, without) = (newValue.strict, newValue.only, newValue.without) }
  }

  /// How traces are looked for in a subject.
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

/// Which clauses are judged: what a gate and its workers have to agree on.
struct Terms: Codable, Equatable {
  var strict: Bool
  var only: [String]
  var without: [String]

  var contract: Contract {
    var clauses = (strict || !only.isEmpty ? Contract.strict : .standard).clauses
    if !only.isEmpty { clauses = clauses.filter { only.contains($0.name.rawValue) } }
    return Contract(clauses.filter { !without.contains($0.name.rawValue) })
  }
}
