import Choices
import HeadlessUIKit

/// One check, as a list of assignments that grows with their answers.
///
/// An inquiry does nothing by itself. It says what can be done next and takes what came of it, in whatever order it comes;
/// whoever asks does the work, in this process or in many. What is known is written into a ledger in the order of the
/// blocks, so the verdict does not depend on who did what, or when.
///
/// ```swift
/// while let assignment = inquiry.next() {
///   inquiry.take(performer.perform(assignment), of: assignment)
/// }
/// ```
///
/// First comes a look around, then the stored traces, then block after block. The first block that breaks anything that is
/// not known ends the search; blocks behind it that were begun meanwhile count for nothing. Then each finding
/// is investigated and stored. A process that dies is a finding if the trace it was running ends a second process, too.
/// If not, it died of something else, and the assignment is given out once more.
@MainActor
package struct Inquiry {
  package let subject: Subject
  /// What is known so far.
  package private(set) var ledger: Ledger
  private let budget: Budget
  private let share: Share
  /// The folder for the stored traces of all subjects.
  private let seeds: String
  private let stored: [(path: String, seed: SeedFile)]

  private var stage = Stage.scouting
  private var ready: [Assignment] = [.scout]
  private var terrain: Terrain?
  /// The blocks that were given out are those before this one.
  private var nextBlock: Int
  /// The blocks that were judged are those before this one.
  private var nextJudged: Int
  private var brokenBlock = Int.max
  private var arrived: [Int: Hunt.Block] = [:]
  private var deaths: [Int: Counterexample] = [:]
  private var problems: [Int: SubjectProblem] = [:]
  private var replays: [Int: Replayed] = [:]
  private var cases: [Case] = []
  private var retried: [Assignment] = []
  private var isEnding = false

  private enum Stage { case scouting, replaying, hunting, investigating, done }

  /// Something found, on its way to a counterexample.
  private struct Case {
    var found: Hunt.Found
    /// The stored trace that showed it.
    var file: String?
    var example: Counterexample?
    /// What the investigation itself did not survive.
    var death: Counterexample?
  }

  private struct Replayed {
    var violations: [Violation]
    var problem: SubjectProblem?
    var death: Counterexample?
  }

  /// Which part of a check is done here.
  ///
  /// The blocks are shared out. The stored traces are not: one that breaks something ends a check before its first block,
  /// and for that every part has to know of it. What a part finds it does not store, for another part that begins
  /// later would replay it; whoever joins the parts stores it.
  package struct Share: Sendable {
    /// The first block.
    package var first: Int
    /// From one block to the next.
    package var stride: Int

    package init(first: Int, stride: Int) {
      self.first = first
      self.stride = stride
    }

    /// All of it.
    package static let all = Share(first: 0, stride: 1)

    /// Whether nothing is done elsewhere.
    var isWhole: Bool { stride == 1 }
  }

  /// Begins a check.
  package init(
    subject: Subject, budget: Budget, seed: UInt64, seeds: String, share: Share = .all
  ) {
    self.subject = subject
    self.budget = budget
    self.share = share
    self.seeds = seeds
    ledger = Ledger(subject: subject.name, seed: seed, runs: budget.runs)
    nextBlock = share.first
    nextJudged = share.first
    var stored: [(path: String, seed: SeedFile)] = []
    for file in SeedFolder(root: seeds, subject: subject.name).load() {
      switch file.contents {
      case .success(let seed): stored.append((file.path, seed))
      case .failure(let problem): ledger.skipped.append(problem.description)
      }
    }
    self.stored = stored
    if stored.isEmpty, nextBlock * Hunt.blockSize >= budget.runs {
      ledger.hasReplayed = true
      stage = .done
    }
  }

  /// Whether everything is known.
  package var isDone: Bool { stage == .done }

  /// Whether something broke, so that no more runs will count.
  package var hasFound: Bool { brokenBlock < .max || !cases.isEmpty }

  /// How many runs are judged.
  package var runs: Int { ledger.blocks.reduce(0) { $0 + $1.runs } }

  // MARK: - Giving out

  /// The next thing that can be done now; `nil` while everything waits for an answer, and at the end.
  package mutating func next() -> Assignment? {
    guard stage != .done else { return nil }
    if !ready.isEmpty { return ready.removeFirst() }
    guard stage == .hunting, hasMoreBlocks, nextBlock < brokenBlock, let terrain else { return nil }
    let index = nextBlock
    nextBlock += share.stride
    let runs = min(Hunt.blockSize, budget.runs - index * Hunt.blockSize)
    return .block(index, runs: runs, terrain)
  }

  private var hasMoreBlocks: Bool {
    !isEnding && nextBlock < (budget.runs + Hunt.blockSize - 1) / Hunt.blockSize
  }

  /// Gives out no more blocks: those that are under way are the last.
  package mutating func endHunting() {
    isEnding = true
    if stage == .hunting { judge() }
  }

  /// Ends at once with what is known: what was found and not yet investigated is stored as it was found.
  package mutating func breakOff() {
    guard stage != .done else { return }
    ledger.isPartial = true
    if cases.isEmpty, brokenBlock < .max, let block = arrived[brokenBlock] { open(block) }
    if stage != .done { conclude() }
  }

  // MARK: - Taking in

  /// Takes what came of an assignment.
  package mutating func take(_ answer: Answer, of assignment: Assignment) {
    guard stage != .done else { return }
    switch (assignment, answer) {
    case (_, .died(let death)): mourn(death, of: assignment)
    case (.inquest(let death, let original), .survived): again(original, after: death)
    case (.inquest(_, let original), .counterexample(let example)):
      bury(example, found: original)
    case (.inquest(let death, let original), _): again(original, after: death)
    case (.scout, .terrain(let terrain)):
      self.terrain = terrain
      stage = .replaying
      ready += stored.enumerated().map { .replay($0.offset, $0.element.seed.trace) }
      judgeReplays()
    case (.replay(let index, _), .replayed(let violations)):
      replays[index] = Replayed(violations: violations)
      judgeReplays()
    case (.replay(let index, _), .problem(let problem)):
      replays[index] = Replayed(violations: [], problem: problem)
      judgeReplays()
    case (.block(let index, let runs, _), .block(let block)):
      // An enumeration has come to its end.
      if block.runs < runs, deaths[index] == nil { isEnding = true }
      add(block, at: index)
    case (.investigate(let index, _, _, _, _), .counterexample(let example)):
      guard cases.indices.contains(index) else { return }
      cases[index].example = example
      concludeIfInvestigated()
    case (.block(let index, _, _), .problem(let problem)):
      // In its turn, like anything else that ends the search.
      problems[index] = problem
      brokenBlock = min(brokenBlock, index)
      add(Hunt.Block(index: index), at: index)
    case (_, .problem(let problem)):
      guard counts(assignment) else { return }
      ledger.problem = problem
      if ledger.brokenBlock == nil { ledger.brokenBlock = -1 }
      stage = .done
    default: break
    }
  }

  /// Whether an answer to this still matters: not if it is about a block behind one that broke something.
  private func counts(_ assignment: Assignment) -> Bool {
    switch assignment {
    case .block(let index, _, _): stage == .hunting && index <= brokenBlock
    case .inquest(_, let original): counts(original)
    default: true
    }
  }

  private mutating func add(_ block: Hunt.Block, at index: Int) {
    guard stage == .hunting else { return }
    var block = block
    if let death = deaths[index] {
      block.found.append(
        Hunt.Found(
          finding: death.finding, run: death.foundAt ?? index * Hunt.blockSize + 1,
          trace: death.trace, violation: death.violation))
    }
    arrived[index] = block
    if block.found.contains(where: { !subject.knows($0.finding) }) {
      brokenBlock = min(brokenBlock, index)
    }
    judge()
  }

  // MARK: - Deaths

  private mutating func mourn(_ death: Death, of assignment: Assignment) {
    guard counts(assignment) else { return }
    if death.trace == nil { return again(assignment, after: death) }
    if case .inquest = assignment { return again(assignment, after: death) }
    ready.append(.inquest(death, assignment))
  }

  /// Gives out an assignment once more, since the process that had it died of something else.
  private mutating func again(_ assignment: Assignment, after death: Death) {
    guard counts(assignment) else { return }
    guard !retried.contains(assignment) else {
      ledger.loss =
        "a worker was lost twice though its trace runs when it is run by itself; "
        + "the last time \(death.violation.message)"
      return stage = .done
    }
    retried.append(assignment)
    ready.append(assignment)
  }

  /// Files what an inquest found where it belongs.
  private mutating func bury(_ example: Counterexample, found original: Assignment) {
    guard counts(original) else { return }
    switch original {
    case .block(let index, _, let terrain):
      deaths[index] = example
      // What was found in the runs before the deadly one, and what they covered, is still wanted.
      let runs = (example.foundAt ?? 1) - 1 - index * Hunt.blockSize
      if runs > 0 {
        ready.append(.block(index, runs: runs, terrain))
      } else {
        add(Hunt.Block(index: index), at: index)
      }
    case .replay(let index, _):
      replays[index] = Replayed(violations: [example.violation], death: example)
      judgeReplays()
    case .investigate(let index, _, _, _, _):
      guard cases.indices.contains(index) else { return }
      cases[index].example = unexplained(cases[index].found)
      cases[index].death = example
      concludeIfInvestigated()
    default:
      cases = [Case(found: found(in: example), example: example)]
      conclude()
    }
  }

  private func found(in example: Counterexample) -> Hunt.Found {
    Hunt.Found(
      finding: example.finding, run: example.foundAt ?? 0, trace: example.trace,
      violation: example.violation)
  }

  // MARK: - Judging

  private mutating func judgeReplays() {
    guard stage == .replaying, replays.count == stored.count else { return }
    for (index, file) in stored.enumerated() {
      guard let replay = replays[index] else { continue }
      if let problem = replay.problem {
        ledger.skipped.append("\(file.path): \(problem)")
        continue
      }
      let findings = replay.violations.map(\.finding)
      ledger.replays.append(
        Ledger.Replay(path: file.path, expected: file.seed.breaks, findings: findings))
      for violation in replay.violations
      where !subject.knows(violation.finding)
        && !cases.contains(where: { $0.found.finding == violation.finding })
      {
        cases.append(
          Case(
            found: Hunt.Found(
              finding: violation.finding, run: 0, trace: file.seed.trace, violation: violation),
            file: file.path,
            example: replay.death?.finding == violation.finding ? replay.death : nil))
      }
    }
    ledger.hasReplayed = true
    stage = .hunting
    if cases.isEmpty { judge() } else { investigate(block: -1) }
  }

  /// Judges the blocks that are there, in order.
  private mutating func judge() {
    while stage == .hunting, let block = arrived[nextJudged] {
      ledger.blocks.append(block)
      guard nextJudged != brokenBlock else { return open(block) }
      nextJudged += share.stride
    }
    if stage == .hunting, nextJudged >= nextBlock, !hasMoreBlocks { stage = .done }
  }

  /// Opens a case for everything a block found that is not known.
  private mutating func open(_ block: Hunt.Block) {
    if let problem = problems[block.index] {
      ledger.problem = problem
      ledger.brokenBlock = block.index
      return stage = .done
    }
    for found in block.found where !subject.knows(found.finding) {
      let death = deaths[block.index]
      cases.append(
        Case(found: found, example: death?.finding == found.finding ? death : nil))
    }
    investigate(block: block.index)
  }

  private mutating func investigate(block: Int) {
    stage = .investigating
    ledger.brokenBlock = block
    cases = Array(cases.prefix(budget.reports))
    ready = []
    if let terrain {
      for (index, one) in cases.enumerated() where one.example == nil {
        let run = one.found.run > 0 ? one.found.run : nil
        ready.append(
          .investigate(index, one.found.finding, one.found.trace, foundAt: run, terrain))
      }
    }
    concludeIfInvestigated()
  }

  private mutating func concludeIfInvestigated() {
    if stage == .investigating, cases.allSatisfy({ $0.example != nil }) { conclude() }
  }

  // MARK: - The end

  private mutating func conclude() {
    stage = .done
    guard !cases.isEmpty else { return }
    if ledger.brokenBlock == nil { ledger.brokenBlock = -1 }
    for one in cases {
      var example = one.example ?? unexplained(one.found)
      example.file = one.file
      add(example)
      if let death = one.death { add(death) }
    }
    if share.isWhole { ledger.storeExamples(in: seeds) }
  }

  private mutating func add(_ example: Counterexample) {
    let isNew = !ledger.examples.contains {
      $0.finding == example.finding && $0.trace == example.trace
    }
    if isNew { ledger.examples.append(example) }
  }

  /// A counterexample as it was found: there was no time to shrink it, or shrinking it was not survived.
  private func unexplained(_ found: Hunt.Found) -> Counterexample {
    Counterexample(
      subject: subject.name, violation: found.violation, trace: found.trace,
      fromSteps: found.trace.count, foundAt: found.run > 0 ? found.run : nil,
      shrinkEvaluations: 0, certificate: Certificate(tried: 0, isComplete: false),
      irrelevant: [], journal: Journal(), settings: subject.behavior.settings)
  }
}
