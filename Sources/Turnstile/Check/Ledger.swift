/// Everything a check came to know, in the order of the blocks: enough to reach the verdict, here or on another machine.
///
/// A shard of a check writes its ledger into its report. Joining the ledgers of all shards and reading the verdict from
/// what comes out is the same as never having shared the work.
package struct Ledger: Codable, Sendable {
  /// The subject's name.
  package var subject: String
  /// Where randomness began.
  package var seed: UInt64
  /// How many runs were asked for, over all shards.
  package var runs: Int
  /// Whether all stored traces were replayed: not if it ended before.
  package var hasReplayed = false
  /// What became of them.
  package var replays: [Replay] = []
  /// What was passed over, and why.
  package var skipped: [String] = []
  /// The blocks, in order, up to the first that broke anything.
  package var blocks: [Hunt.Block] = []
  /// What was broken.
  package var examples: [Counterexample] = []
  /// The block that broke it; -1 for anything before the first block.
  package var brokenBlock: Int?
  /// Why the subject cannot be checked.
  package var problem: SubjectProblem?
  /// How a process was lost for reasons that are not the subject's.
  package var loss: String?
  /// Whether it ended before its time.
  package var isPartial = false

  /// A stored trace that was run again.
  package struct Replay: Codable, Sendable {
    package var path: String
    package var expected: Finding?
    package var findings: [Finding]
  }

  package init(subject: String, seed: UInt64, runs: Int) {
    self.subject = subject
    self.seed = seed
    self.runs = runs
  }
}

// MARK: - Joining

extension Ledger {
  /// Joins what all the shards of one check came to know.
  ///
  /// All have replayed the same stored traces. The lowest block that broke anything ends the undivided check, so what other
  /// shards did behind it does not count.
  package static func joining(_ parts: [Ledger]) -> Ledger {
    var whole = Ledger(subject: parts[0].subject, seed: parts[0].seed, runs: parts[0].runs)
    let replayer = parts.first(where: \.hasReplayed) ?? parts[0]
    whole.hasReplayed = replayer.hasReplayed
    whole.replays = replayer.replays
    whole.skipped = replayer.skipped
    whole.loss = parts.compactMap(\.loss).first
    whole.isPartial = parts.contains(where: \.isPartial)
    if let first = parts.compactMap(\.brokenBlock).min(),
      let owner = parts.first(where: { $0.brokenBlock == first })
    {
      whole.brokenBlock = first
      whole.examples = owner.examples
      whole.problem = owner.problem
    }
    whole.blocks = parts.flatMap(\.blocks).sorted { $0.index < $1.index }
      .filter { $0.index <= whole.brokenBlock ?? .max }
    return whole
  }

  /// Stores every counterexample that has no file yet; where that cannot be done, it says why.
  package mutating func storeExamples(in root: String) {
    let folder = SeedFolder(root: root, subject: subject)
    for index in examples.indices where examples[index].file == nil {
      let example = examples[index]
      do throws(SeedProblem) {
        examples[index].file = try folder.save(
          SeedFile(subject: subject, breaks: example.finding, trace: example.trace))
      } catch {
        examples[index].problem = error.description
      }
    }
  }
}

// MARK: - The verdict

/// What a check comes to.
package enum Verdict: String, Codable, Sendable, CaseIterable {
  case kept, broken, crashed, hung, nondeterministic
  case nothingRan = "nothing ran"
  case lost
}

/// The verdict on a subject, and the reasons.
package struct Conclusion: Sendable {
  package var verdict: Verdict
  package var summary: Summary
  package var examples: [Counterexample] = []
  /// What `check` throws; `nil` if the contract is kept.
  package var error: (any Error & Sendable)?
}

extension Ledger {
  /// Reads the verdict.
  ///
  /// - Parameter isWhole: Whether this is all of a full check, so that what never happened counts.
  package func conclusion(on subject: Subject, _ contract: Contract, isWhole: Bool) -> Conclusion {
    let summary = summary(on: subject)
    func conclude(_ verdict: Verdict, _ error: (any Error & Sendable)?) -> Conclusion {
      Conclusion(verdict: verdict, summary: summary, examples: examples, error: error)
    }
    if var first = examples.first {
      first.others = Array(examples.dropFirst())
      let verdicts = examples.map(\.verdict)
      let worst =
        [.crashed, .hung, .nondeterministic, .broken].first { verdicts.contains($0) } ?? .broken
      return conclude(worst, first)
    }
    if let loss { return conclude(.lost, Lost(description: "\(subject.name): \(loss)")) }
    if let problem { return conclude(.nothingRan, problem) }
    guard isWhole, !isPartial, summary.runs >= Hunt.blockSize else { return conclude(.kept, nil) }
    // Only a full budget can tell that something does not happen any more.
    let gone = subject.knownFaults.filter { fault in
      !summary.known.contains { $0.isCovered(by: fault) }
    }
    if let fault = gone.first {
      return conclude(
        .broken, KnownFaultGone(subject: subject.name, fault: fault, runs: summary.runs))
    }
    let idle = contract.clauses.filter { clause in
      clause.mustBeExercised
        && !summary.tally.clauses.contains { $0.clause == clause.name && $0.count > 0 }
    }
    let missing =
      subject.expecting.filter { !summary.tally.meets($0) }.map(\.words)
      + idle.map { "a time when '\($0.promise)' had anything to judge" }
    guard missing.isEmpty else {
      return conclude(
        .nothingRan, NothingRan(subject: subject.name, missing: missing, runs: summary.runs))
    }
    return conclude(.kept, nil)
  }

  private func summary(on subject: Subject) -> Summary {
    var summary = Summary(subject: subject.name, seed: seed)
    summary.skipped = skipped
    summary.replayed = replays.count
    for replay in replays {
      if let expected = replay.expected, !replay.findings.contains(expected) {
        summary.nowKept.append(replay.path)
      }
      for finding in replay.findings where subject.knows(finding) { summary.metKnown(finding) }
    }
    for block in blocks {
      summary.add(block)
      for found in block.found where subject.knows(found.finding) {
        summary.metKnown(found.finding)
      }
    }
    return summary
  }
}

/// A check that lost its processes for reasons that are not the subject's.
package struct Lost: Error, Sendable, CustomStringConvertible {
  package let description: String
}

extension Subject {
  /// Whether a finding is declared as known.
  package func knows(_ finding: Finding) -> Bool {
    knownFaults.contains { finding.isCovered(by: $0) }
  }
}

extension Counterexample {
  /// The verdict it stands for.
  package var verdict: Verdict {
    switch finding.clause {
    case .crashed: .crashed
    case .hung: .hung
    case .nondeterministic: .nondeterministic
    default: .broken
    }
  }
}
