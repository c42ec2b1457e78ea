import Foundation
import HeadlessUIKit
import Testing
import Turnstile
import UIKit

@Suite("Findings of runs that pass cuts") @MainActor
struct CutFindingTests {
  private let seeds = FileManager.default.temporaryDirectory
    .appendingPathComponent("turnstile-cuts-\(ProcessInfo.processInfo.globallyUniqueString)").path
  private let contract = Contract.standard.only([.outcomeIsHonest, .cancelRestores])

  private func broken(_ rig: Rig) -> Counterexample? {
    var rig = rig
    rig.name = "cut"
    return #expect(throws: Counterexample.self) {
      try check(rig.subject, contract, .runs(256), seeds: seeds)
    }
  }

  private func kept(_ rig: Rig, _ contract: Contract? = nil) throws -> Summary {
    var rig = rig
    rig.name = "cut"
    return try check(rig.subject, contract ?? self.contract, .runs(256), seeds: seeds)
  }

  /// Tells UIKit that the transition was completed, even if it was cancelled, which is a fault.
  private let lie: Rig.Part = { $0.context.completeTransition(true) }

  @Test("A true fault beside a cut at launch and one as the card appears is the app's")
  func beside() throws {
    let example = try #require(
      broken(
        Rig {
          $0.setUp = { _ in turnstileCut("App.swift:3 configure") }
          $0.makeCard = { Tracking() }
          $0.complete = lie
        }))

    #expect(example.finding.clause == .outcomeIsHonest)
    #expect("\(example)".contains("App.swift:3 configure"))
    #expect("\(example)".contains("passed, outside of transition code"))
    #expect(example.violation.isJudged)
    #expect(example.restOfCheck.resting == nil)
  }

  @Test("An object of a missing controller's class is not judged, one of the app's subclass is")
  func standInController() throws {
    #expect(throws: NotJudged.self) {
      try check(
        Rig {
          $0.name = "cut"
          $0.makeCard = { Browser() }
          $0.complete = lie
        }.subject, contract, .runs(256), seeds: seeds)
    }
    let own = try #require(
      broken(
        Rig {
          $0.makeCard = { OwnBrowser() }
          $0.complete = lie
        }))
    #expect(own.violation.isJudged)
  }

  @Test("A fault that is the same with every answer of a cut is the app's")
  func sameWithEveryAnswer() throws {
    let example = try #require(
      broken(
        Rig {
          $0.complete = { moment in
            let title: String = turnstileStandIn("Card.swift:4 title")
            moment.home.accessibilityLabel = title
            moment.context.completeTransition(true)
          }
        }))

    #expect(
      "\(example)".contains(
        "cuts: the cut Card.swift:4 title passed, and the other answer gives the same"))
  }

  @Test(
    "A word that a class has lost is told beside a fault within the transition, and is no reason")
  func lostWord() throws {
    let example = try #require(
      broken(
        Rig {
          $0.complete = { moment in
            turnstileWithout("Card.swift:2 prefersPointerLocked")
            moment.context.completeTransition(true)
          }
        }))

    #expect("\(example)".contains("Card.swift:2 prefersPointerLocked passed"))
    #expect(example.violation.isJudged)
    #expect(example.restOfCheck.resting == nil)
  }

  @Test("A fault that is there for one answer of a cut is told apart, and is no fault of the app's")
  func onlyByAnswer() throws {
    let summary = try kept(
      Rig {
        $0.complete = { moment in
          let isHonest: Bool = turnstileStandIn("Card.swift:4 isHonest")
          moment.context.completeTransition(
            isHonest ? !moment.context.transitionWasCancelled : true)
        }
      })

    #expect(summary.resting.map(\.finding.clause) == [.outcomeIsHonest])
    #expect(summary.resting[0].violation.standing == .rests(on: ["Card.swift:4 isHonest"]))
    #expect("\(summary)".contains("not judged: it rests on the cut Card.swift:4 isHonest"))
    #expect(summary.resting[0].file == nil)
  }

  @Test("A fault that only some traces show with a cut is shown by one without")
  func shrunkAwayFromCuts() throws {
    let example = try #require(
      broken(
        Rig {
          $0.setUp = { scene in
            scene.stage.action("track") { turnstileCut("Home.swift:9 track") }
          }
          $0.complete = lie
        }))

    #expect(example.violation.cuts == nil)
    #expect(example.violation.standing == nil)
  }

  @Test("A statement that is missing from what an animation ends with is not judged")
  func missingStatement() throws {
    let summary = try kept(
      Rig { $0.complete = { _ in turnstileCut("Ending.swift:7 end") } },
      .standard.only([.completesInTime]))

    #expect(summary.resting.map(\.finding.clause) == [.completesInTime])
    #expect(summary.resting[0].violation.standing == .rests(on: ["Ending.swift:7 end"]))
  }

  @Test("A transition with a cut in its own code is not judged, and nothing else is kept")
  func inTransition() throws {
    let nothing = try #require(throws: NotJudged.self) {
      try check(
        Rig {
          $0.name = "cut"
          $0.before = { _ in turnstileCut("Animator.swift:9 blur", inTransition: true) }
          $0.complete = lie
        }.subject, contract, .runs(256), seeds: seeds)
    }

    #expect(
      "\(nothing)"
        == "cut: nothing ran. In 256 runs there was never a transition without a cut in its own code."
    )
  }

  /// Returns a card whose presenting animator contains a cut, that is, code left out on Linux. A
  /// closure completes both transitions, and may report a wrong outcome.
  private func half(_ complete: @escaping Rig.Part) -> Rig {
    Rig {
      $0.before = { moment in
        if moment.isPresenting { turnstileCut("Animator.swift:9 blur", inTransition: true) }
      }
      $0.complete = complete
    }
  }

  @Test("A transition that only lost layout is judged, and its faults rest on the cut for good")
  func layout() throws {
    let layout: Rig.Part = { moment in
      if moment.isPresenting {
        turnstileLayoutCut("Presentation.swift:12 constrain", inTransition: true)
      }
    }
    let right = try kept(Rig { $0.before = layout })
    // Only the dismissal has the fault. When it begins, the app has been at rest since the cut
    // (code left out).
    let wrong = try kept(
      Rig {
        $0.before = layout
        $0.complete = { moment in
          moment.context.completeTransition(
            moment.isPresenting ? !moment.context.transitionWasCancelled : true)
        }
      })

    #expect(right.resting.isEmpty)
    #expect("\(right)".contains("1 cut met: Presentation.swift:12 constrain"))
    #expect(!"\(right)".contains("not judged"))
    #expect(wrong.resting.map(\.finding.clause) == [.outcomeIsHonest])
    #expect(
      wrong.resting[0].violation.standing == .rests(on: ["Presentation.swift:12 constrain"]))
  }

  @Test("What a transition with a cut has brought is not judged when it leaves")
  func takenAway() throws {
    let nothing = try #require(throws: NotJudged.self) {
      var rig = half { moment in
        moment.context.completeTransition(
          moment.isPresenting ? !moment.context.transitionWasCancelled : true)
      }
      rig.name = "cut"
      try check(rig.subject, contract, .runs(256), seeds: seeds)
    }

    #expect("\(nothing)".contains("without a cut in its own code"))
  }

  /// Returns a card whose presenting animator gets a stand-in for a removed value. A closure gets
  /// the value and completes both transitions.
  private func half(
    answered complete: @escaping @MainActor @Sendable (Moment, _ picture: UIImage?) -> Void
  ) -> Rig {
    let value = Carried()
    return Rig {
      $0.before = { moment in
        guard moment.isPresenting else { return }
        value.picture = turnstileStandIn("Animator.swift:9 picture", inTransition: true)
      }
      $0.complete = { complete($0, value.picture) }
    }
  }

  @Test("A way back that goes wrong whatever value the way there is given is the app's fault")
  func takenAwayWithEveryAnswer() throws {
    let example = try #require(
      broken(
        half { moment, _ in
          moment.context.completeTransition(
            moment.isPresenting ? !moment.context.transitionWasCancelled : true)
        }))

    #expect(example.finding.clause == .outcomeIsHonest)
    #expect("\(example)".contains("the cut Animator.swift:9 picture passed, and the other answer"))
  }

  @Test("A way back that goes wrong for want of the value of the way there is not judged")
  func takenAwayForWantOfValue() throws {
    let nothing = try #require(throws: NotJudged.self) {
      var rig = half { moment, picture in
        let isRight = moment.isPresenting || picture != nil
        moment.context.completeTransition(
          isRight ? !moment.context.transitionWasCancelled : true)
      }
      rig.name = "cut"
      try check(rig.subject, contract, .runs(256), seeds: seeds)
    }

    #expect("\(nothing)".contains("without a cut in its own code"))
  }

  @Test("Views that a way back leaves may rest on the value that the way there was not given")
  func viewsOfTakenAway() throws {
    let nothing = try #require(throws: NotJudged.self) {
      var rig = half { moment, _ in
        let isCancelled = moment.context.transitionWasCancelled
        if !moment.isPresenting, isCancelled { moment.card?.alpha = 0.5 }
        moment.context.completeTransition(!isCancelled)
      }
      rig.name = "cut"
      try check(rig.subject, contract, .runs(256), seeds: seeds)
    }

    #expect("\(nothing)".contains("without a cut in its own code"))
  }

  @Test("The next transition is judged, though it begins when one with a cut has just ended")
  func next() throws {
    let subject = Subject("cut") { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      let (cut, plain) = (CutCardDelegate(isCut: true), CutCardDelegate(isCut: false))
      stage.keep(cut, with: home)
      stage.keep(plain, with: home)
      stage.action("go on") {
        guard home.transitionCoordinator == nil else { return }
        if home.presentedViewController == nil {
          home.present(cut.card(), animated: true)
        } else {
          home.dismiss(animated: true) { home.present(plain.card(), animated: true) }
        }
      }
    }
    let example = try #require(
      #expect(throws: Counterexample.self) {
        try check(subject, .standard.only([.completesInTime]), .runs(256), seeds: seeds)
      })

    #expect(example.finding.clause == .completesInTime)
    #expect(example.violation.isJudged)
    #expect("\(example)".contains("Animator.swift:9 blur"))
  }

  @Test("Where the app's own transitions went as a whole, nothing is kept, and they are named")
  func lost() throws {
    Unanswered.lostTransitions = ["Slide"]
    defer { Unanswered.lostTransitions = [] }
    let plain = Subject("cut") { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      stage.action("open") { home.present(UIViewController(), animated: true) }
    }
    let reason = try #require(throws: NotJudged.self) {
      try check(plain, contract, .runs(256), seeds: seeds)
    }

    #expect("\(reason)".contains("a transition of the app's own: Slide went as a whole"))
    #expect(
      try "\(kept(Rig { _ in }))".contains("not judged here: Slide, which was cut as a whole"))
  }

  @Test(
    "A crash of an app whose overrides nothing calls rests on that, and another finding does not")
  func lostOverrides() throws {
    Unanswered.lostOverrides = ["Home.swift:90 prepare"]
    defer { Unanswered.lostOverrides = [] }
    let rig = Rig {
      $0.makeCard = { Tracking() }
      $0.complete = lie
    }
    let example = try #require(broken(rig))
    var crash = example.violation
    crash.finding = Finding(.crashed)
    let cuts = ["Home.swift:90 prepare", "Card.swift:8 track"]

    #expect(example.finding.clause == .outcomeIsHonest)
    #expect(example.violation.isJudged)
    #expect(example.violation.cuts?.map(\.cut) == cuts)
    #expect(CutTrial(crash).standing { _ in nil } == .rests(on: cuts))
  }

  @Test("The summary says how many runs met no cut, and which cuts the others met")
  func counted() throws {
    let summary = try kept(
      Rig {
        $0.setUp = { scene in
          scene.stage.action("track") { turnstileCut("Home.swift:9 track") }
        }
      })

    #expect("\(summary)".contains(#/\d+ met no cut; 1 cut met: Home.swift:9 track/#))
    #expect(summary.resting.isEmpty)
  }

  @Test("After a test ended at a cut, the next check goes on behind such runs, and counts them")
  func endedBefore() throws {
    let name = "cut-\(ProcessInfo.processInfo.globallyUniqueString)"
    let file = ".turnstile/in-flight/\(name).\(Int32.max).trace"
    try FileManager.default.createDirectory(
      atPath: ".turnstile/in-flight", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: file) }
    try "cut -- Engine.swift:2 engine\nturnstile trace 1\nsubject \(name)\n  0 do start\n"
      .write(toFile: file, atomically: true, encoding: .utf8)
    let rig = Rig {
      $0.name = name
      $0.setUp = { scene in
        scene.stage.action("start") {
          let engine: any Engine = turnstileStandIn("Engine.swift:2 engine")
          engine.run()
        }
      }
    }
    let summary = try check(rig.subject, contract, .runs(256), seeds: seeds)

    #expect(summary.runs == 256)
    #expect(
      "\(summary)".contains(
        #/not judged, for want of a stand-in: \d+ runs came to Engine.swift:2 engine/#))
  }

  /// Returns an app that needs the value of cut code for which there is no stand-in, so that its
  /// run ends there: in an action, or when the app is built.
  private func engine(_ name: String, startsAtOnce: Bool = false) -> Rig {
    func start() {
      let engine: any Engine = turnstileStandIn("Engine.swift:2 engine")
      engine.run()
    }
    return Rig {
      $0.name = name
      $0.setUp = { scene in
        scene.stage.action("start") { start() }
        if startsAtOnce { start() }
      }
    }
  }

  @Test(
    "A test of an app with cuts goes on behind the first run that comes to one without stand-in")
  func firstOfAll() throws {
    Unanswered.mayBeMet = true
    defer { Unanswered.mayBeMet = false }
    let name = "cut-\(ProcessInfo.processInfo.globallyUniqueString)"
    let summary = try check(engine(name).subject, contract, .runs(256), seeds: seeds)

    #expect(
      "\(summary)".contains(
        #/not judged, for want of a stand-in: \d+ runs came to Engine.swift:2 engine/#))
  }

  @Test("An app that comes to such a cut as it starts is not judged, which is no failure")
  func atOnce() throws {
    Unanswered.mayBeMet = true
    defer { Unanswered.mayBeMet = false }
    let rig = engine(
      "cut-\(ProcessInfo.processInfo.globallyUniqueString)", startsAtOnce: true)
    let reason = try #require(throws: NotJudged.self) {
      try check(rig.subject, contract, .runs(256), seeds: seeds)
    }

    #expect("\(reason)".hasPrefix("Not judged here: the app comes to the cut Engine.swift:2"))
  }

  @Test("A run without cuts has none in its journal, its tally and what it breaks")
  func without() throws {
    let run = try run("0 do open\n0 settle", of: Rig { $0.complete = lie }.subject)

    #expect(run.cuts.isEmpty)
    #expect(run.tally.cuts == nil)
    #expect(run.violations.allSatisfy { $0.cuts == nil })
  }

  @Test("The journal has a line for each cut, where it was first passed")
  func journal() throws {
    let rig = Rig { $0.before = { _ in turnstileCut("Animator.swift:9 blur", inTransition: true) } }
    let journal = try #require(
      run("0 do open\n0 settle\n0 do close\n0 settle", of: rig.subject).journal)
    let lines = journal.entries.map { "\($0)" }.filter { $0.contains("cut") }

    #expect(
      lines.map { $0.suffix(64) } == [
        "passes the cut Animator.swift:9 blur, in a transition's own code"
      ])
  }
}

/// A card that comes upon a cut, that is, code left out on Linux, whenever it appears.
private final class Tracking: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    turnstileCut("Card.swift:8 track")
  }
}

/// The value that a presentation remembers for the dismissal.
@MainActor
private final class Carried { var picture: UIImage? }

private protocol Engine { func run() }

/// A delegate and animator of cards. With a cut in the code it completes its transitions, and
/// without the cut it never does.
@MainActor
private final class CutCardDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private let isCut: Bool

  init(isCut: Bool) { self.isCut = isCut }

  func card() -> UIViewController {
    let card = UIViewController()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = self
    return card
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if isCut { turnstileCut("Animator.swift:9 blur", inTransition: true) }
    if let card = context.view(forKey: .to) { context.containerView.addSubview(card) }
    UIView.animate(withDuration: 0.3, animations: {}) { [isCut] _ in
      if isCut { context.completeTransition(true) }
    }
  }
}

/// The stand-in for a missing controller's class, as `turnstile-adopt cut` writes it.
private class Browser: UIViewController, TurnstileStandInController {
  class var turnstileOrigin: (type: AnyClass, cut: StaticString) { (Browser.self, "type Browser") }
}

/// An app's subclass of a missing controller's class.
private final class OwnBrowser: Browser {}
