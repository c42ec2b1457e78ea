// Mistakes in the words of a command line, each with the message that the user gets.

extension Mistake {
  static let commands: [Mistake] = [
    .line("turnstile chekc", "There is no command or subject 'chekc'. Did you mean 'check'?"),
    .line(
      "turnstile replya a.trace", "There is no command or subject 'replya'. Did you mean 'replay'?"),
    .line("turnstile xylophone", "There is no command or subject 'xylophone'. `list` names them."),
    .line(
      "turnstile check check",
      "There is no subject 'check', and there is one command, 'check', already."),
    .line(
      "turnstile calm list", "'list' is a command, and must be the first word of the command line."),
    .line(
      "turnstile --runs 5 init App",
      "'init' is a command, and must be the first word of the command line."),
    .line("turnstile help chekc", "There is no command 'chekc'. Did you mean 'check'?"),
    .line("turnstile help xylophone", "There is no command 'xylophone'. `help` alone names them."),
    .line("turnstile list calm", "list takes options alone (was given 'calm')."),
    .line("turnstile replay", "replay needs at least one file: replay FILE…"),
    .line("turnstile film", "film needs at least one file: film FILE…"),
    .line("turnstile shrink", "shrink takes one file: shrink FILE (was given 0)."),
    .line("turnstile shrink a b", "shrink takes one file: shrink FILE (was given 2)."),
    .line("turnstile merge", "merge needs at least one file: merge FILE…"),
    .line(
      "turnstile explore calm", "explore needs a subject and a depth: explore SUBJECT --depth K."),
    .line(
      "turnstile explain cancel-restore",
      "There is no clause, finding, rule or setting 'cancel-restore'. Did you mean 'cancel-restores'?"
    ),
    .line(
      "turnstile completion tcsh",
      "completion takes the name of a shell: completion bash|zsh|fish."),
  ]

  static let options: [Mistake] = [
    .line("turnstile --run 5", "There is no option '--run'. Did you mean '--runs'?"),
    .line("turnstile -v --run 5", "There is no option '--run'. Did you mean '--runs'?"),
    .line("turnstile --fail-fats", "There is no option '--fail-fats'. Did you mean '--fail-fast'?"),
    .line("turnstile -x", "There is no option '-x'. `help check` has the options of check."),
    .line(
      "turnstile --target App",
      "There is no option '--target'. `help check` has the options of check."),
    .line("turnstile list --runs 3", "'list' takes no --runs; it belongs to check."),
    .line("turnstile check --names", "'check' takes no --names; it belongs to list."),
    .line("turnstile --strict=yes", "--strict takes no value (was 'yes')."),
    .line("turnstile --runs", "--runs needs a value: --runs N."),
    .line("turnstile --runs ''", "--runs needs a value: --runs N."),
    .line("turnstile --json --runs 5", "--json needs a value: --json FILE."),
    .line("turnstile --runs 5 --time 5s", "--runs and --time exclude each other."),
    .line("turnstile --watch --shard 1/2", "--watch and --shard exclude each other."),
    .line("turnstile --ios all --watch", "--ios all and --watch exclude each other."),
    .line(
      "turnstile --watch", "--watch builds the gate's package, and there is no Package.swift."),
    .line("turnstile film a b -o c", "-o takes one film (was given 2 files)."),
    .line(
      "turnstile --only lets-go --without lets-go", "--only and --without leave no clause to judge."
    ),
    .line(
      "turnstile --json - --markdown -",
      "--json and --markdown cannot both be on the standard output: give one a file."),
    .line(
      "turnstile --json all --junit all",
      "--json and --junit must be different files (both were 'all')."),
  ]

  static let values: [Mistake] = [
    .line("turnstile --runs many", "--runs must be a number from 0 to 1000000000 (was 'many')."),
    .line("turnstile --runs -5", "--runs must be a number from 0 to 1000000000 (was '-5')."),
    .line("turnstile --runs 5.5", "--runs must be a number from 0 to 1000000000 (was '5.5')."),
    .line(
      "turnstile --runs 99999999999999999999",
      "--runs must be a number from 0 to 1000000000 (was '99999999999999999999')."),
    Mistake(
      line: "turnstile calm --runs 0",
      message: "calm: nothing ran. Without a run there was never a stored trace to replay.",
      code: 5, isInReport: true),
    .line(
      "turnstile --seed soon",
      "--seed must be a whole number of up to 64 bits, 'random', or a commit id of 40 hexadecimal digits (was 'soon')."
    ),
    .line(
      "TURNSTILE_SEED=soon turnstile",
      "TURNSTILE_SEED must be a whole number of up to 64 bits, 'random', or a commit id of 40 hexadecimal digits (was 'soon')."
    ),
    .line(
      "TURNSTILE_RUNS=many turnstile",
      "TURNSTILE_RUNS must be a number from 0 to 1000000000 (was 'many')."),
    .line("turnstile --time soon", "--time must be a length such as 30s, 5m or 2h (was 'soon')."),
    .line("turnstile --jobs 1000", "--jobs must be a number from 0 to 256 (was '1000')."),
    .line("turnstile --patience 0", "--patience must be a number from 1 to 3600 (was '0')."),
    .line("turnstile --memory 1", "--memory must be a number from 64 to 1048576 (was '1')."),
    .line("turnstile --environment moon", "--environment must be devices or any (was 'moon')."),
    .line("turnstile --color blue", "--color must be one of auto, always, never (was 'blue')."),
    .line("turnstile --ios new", "--ios must be a number from 8 to 99, or 'all' (was 'new')."),
    .line("turnstile --ios 7", "--ios must be a number from 8 to 99 (was '7')."),
    .line(
      "turnstile explore calm --depth 40", "--depth must be a number from 1 to 12 (was '40')."),
    .line("turnstile --only lets-no", "There is no clause 'lets-no'. Did you mean 'lets-go'?"),
    .line("turnstile --only x", "There is no clause 'x'. `list` names them."),
  ]

  static let subjects: [Mistake] = [
    .line("turnstile brekas", "There is no command or subject 'brekas'. Did you mean 'breaks'?"),
    .line("turnstile calm brekas", "There is no subject 'brekas'. Did you mean 'breaks'?"),
    .line("turnstile 'calmly*'", "No subject is called like 'calmly*'. `list` names them."),
    .line("turnstile --except brekas", "There is no subject 'brekas'. Did you mean 'breaks'?"),
    .line("turnstile --except 'x*'", "No subject is called like 'x*'. `list` names them."),
    .line("turnstile --except '*'", "--except leaves no subject to check."),
    .line("turnstile -- --runs", "There is no command or subject '--runs'. `list` names them."),
    .line(
      "TROUBLED_TWINS=1 turnstile list",
      "Two subjects are called 'calm': give each a name of its own, because stored traces and reports name it."
    ),
  ]
}
