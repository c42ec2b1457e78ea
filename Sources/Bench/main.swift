/// Measurements, one JSON object per line on standard output and nothing else.
let arguments = Array(CommandLine.arguments.dropFirst())

switch arguments.first {
case "shrinking": Challenge.run(seeds: 100, only: Array(arguments.dropFirst()))
case "choices": DrawCost.run(only: Array(arguments.dropFirst()))
default:
  fatalError("usage: turnstile-bench choices|shrinking|digest")
}
