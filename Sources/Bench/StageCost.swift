import Foundation
import LinuxOnly
import UIKit
import VirtualTime

/// Measures the speed of simulation, by a presentation that a simulated finger drives for sixty
/// frames and that is then cancelled.
///
/// The app is simple (a home screen, a card, an animator made of one block, a percent-driven
/// interactor moved by a pan), because the model of UIKit is measured and not the app. Time counts
/// from the finger's first touch to the end of the transition. Waiting, which costs nothing, is not
/// counted.
@MainActor
enum StageCost {
  /// Prints the speed of simulating a presentation that a finger drives, and the memory that
  /// transitions leave behind.
  static func run() {
    let bare = measure(listened: false)
    let listened = measure(listened: true)
    print(
      """
      {"name":"bare","simulated_per_wall":\(Int(bare.simulatedPerWall)),\
      "simulated_per_cpu":\(Int(bare.simulatedPerProcessor)),\
      "microseconds_per_transition":\(rounded(bare.processor * 1e6 / Double(bare.rounds), to: 10))}
      """)
    print(
      """
      {"name":"listened","ratio":\(rounded(listened.processor / bare.processor, to: 100)),\
      "events_per_transition":\(listened.events / listened.rounds)}
      """)
    memory()
  }

  /// Prints the memory that is still in use after 100,000 simulated transitions.
  private static func memory() {
    let world = World()
    for _ in 0..<10_000 { world.presentAndCancel() }
    let before = residentKilobytes()
    for _ in 0..<100_000 { world.presentAndCancel() }
    print(
      """
      {"name":"memory","transitions":100000,"growth_kb":\(residentKilobytes() - before),\
      "resident_kb":\(residentKilobytes())}
      """)
  }

  /// The figures of one measurement of the simulation's speed, over all its rounds.
  private struct Measurement {
    var rounds = 0
    var events = 0
    /// The seconds of virtual time that were simulated in all rounds.
    var simulated = 0.0
    /// The seconds of processor time that the simulation took in all rounds.
    var processor = 0.0
    /// The seconds of virtual time that are simulated in a second of wall-clock time, in the
    /// fastest round.
    var simulatedPerWall = 0.0

    var simulatedPerProcessor: Double { simulated / processor }
  }

  /// Measures the speed of simulation in many short stretches.
  ///
  /// Other load of the machine only adds to the wall-clock time of a stretch, so the fastest
  /// stretch counts. Processor time is summed up.
  private static func measure(listened: Bool) -> Measurement {
    let world = World()
    var result = Measurement()
    if listened { world.simulator.listener = { _ in result.events += 1 } }
    for _ in 0..<200 { world.presentAndCancel() }
    result.events = 0
    let clock = ContinuousClock()
    for _ in 0..<300 {
      let start = world.simulator.seconds
      let processor = processorSeconds()
      let wall = clock.measure { for _ in 0..<50 { world.presentAndCancel() } }
      result.processor += processorSeconds() - processor
      let simulated = world.simulator.seconds - start
      result.simulated += simulated
      result.simulatedPerWall = max(result.simulatedPerWall, simulated / (wall / .seconds(1)))
      result.rounds += 50
    }
    return result
  }

  private static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func residentKilobytes() -> Int {
    Linux.residentBytes(of: getpid()) / 1024
  }

  private static func rounded(_ value: Double, to parts: Double) -> Double {
    (value * parts).rounded() / parts
  }
}

// MARK: - The world

/// A home screen from which a simulated finger pulls up a card.
@MainActor
private final class World {
  let simulator: Simulator
  let home: Home

  init() {
    simulator = Simulator.boot()
    home = Home()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = home
    window.makeKeyAndVisible()
    simulator.run(for: .milliseconds(100))
  }

  /// Drags a card up for sixty frames, lets go below the middle, and waits until the card is gone.
  func presentAndCancel() {
    let frames = simulator.loop.frames
    let first = frames.frame(at: simulator.now) + 1
    let instant = { frames.instant(ofFrame: first + $0) }
    simulator.touchDown(finger: 1, at: CGPoint(x: 195, y: 800), when: instant(0))
    for frame in 1...60 {
      let point = CGPoint(x: 195, y: 800 - CGFloat(frame) * 5)
      simulator.touchMove(finger: 1, at: point, when: instant(frame))
    }
    simulator.touchUp(finger: 1, when: instant(60))
    simulator.run(until: instant(60))
    while home.presentedViewController != nil { simulator.run(for: .milliseconds(50)) }
  }
}

private final class Home: UIViewController, UIViewControllerTransitioningDelegate {
  private var interactor: UIPercentDrivenInteractiveTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(Home.pull(_:))))
  }

  private func pull(_ pan: UIPanGestureRecognizer) {
    let progress = -pan.translation(in: view).y / view.bounds.height
    switch pan.state {
    case .began:
      interactor = UIPercentDrivenInteractiveTransition()
      let card = UIViewController()
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = self
      present(card, animated: true)
    case .changed: interactor?.update(progress)
    case .ended, .cancelled:
      if progress > 0.5 { interactor?.finish() } else { interactor?.cancel() }
      interactor = nil
    default: break
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Rise()
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactor
  }
}

/// An animator that lets a presented card rise from the lower edge.
private final class Rise: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let card = transitionContext.view(forKey: .to) else { return }
    card.frame = transitionContext.containerView.bounds
    card.transform = CGAffineTransform(translationX: 0, y: card.bounds.height)
    transitionContext.containerView.addSubview(card)
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      card.transform = .identity
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
