import Choices
import Exhibits
import Turnstile

/// Whether the gate keeps silent on code that is right.
@MainActor
enum Silence {
  /// Prints one line for each corrected twin, corrected article and look-alike.
  ///
  /// - Parameter arguments: Names of subjects, all if there are none, `--runs N`, and
  ///   `--strict`.
  static func run(_ arguments: [String]) throws {
    var arguments = Arguments(arguments)
    let runs = try arguments.number(after: "--runs") ?? 2_000
    let contract: Contract = arguments.flag("--strict") ? .strict : .standard
    let corrected = (Exhibits.rows + Exhibits.articles).map(\.corrected)
    for subject in corrected + Exhibits.lookAlikes where arguments.names(subject.name) {
      try measure(subject, contract, runs: runs)
    }
  }

  private static func measure(_ subject: Subject, _ contract: Contract, runs: Int) throws {
    let hunt = Hunt(
      subject: subject, contract: contract, seed: Seed(naming: subject.name),
      terrain: try Scout.explore(subject))
    var made = 0
    var tally = Tally()
    var violations: [String] = []
    var index = 0
    while made < runs {
      let block = try hunt.block(index, runs: min(Hunt.blockSize, runs - made))
      made += block.runs
      tally.add(block.tally)
      for found in block.found where !violations.contains("\(found.finding)") {
        violations.append("\(found.finding)")
      }
      index += 1
    }
    JSONLine([
      ("name", .text(subject.name)), ("runs", .number(made)),
      ("violations", .number(violations.count)),
      ("findings", .list(violations.map { .text($0) })),
      ("clauses_exercised", .number(tally.clauses.count { $0.count > 0 })),
    ]).print()
  }
}
