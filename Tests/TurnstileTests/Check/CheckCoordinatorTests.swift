import Choices
import Foundation
import Testing
import UIKit

@testable import Turnstile

@Suite("The coordinator of a check") @MainActor
struct CheckCoordinatorTests {
  /// An app that fails after exactly three actions `knock`, so that a search finds the fault within
  /// a few blocks of runs.
  private let subject = Self.subject(known: [])

  private static func subject(known: [Finding]) -> Subject {
    Subject("knocks", knownFaults: known) { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      var knocks = 0
      stage.action("knock") { knocks += 1 }
      stage.action("calm down") { knocks = 0 }
      stage.action("open") { if knocks == 3 { throw Broken() } }
    }
  }

  private struct Broken: Error {}

  private func coordinator(
    _ share: CheckCoordinator.Share = .all, of subject: Subject? = nil, runs: Int = 2048
  ) -> CheckCoordinator {
    let seeds = FileManager.default.temporaryDirectory
      .appending(path: "turnstile-coordinator-\(ProcessInfo.processInfo.globallyUniqueString)").path
    return CheckCoordinator(
      subject: subject ?? self.subject, contract: .standard, budget: .runs(runs), seed: 3,
      seeds: seeds, share: share)
  }

  private var performer: Performer {
    Performer(
      subject: subject, contract: .standard, budget: .runs(2048), search: Search(.random(Seed(3))))
  }

  /// Performs the whole check that a coordinator directs. The answers to pieces of work that were
  /// open at the same time are handed back in an order that a closure chooses.
  private func conclude(
    _ coordinator: CheckCoordinator, atOnce: Int,
    order: ([(Assignment, Answer)]) -> [(Assignment, Answer)]
  ) -> CheckResult {
    var (coordinator, performer) = (coordinator, performer)
    while !coordinator.isDone {
      var answers: [(Assignment, Answer)] = []
      while answers.count < atOnce, let assignment = coordinator.next() {
        answers.append((assignment, performer.perform(assignment)))
      }
      for (assignment, answer) in order(answers) { coordinator.take(answer, of: assignment) }
    }
    return coordinator.result
  }

  private func verdict(_ result: CheckResult) -> String {
    let conclusion = result.conclusion(on: subject, .standard, isWhole: true)
    return conclusion.error.map { "\($0)" }?.replacing(/(replay|film|blame) .*/, with: "") ?? "kept"
  }

  @Test("In whichever order answers come, the verdict is the same", arguments: [1, 5])
  func order(atOnce: Int) {
    let inOrder = conclude(coordinator(), atOnce: 1) { $0 }
    let backwards = conclude(coordinator(), atOnce: atOnce) { $0.reversed() }

    #expect(verdict(inOrder).contains("action-threw"))
    #expect(verdict(backwards) == verdict(inOrder))
  }

  @Test("What is broken off gives out nothing more, whatever was still to be done")
  func brokenOff() {
    var coordinator = coordinator()
    coordinator.breakOff()

    #expect(coordinator.next() == nil)
    #expect(coordinator.isDone)
    #expect(coordinator.result.isPartial)
  }

  @Test("A search goes on behind what it finds, to the end of its budget")
  func wholeBudget() {
    let result = conclude(coordinator(), atOnce: 1) { $0 }

    #expect(result.blocks.reduce(0) { $0 + $1.runs } == 2048)
    #expect(result.examples.count == 1)
  }

  @Test("The joined results of shards are the undivided one", arguments: [3])
  func joining(count: Int) {
    let whole = conclude(coordinator(), atOnce: 1) { $0 }
    let parts = (0..<count).map { index in
      conclude(coordinator(CheckCoordinator.Share(first: index, stride: count)), atOnce: 2) {
        $0.reversed()
      }
    }

    let joined = CheckResult.joining(parts.reversed(), on: subject, .standard)
    #expect(joined.blocks.map(\.index) == whole.blocks.map(\.index))
    #expect(joined.examples.map(\.trace) == whole.examples.map(\.trace))
    #expect(joined.examples.map(\.shrinking.foundAt) == whole.examples.map(\.shrinking.foundAt))
  }

  @Test(
    "Shards search on for a rare known fault, and joined they are the undivided check",
    arguments: [3, 8], [true, false])
  func joiningKnownFaults(count: Int, isThere: Bool) {
    let known: [Finding] = isThere ? [Finding(.actionThrew)] : [.completesInTime]
    let subject = Self.subject(known: known + [Finding(.actionThrew)])
    let whole = conclude(coordinator(of: subject, runs: 256), atOnce: 1) { $0 }
    let parts = (0..<count).map { index in
      let share = CheckCoordinator.Share(first: index, stride: count)
      return conclude(coordinator(share, of: subject, runs: 256), atOnce: 2) { $0.reversed() }
    }
    let joined = CheckResult.joining(parts.reversed(), on: subject, .standard)

    // The known fault occurs within the fourth block of runs, or never if it is gone. A machine
    // whose part of the check does not show it goes on searching.
    #expect(whole.blocks.count == (isThere ? 4 : 8))
    #expect(parts.reduce(0) { $0 + $1.blocks.count } >= (isThere ? 7 : 8))
    #expect(joined.blocks.map(\.index) == whole.blocks.map(\.index))
    #expect(joined.blocks.map(\.runs) == whole.blocks.map(\.runs))
  }

  @Test(
    "A process lost without having begun a trace is replaced once, and then reported as lost",
    arguments: [
      (ProcessFailure.Manner.signal(9), "a worker was lost twice"),
      (.memory(mebibytes: 100), "--memory 400 allows it"),
    ])
  func lost(manner: ProcessFailure.Manner, words: String) throws {
    var coordinator = coordinator()
    let failure = ProcessFailure(manner, trace: nil, run: nil)
    let started = coordinator.next()
    let scout = try #require(started)
    coordinator.take(.processFailed(failure), of: scout)
    let again = coordinator.next()
    #expect(again == scout)

    coordinator.take(.processFailed(failure), of: scout)
    #expect(coordinator.isDone)
    let conclusion = coordinator.result.conclusion(on: subject, .standard, isWhole: true)
    #expect(conclusion.verdict == .lost)
    #expect("\(try #require(conclusion.error))".contains(words))
  }

  /// Returns the first blocks of runs that a coordinator (of one subject's check) hands out.
  private func blocks(
    _ count: Int, of coordinator: inout CheckCoordinator
  ) throws -> [Assignment] {
    var performer = performer
    let scout = coordinator.next()
    coordinator.take(performer.perform(try #require(scout)), of: try #require(scout))
    return (0..<count).compactMap { _ in coordinator.next() }
  }

  @Test("What cannot be checked any more in some block ends the search there")
  func problems() throws {
    var coordinator = coordinator()
    let given = try blocks(2, of: &coordinator)

    coordinator.take(.problem(.nothingOnStage), of: given[1])
    #expect(!coordinator.isDone)
    coordinator.take(.block(Block(index: 0)), of: given[0])
    #expect(coordinator.isDone)
    #expect(coordinator.result.problem == .nothingOnStage)
    #expect(coordinator.result.blocks.map(\.index) == [0, 1])
  }

  @Test("A run that ends its process is a finding, and the runs before and behind it are made")
  func crash() throws {
    var coordinator = coordinator()
    let block = try blocks(1, of: &coordinator)[0]
    let failure = ProcessFailure(.signal(5), trace: Trace([Step(0, .action("open"))]), run: 101)
    coordinator.take(.processFailed(failure), of: block)
    let asked = coordinator.next()
    let confirm = try #require(asked)
    #expect(confirm == .confirmCrash(failure, block))

    coordinator.take(.confirmed(failure), of: confirm)
    let parts = [coordinator.next(), coordinator.next()].compactMap { assignment in
      if case .block(0, let positions, _) = assignment { positions } else { nil as Range<Int>? }
    }
    #expect(parts == [0..<100, 101..<256])
  }

  @Test(
    "A block whose runs keep ending their process ends with the last that may: a crash is cheap, a hang is not",
    arguments: [(ProcessFailure.Manner.signal(5), 32), (.stall, 2), (.slow(seconds: 9), 1)])
  func manyFailures(manner: ProcessFailure.Manner, limit: Int) throws {
    var coordinator = coordinator()
    var given: Assignment? = try blocks(1, of: &coordinator)[0]
    var failures = 0
    while let block = given, case .block(0, _, _) = block {
      failures += 1
      let failure = ProcessFailure(manner, trace: Trace(), run: failures)
      coordinator.take(.processFailed(failure), of: block)
      let confirm = coordinator.next()
      coordinator.take(.confirmed(failure), of: try #require(confirm))
      // The next piece of work is requested after the crash was confirmed. It is the same block
      // again as long as the coordinator repeats it.
      given = coordinator.next()
    }

    #expect(failures == limit)
  }

  // MARK: - Roots

  private func block(_ index: Int, _ runs: [[Finding]]) -> Block {
    var block = Block(index: index)
    for (position, findings) in runs.enumerated() {
      block.add(
        findings.map { Violation($0, at: 0, "broken") }, in: Trace(),
        run: index * Block.size + position + 1, of: subject)
    }
    return block
  }

  private func roots(_ blocks: [Block]) -> [[Finding]] {
    var result = CheckResult(subject: "knocks", seed: 3, budget: Budget())
    result.blocks = blocks
    return result.roots(of: subject).map { [$0.found.finding] + $0.also }
  }

  @Test("A tap that a later, cancelled transition covers is not explained by a milder fault")
  func besideMilder() {
    let milder = Finding(.finishArrives, cause: .outgoingStays)
    let covered = Finding(.staysResponsive, cause: .tapCovered)
    let blocked = Finding(.staysResponsive, cause: .screenBlocked)

    #expect(roots([block(0, [[milder, covered]])]) == [[milder], [covered]])
    #expect(roots([block(0, [[blocked, covered]])]) == [[blocked, covered]])
  }

  @Test("Of stored traces that show a finding the one that was stored for it is named")
  func storedFor() {
    let lie = Finding.outcomeIsHonest
    func replay(_ path: String, for finding: Finding, at time: Int) -> CheckResult.Replay {
      let trace = Trace([Step(time, .tap(.init(5, 5)))])
      let found = FoundTrace(
        finding: lie, run: 0, trace: trace, violation: Violation(lie, at: 0, "broken"))
      return CheckResult.Replay(path: path, expected: finding, found: [found])
    }
    var result = CheckResult(subject: "knocks", seed: 3, budget: Budget())
    result.replays = [
      replay("Seeds/a.trace", for: .cancelRestores, at: 0),
      replay("Seeds/b.trace", for: lie, at: 16),
    ]

    #expect(result.roots(of: subject).map(\.file) == ["Seeds/b.trace"])
  }

  @Test("What is only ever met behind something else goes with it")
  func also() {
    let found = block(0, [[.cancelRestores, .treeAgrees], [.cancelRestores]])

    #expect(roots([found]) == [[.cancelRestores, .treeAgrees]])
  }

  @Test("What some run meets by itself is a root of its own, in whichever block that is")
  func alone() {
    let found = [block(0, [[.cancelRestores, .treeAgrees]]), block(1, [[.treeAgrees]])]

    #expect(roots(found) == [[.cancelRestores], [.treeAgrees]])
  }

  @Test(
    "The looks of a view and what a controller was told explain no transition that hangs, and no object that stays",
    arguments: [
      (Finding(.finishArrives, cause: .misplaced), Finding.completesInTime(.nobodyEnded), true),
      (Finding(.finishArrives, cause: .misplaced), Finding(.letsGo), true),
      (Finding(.finishArrives, cause: .misplaced), .treeAgrees, false),
      (
        Finding(.roundTrip, cause: ViewProperty.gestureRecognizers.cause),
        .completesInTime(.nobodyEnded), false
      ),
      (Finding(.appearanceBalanced, cause: .unbalancedCalls), Finding(.letsGo), true),
      (
        Finding(.appearanceBalanced, cause: .unbalancedCalls), Finding(.appearanceBalanced), false
      ),
      (
        Finding(.appearanceBalanced, cause: .unbalancedCalls),
        Finding(.appearanceBalanced, cause: .toldWrongWay), true
      ),
      (.completesInTime(.nobodyEnded), Finding(.appearanceBalanced), false),
      (Finding(.noLateInput), Finding(.staysResponsive, cause: .noWayBack), true),
      (Finding(.noLateInput), Finding(.completesOnce), true),
      (Finding(.noLateInput), Finding(.cancelRestores), false),
    ] as [(Finding, Finding, Bool)])
  func unrelated(first: Finding, second: Finding, isApart: Bool) {
    let found = block(0, [[first, second], [first]])

    #expect(roots([found]) == (isApart ? [[first], [second]] : [[first, second]]))
  }

  @Test(
    "A view that arrives a little wrong does not stand for one that cannot be seen",
    arguments: [
      (Cause.transformed, Cause.offScreen, true), (.staleFrame, .hidden, true),
      (.offScreen, .transformed, false), (.misplaced, .transformed, false),
    ])
  func arrivals(first: Cause, second: Cause, isApart: Bool) {
    let root = Finding(.finishArrives, cause: first)

    #expect(root.isApart(from: Finding(.finishArrives, cause: second)) == isApart)
  }

  @Test("A transition that hangs by its gesture does not stand for a way out that hangs without it")
  func gestures() {
    for cause in [Cause.earlyEndLost, .nobodyEnded, .speedIsZero] {
      #expect(Finding.completesInTime(cause).endsByGesture)
    }
    #expect(!Finding.completesInTime(.neverCompleted).endsByGesture)
  }

  @Test("An aftermath goes with its root where that is found, in whichever block that is")
  func aftermath() {
    let cancelled = Finding(.cancelRestores, cause: Cause(rawValue: "alpha"))
    var after = Violation(Finding(.roundTrip, cause: Cause(rawValue: "alpha")), at: 0, "broken")
    after.aftermath = cancelled
    func found(_ violations: [Violation], in index: Int) -> Block {
      var block = Block(index: index)
      let run = index * Block.size + 1
      block.add(violations, in: Trace(), run: run, of: subject)
      return block
    }
    var own = after
    own.aftermath = nil
    let origin = Violation(cancelled, at: 0, "broken")

    #expect(roots([found([after], in: 0)]) == [[after.finding]])
    #expect(
      roots([found([after], in: 0), found([origin], in: 1)]) == [[cancelled, after.finding]])
    #expect(
      roots([found([after], in: 0), found([origin], in: 1), found([own], in: 2)])
        == [[cancelled], [after.finding]])
  }
}
