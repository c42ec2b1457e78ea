import Foundation
import Testing
import Turnstile
import UIKit

@Suite("Checks") @MainActor
struct CheckTests {
  private let seeds = FileManager.default.temporaryDirectory
    .appendingPathComponent("turnstile-check-\(ProcessInfo.processInfo.globallyUniqueString)").path

  /// Returns an app with a card that opens and closes. If it is to be stuck, its animator never
  /// completes the transition.
  private func card(_ name: String, knownFaults: [Finding] = [], stuck: Bool = false) -> Subject {
    Subject(name, knownFaults: knownFaults) { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      let delegate = Delegate(stuck: stuck)
      stage.keep(delegate, with: home)
      stage.action("open") {
        guard home.presentedViewController == nil else { return }
        let card = UIViewController()
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = delegate
        home.present(card, animated: true) { stage.note("didOpen") }
      }
      stage.action("close") {
        guard let card = home.presentedViewController, !card.isBeingDismissed else { return }
        home.dismiss(animated: true)
      }
    }
  }

  @Test("The report says what is broken, by which steps, how sure that is, and how to see it again")
  func report() throws {
    let example = try #require(throws: Counterexample.self) {
      try check(
        card("stuck", stuck: true), .standard.only([.completesInTime]), .runs(64), seeds: seeds)
    }

    func command(_ verb: String) -> String {
      "TURNSTILE='\(verb) \(seeds)/stuck/completes-in-time.trace' swift test --filter TurnstileTests"
    }
    #expect(
      "\(example)" == """
        stuck breaks completes-in-time: the presentation of UIViewController[1] never completes: the animator \
        returned without animating or completing.

          0 ms  do open    presentation requested · presentation starts

          code            *
          presentation 1   s
          broke            ^

          * code or system · s starts

          observed  never completed
          promised  within 2.3 s

          1 step, from \(example.shrinking.fromSteps) · certified minimal (the only smaller trace does not break it)
          fix: call completeTransition on every path, such as where a guard returns

          replay   \(command("replay"))
          film     \(command("film"))
          blame    \(command("blame"))
          explain  TURNSTILE='explain completes-in-time:never-completed' swift test --filter TurnstileTests
        """)
  }

  @Test("Two checks with one seed say the same to the letter")
  func deterministic() throws {
    func once() throws -> String {
      let folder = seeds + "-\(Int.zero)"
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let example = try #require(throws: Counterexample.self) {
        try check(card("twice", stuck: true), .standard, .runs(128), seed: 7, seeds: folder)
      }
      return "\(example)"
    }

    #expect(try once() == once())
  }

  @Test("A known fault that is found is expected, one that is gone asks for its mark to go")
  func knownFaults() throws {
    let known: [Finding] = [.completesInTime, .staysResponsive, .finishArrives]
    let summary = try? check(
      card("known", knownFaults: Array(known.prefix(2)), stuck: true),
      .standard.only([.completesInTime]),
      .runs(64), seeds: seeds)
    #expect(summary?.known.map(\.clause) == [.completesInTime])

    let gone = try #require(throws: KnownFaultGone.self) {
      try check(
        card("mended", knownFaults: [.completesInTime]), .standard, .runs(256), seeds: seeds)
    }
    #expect(
      "\(gone)" == """
        mended: the known fault completes-in-time was not found in 2,048 runs. \
        If it is mended, remove it from knownFaults.
        """)
  }

  @Test("A search goes on beyond its budget for a known fault that is rare")
  func rareKnownFault() throws {
    let rare = Subject("rare", knownFaults: [Finding(.actionThrew)]) { stage in
      stage.window.rootViewController = UIViewController()
      var knocks = 0
      stage.action("knock") { knocks += 1 }
      stage.action("calm down") { knocks = 0 }
      stage.action("open") { if knocks == 3 { throw Broken() } }
    }
    let summary = try check(rare, Contract([]), .runs(256), seeds: seeds)

    #expect(summary.known == [Finding(.actionThrew)])
    #expect(summary.runs > 256)
    #expect(summary.runs % 256 == 0)
    #expect(summary.runs <= 2_048)
  }

  @Test("A rare fault is accepted, is not searched for, and is not told as gone")
  func rareFaults() throws {
    var subject = card("rare faults", stuck: true)
    subject.rareFaults = [.completesInTime]
    let contract = Contract.standard.only([.completesInTime])
    #expect(
      try check(subject, contract, .runs(64), seeds: seeds).known.map(\.clause) == [
        .completesInTime
      ])

    subject = card("rare and away")
    subject.rareFaults = [.completesInTime]
    let away = try check(subject, contract, .runs(256), seeds: seeds)
    #expect(away.known.isEmpty)
    #expect(away.runs == 256)
  }

  private struct Broken: Error {}

  @Test("A known fault whose clause is not judged is not told as gone")
  func knownFaultNotJudged() throws {
    let summary = try check(
      card("unjudged", knownFaults: [.completesInTime]), .standard.only([.completesOnce]),
      .runs(256), seeds: seeds)

    #expect(summary.runs == 256)
  }

  @Test("A stored trace is replayed before anything random")
  func replaysFirst() throws {
    try StoredTraceFolder(root: seeds, subject: "first").save(
      StoredTrace(
        subject: "first", breaks: .completesInTime, trace: Trace([Step(0, .action("open"))]))
    )

    let example = try #require(throws: Counterexample.self) {
      try check(card("first", stuck: true), .standard, .runs(0), seeds: seeds)
    }
    #expect(example.shrinking.foundAt == nil)
    #expect(example.finding.clause == .completesInTime)
  }

  @Test("Clauses of one's own are judged, shrunk and reported like any other")
  func ownClauses() throws {
    let never = try #require(throws: Counterexample.self) {
      try check(
        card("own"), Contract([.never("the card opens") { $0.notes.contains("didOpen") }]),
        .runs(64),
        seeds: seeds)
    }
    #expect(never.finding.description == "the-card-opens")
    #expect(never.trace.lines == ["  0 do open"])

    let opens = Clause.sometimes("the card opens") { $0.notes.contains("didOpen") }
    #expect(throws: Never.self) {
      try check(card("own"), Contract([opens]), .runs(256), seeds: "/none")
    }
    let flies = Clause.sometimes("the card flies") { $0.notes.contains("didFly") }
    #expect(throws: NothingRan.self) {
      try check(card("own"), Contract([flies]), .runs(256), seeds: "/none")
    }
  }

  @Test("What is found beyond the number of reports is named behind them", arguments: [1, 3])
  func named(reports: Int) throws {
    let words = ["one", "two", "three"]
    let subject = Subject("shouts") { stage in
      stage.window.rootViewController = UIViewController()
      for word in words { stage.action(word) { stage.note(word) } }
    }
    let clauses = words.map { word in Clause.never(word) { $0.notes.contains(word) } }

    let example = try #require(throws: Counterexample.self) {
      try check(
        subject, Contract(clauses), Budget(runs: 256, reports: reports), seeds: "/dev/null/seeds")
    }
    let told = ([example] + example.restOfCheck.others).map(\.finding)
    #expect(told.count == reports)
    #expect(told.count + example.restOfCheck.named.count == words.count)
    let line = "found as well, and not made small: "
    let names = example.restOfCheck.named.map(\.description).joined(separator: ", ")
    #expect("\(example)".hasSuffix(line + names) == (reports == 1))
  }

  @Test("What leads to something does so in time")
  func leadsTo() throws {
    let announced = Clause.leadsTo(
      "opening is announced", within: .seconds(1),
      from: { !$0.transitions.isEmpty }, to: { $0.notes.contains("didOpen") })

    #expect(throws: Never.self) {
      try check(card("prompt"), Contract([announced]), .runs(128), seeds: "/none")
    }
    #expect(throws: Counterexample.self) {
      try check(card("silent", stuck: true), Contract([announced]), .runs(128), seeds: seeds)
    }
  }
}

private final class Delegate: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private let stuck: Bool

  init(stuck: Bool) { self.stuck = stuck }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard !stuck, let incoming = context.view(forKey: .to) else { return }
    context.containerView.addSubview(incoming)
    incoming.alpha = 0
    UIView.animate(withDuration: 0.3) {
      incoming.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
