import Foundation
import Turnstile
import UIKit

/// Subjects (apps to check) that do what would end or block the process of a test, such as trap or
/// loop.
enum Trouble {
  static let all = [
    subject("calm") { _ in },
    rare("traps") {
      let none: [Int] = []
      _ = none[3]
    },
    Subject("stored") { stage in
      stage.window.rootViewController = UIViewController()
      var knocks = 0
      stage.action("knock") {
        knocks += 1
        if knocks == 2 { abort() }
      }
    },
    rare("loops") {
      // The loop's condition is always true, but the optimiser does not know that, so it keeps the
      // loop.
      while ProcessInfo.processInfo.processIdentifier > 0 {}
    },
    Subject("falls at once") { _ in fatalError("no storyboard") },
    rare("dawdles") {
      for delay in 1...6 as ClosedRange<Int> {
        Timer.scheduledTimer(withTimeInterval: Double(delay), repeats: false) { _ in work(for: 0.3)
        }
      }
    },
    rare("leaves") { exit(0) },
    rare("segfaults") { raise(SIGSEGV) },
    rare("waits for nobody") { DispatchSemaphore(value: 0).wait() },
    Subject("falls at its end") { stage in
      stage.window.rootViewController = Brittle()
      stage.action("knock") {}
    },
    rare("presents itself") {
      let home = UIViewController()
      home.present(home, animated: false)
    },
    rare("hoards") {
      while true { hoard.append([UInt8](repeating: 1, count: 1 << 22)) }
    },
    subject("shouts") { _ in print("{\"subject\": \"shouts\"}") },
    Subject("falls on the way back") { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      stage.action("open") {
        guard home.presentedViewController == nil else { return }
        let card = UIViewController()
        card.modalPresentationStyle = .fullScreen
        card.transitioningDelegate = trapdoor
        home.present(card, animated: true)
      }
    },
    stuck("breaks", after: 0),
    stuck("breaks late", after: 2),
    Subject("breaks beside a hole") { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      var knocks = 0
      stage.action("knock") { knocks += 1 }
      stage.action("open") {
        if knocks == 0 { Glass().drop() }
        let card = UIViewController()
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = delegate
        home.present(card, animated: true)
      }
    },
    stuck("hopes", after: 0, expecting: [.interactive(.presentation)]),
    .modal("slides") { CoreSlide() },
    stuck("limps", after: 0, knownFaults: [.completesInTime]),
    stuck("mended", after: .max, knownFaults: [.completesInTime]),
    Subject("drops and spills", knownFaults: [.crashed("Glass.drop")]) { stage in
      stage.window.rootViewController = UIViewController()
      stage.action("drop") { Glass().drop() }
      var knocks = 0
      stage.action("knock") {
        knocks += 1
        if knocks == 3 { Cup(content: []).spill() }
      }
    },
    Subject("drops", knownFaults: [.crashed("Glass.drop")]) { stage in
      stage.window.rootViewController = UIViewController()
      stage.action("drop") { Glass().drop() }
      stage.action("knock") {}
    },
    rare("falls into itself") { Mirrors.one(.zero) },
    rare("asks again") { Bell().ring() },
    Subject("wavers") { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      stage.action("toss") {
        tosses += 1
        stage.note("toss \(tosses)")
      }
    },
  ]

  /// Keeps a processor busy for some seconds without an advance of virtual time.
  private static func work(for seconds: Double) {
    func computed() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let begun = computed()
    while computed() - begun < seconds {}
  }

  @MainActor private static var hoard: [[UInt8]] = []
  @MainActor private static var tosses = 0
  @MainActor private static let delegate = NeverDone()
  @MainActor private static let trapdoor = Trapdoor()

  /// Returns an app that is correct, except that one of its actions runs a closure which makes
  /// trouble.
  static func subject(
    _ name: String, _ trouble: @escaping @MainActor @Sendable (Stage) throws -> Void
  ) -> Subject {
    Subject(name) { stage in
      addCard(to: stage, trouble) { UIViewController() }
    }
  }

  /// Adds a home screen and the actions that present a card on it and dismiss it.
  ///
  /// - Parameter trouble: A closure that is run before the card is presented.
  @MainActor static func addCard(
    to stage: Stage, _ trouble: @escaping @MainActor (Stage) throws -> Void = { _ in },
    _ make: @escaping @MainActor () -> UIViewController
  ) {
    let home = UIViewController()
    stage.window.rootViewController = home
    stage.action("open") { [unowned stage] in
      try trouble(stage)
      guard home.presentedViewController == nil else { return }
      let card = make()
      card.modalPresentationStyle = .fullScreen
      home.present(card, animated: true)
    }
    stage.action("close") {
      guard let card = home.presentedViewController, !card.isBeingPresented,
        !card.isBeingDismissed
      else { return }
      home.dismiss(animated: true)
    }
  }

  /// Returns an app whose card is never completely presented, once the action `knock` was performed
  /// a number of times.
  private static func stuck(
    _ name: String, after limit: Int, knownFaults: [Finding] = [], expecting: [Expectation] = []
  ) -> Subject {
    Subject(name, knownFaults: knownFaults, expecting: expecting) { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      var knocks = 0
      if limit > 0 { stage.action("knock") { knocks += 1 } }
      stage.action("open") {
        let card = UIViewController()
        card.modalPresentationStyle = .custom
        if knocks >= limit { card.transitioningDelegate = delegate }
        home.present(card, animated: true)
      }
      stage.action("close") { home.dismiss(animated: true) }
      if limit > 0 { stage.action("calm down") { knocks = 0 } }
    }
  }

  /// Returns an app that misbehaves at the third action `knock`, if no other action comes in
  /// between.
  private static func rare(
    _ name: String, _ trouble: @escaping @MainActor @Sendable () -> Void
  ) -> Subject {
    Subject(name) { stage in
      stage.window.rootViewController = UIViewController()
      var knocks = 0
      stage.action("knock") {
        knocks += 1
        if knocks == 3 { trouble() }
      }
      stage.action("calm down") { knocks = 0 }
    }
  }
}

/// A value with a method that ends the process by a signal.
@MainActor
private struct Glass {
  @inline(never) func drop() { raise(SIGSEGV) }
}

/// A value with a method that reads beyond the end of an array.
@MainActor
private struct Cup {
  var content: [Int]
  @inline(never) func spill() { _ = content[knownIndex] }
  var knownIndex: Int { content.count + 3 }
}

/// Two functions that call each other without end.
@MainActor
private enum Mirrors {
  @inline(never) static func one(_ point: CGPoint) { other(CGPoint(x: point.x + 1, y: 0)).x.add() }
  @inline(never) static func other(_ point: CGPoint) -> CGPoint {
    one(CGPoint(x: point.x, y: point.y + 1))
    return point
  }
}

extension CGFloat {
  fileprivate func add() {}
}

/// An object that schedules itself again and again at one instant, so that virtual time never
/// advances.
@MainActor
private final class Bell {
  func ring() { DispatchQueue.main.async { self.ring() } }
}

/// An animator that never completes its transition.
final class NeverDone: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {}
}

/// An animator that uses Core Animation alone, which a finger cannot scrub.
private final class CoreSlide: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    0.3
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let card = context.view(forKey: .to) ?? context.view(forKey: .from)!
    let slide = CABasicAnimation(keyPath: "transform.translation.y")
    slide.fromValue = context.view(forKey: .to) == nil ? 0 : context.containerView.bounds.height
    slide.toValue = context.view(forKey: .to) == nil ? context.containerView.bounds.height : 0
    slide.duration = 0.3
    context.containerView.addSubview(card)
    CATransaction.setCompletionBlock { context.completeTransition(!context.transitionWasCancelled) }
    card.layer.add(slide, forKey: "slide")
  }
}

/// A transitioning delegate that traps when its card is dismissed.
private final class Trapdoor: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    fatalError("no floor")
  }
}

/// A screen whose deinitialiser traps. A device keeps the root controller to the end of the
/// process.
private final class Brittle: UIViewController {
  deinit { fatalError("never meant to go") }
}
