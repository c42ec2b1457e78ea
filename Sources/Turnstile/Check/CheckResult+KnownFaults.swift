extension CheckResult {
  /// The findings of all runs so far, of stored traces, the exploration and the search.
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

  /// Returns true if a fault that the subject declares as known was not found, and no unknown one
  /// was. The search then continues beyond its budget, because only a long search can show that a
  /// fault is mended.
  ///
  /// A shard, that is, a part of the check on another machine, judges by its own runs alone, so the
  /// shards together make at least the runs of an undivided check. Further runs are left out when
  /// the results of the shards are joined.
  func lacksKnownFault(of subject: Subject, _ contract: Contract) -> Bool {
    runs >= Block.size && !knownFaultsNotFound(of: subject, contract).isEmpty
      && found.allSatisfy(subject.knows)
  }

  /// Removes the runs that a check on a single machine would not have made. Such a check would have
  /// ended earlier, because each of its decisions rests on all runs before it, and not on those of
  /// one shard.
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
