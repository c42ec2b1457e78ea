import Choices
import Foundation
import Turnstile

/// The command line, understood.
struct Options {
  enum Command: String, CaseIterable {
    case check, list, replay, film, blame, shrink, explore, explain, merge, help, version
  }

  var command = Command.check
  /// Names of subjects, or files.
  var operands: [String] = []
  var runs: Int?
  /// Whether the number of runs is from the command line and not from the environment.
  var runsAreAskedFor = false
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
  /// What one types to start the gate again.
  var ownName = OwnName.tool

  init(_ arguments: [String], environment: [String: String], subjects: [Subject]) throws(UsageError)
  {
    try readSurroundings(environment)
    ownName = OwnName.text(environment)
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
    switch spelling.kind {
    case .switch(let turnOn):
      guard parts.count == 1 else {
        throw UsageError("\(name) takes no value (was '\(parts[1])').")
      }
      turnOn(&self)
    case .value(let argument, let read):
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !value.isEmpty,
        !Self.spellings.contains(where: { $0.name == value })
      else { throw UsageError("\(name) needs a value: \(name) \(argument).") }
      try read(&self, value)
    }
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
