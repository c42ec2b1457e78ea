import Choices
import Exhibits
import Turnstile

/// Counts the faults that a check reports in correct code. Each is a false alarm, so the count
/// should be 0.
@MainActor
enum Silence {
  /// Prints one line for each transition without a fault: corrected versions of faulty transitions,
  /// corrected articles, and correct code that looks like a fault. A last line has the number of
  /// different programs.
  ///
  /// Some faults are corrected by the same program. Subjects that behave exactly alike count once.
  ///
  /// - Parameter arguments: Names of subjects, all if there are none, `--runs N`, and
  ///   `--strict`.
  static func run(_ arguments: [String]) throws {
    var arguments = Arguments(arguments)
    let runs = try arguments.number(after: "--runs") ?? 2_000
    let contract: Contract = arguments.flag("--strict") ? .strict : .standard
    let corrected = (Exhibits.rows + Exhibits.articles).map(\.corrected)
    var programs: [(name: String, digest: UInt64)] = []
    for subject in corrected + Exhibits.lookAlikes where arguments.names(subject.name) {
      let digest = try digest(of: subject)
      if let same = programs.first(where: { $0.digest == digest }) {
        JSONLine([("name", .text(subject.name)), ("same_as", .text(same.name))]).print()
      } else {
        programs.append((subject.name, digest))
        try measure(subject, contract, runs: runs)
      }
    }
    JSONLine([("name", .text("all")), ("programs", .number(programs.count))]).print()
  }

  /// Returns a digest of all events in 32 runs of a transition. Transitions with the same digest
  /// behave alike.
  private static func digest(of subject: Subject) throws -> UInt64 {
    var search = BlockSearch(
      subject: subject, contract: Contract([]), search: Search(.random(Seed(7))),
      map: try Scout.explore(subject))
    var traces: [Trace] = []
    _ = try search.block(0, positions: 0..<32) { _, trace in traces.append(trace) }
    return traces.reduce(0) { digest, trace in
      let run = Comparison.run(trace, of: subject, under: Contract([]), journal: true)
      return digest &* 1_000_003 &+ (run.journal?.digest ?? 0)
    }
  }

  private static func measure(_ subject: Subject, _ contract: Contract, runs: Int) throws {
    var search = BlockSearch(
      subject: subject, contract: contract, search: Search(.random(Seed(naming: subject.name))),
      map: try Scout.explore(subject))
    var made = 0
    var tally = Tally()
    var violations: [String] = []
    var traces: [String] = []
    var index = 0
    while made < runs {
      let block = try search.block(index, positions: 0..<min(Block.size, runs - made))
      made += block.runs
      tally.add(block.tally)
      for found in block.found where !violations.contains("\(found.finding)") {
        violations.append("\(found.finding)")
        traces.append(found.trace.lines.joined(separator: "; "))
      }
      index += 1
    }
    JSONLine([
      ("name", .text(subject.name)), ("runs", .number(made)),
      ("violations", .number(violations.count)),
      ("findings", .list(violations.map { .text($0) })),
      ("traces", .list(traces.map { .text($0) })),
      ("clauses_exercised", .number(tally.clauses.count { $0.count > 0 })),
    ]).print()
  }
}
