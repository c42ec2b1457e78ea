import Choices
import Testing
import UIKit

@testable import Turnstile

@Suite("Suppositions") @MainActor
struct SuppositionTests {
  @Test("A supposition is a step with a name", arguments: Supposition.allCases)
  func text(supposition: Supposition) throws {
    let file = "turnstile trace 1\nsubject rig\n  0 suppose \(supposition.rawValue)\n  0 do open\n"
    let trace = try StoredTrace(parsing: file).trace

    #expect(trace.suppositions == [supposition])
    #expect(trace.lines.first == "  0 suppose \(supposition.rawValue)")
    #expect(throws: TraceError.self) {
      try StoredTrace(parsing: "turnstile trace 1\nsubject rig\n  0 suppose rain\n")
    }
  }

  @Test("From a supposition on the model behaves that way, and in the next run as ever")
  func applied() throws {
    let subject = Subject("looks") { stage in
      stage.window.rootViewController = UIViewController()
      stage.action("look") { [simulator = stage.simulator] in
        let behavior = simulator.behavior
        stage.note(
          "\(behavior.transitionStart) \(behavior.waitingDismissal) "
            + "\(behavior.returningPresenterIsResized) \(behavior.animatorAsks) "
            + "\(behavior.recognizerOrder)")
      }
    }
    func notes(_ lines: String) throws -> [String] {
      let trace = try StoredTrace(parsing: "turnstile trace 1\nsubject looks\n" + lines).trace
      let run = Comparison.run(trace, of: subject, under: .standard, journal: true)
      return run.journal?.entries.map(\.text).filter { $0.contains("note") } ?? []
    }
    let all = Supposition.allCases.map { "  0 suppose \($0.rawValue)\n" }.joined()

    let changed = try #require(notes(all + "  0 do look\n").first)
    let usual = try #require(notes("  0 do look\n").first)

    #expect(changed.contains("nextFrame atCompletion false 2 lastAddedFirst"))
    #expect(usual.contains("nextTurn nextTurn true 1 firstAddedFirst"))
  }

  /// An app whose card is presented by itself a little later. The home screen fades if it is tapped
  /// after the presentation was requested and before it has started.
  private let hasty = Subject("hasty") { stage in
    let home = UIViewController()
    let card = Card()
    let asked = UISwitch()
    stage.window.rootViewController = home
    stage.action("open") {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        asked.isOn = true
        home.present(card, animated: true)
      }
    }
    stage.action("close") { home.dismiss(animated: true) }
    let target = TapTarget {
      if asked.isOn, card.viewIfLoaded?.window == nil { home.view.alpha = 0.5 }
    }
    stage.window.addGestureRecognizer(target.tap)
    stage.keep(target, with: home)
  }

  private let hurried = """
      0 suppose late-starts
      0 do open
      96 tap at 100,100
      112 settle
      112 do close

    """

  @Test(
    "What falls between a request and a late start is found, and a report says on what it rests")
  func rests() throws {
    let usual = hurried.replacing("  0 suppose late-starts\n", with: "")
    #expect(try findings(usual, of: hasty, .standard) == [])
    #expect(try !findings(hurried, of: hasty, .standard).isEmpty)

    let trace = try StoredTrace(parsing: "turnstile trace 1\nsubject hasty\n" + hurried).trace
    let run = Comparison.run(trace, of: hasty, under: .standard)
    let example = Counterexample(hasty, try #require(run.violations.first), by: trace)
    #expect(
      example.report.contains(
        "It holds only if UIKit starts an animated transition with the next frame, which sources "
          + "leave open (R7)."))
  }

  @Test(
    "A presenter that nobody gives its frame is found where it keeps the old one, and one that is given it is right",
    arguments: [false, true])
  func keptFrame(isPlaced: Bool) throws {
    let rig = Rig {
      $0.style = .fullScreen
      $0.place = { moment in
        moment.place()
        guard !moment.isPresenting, let home = moment.incoming else { return }
        if isPlaced, let controller = moment.context.viewController(forKey: .to) {
          home.frame = moment.context.finalFrame(for: controller)
        }
        moment.container.insertSubview(home, at: 0)
      }
    }
    let turned = "  0 do open\n  0 settle\n  0 rotate\n  0 settle\n  0 do close\n  0 settle\n"
    let kept = "  0 suppose kept-frames\n" + turned
    let arrives = Contract.standard.only([.finishArrives])

    #expect(try rig.broken(turned, arrives) == [])
    #expect(try rig.broken(kept, arrives) == (isPlaced ? [] : ["finish-arrives:misplaced"]))
  }

  @Test(
    "R79 what an animator prepares at each question is found where UIKit asks twice, and one that keeps its object is right",
    arguments: [false, true])
  func askedTwice(isKept: Bool) throws {
    let rig = Rig {
      $0.run = { moment in
        Rig.presentationByViews(moment)
        if !moment.isPresenting { moment.keptAnimator().startAnimation() }
      }
      $0.interruptible = { moment in
        if isKept, moment.scene.animatorsOwner === moment.context { return moment.keptAnimator() }
        moment.home.layer.cornerRadius += 5
        let animator = isKept ? moment.keptAnimator() : moment.animator()
        animator.addCompletion { _ in moment.home.layer.cornerRadius -= 5 }
        return animator
      }
    }
    let twice = "  0 suppose repeated-questions\n" + Traces.cancelled

    let usual = try rig.broken(Traces.cancelled, .standard)
    let doubled = try rig.broken(twice, .standard)

    #expect(usual == [])
    #expect(doubled == (isKept ? [] : ["cancel-restores:corner-radius"]))
  }

  @Test("A supposition that a fault does not need is left out of its trace")
  func leftOut() throws {
    let rig = Rig { $0.complete = { _ in } }
    let trace = Trace([Step(0, .suppose(.keptFrames)), Step(0, .action("open")), Step(0, .settle)])
    let minimizer = Minimizer(
      subject: rig.subject, contract: .standard, budget: Budget(), map: .sample)
    let example = try minimizer.counterexample(
      for: .completesInTime(.endlessAnimation), in: trace, foundAt: 1)

    #expect(example.trace.lines == ["  0 do open"])
  }

  @Test("A search tries each supposition in a part of its runs, classics and others")
  func searched() throws {
    var improvised = ImprovisedTraces(on: .sample, seed: 7)
    let classics = ClassicTraces(on: .sample, seed: 7)
    func count(_ traces: [Trace]) -> [Int] {
      Supposition.allCases.map { one in traces.count { $0.suppositions == [one] } }
    }
    let runs = (0..<512).map { RunNumber(block: $0 / 256, position: $0 % 256) }

    #expect(
      count(runs.compactMap { improvised.trace(for: $0) }).allSatisfy { (8...40).contains($0) })
    #expect(count(runs.compactMap { classics.trace(for: $0) }).allSatisfy { (4...40).contains($0) })
  }

  @Test("Every second rotation between two transitions supposes that a presenter keeps its frame")
  func turned() {
    let classics = ClassicTraces(on: .sample, seed: 7)
    let runs = (0..<512).map { RunNumber(block: $0 / 256, position: $0 % 256) }
    let turned = runs.filter { Classic.turn(in: $0, on: .sample)?.classic == .turnedInBetween }
    let kept = turned.filter { classics.trace(for: $0)?.suppositions == [.keptFrames] }

    #expect(turned.count >= 12)
    #expect((turned.count / 2 - 1...turned.count / 2 + 1).contains(kept.count))
  }
}
