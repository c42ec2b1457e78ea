import Choices
import Exhibits
import Turnstile

/// Measures how many runs the search needs to find each planted fault of the example transitions,
/// and how short the input sequence becomes that shows it.
@MainActor
struct Detection {
  /// The number of random seeds from which the search looks for each planted fault.
  private let seeds: Int
  /// True if the smallest input sequence that shows each fault is printed, too.
  private let showsMinima: Bool
  /// True if every second run plays a classic trace, that is, one of the interactions that are
  /// known to reveal many faults.
  ///
  /// Without the classic traces the figures show what search alone can do.
  private let playsClassics: Bool

  /// The maximum number of runs that are made in search of one fault from one seed.
  private static let limit = 2_000

  /// Prints one line for each transition with a planted fault. If it has several faults, its
  /// quirks, each gets a line of its own.
  ///
  /// - Parameter arguments: Names of exhibits, all if there are none; `--seeds N`, by default 5;
  ///   `--minima`; `--without-classics`.
  static func run(_ arguments: [String]) throws {
    var arguments = Arguments(arguments)
    let seeds = try arguments.number(after: "--seeds") ?? 5
    let detection = Detection(
      seeds: seeds, showsMinima: arguments.flag("--minima"),
      playsClassics: !arguments.flag("--without-classics"))
    for exhibit in Exhibits.rows + Exhibits.articles where arguments.names(exhibit.name) {
      for fault in Self.faults(of: exhibit) { try detection.measure(fault) }
    }
  }

  /// A single planted fault, with the broken rules (findings) by which a search can notice it.
  private struct Fault {
    var name: String
    var exhibit: Exhibit
    var contract: Contract
    /// The broken rules by which a search can notice the fault, the most telling first.
    var caughtBy: [Finding]
  }

  private static func faults(of exhibit: Exhibit) -> [Fault] {
    func fault(_ name: String, _ isStrict: Bool, _ caughtBy: [Finding]) -> Fault {
      Fault(
        name: name, exhibit: exhibit, contract: isStrict ? .strict : .standard, caughtBy: caughtBy)
    }
    guard !exhibit.quirks.isEmpty else {
      return [
        fault(exhibit.name, exhibit.needsStrict, exhibit.caughtBy.map { Finding($0) })
      ]
    }
    return exhibit.quirks.map { quirk in
      fault("\(exhibit.name)/\(quirk.name)", quirk.needsStrict, quirk.caughtBy)
    }
  }

  private func measure(_ fault: Fault) throws {
    let subject = fault.exhibit.faulty
    let map = try Scout.explore(subject)
    var detected = Detected()
    for seed in 0..<seeds {
      var search = BlockSearch(
        subject: subject, contract: fault.contract,
        search: Search(
          .random(Seed(naming: subject.name).part("bench", UInt64(seed))),
          playsClassics: playsClassics), map: map)
      if fault.exhibit.caughtByNothingRan {
        if try nothingRan(subject, &search) { detected.silences += 1 }
        continue
      }
      guard let (run, found) = try first(fault, &search) else { continue }
      let example = try Minimizer(
        subject: subject, contract: fault.contract, budget: Budget(), map: map
      ).counterexample(for: found.finding, in: found.trace, foundAt: run)
      detected.add(found.finding, at: run, example)
    }
    let fields: [(String, JSONLine.Value)] = [
      ("name", .text(fault.name)), ("row", fault.exhibit.row.map { .number($0) } ?? .null),
      ("seeds", .number(seeds)),
    ]
    JSONLine(fields + detected.fields + (showsMinima ? [detected.minimaField] : [])).print()
  }

  /// Returns true if an event that the subject's code declares as expected happens in none of the
  /// maximum number of runs.
  private func nothingRan(_ subject: Subject, _ search: inout BlockSearch) throws -> Bool {
    var tally = Tally()
    for index in 0..<(Self.limit / Block.size) { tally.add(try search.block(index).tally) }
    return subject.expecting.contains { !tally.meets($0) }
  }

  /// Returns the number of the first run that shows a fault, and the most telling broken rule in
  /// its block of runs; `nil` if no run shows the fault.
  private func first(
    _ fault: Fault, _ search: inout BlockSearch
  ) throws -> (run: Int, found: FoundTrace)? {
    var index = 0
    while index * Block.size < Self.limit {
      let runs = min(Block.size, Self.limit - index * Block.size)
      let block = try search.block(index, positions: 0..<runs)
      let caught = fault.caughtBy.flatMap { telling in
        block.found.filter { $0.finding.isCovered(by: telling) }
      }
      if let run = caught.map(\.run).min() { return (run, caught[0]) }
      index += 1
    }
    return nil
  }
}

/// The results of several searches for one fault, each from another seed.
private struct Detected {
  private var foundAt: [Int] = []
  private var clauses: [String] = []
  private var minima: [(trace: Trace, count: Int)] = []
  private var steps = 0
  private var certified = true
  /// The number of searches that noticed the fault only by the absence of an expected event.
  var silences = 0

  /// Adds to the results a search that has found the planted fault.
  mutating func add(_ finding: Finding, at run: Int, _ example: Counterexample) {
    foundAt.append(run)
    if !clauses.contains("\(finding)") { clauses.append("\(finding)") }
    if let known = minima.firstIndex(where: { $0.trace == example.trace }) {
      minima[known].count += 1
    } else {
      minima.append((example.trace, 1))
    }
    steps = max(steps, example.trace.count)
    certified = certified && example.shrinking.certificate.isComplete
  }

  var fields: [(String, JSONLine.Value)] {
    let sorted = foundAt.sorted()
    let names = clauses + (silences > 0 ? ["nothing ran"] : [])
    return [
      ("caught", .number(sorted.count + silences)),
      ("clauses", .list(names.map { .text($0) })),
      ("found_at_median", sorted.isEmpty ? .null : .number(sorted[sorted.count / 2])),
      ("found_at_max", sorted.last.map { .number($0) } ?? .null), ("steps", .number(steps)),
      ("certified", .bool(certified)), ("distinct_minima", .number(minima.count)),
      ("same_minimum", .number(minima.map(\.count).max() ?? 0)),
    ]
  }

  var minimaField: (String, JSONLine.Value) {
    (
      "minima",
      .list(minima.map { .text("\($0.count): " + $0.trace.lines.joined(separator: "; ")) })
    )
  }
}
