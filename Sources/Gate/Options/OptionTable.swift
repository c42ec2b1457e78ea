/// All options: adding one is one row here and a property of ``Options``.
extension Options {
  /// An option as it is spelled, where it makes sense, and what it sets.
  struct Spelling: Sendable {
    enum Kind: Sendable {
      case `switch`(@Sendable (inout Options) -> Void)
      /// The name of the value in the help, and how it is read.
      case value(String, @Sendable (inout Options, String) throws(UsageError) -> Void)
    }

    var name: String
    var commands: [Command]
    var help: String
    var kind: Kind
  }

  static let spellings: [Spelling] = [
    value("--runs", "N", [.check], "random runs for each subject") {
      (options, text) throws(UsageError) in
      options.runs = try integer(text, "--runs", 0...1_000_000_000)
      options.runsAreAskedFor = true
    },
    value("--time", "30s", [.check], "go on for so long instead (s, m or h)") {
      (options, text) throws(UsageError) in options.seconds = try time(text)
    },
    value("--seed", "N|random|COMMIT", [.check], "where randomness begins") {
      (options, text) throws(UsageError) in try options.readSeed(text)
    },
    value("--jobs", "N", searching, "worker processes; 0 runs subjects in this one") {
      (options, text) throws(UsageError) in options.jobs = try integer(text, "--jobs", 0...256)
    },
    text("--shard", "K/N", searching, "this machine's part, from 1/N to N/N", \.shard),
    value("--seeds", "DIR", searching + [.shrink, .merge], "the folder of stored traces") {
      (options, text) throws(UsageError) in options.seeds = text
    },
    text("--json", "FILE", reporting, "one object per line; - is the standard output", \.json),
    text("--junit", "FILE", reporting, "JUnit XML", \.junit),
    text("--sarif", "FILE", reporting, "SARIF 2.1.0", \.sarif),
    text(
      "--html", "DIR", searching, "an index, and a page to play for each counterexample", \.html),
    text("-o", "FILE", [.film], "where the film goes; - is the standard output", \.out),
    flag("--svg", [.film], "a picture instead of a page", \.svg),
    flag("--github", reporting, "annotations and a step summary", \.github),
    flag("--strict", running, "judge the strict clauses, too", \.strict),
    value("--only", "CLAUSE", running, "judge this clause and no other; can be given again") {
      (options, text) throws(UsageError) in options.only.append(try clause(text))
    },
    value("--without", "CLAUSE", running, "do not judge this clause; can be given again") {
      (options, text) throws(UsageError) in options.without.append(try clause(text))
    },
    value(
      "--environment", "devices|any", [.check, .shrink],
      "what may happen: what a hand can do to a device, or anything"
    ) { (options, text) throws(UsageError) in options.environment = try Options.environment(text) },
    flag("--check-determinism", searching, "make every run twice and compare", \.checksDeterminism),
    value("--depth", "K", [.explore], "every trace up to K steps") {
      (options, text) throws(UsageError) in options.depth = try integer(text, "--depth", 1...12)
    },
    value("--patience", "SECONDS", running, "how long a trace may take before it hangs") {
      (options, text) throws(UsageError) in
      options.patience = Double(try integer(text, "--patience", 1...3600))
    },
    value("--memory", "MIB", running, "how much memory a worker may take") {
      (options, text) throws(UsageError) in
      options.memory = try integer(text, "--memory", 64...1_048_576)
    },
  ]

  /// What looks for traces.
  private static let searching: [Command] = [.check, .explore]
  /// What writes reports.
  private static let reporting: [Command] = [.check, .explore, .merge]
  /// What runs subjects.
  private static let running: [Command] = [.check, .explore, .replay, .film, .blame, .shrink]

  private static func value(
    _ name: String, _ argument: String, _ commands: [Command], _ help: String,
    _ read: @escaping @Sendable (inout Options, String) throws(UsageError) -> Void
  ) -> Spelling {
    Spelling(name: name, commands: commands, help: help, kind: .value(argument, read))
  }

  private static func text(
    _ name: String, _ argument: String, _ commands: [Command], _ help: String,
    _ property: any WritableKeyPath<Options, String?> & Sendable
  ) -> Spelling {
    value(name, argument, commands, help) { $0[keyPath: property] = $1 }
  }

  private static func flag(
    _ name: String, _ commands: [Command], _ help: String,
    _ property: any WritableKeyPath<Options, Bool> & Sendable
  ) -> Spelling {
    Spelling(
      name: name, commands: commands, help: help, kind: .switch { $0[keyPath: property] = true })
  }
}

extension Options.Spelling {
  /// The name of its value; `nil` where it takes none.
  var argument: String? {
    if case .value(let argument, _) = kind { argument } else { nil }
  }
}
