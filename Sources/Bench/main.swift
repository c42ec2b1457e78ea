#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

var usage = """
  usage: turnstile-bench COMMAND [NAME…]

    shrinking   the shrinking challenge, 100 seeds a row
    choices     what a value costs, in calls of the bare generator
    stage       what simulating costs: a transition that a finger drives and takes back
    layout      what layout costs beside plain frames, in the ways real apps write it
    detection   how soon each fault in the museum is found, and how small it gets; --seeds N,
                by default 5; --minima prints the traces; --without-classics
    silence     whether the gate is silent on what is right; --runs N, by default
                2000; --strict
    roots       how many reports each planted fault gives rise to; --runs N
    gate        how much faster two workers are than one, and how soon the list is there
    seeds       stores the minimal trace of each declared fault into a folder: seeds DIR [NAME…]
    digest      what a seed turns into, what checks say and what Core Animation
                shows, the same in every build and process
    events      what happens in fifty stories, the same in every build and process

  Measurements are JSON objects, one a line, on standard output.

  """

let names = Array(CommandLine.arguments.dropFirst(2))
switch CommandLine.arguments.dropFirst().first {
case "shrinking": Challenge.run(seeds: 100, only: names)
case "choices": DrawCost.run(only: names)
case "stage":
  StageCost.run()
  try CheckCost.run()
case "layout": LayoutCost.run(only: names)
case "detection": try Detection.run(names)
case "silence": try Silence.run(names)
case "roots": try inEmptyFolder { try Roots.run(names) }
case "gate": try GateCost.run()
case "seeds": try TraceStore.run(names)
case "digest":
  try inEmptyFolder {
    SeedDigest.run()
    CheckDigest.run()
    MotionDigest.run()
  }
case "events": Scenarios.run()
default:
  usage.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
  exit(2)
}
