import Foundation
import Testing
import Turnstile
import UIKit

private final class Fitted: UIPresentationController {
  static var height: CGFloat = 0

  override func presentationTransitionWillBegin() {
    guard let containerView, let card = presentedView else { return }
    card.translatesAutoresizingMaskIntoConstraints = false
    containerView.addSubview(card)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: containerView.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: containerView.trailingAnchor),
      card.bottomAnchor.constraint(equalTo: containerView.bottomAnchor),
    ])
    containerView.layoutIfNeeded()
    Self.height = card.bounds.height
  }
}

@MainActor
@Suite("Ready-made subjects")
struct ReadyMadeTests {
  private let seeds = FileManager.default.temporaryDirectory
    .appendingPathComponent("turnstile-\(ProcessInfo.processInfo.globallyUniqueString)").path

  @Test("A fade that keeps its word passes")
  func fade() throws {
    let summary = try check(.modal("fade") { Fade() }, .standard, .runs(256), seeds: seeds)
    #expect(summary.runs == 256)
  }

  @Test("A card that a presentation controller fits to its contents is as high as these")
  func fitted() throws {
    let subject = Subject.modal(
      "fitted", presentation: { Fitted(presentedViewController: $0, presenting: $1) })
    _ = try run("  0 do open\n  0 settle", of: subject, .standard)

    #expect(Fitted.height == 284)
  }

  /// Returns the run of a trace (input sequence) in which the finger moves by a distance in ten
  /// steps, holds still, and leaves.
  private func outcome(_ subject: Subject, _ setUp: String, x: Int, y: Int) throws -> Run {
    let steps = (1...10).map {
      "  \(16 * $0) move 1 to \(20 + x * $0 / 10),\(100 + y * $0 / 10)"
    }
    let lines = ["  0 do \(setUp)", "  0 settle", "  0 down 1 at 20,100"] + steps
    return try run(
      (lines + ["  600 up 1", "  600 settle"]).joined(separator: "\n"), of: subject, .standard)
  }

  @Test("A careful pan finishes beyond half of the way it goes: down a card, across a stack")
  func halfWay() throws {
    let card = Subject.modal("fade") { Fade() }
    #expect(try outcome(card, "open", x: 0, y: 300).tally[.dismiss, .cancelled] == 1)
    #expect(try outcome(card, "open", x: 0, y: 500).tally[.dismiss, .finished] == 1)
    let stack = Subject.navigation("fade") { _ in Fade() }
    #expect(try outcome(stack, "push", x: 250, y: 0).tally[.pop, .finished] == 1)
    #expect(try outcome(stack, "push", x: 150, y: 0).tally[.pop, .cancelled] == 1)
  }

  @Test("An animator that is told its direction is told it presents, then that it does not")
  func direction() throws {
    let told = Told()
    let menu = Subject.modal(
      "menu",
      directed: { isPresenting in
        told.directions.append(isPresenting)
        return Fade()
      })
    _ = try run("  0 do open\n  0 settle\n  0 do close\n  0 settle", of: menu, .standard)

    #expect(told.directions.prefix(2) == [true, false])
  }

  @Test("A direction without an animator is UIKit's own, and the other one is checked")
  func oneDirection() throws {
    for isFirst in [true, false] {
      let half = Subject.modal(
        "half", isInteractive: !isFirst, directed: { $0 == isFirst ? Fade() : nil })
      let summary = try check(half, .standard, .runs(64), seeds: seeds)

      #expect(summary.tally[.present, .finished] > 0)
      #expect(summary.tally[.dismiss, .finished] > 0)
    }
  }

  private final class Told: @unchecked Sendable {
    var directions: [Bool] = []
  }

  @Test("A presentation controller alone is a subject: one that tidies up is kept, another is not")
  func presentationController() throws {
    func half(forgets: Bool) -> Subject {
      .modal("half", presentation: { Half($0, $1, forgets: forgets) })
    }
    let summary = try check(half(forgets: false), .standard, .runs(128), seeds: seeds)
    #expect(summary.tally[.present, .finished] > 0)

    let example = try #require(throws: Counterexample.self) {
      try check(half(forgets: true), .standard, .runs(128), seeds: seeds)
    }
    #expect(example.finding.clause == .leavesNothingBehind)
  }

  @Test("An animator between tabs is a subject: the buttons and a pan change the tab")
  func tabs() throws {
    let summary = try check(.tabs("cube") { Fade() }, .standard, .runs(128), seeds: seeds)
    #expect(summary.tally[.tab, .finished] > 0)
    #expect(summary.tally[.tab, .cancelled] > 0)
  }

  @Test("A contract without a clause has all others")
  func removing() {
    let contract = Contract.standard.removing(.roundTrip)

    #expect(contract[.roundTrip] == nil)
    #expect(contract.clauses.count == Contract.standard.clauses.count - 1)
  }

  @Test("A hang that is known fails no check, and one that is not fails it")
  func knownHang() throws {
    func polls(known: [Finding]) -> Subject {
      Subject("polls", knownFaults: known) { stage in
        stage.window.rootViewController = UIViewController()
        @MainActor func poll() { DispatchQueue.main.async { poll() } }
        stage.action("poll") { poll() }
      }
    }
    #expect(throws: Never.self) {
      try check(polls(known: [.hung]), .standard, .runs(8), seeds: seeds)
    }
    let example = try #require(throws: Counterexample.self) {
      try check(polls(known: [.ourFault]), .standard, .runs(8), seeds: seeds)
    }
    #expect(example.finding.clause == .hung)
  }

  @Test(
    "A fade that always reports success is caught, and reported as the README and the guide show")
  func liar() throws {
    let example = try #require(throws: Counterexample.self) {
      try check(.modal("liar") { Fade(lies: true) }, .standard, .runs(256), seeds: seeds)
    }
    #expect(example.finding == .outcomeIsHonest)
    var alone = example
    alone.restOfCheck.others = []
    alone.file = "Seeds/liar/outcome-is-honest.trace"
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    func page(_ path: String) throws -> String {
      try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    alone.invocation = .tool("swift run turnstile")
    #expect(try page("README.md").contains("\(alone)"), "\(alone)")
    alone.invocation = .tests(of: PackageFolder(of: "", environment: [:]), module: "CardTests")
    let guide = try page("Sources/Turnstile/Turnstile.docc/GettingStarted.md")
    #expect(guide.contains("\(alone)".replacing("liar", with: "card")))
  }
}

/// A presentation controller whose card covers the lower half of the screen, above a view that dims
/// the presenter.
private final class Half: UIPresentationController {
  private let dimmer = UIView()
  private let forgets: Bool

  init(_ presented: UIViewController, _ presenting: UIViewController?, forgets: Bool) {
    self.forgets = forgets
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let room = containerView?.bounds else { return .zero }
    return room.divided(atDistance: room.height / 2, from: .maxYEdge).slice
  }
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
  override func presentationTransitionWillBegin() {
    dimmer.frame = presentingViewController.view.bounds
    presentingViewController.view.addSubview(dimmer)
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimmer.removeFromSuperview() }
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed, !forgets { dimmer.removeFromSuperview() }
  }
}

private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  let lies: Bool
  init(lies: Bool = false) { self.lies = lies }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    0.3
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let lies = lies
    if let incoming = context.view(forKey: .to) {
      context.containerView.addSubview(incoming)
      incoming.alpha = 0
      UIView.animate(withDuration: 0.3) {
        incoming.alpha = 1
      } completion: { _ in
        context.completeTransition(lies || !context.transitionWasCancelled)
      }
    } else {
      let outgoing = context.view(forKey: .from)!
      UIView.animate(withDuration: 0.3) {
        outgoing.alpha = 0
      } completion: { _ in
        context.completeTransition(lies || !context.transitionWasCancelled)
      }
    }
  }
}
