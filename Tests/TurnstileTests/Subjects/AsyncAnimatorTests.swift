import Foundation
import Testing
import Turnstile
import UIKit

@Suite("Animators in asynchronous code") @MainActor
struct AsyncAnimatorTests {
  private let seeds = FileManager.default.temporaryDirectory
    .appendingPathComponent("turnstile-async-\(ProcessInfo.processInfo.globallyUniqueString)").path

  private func outcome(
    _ name: String, runs: Int = 256, _ animate: @escaping Fade.Animate
  ) -> Result<Summary, any Error> {
    defer { try? FileManager.default.removeItem(atPath: seeds) }
    return Result {
      try check(.modal(name) { Fade(animate) }, .standard, .runs(runs), seeds: seeds)
    }
  }

  @Test("An animator that awaits its animation keeps the contract, a thousand times over")
  func awaiting() throws {
    let summary = try outcome("awaiting", runs: 1_024, Fade.awaiting).get()

    #expect(summary.runs == 1_024)
  }

  @Test("A check called from an asynchronous test is no different")
  func asynchronousTest() async throws {
    await Task.yield()
    let summary = try outcome("awaiting", runs: 128, Fade.awaiting).get()
    try await Task.sleep(for: .milliseconds(1))

    #expect("\(summary)" == "\(try outcome("awaiting", runs: 128, Fade.awaiting).get())")
  }

  @Test("An animator that sleeps and does not look at the outcome lies, twice in the same words")
  func lying() throws {
    func once() throws -> Counterexample {
      try #require(throws: Counterexample.self) { try outcome("lying", Fade.lying).get() }
    }
    let example = try once()

    #expect(example.finding == .outcomeIsHonest)
    #expect("\(example)" == "\(try once())")
  }

  @Test("A task that goes on after its transition is something left behind")
  func lingering() throws {
    let example = try #require(throws: Counterexample.self) {
      try outcome("lingering", runs: 64, Fade.lingering).get()
    }

    #expect(example.finding.clause == .leavesNothingBehind)
  }

  @Test("A task that goes on since before the first transition does not hold anything up")
  func background() throws {
    let subject = Subject("clock") { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      Task { [weak home] in
        while !Task.isCancelled, let home {
          home.view.tag += 1
          try await Task.sleep(for: .seconds(1))
        }
      }
      let delegate = Delegate { Fade(Fade.awaiting) }
      stage.keep(delegate, with: home)
      stage.action("open") { open(over: home, delegate) }
      stage.action("close") {
        if home.presentedViewController != nil { home.dismiss(animated: true) }
      }
    }

    #expect(try check(subject, .standard, .runs(64), seeds: seeds).runs == 64)
  }

  @Test("An animator made of a delayed block, a timer and a display link says the same twice")
  func clockwork() throws {
    let subject = Subject("clockwork") { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      let delegate = Delegate { Clockwork() }
      stage.keep(delegate, with: home)
      stage.action("open") { open(over: home, delegate) }
      stage.action("close") {
        if home.presentedViewController != nil { home.dismiss(animated: true) }
      }
    }
    let summary = try check(subject, .standard, .runs(128), seeds: seeds)

    #expect(summary.runs == 128)
    #expect("\(summary)" == "\(try check(subject, .standard, .runs(128), seeds: seeds))")
  }
}

@MainActor
private func open(over home: UIViewController, _ delegate: Delegate) {
  guard home.presentedViewController == nil else { return }
  let card = UIViewController()
  card.modalPresentationStyle = .custom
  card.transitioningDelegate = delegate
  home.present(card, animated: true)
}

private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
  let make: () -> any UIViewControllerAnimatedTransitioning
  init(_ make: @escaping () -> any UIViewControllerAnimatedTransitioning) { self.make = make }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { make() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { make() }
}

/// An animator that fades the card in or out from within a Swift task.
private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  typealias Animate =
    @MainActor (any UIViewControllerContextTransitioning, @escaping () -> Void) async -> Void
  let animate: Animate
  init(_ animate: @escaping Animate) { self.animate = animate }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let incoming = context.view(forKey: .to)
    let outgoing = context.view(forKey: .from)
    if let incoming {
      context.containerView.addSubview(incoming)
      incoming.alpha = 0
    }
    let animate = animate
    Task {
      await animate(context) {
        incoming?.alpha = 1
        if incoming == nil { outgoing?.alpha = 0 }
      }
      if context.transitionWasCancelled { outgoing?.alpha = 1 }
    }
  }

  static func awaiting(
    _ context: any UIViewControllerContextTransitioning, _ changes: @escaping () -> Void
  ) async {
    await UIView.animate(withDuration: 0.3, animations: changes)
    context.completeTransition(!context.transitionWasCancelled)
  }

  static func lying(
    _ context: any UIViewControllerContextTransitioning, _ changes: @escaping () -> Void
  ) async {
    await UIView.animate(withDuration: 0.25, animations: changes)
    try? await Task.sleep(for: .milliseconds(50))
    context.completeTransition(true)
  }

  static func lingering(
    _ context: any UIViewControllerContextTransitioning, _ changes: @escaping () -> Void
  ) async {
    await awaiting(context, changes)
    Task { while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) } }
  }
}

/// An animator that moves a card by a display link, begins after a moment, and completes the
/// transition by a timer.
private final class Clockwork: NSObject, UIViewControllerAnimatedTransitioning {
  private var link: CADisplayLink?
  private var moving: UIView?
  private var start = 0.0

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let incoming = context.view(forKey: .to) {
      incoming.alpha = 0
      context.containerView.addSubview(incoming)
      moving = incoming
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      self.start = Date().timeIntervalSinceReferenceDate
      self.link = CADisplayLink(target: self, selector: Selector(Clockwork.step(_:)))
      self.link?.add(to: .main, forMode: .common)
    }
    Timer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in
      self.link?.invalidate()
      self.moving?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func step(_ link: CADisplayLink) {
    moving?.alpha = (Date().timeIntervalSinceReferenceDate - start) / 0.3
  }
}
