import Foundation
import Turnstile
import UIKit

/// A small app for tests of clauses (rules): a home screen, a card over it, an animator, and a pan
/// that pulls the card away. Everything is correct until a test replaces a part.
struct Rig: Sendable {
  typealias Part = @MainActor @Sendable (Moment) -> Void

  /// The name of the test app in reports.
  var name = "rig"
  var style = UIModalPresentationStyle.custom
  /// A closure that creates the card, the presented view controller.
  var makeCard: @MainActor @Sendable () -> UIViewController = { Card() }
  /// True if the same card object is presented every time.
  var keepsCard = false
  /// The part of the animator that adds the incoming view to the container view and sets its first
  /// position.
  var place: Part = { $0.place() }
  /// The part of the animator that sets values before the animation, without animating them.
  var before: Part = { _ in }
  /// The part of the animator that sets values inside the animation block.
  var animate: Part = { $0.slide() }
  /// The part of the animator that sets values when the animation is over, before the transition is
  /// completed.
  var after: Part = { $0.outgoing?.transform = .identity }
  var complete: Part = { $0.context.completeTransition(!$0.context.transitionWasCancelled) }
  /// A closure that replaces the whole animation of the transition.
  var run: Part?
  /// The duration that the animator declares. `duration` is that of its animation.
  var promised = 0.3
  var duration = 0.3
  /// The handler of the pan gesture that pulls the card away.
  var pan: @MainActor @Sendable (UIPanGestureRecognizer, Driver) -> Void = { $1.follow($0) }
  /// A closure that returns the interactor for a dismissal; nil for a dismissal without a finger.
  var handOut: @MainActor @Sendable (Driver) -> (any UIViewControllerInteractiveTransitioning)? = {
    $0.isDriving ? $0 : nil
  }
  /// A closure that creates the presentation controller for the style `.custom`.
  var presentation:
    (@MainActor @Sendable (UIViewController, UIViewController?) -> UIPresentationController)?
  typealias Interruptible = @MainActor @Sendable (Moment) -> any UIViewImplicitlyAnimating
  /// A closure that returns the animator for `interruptibleAnimator(using:)`, by which UIKit
  /// interrupts a transition.
  var interruptible: Interruptible?
  /// A closure that a test sets to create further objects, once the home screen exists.
  var setUp: @MainActor @Sendable (Scene) -> Void = { _ in }

  /// An animator that presents by an animation of views, and leaves a dismissal to others.
  static let presentationByViews: Part = { moment in
    guard moment.isPresenting else { return }
    moment.place()
    UIView.animate(withDuration: 0.3) {
      moment.slide()
    } completion: { _ in
      moment.context.completeTransition(true)
    }
  }

  init(_ change: (inout Rig) -> Void = { _ in }) { change(&self) }

  /// The app with these parts as a subject (an app to check), with the actions `open` and `close`.
  var subject: Subject {
    Subject(name) { stage in
      let scene = Scene(self, stage)
      stage.window.rootViewController = scene.home
      stage.keep(scene, with: scene.home)
      stage.action("open") { scene.open() }
      stage.action("close") { scene.close() }
      setUp(scene)
    }
  }

  /// Returns the names of the rules that the app breaks in a trace (input sequence), in their
  /// order.
  @MainActor
  func broken(_ trace: String, _ contract: Contract = .strict) throws -> [String] {
    try findings(trace, of: subject, contract)
  }
}

/// Returns the names of the rules that a subject under test breaks in a trace (input sequence), in
/// their order.
@MainActor
func findings(_ trace: String, of subject: Subject, _ contract: Contract = .strict) throws
  -> [String]
{
  try run(trace, of: subject, contract).violations.map { "\($0.finding)" }
}

@MainActor
func run(_ trace: String, of subject: Subject, _ contract: Contract = .strict) throws -> Run {
  let lines = trace.split(separator: "\n").joined(separator: "\n")
  let file = try StoredTrace(parsing: "turnstile trace 1\nsubject rig\n\(lines)\n")
  return replay(file.trace, of: subject, under: contract)
}

/// One run of the transition, with the views and the context that its animator needs.
@MainActor
struct Moment {
  let context: any UIViewControllerContextTransitioning
  let isPresenting: Bool
  let scene: Scene

  var incoming: UIView? { context.view(forKey: .to) }
  var outgoing: UIView? { context.view(forKey: .from) }
  var container: UIView { context.containerView }
  var home: UIView { scene.home.view }
  var wasCancelled: Bool { context.transitionWasCancelled }
  /// The view of the presented controller: the incoming view of a presentation, and the outgoing
  /// view of a dismissal.
  var card: UIView? { isPresenting ? incoming : outgoing }
  private var below: CGAffineTransform {
    CGAffineTransform(translationX: 0, y: container.bounds.height)
  }

  func place() {
    guard isPresenting, let incoming, let card = context.viewController(forKey: .to) else { return }
    incoming.frame = context.finalFrame(for: card)
    incoming.transform = below
    container.addSubview(incoming)
  }

  func slide() {
    if isPresenting { incoming?.transform = .identity } else { outgoing?.transform = below }
  }
}

final class Home: UIViewController {}

final class Card: UIViewController {
  /// An object that the card keeps alive, so that a test can make a retain cycle.
  var keeper: AnyObject?
}

/// The objects of the test app while it runs: its screens, its pan and its delegate.
@MainActor
final class Scene: NSObject, UIViewControllerTransitioningDelegate {
  let home = Home()
  let rig: Rig
  let stage: Stage
  let driver = Driver()
  let cards = Cards()
  /// The property animator that is kept for a whole transition. `animatorsOwner` is the context of
  /// that transition.
  var animator: UIViewPropertyAnimator?
  weak var animatorsOwner: (any UIViewControllerContextTransitioning)?
  /// An interactor of the app's own class, used in place of the percent-driven one.
  var direct: Direct?
  /// A closure that ends the running transition, for tests in which an action does that.
  var end: () -> Void = {}
  /// A further view that a test may add to the home screen, besides the card.
  lazy var banner: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  private var kept: UIViewController?

  init(_ rig: Rig, _ stage: Stage) {
    self.rig = rig
    self.stage = stage
    super.init()
    let label = UILabel(frame: CGRect(x: 40, y: 120, width: 200, height: 40))
    home.view.addSubview(label)
    driver.scene = self
  }

  var card: UIViewController? { home.presentedViewController }

  func open(animated: Bool = true) {
    guard home.presentedViewController == nil else { return }
    let card = kept ?? rig.makeCard()
    if rig.keepsCard { kept = card }
    card.modalPresentationStyle = rig.style
    card.transitioningDelegate = self
    if driver.pan.view !== card.view { card.view.addGestureRecognizer(driver.pan) }
    home.present(card, animated: animated)
  }

  func close() {
    if let card, !card.isBeingDismissed, !card.isBeingPresented { home.dismiss(animated: true) }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(false) }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { rig.presentation?(presented, presenting) }

  private func animator(_ isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    rig.interruptible == nil
      ? RigAnimator(self, isPresenting) : InterruptibleRigAnimator(self, isPresenting)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { rig.handOut(driver) }
}

final class RigAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let scene: Scene
  let isPresenting: Bool

  init(_ scene: Scene, _ isPresenting: Bool) {
    self.scene = scene
    self.isPresenting = isPresenting
  }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { scene.rig.promised }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let moment = Moment(context: context, isPresenting: isPresenting, scene: scene)
    let rig = scene.rig
    if let run = rig.run { return run(moment) }
    rig.place(moment)
    rig.before(moment)
    UIView.animate(withDuration: rig.duration) {
      rig.animate(moment)
    } completion: { _ in
      rig.after(moment)
      rig.complete(moment)
    }
  }
}

/// The animator of the test app, if UIKit can interrupt it. The class adopts the protocol itself,
/// because a method that only a subclass implements is not called.
final class InterruptibleRigAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let animator: RigAnimator

  init(_ scene: Scene, _ isPresenting: Bool) { animator = RigAnimator(scene, isPresenting) }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { animator.transitionDuration(using: context) }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    animator.animateTransition(using: context)
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    let moment = Moment(
      context: context, isPresenting: animator.isPresenting, scene: animator.scene)
    return animator.scene.rig.interruptible!(moment)
  }
}

/// A percent-driven interactor with a pan. If the finger is lifted before the transition has
/// started, it ends the transition at the start, and it cancels when the pan is cancelled.
@MainActor
final class Driver: UIPercentDrivenInteractiveTransition {
  let pan = UIPanGestureRecognizer()
  weak var scene: Scene?
  var isDriving = false
  /// True if the interactor has driven a transition at least once.
  private(set) var hasDriven = false
  private var hasStarted = false
  private var early: Bool?
  /// A closure that returns the progress to set as soon as the transition has started; nil for
  /// none.
  var startsAt: ((Driver) -> CGFloat)?

  override init() {
    super.init()
    pan.addTarget(self, action: Selector(Driver.handle(_:)))
  }

  private func handle(_ pan: UIPanGestureRecognizer) { scene?.rig.pan(pan, self) }

  func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin()
    case .changed: if isDriving { update(progress) }
    case .ended: end(finishing: isFlick || (speed > -300 && progress > 0.5))
    default: end(finishing: false)
    }
  }

  func begin() {
    guard let card = scene?.card, card.transitionCoordinator == nil else { return }
    (isDriving, hasDriven, hasStarted, early) = (true, true, false, nil)
    scene?.close()
  }

  func end(finishing: Bool) {
    guard isDriving else { return }
    isDriving = false
    guard hasStarted else { return early = finishing }
    if finishing { finish() } else { cancel() }
  }

  override func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(context)
    hasStarted = true
    if isDriving, let startsAt { update(startsAt(self)) }
    guard let early else { return }
    if early { finish() } else { cancel() }
  }

  var translation: CGFloat { pan.translation(in: nil).y }
  var speed: CGFloat { pan.velocity(in: nil).y }
  private var isFlick: Bool { speed > 300 }
  var progress: CGFloat { min(max(translation / 844, 0), 1) }
}

/// State that the test app keeps after its screens have gone.
@MainActor
final class Cards {
  var kept: [UIViewController] = []
  var contexts: [any UIViewControllerContextTransitioning] = []
  /// The number of cards that were shown, or of drags, up to now.
  var seen = 0
  /// The progress of a transition at the moment when a finger caught it.
  var held: CGFloat = 0
  /// Another percent-driven interactor that is used in place of the usual one; nil if there is
  /// none.
  var driver: OwnDriver?
}

/// Traces (input sequences) that the tests of many clauses (rules) use.
enum Traces {
  static let open = "  0 do open\n  0 settle\n"
  static let thereAndBack = open + "  0 do close\n  0 settle\n"

  /// Returns the steps of a drag: the finger comes down in the middle, moves to each distance a
  /// frame apart, holds still, and leaves.
  static func drag(
    _ distances: Int..., from start: Int = 0, ending: String = "up 1", hold: Int = 300
  ) -> String {
    var time = start
    var lines = ["  \(time) down 1 at 195,300"]
    for distance in distances {
      time += 16
      lines.append("  \(time) move 1 to 195,\(300 + distance)")
    }
    time += hold
    lines.append("  \(time) \(ending)")
    return (lines + ["  \(time) settle"]).joined(separator: "\n") + "\n"
  }

  /// The steps that open the card, and a short drag after which the interactor cancels the
  /// dismissal.
  static let cancelled = open + drag(30, 100)
  /// The steps that open the card, and a long drag that closes it.
  static let finished = open + drag(30, 600)
}

/// A view that becomes half transparent when it is wider than high, as after a rotation.
final class Shade: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A shade is made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    alpha = bounds.width > bounds.height ? 0.5 : 1
  }
}
