import Choices
import Testing

@testable import Turnstile
import UIKit

@Suite("Minimizers") @MainActor
struct MinimizerTests {
  private let stuck = Subject("stuck") { stage in
    let home = UIViewController()
    stage.window.rootViewController = home
    let delegate = Delegate()
    stage.keep(delegate, with: home)
    stage.action("open") {
      guard home.presentedViewController == nil else { return }
      let card = UIViewController()
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = delegate
      home.present(card, animated: true)
    }
  }

  @Test("What hangs is made smaller, and what is only slow is not run again: that would take hours")
  func slow() throws {
    var asked = 0
    func smaller(_ manner: ProcessFailure.Manner) throws -> Trace? {
      let minimizer = CrashMinimizer(subject: stuck, budget: Budget()) { trace, _, _ in
        asked += 1
        return ProcessFailure(manner, trace: trace, run: nil)
      }
      let trace = Trace([Step(0, .action("open")), Step(40, .settle)])
      let failure = ProcessFailure(manner, trace: trace, run: 1)
      let found = FoundTrace(
        finding: failure.finding, run: 1, trace: trace, violation: failure.violation)
      return try minimizer.counterexample(for: found, on: .sample)?.trace
    }

    #expect(try smaller(.slow(seconds: 60)) == nil)
    #expect(asked == 0)
    #expect(try smaller(.stall)?.count ?? 2 < 2)
  }

  @Test("What comes and goes with a cut is told as resting on it, and no fault of the app")
  func comesAndGoesWithCuts() {
    let trace = Trace([Step(0, .action("open"))])
    var failure = ProcessFailure(.trap, trace: trace, run: 1)
    func isJudged() -> Bool {
      let found = FoundTrace(
        finding: failure.finding, run: 1, trace: trace, violation: failure.violation,
        endsItsProcess: true)
      let search = PrecedingTraceSearch(subject: stuck, found: found, map: .sample) {
        if case .rehearse = $0 { .replayed([]) } else { nil }
      }
      let violation = search.counterexample().violation
      #expect(violation.finding == Finding(.nondeterministic))
      return violation.isJudged
    }
    #expect(isJudged())
    failure.cuts = [CutPassage("Wallet.swift:4 code")]
    #expect(!isJudged())
    failure.cuts = [CutPassage("Wallet.swift:4 code", isLoss: true)]
    #expect(isJudged())
  }

  /// Returns an app with a card whose transition never completes, either always or every other time
  /// that the app is built. The app counts how often it is built.
  private func counting(_ count: Count, stuckEveryTime: Bool) -> Subject {
    Subject("counting") { stage in
      count.value += 1
      let isStuck = stuckEveryTime || count.value % 2 == 0
      let home = UIViewController()
      stage.window.rootViewController = home
      let delegate = Delegate()
      stage.keep(delegate, with: home)
      stage.action("open") { [value = count.value] in
        stage.note("\(value)")
        let card = UIViewController()
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = isStuck ? delegate : nil
        home.present(card, animated: true)
      }
    }
  }

  @Test(
    "What every execution breaks is reported though executions differ in something else, and that is reported as well",
    arguments: [true, false])
  func sure(stuckEveryTime: Bool) throws {
    let subject = counting(Count(), stuckEveryTime: stuckEveryTime)
    let minimizer = Minimizer(
      subject: subject, contract: .standard, budget: Budget(), map: .sample)
    let trace = Trace([Step(0, .action("open")), Step(40, .settle)])
    let example = try minimizer.counterexample(
      for: .completesInTime(.neverCompleted), in: trace, foundAt: 1)

    let told = ([example] + example.beside).map(\.finding.clause)
    #expect(told == (stuckEveryTime ? [.completesInTime, .nondeterministic] : [.nondeterministic]))
  }

  @Test("A finding is not made smaller into one of its clause that has another cause")
  func itself() throws {
    let subject = Subject("two findings of one clause") { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      stage.action("open") { home.endAppearanceTransition() }
      stage.action("close") { home.beginAppearanceTransition(false, animated: false) }
    }
    let minimizer = Minimizer(
      subject: subject, contract: .standard, budget: Budget(), map: .sample)
    let trace = Trace([Step(0, .action("open")), Step(40, .settle), Step(41, .action("close"))])
    let unended = Finding(.appearanceBalanced, cause: .begunNeverEnded)
    let example = try minimizer.counterexample(for: unended, in: trace, foundAt: 1)

    #expect(example.finding == unended)
    #expect(example.trace.lines == ["  0 do close"])
  }

  @Test("A clause stands for its findings where the trace shows none without a cause")
  func anyOfThem() throws {
    let minimizer = Minimizer(subject: stuck, contract: .standard, budget: Budget(), map: .sample)
    let trace = Trace([Step(0, .action("open")), Step(40, .settle)])
    let example = try minimizer.counterexample(for: .completesInTime, in: trace, foundAt: 1)

    #expect(example.finding == .completesInTime(.neverCompleted))
  }

  @Test("No trace is run twice while one is made smaller")
  func once() throws {
    var tried: [Trace] = []
    let minimizer = Minimizer(
      subject: stuck, contract: .standard, budget: Budget(), map: .sample,
      willRun: { tried.append($0) })
    let trace = Trace([
      Step(0, .tap(.init(5, 5))), Step(40, .settle), Step(41, .action("open")), Step(90, .settle),
      Step(95, .tap(.init(90, 300))),
    ])
    let example = try minimizer.counterexample(for: .completesInTime, in: trace, foundAt: 1)

    let smaller = tried.filter { $0 != trace && $0 != example.trace }
    #expect(example.trace.lines == ["  0 do open"])
    #expect(Set(smaller).count > 3)
    #expect(smaller.count == Set(smaller).count)
  }

  @Test("A smaller trace that breaks the clause only with a cause does not show what has no cause")
  func withoutCause() throws {
    let subject = Subject("noted") { stage in
      stage.window.rootViewController = UIViewController()
      for name in ["all", "some"] { stage.action(name) { stage.note(name) } }
    }
    let minimizer = Minimizer(
      subject: subject, contract: Contract([Noted.clause]), budget: Budget(), map: .sample)
    let trace = Trace([Step(0, .action("all")), Step(0, .action("some"))])
    let example = try minimizer.counterexample(
      for: Finding(Noted.clause.name), in: trace, foundAt: 1)

    #expect(example.finding == Finding(Noted.clause.name))
    #expect(example.trace.lines == ["  0 do some"])
  }

  /// A judge (observer) that reports a broken rule without a cause in one case, and with a cause in
  /// another.
  private final class Noted: Judge {
    static let clause = Clause(ClauseName(rawValue: "noted"), promises: "nothing is noted") {
      Noted()
    }

    func concluded(in world: World) {
      if world.notes.contains("all") {
        world.report(Finding(Self.clause.name, cause: Cause(rawValue: "all")), "all is noted.")
      }
      if world.notes.contains("some") {
        world.report(Finding(Self.clause.name), "some is noted.")
      }
    }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Never() }
  }

  private final class Never: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {}
  }
}

/// A counter of how often a test app was built.
@MainActor
private final class Count {
  var value = 0
}
