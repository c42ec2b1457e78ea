extension CheckResult {
  /// The findings of all runs so far.
  private var found: [Finding] {
    replays.flatMap { $0.found.map(\.finding) } + knownWhileScouting
      + blocks.flatMap { $0.found.map(\.finding) }
  }

  /// Returns the faults that a subject declares as known, that the contract judges, and that no run
  /// so far has shown.
  func knownFaultsNotFound(of subject: Subject, _ contract: Contract) -> [Finding] {
    guard !subject.knownFaults.isEmpty else { return [] }
    let found = found
    return subject.knownFaults.filter { fault in
      contract.judges(fault) && !found.contains { $0.isCovered(by: fault) }
    }
  }

  /// Returns true if a known fault was not found, and no unknown one was, so that the search
  /// continues beyond its budget.
  ///
  /// A shard, that is, a part of the check on another machine, judges by its own runs alone, so the
  /// shards together make at least the runs of an undivided check. Further runs are left out when
  /// the results of the shards are joined.
  func lacksKnownFault(of subject: Subject, _ contract: Contract) -> Bool {
    runs >= Block.size && !knownFaultsNotFound(of: subject, contract).isEmpty
      && found.allSatisfy(subject.knows)
  }

  /// Removes the runs that an undivided check would not have made. It would have ended earlier,
  /// because its earlier runs include those of all shards.
  mutating func leaveOutRunsBeyond(_ subject: Subject, _ contract: Contract) {
    let (all, most) = (blocks, Budget.runsForKnownFaults(runs))
    var limit = runs
    while true {
      blocks = all.filter { $0.index < Block.count(runs: limit) }
      guard limit < most, blocks.count < all.count, lacksKnownFault(of: subject, contract) else {
        return
      }
      limit = min(limit + runs, most)
    }
  }
}
