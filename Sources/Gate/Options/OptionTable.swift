/// The table of all command-line options. A new option needs one row in the table and a property of
/// ``Options``.
extension Options {
  static let spellings: [Spelling] = [
    value("--runs", "N", [.check], "random runs for each subject", standard: "512") {
      (options, text) throws(UsageError) in
      options.budget.ask(forRuns: try integer(text, "--runs", 0...1_000_000_000))
    },
    value("--time", "30s", [.check], "go on for so long instead (s, m or h)") {
      (options, text) throws(UsageError) in
      options.budget.ask(forSeconds: try time(text))
    },
    value(
      "--seed", "N|random|COMMIT", [.check], "where randomness begins",
      standard: "made of the subject's name"
    ) { (options, text) throws(UsageError) in try options.budget.readSeed(text) },
    list(
      "--except", "SUBJECT", [.check], "leave out this subject, or those of a pattern",
      \.subjects.except),
    value(
      "--jobs", "N", searching, "worker processes; 0 runs subjects in this one",
      standard: "one for each core"
    ) { (options, text) throws(UsageError) in
      options.workers.jobs = try integer(text, "--jobs", 0...256)
    },
    text("--shard", "K/N", searching, "this machine's part, from 1/N to N/N", \.course.shard),
    value(
      "--seeds", "DIR", searching + [.shrink, .merge], "the folder of stored traces",
      standard: "Seeds of the package"
    ) { (options, text) throws(UsageError) in
      options.store = StoreOptions(folder: text, isNamed: true)
    },
    flag(
      "--fail-fast", [.check], "end with the first subject that is not kept", \.course.failsFast),
    moment(
      flag(
        "--watch", [.check], "look again whenever a file changes, the stored traces first",
        \.course.watches)),
    text(
      "--json", "FILE", reporting, "one object per line; - is the standard output", \.reports.json),
    moment(flag("--json", [.list], "as one object of JSON", \.product.isForPrograms)),
    moment(
      flag("--names", [.list], "the names of subjects alone, a line each", \.product.isOfNames)),
    text("--junit", "FILE", reporting, "JUnit XML", \.reports.junit),
    text("--sarif", "FILE", reporting, "SARIF 2.1.0", \.reports.sarif),
    text(
      "--markdown", "FILE", reporting, "to be pasted into an issue; - is the standard output",
      \.reports.markdown),
    text(
      "--html", "DIR", searching, "an index, and a page to play for each counterexample",
      \.reports.html),
    moment(
      text(
        "-o", "FILE", [.film], "where the film goes; - is the standard output", \.product.out,
        standard: "a name of its own in .turnstile")),
    flag("--svg", [.film], "a picture instead of a page", \.product.svg),
    flag("--github", reporting, "annotations and a step summary", \.reports.github),
    flag(
      "--problems", reporting, "a line for each finding, as compilers write it", \.reports.problems),
    flag("--strict", running, "judge the strict clauses, too", \.clauses.strict),
    list(
      "--only", "CLAUSE", running, "judge this clause and no other", \.clauses.only, read: clause),
    list(
      "--without", "CLAUSE", running, "do not judge this clause", \.clauses.without, read: clause),
    value(
      "--environment", "devices|any", [.check, .shrink],
      "what may happen: what a hand can do to a device, or anything", standard: "devices"
    ) { (options, text) throws(UsageError) in
      options.searching.environment = try Options.environment(text)
    },
    value(
      "--ios", "12|15|18|26|all", [.check],
      "the version of iOS, whatever the subjects say; all compares the findings of the stored and "
        + "the shortest traces on each",
      standard: "the subject's own"
    ) { (options, text) throws(UsageError) in
      if text == "all" {
        options.course.comparesVersions = true
      } else {
        guard Int(text) != nil else {
          throw UsageError("--ios must be a number from 8 to 99, or 'all' (was '\(text)').")
        }
        try readVersion(&options, text)
      }
    },
    value(
      "--ios", "12|15|18|26", running.filter { $0 != .check },
      "the version of iOS, whatever the subjects say",
      standard: "the subject's own", readVersion),
    flag(
      "--check-determinism", searching, "make every run twice and compare",
      \.searching.checksDeterminism),
    value("--depth", "K", [.explore], "every trace up to K steps") {
      (options, text) throws(UsageError) in
      options.searching.depth = try integer(text, "--depth", 1...12)
    },
    value(
      "--patience", "SECONDS", running,
      "how long the app may stay in one moment before it is said to hang", standard: "10"
    ) { (options, text) throws(UsageError) in
      options.workers.patience = Double(try integer(text, "--patience", 1...3600))
    },
    value("--memory", "MIB", running, "how much memory a worker may take", standard: "1024") {
      (options, text) throws(UsageError) in
      options.workers.memory = try integer(text, "--memory", 64...1_048_576)
    },
    value(
      "--color", "auto|always|never", Command.allCases,
      "colours; auto is on a terminal unless NO_COLOR is set", standard: "auto"
    ) { (options, text) throws(UsageError) in options.output.color = try color(text) },
    Spelling(
      name: "--quiet", short: "-q", commands: Command.allCases,
      help: "say nothing of what is kept, and of progress",
      kind: .switch { $0.output.loudness = .quiet }),
    Spelling(
      name: "--verbose", short: "-v", commands: Command.allCases,
      help: "say what happened in each subject, and how long it took",
      kind: .switch { $0.output.loudness = .verbose }),
  ]

  /// The commands that search for input sequences (traces) which break a rule. Options of a search
  /// belong to them.
  private static let searching: [Command] = [.check, .explore]
  /// The commands that write reports about a whole check. Options for report files belong to them.
  private static let reporting: [Command] = [.check, .explore, .merge]
  /// The commands that run an app's transitions, and so take the options for runs.
  private static let running: [Command] = [.check, .explore, .replay, .film, .blame, .shrink]

  private static func readVersion(_ options: inout Options, _ text: String) throws(UsageError) {
    options.clauses.iOS = try integer(text, "--ios", 8...99)
    options.course.comparesVersions = false
  }

  private static func value(
    _ name: String, _ argument: String, _ commands: [Command], _ help: String,
    standard: String? = nil,
    _ read: @escaping @Sendable (inout Options, String) throws(UsageError) -> Void
  ) -> Spelling {
    Spelling(
      name: name, commands: commands, help: help, standard: standard, kind: .value(argument, read))
  }

  private static func text(
    _ name: String, _ argument: String, _ commands: [Command], _ help: String,
    _ property: any WritableKeyPath<Options, String?> & Sendable, standard: String? = nil
  ) -> Spelling {
    value(name, argument, commands, help, standard: standard) { $0[keyPath: property] = $1 }
  }

  private static func list(
    _ name: String, _ argument: String, _ commands: [Command], _ help: String,
    _ property: any WritableKeyPath<Options, [String]> & Sendable,
    read: @escaping @Sendable (String) throws(UsageError) -> String = { $0 }
  ) -> Spelling {
    var spelling = value(name, argument, commands, help + "; can be given again") {
      (options, text) throws(UsageError) in options[keyPath: property].append(try read(text))
    }
    spelling.reset = { $0[keyPath: property] = [] }
    return spelling
  }

  private static func flag(
    _ name: String, _ commands: [Command], _ help: String,
    _ property: any WritableKeyPath<Options, Bool> & Sendable
  ) -> Spelling {
    Spelling(
      name: name, commands: commands, help: help, kind: .switch { $0[keyPath: property] = true })
  }

  /// Returns a copy of an option that settings files must not contain, because it is meant for a
  /// single call.
  private static func moment(_ spelling: Spelling) -> Spelling {
    var spelling = spelling
    spelling.canBeSettled = false
    return spelling
  }
}
