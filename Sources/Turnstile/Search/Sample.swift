import HeadlessUIKit

/// The results of some runs of a block, for a comparison with the same runs in another process.
///
/// Two processes with different hash seeds and memory addresses agree on everything that depends on
/// the subject and the trace alone. If they differ, the subject depends on something else: the
/// order of a set, an address, the clock, its process. The traces are among the first of a block,
/// without variations of earlier ones, so that both processes run the same.
package struct Sample: Codable, Hashable, Sendable {
  /// The order for a sample: the runs of a block that the sample contains, and those of them whose
  /// journals it contains in full.
  package struct Order: Codable, Hashable, Sendable {
    package var block: Int
    /// The number of runs in the sample, which two processes make for comparison.
    package var count: Int
    /// The positions in the sample of the runs whose traces and journals it contains in full.
    package var shows: Range<Int>
    /// True if the second process, whose hash seeds differ, makes the sample.
    package var inOther: Bool
  }

  /// A hash of each run's journal, violations and features. Two runs that behave alike have the
  /// same hash.
  package var digests: [UInt64] = []
  /// The runs of the sample that are recorded in full, with their traces and journals.
  package var shown: [Shown] = []

  /// A run that the sample contains in full: its position in the sample, its trace, and the lines
  /// of its journal.
  package struct Shown: Codable, Hashable, Sendable {
    package var place: Int
    package var run: Int
    package var trace: Trace
    package var lines: [String]
  }

  /// Creates an empty sample, for a process that failed before it had made one.
  init() {}

  @MainActor
  init(
    _ order: Order, of subject: Subject, under contract: Contract, _ search: Search,
    on map: SubjectMap, willRun: (Int?, Trace) -> Void
  ) throws(SubjectProblem) {
    let traces = Self.traces(of: order, search, on: map)
    for (position, number, trace) in traces {
      willRun(number, trace)
      let run = Performance.run(
        trace, of: subject, under: contract.clauses, keeping: [.journal, .features])
      if let problem = run.problem { throw problem }
      digests.append(Self.digest(of: run))
      guard order.shows.contains(position) else { continue }
      let lines = (run.journal?.normalizedWithinInstants.entries ?? []).map { "\($0)" }
      let broken = run.violations.map { "breaks \($0.finding): \($0.message)" }
      shown.append(Shown(place: position, run: number, trace: trace, lines: lines + broken))
    }
  }

  /// Returns the traces to run for a sample, with their positions and run numbers. Traces with an
  /// act that no earlier trace has come first, then the others, each group in the order of the
  /// block.
  static func traces(
    of order: Order, _ search: Search, on map: SubjectMap
  ) -> [(place: Int, run: Int, trace: Trace)] {
    var sources = search.sources(on: map, block: order.block)
    var seen: [String] = []
    var new: [(run: Int, trace: Trace)] = []
    var others: [(run: Int, trace: Trace)] = []
    for position in 0..<max(order.count, candidates) {
      let number = RunNumber(block: order.block, position: position)
      var next: Trace?
      for index in sources.indices where next == nil { next = sources[index].trace(for: number) }
      guard let trace = next else { break }
      let fresh = trace.steps.compactMap { step -> String? in
        switch step.act {
        case .action(let name): "do " + name
        case .tap: "tap"
        case .down: "down"
        default: nil
        }
      }.filter { !seen.contains($0) }
      seen += fresh
      if fresh.isEmpty {
        others.append((number.number + 1, trace))
      } else {
        new.append((number.number + 1, trace))
      }
    }
    return (new + others).prefix(order.count).enumerated().map { ($0, $1.run, $1.trace) }
  }

  /// The number of traces at the beginning of a block from which those of a sample are chosen.
  private static let candidates = 64

  private static func digest(of run: Run) -> UInt64 {
    var digest = run.journal?.digest ?? 0
    func add(_ number: UInt64) { digest = (digest ^ number) &* 0x0000_0100_0000_01b3 }
    for violation in run.violations {
      for byte in "\(violation.finding) \(violation.message)".utf8 { add(UInt64(byte)) }
    }
    for feature in run.features { add(feature) }
    add(UInt64(bitPattern: run.simulated))
    return digest
  }
}

// MARK: - Comparing

extension Sample {
  /// The number of first runs that a process repeats at the end of its check, to see if it behaves
  /// as before.
  static let repeated = 8

  /// Returns the number of runs of a check that are compared: one in eighty, and at most 32. Two
  /// processes make each, with a journal that doubles the cost, so this is a twentieth of the work.
  static func size(runs: Int) -> Int { min(runs / 80, 32) }

  /// Returns the position of the first run that differs from the same run in the sample of another
  /// process; `nil` if all runs are equal.
  func firstDifference(from other: Sample) -> Int? {
    let shared = min(digests.count, other.digests.count)
    if let index = (0..<shared).first(where: { digests[$0] != other.digests[$0] }) { return index }
    return digests.count == other.digests.count ? nil : shared
  }
}
