import Turnstile

/// The command `help`, which prints all commands in a line each, or one command with its options,
/// their defaults, and an example.
@MainActor
enum HelpCommand {
  static func run(_ options: Options) -> ExitCode {
    let text = options.topic.map { one($0, options) } ?? all(options)
    Output.say(text.joined(separator: "\n"))
    return .kept
  }

  static func version() -> ExitCode {
    Output.say("turnstile \(Version.current)")
    return .kept
  }

  static func completion(_ options: Options) -> ExitCode {
    let typed = CommandLine.arguments.first ?? OwnName.tool
    let name = typed.split(separator: "/").last.map(String.init) ?? OwnName.tool
    Output.write(Completion.script(for: options.operands[0], of: name), to: 1)
    return .kept
  }

  private static func all(_ options: Options) -> [String] {
    var commands = CommandGuide.all.map {
      ($0.command == .check ? "[check] [SUBJECT…]" : $0.usage, $0.summary)
    }
    if options.gate.isTool {
      commands += [
        ("init APP", "a package beside an app that checks it"),
        ("adopt SRC… --into DIR", "make an iOS project's sources compile here"),
        ("cut PACKAGE", "cut what of an app does not compile here"),
      ]
    }
    var lines = ["usage: \(options.gate.invocation.usage("[COMMAND] [OPTION…]"))", ""]
    lines += commands.map { usage, summary in
      "  " + Text.column(usage, 28) + summary
    }
    lines += [
      "",
      "\(options.gate.invocation.usage("help COMMAND")) has the options of each; those of check:",
      "",
    ]
    lines += CommandGuide.to(.check).options
    return lines + ["", "exit  " + CommandGuide.verdicts]
  }

  private static func one(_ command: Options.Command, _ options: Options) -> [String] {
    let guide = CommandGuide.to(command)
    var lines = ["usage: \(options.gate.invocation.usage(guide.usage))", ""]
    if !guide.explanation.isEmpty { lines += guide.explanation + [""] }
    if !guide.options.isEmpty { lines += guide.options + [""] }
    lines += ["example  \(options.gate.invocation.usage(guide.example))", "exit     \(guide.exit)"]
    return lines
  }
}
