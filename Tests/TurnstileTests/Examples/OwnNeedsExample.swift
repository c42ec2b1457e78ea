import Testing
import Turnstile
import UIKit

extension Clause {
  static let quietCard: Clause = {
    let name = ClauseName(sentence: "a card is quiet")
    var clause = Clause(
      name, promises: "a card stays in its place, goes when code says so, and leaves nothing",
      needs: [.frames, .probe]
    ) { QuietCard(name) }
    clause.comparison = Comparison(of: { $0.steps.last?.act == .settle }) { trace, ending, runner in
      guard ending.isAtRest, let time = trace.steps.last?.time else { return nil }
      let onceMore = ["close", "open", "close"].flatMap { action in
        [Step(time, .action(action)), Step(time, .settle)]
      }
      let once = runner.ending(of: Trace(trace.steps + onceMore.prefix(2)))
      let twice = runner.ending(of: Trace(trace.steps + onceMore))
      guard let once, let twice, once.views != twice.views else { return nil }
      return Violation(
        Finding(name, cause: Cause(rawValue: "leaves-something")), at: 0,
        "one more card leaves another screen.",
        evidence: [
          "after one   \(once.views.count) views", "after more  \(twice.views.count) views",
        ])
    }
    return clause
  }()
}

private final class QuietCard: Judge {
  private let name: ClauseName
  init(_ name: ClauseName) { self.name = name }

  func framePassed(in world: World) {
    world.exercise(name)
    guard let card = world.foremost?.viewIfLoaded, let shown = card.layer.presentation(),
      shown.frame.minY < 0
    else { return }
    world.report(
      Finding(name, cause: Cause(rawValue: "overshoots")), "the card goes beyond its place.",
      evidence: ["observed  a frame above the screen", "expected  none"],
      fix: "let the spring come to rest without a bounce")
  }

  func probed(_ attempt: WayBack, in world: World) {
    guard attempt.stuck == nil, world.foremost !== world.window.rootViewController else { return }
    world.report(
      Finding(name, cause: Cause(rawValue: "stays")), "a card that code closes is still there.")
  }
}

@MainActor
@Suite("A clause with frames, the probe and a comparison")
struct OwnNeedsTests {
  private let open = Trace([Step(0, .action("open")), Step(0, .settle)])

  private func found(in subject: Subject) -> [String] {
    replay(open, of: subject, under: Contract([.quietCard])).violations.map { "\($0.finding)" }
  }

  @Test("The album's cards are quiet")
  func kept() throws {
    #expect(found(in: album) == [])
    let summary = try check(album, Contract([.quietCard]), .runs(64), seeds: "/dev/null")
    #expect(summary.runs == 64)
  }

  @Test("A card that bounces is seen in its frames, though it comes to rest in its place")
  func frames() {
    #expect(found(in: .modal("bounce") { BouncingAnimator() }) == ["a-card-is-quiet:overshoots"])
  }

  @Test("A card that does not go is met by the probe")
  func probe() {
    #expect(found(in: .modal("stay") { StayingAnimator() }).contains("a-card-is-quiet:stays"))
  }

  @Test("A card that leaves a view is met by the comparison")
  func comparison() {
    #expect(
      found(in: .modal("litter") { LitteringAnimator() }) == ["a-card-is-quiet:leaves-something"])
  }
}

private class PlainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    CardAnimator().animateTransition(using: context)
  }
}

private final class BouncingAnimator: PlainAnimator {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let incoming = context.view(forKey: .to) else {
      return super.animateTransition(using: context)
    }
    incoming.transform = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
    context.containerView.addSubview(incoming)
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0
    ) {
      incoming.transform = .identity
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}

private final class StayingAnimator: PlainAnimator {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard context.view(forKey: .to) == nil else { return super.animateTransition(using: context) }
    context.completeTransition(false)
  }
}

private final class LitteringAnimator: PlainAnimator {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.containerView.window?.addSubview(UIView())
    super.animateTransition(using: context)
  }
}
