import Turnstile

/// The help text of one command: its usage, its purpose, and an example.
struct CommandGuide {
  var command: Options.Command
  /// The operands of the command, such as `[SUBJECT …]`, as its usage line shows them.
  var operands: String
  /// The purpose of the command in a few words, for the list of all commands.
  var summary: String
  /// The purpose of the command in a few sentences, for its own help.
  var explanation: [String]
  /// An example of a command line, without the executable's name.
  var example: String
  /// The meanings of the exit codes, if the command's differ from those of most commands.
  var exit = "0 done · 2 misused"

  static let all: [CommandGuide] = [
    CommandGuide(
      command: .check, operands: "[SUBJECT…]", summary: "check subjects against the contract",
      explanation: [
        "Replays what is stored of each subject, then tries random traces, and makes small what breaks a",
        "clause. A subject is named, or meant by a pattern such as 'row-0*'. It is what is done where no",
        "command is given.",
      ], example: "check 'row-0*' --runs 2000 --fail-fast", exit: verdicts),
    CommandGuide(
      command: .list, operands: "", summary: "subjects and clauses",
      explanation: ["Names what can be checked, with its known faults, and what is judged."],
      example: "list --json"),
    CommandGuide(
      command: .replay, operands: "FILE…", summary: "trace, journal and verdict",
      explanation: ["Runs stored traces, and prints all that happened in them."],
      example: "replay Seeds/liar/outcome-is-honest.trace", exit: verdicts),
    CommandGuide(
      command: .film, operands: "FILE…", summary: "a trace to look at, as a page or a picture",
      explanation: [
        "Makes a page of a stored trace, to play and to step through, or a picture of it."
      ],
      example: "film Seeds/liar/outcome-is-honest.trace --svg -o liar.svg"),
    CommandGuide(
      command: .blame, operands: "FILE…", summary: "what a report of a false alarm needs",
      explanation: [
        "Prints the trace, the verdict, and the guesses about UIKit and the settings that it rests on, to be",
        "pasted into an issue.",
      ], example: "blame Seeds/liar/outcome-is-honest.trace"),
    CommandGuide(
      command: .explain, operands: "NAME…",
      summary: "what a clause, a finding, a rule or a setting means",
      explanation: ["Explains the names that reports print; without a name, says which there are."],
      example: "explain completes-in-time:early-end-lost"),
    CommandGuide(
      command: .shrink, operands: "FILE", summary: "the smallest trace that breaks the same",
      explanation: [
        "Makes a trace of yours small, and stores it beside the others of its subject."
      ],
      example: "shrink found-by-hand.trace", exit: verdicts),
    CommandGuide(
      command: .explore, operands: "SUBJECT --depth K", summary: "every trace up to K steps",
      explanation: ["Tries all traces of so many steps, over what there is to touch and to call."],
      example: "explore liar --depth 3", exit: verdicts),
    CommandGuide(
      command: .merge, operands: "REPORT…", summary: "the reports of shards as one",
      explanation: [
        "Joins what `check --shard K/N --json FILE` has written on several machines into the verdict of one."
      ], example: "merge reports/*.json --junit turnstile.xml", exit: verdicts),
    CommandGuide(
      command: .completion, operands: "bash|zsh|fish", summary: "what a shell completes",
      explanation: [
        "Prints a script that completes commands, options and subjects; its first line says where to put it."
      ],
      example: "completion bash"),
    CommandGuide(
      command: .help, operands: "[COMMAND]", summary: "this, or more on one command",
      explanation: [],
      example: "help check"),
    CommandGuide(
      command: .version, operands: "", summary: "which version this is", explanation: [],
      example: "version"),
  ]

  /// The meanings of the exit codes that most commands share.
  static let verdicts =
    "0 kept · 1 broken · 2 misused · 3 crashed or hung · 4 not deterministic · "
    + "5 nothing ran, or too little · 6 our fault · 130 ended by Ctrl-C"

  /// Returns the help text of one command, as `help COMMAND` prints it.
  static func to(_ command: Options.Command) -> CommandGuide {
    all.first { $0.command == command } ?? all[0]
  }

  /// The line that shows how the command is typed, with its operands.
  var usage: String { operands.isEmpty ? command.rawValue : "\(command.rawValue) \(operands)" }

  /// The options of the command with their meanings, one to a line.
  var options: [String] {
    let spellings = Options.spellings.filter { $0.commands.contains(command) }
    return spellings.map { option in
      var name = option.short.map { "\($0), " } ?? ""
      name += option.name + (option.argument.map { " \($0)" } ?? "")
      return "  " + Text.column(name, 26) + option.help + (option.standard.map { " [\($0)]" } ?? "")
    }
  }
}
