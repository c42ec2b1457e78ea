/// The comparisons between processes in a check: those that are under way, and the differences
/// found so far.
@MainActor
struct ProcessComparisons {
  private let subject: Subject
  private let isolation: CheckCoordinator.Isolation
  /// The comparisons that are under way, each by the number of the block from which its sample is
  /// taken.
  private var underWay: [Int: ProcessComparison] = [:]
  private var found: [(block: Int, example: Counterexample)] = []

  init(subject: Subject, isolation: CheckCoordinator.Isolation) {
    self.subject = subject
    self.isolation = isolation
  }

  /// True if no comparison between processes is under way.
  var isEmpty: Bool { underWay.isEmpty }

  /// The counterexamples for differences between processes, in the order of the blocks.
  var differences: [Counterexample] {
    found.sorted { $0.block < $1.block }.map(\.example)
  }

  /// Returns true if the runs of a block are being compared between processes.
  func isUnderWay(_ block: Int) -> Bool { underWay[block] != nil }

  /// Begins the comparison that every check makes, and returns the assignments that make its
  /// samples.
  mutating func begin(runs: Int, _ map: SubjectMap) -> [Assignment] {
    switch isolation {
    case .unknown: return []
    case .freshProcesses: return compare(0, count: Sample.size(runs: runs), map)
    case .oneProcess:
      let count = min(runs, Sample.repeated)
      // In a check with one process only the first sample is made now; that process makes the
      // second sample at the end of the check.
      return compare(0, count: count, map, shows: 0..<count).filter { !$0.isForOtherHashes }
    }
  }

  /// Returns the assignment that makes the first sample once more in the process that has made all
  /// runs; `nil` if processes are compared with each other, or there is no sample.
  func repetition(on map: SubjectMap) -> Assignment? {
    guard isolation == .oneProcess, let first = underWay[0]?.first else { return nil }
    let count = first.digests.count
    return .sample(Sample.Order(block: 0, count: count, shows: 0..<count, inOther: true), map)
  }

  /// Begins to compare the first runs of a block between two processes, and returns the assignments
  /// that make the two samples.
  mutating func compare(
    _ block: Int, count: Int, _ map: SubjectMap, shows: Range<Int> = 0..<0
  ) -> [Assignment] {
    guard count > 0 else { return [] }
    underWay[block] = ProcessComparison(subject: subject, shows: shows)
    return [false, true].map { inOther in
      .sample(Sample.Order(block: block, count: count, shows: shows, inOther: inOther), map)
    }
  }

  /// Stores the answer of the process that made one of the two samples of a block.
  ///
  /// - Returns: The assignments for a second comparison, if the first one has found a run that
  ///   differs.
  mutating func take(
    _ answer: Answer, of order: Sample.Order, _ map: SubjectMap
  ) -> [Assignment] {
    underWay[order.block]?.take(answer, inOther: order.inOther)
    guard
      let outcome = underWay[order.block]?.outcome(inOneProcess: isolation == .oneProcess)
    else { return [] }
    underWay[order.block] = nil
    switch outcome {
    case .same: return []
    case .differs(let example):
      found.append((order.block, example))
      return []
    case .differsAt(let place):
      return compare(order.block, count: place + 1, map, shows: place..<(place + 1))
    }
  }
}
