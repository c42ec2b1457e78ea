import Choices
import Exhibits
import Turnstile

/// How soon the gate finds each fault in the museum, and how small it makes it.
@MainActor
enum Detection {
  /// How many runs a seed may take.
  private static let limit = 2_000

  /// Prints one line for each faulty exhibit.
  static func run(seeds: Int, only names: Set<String>) throws {
    for exhibit in Exhibits.rows + Exhibits.articles
    where names.isEmpty || names.contains(exhibit.name) {
      try measure(exhibit, seeds: seeds)
    }
  }

  private static func measure(_ exhibit: Exhibit, seeds: Int) throws {
    let contract: Contract = exhibit.needsStrict ? .strict : .standard
    let subject = exhibit.faulty
    let terrain = try Scout.explore(subject)
    var foundAt: [Int] = []
    var clauses: [String] = []
    var minima: [Trace: Int] = [:]
    var steps = 0
    var certified = true
    var silences = 0
    for seed in 0..<seeds {
      if exhibit.caughtByNothingRan {
        if try nothingRan(subject, contract, seed: seed, terrain) { silences += 1 }
        continue
      }
      let hunt = Hunt(
        subject: subject, contract: contract,
        seed: Seed(naming: subject.name).part("bench", UInt64(seed)),
        terrain: terrain)
      guard let found = try first(of: exhibit, hunt) else { continue }
      foundAt.append(found.run)
      let example = try Investigation(
        subject: subject, contract: contract, budget: Budget(), terrain: terrain
      ).counterexample(for: found.finding, in: found.trace, foundAt: found.run)
      if !clauses.contains("\(found.finding)") { clauses.append("\(found.finding)") }
      minima[example.trace, default: 0] += 1
      steps = max(steps, example.trace.count)
      certified = certified && example.certificate.isComplete
    }
    foundAt.sort()
    if silences > 0 { clauses.append("nothing ran") }
    JSONLine([
      ("name", .text(exhibit.name)), ("row", exhibit.row.map { .number($0) } ?? .null),
      ("seeds", .number(seeds)), ("caught", .number(foundAt.count + silences)),
      ("clauses", .list(clauses.map { .text($0) })),
      ("found_at_median", foundAt.isEmpty ? .null : .number(foundAt[foundAt.count / 2])),
      ("found_at_max", foundAt.last.map { .number($0) } ?? .null), ("steps", .number(steps)),
      ("certified", .bool(certified)), ("distinct_minima", .number(minima.count)),
    ]).print()
  }

  /// Whether something that is expected never happens in a full budget.
  private static func nothingRan(
    _ subject: Subject, _ contract: Contract, seed: Int, _ terrain: Terrain
  ) throws -> Bool {
    let hunt = Hunt(
      subject: subject, contract: contract,
      seed: Seed(naming: subject.name).part("bench", UInt64(seed)), terrain: terrain)
    var tally = Tally()
    for index in 0..<(limit / Hunt.blockSize) { tally.add(try hunt.block(index).tally) }
    return subject.expecting.contains { !tally.meets($0) }
  }

  /// The first finding of one of the clauses that may catch the fault; of several in one run, the first listed.
  private static func first(of exhibit: Exhibit, _ hunt: Hunt) throws -> Hunt.Found? {
    var index = 0
    while index * Hunt.blockSize < limit {
      let runs = min(Hunt.blockSize, limit - index * Hunt.blockSize)
      let block = try hunt.block(index, runs: runs)
      let caught = block.found.filter { exhibit.caughtBy.contains($0.finding.clause) }
      if let first = caught.min(by: { $0.run < $1.run }) { return first }
      index += 1
    }
    return nil
  }
}
