import UIKit
import VirtualTime

/// Fifty pseudorandom sequences of actions in a simulated app that use all parts of the UIKit
/// model, printed as events.
///
/// The events are not judged here. They have to be the same, byte by byte, in every process, in
/// every build and on every machine.
@MainActor
enum Scenarios {
  /// Prints the events of all fifty sequences of actions.
  static func run() {
    for number in 1...50 {
      let log = EventLog()
      let simulator = Simulator.boot()
      log.listen(to: simulator)
      var story = Story(number, simulator)
      for _ in 0..<40 { story.goOn() }
      simulator.run(for: .seconds(5))
      simulator.listener = nil
      print("scenario \(number): \(log.lines.count) events")
      for line in log.lines { print(line) }
    }
  }
}

/// One sequence of actions: an app with tabs, a navigation stack in the first tab, cards, and a
/// finger that moves at random.
@MainActor
private struct Story {
  private let simulator: Simulator
  private let tabs = UITabBarController()
  private let stack: UINavigationController
  private var state: UInt64
  private var finger: CGPoint?

  init(_ number: Int, _ simulator: Simulator) {
    self.simulator = simulator
    state = UInt64(number)
    stack = UINavigationController(rootViewController: Screen())
    tabs.viewControllers = [stack, Screen()]
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    simulator.run(for: .milliseconds(100))
  }

  /// Returns a random number below a bound, by Knuth's linear congruential generator. Its numbers
  /// are less random than those of a good generator, but the same everywhere.
  private mutating func draw(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  mutating func goOn() {
    switch draw(20) {
    case 0...3: pull()
    case 4...9: moveFinger()
    case 10: liftFinger()
    case 11: top.present(Card(), animated: draw(4) > 0)
    case 12: top.dismiss(animated: draw(4) > 0)
    case 13: stack.pushViewController(Screen(), animated: draw(4) > 0)
    case 14: stack.popViewController(animated: draw(4) > 0)
    case 15: tabs.selectedIndex = draw(2)
    case 16: turn()
    case 17: leave()
    case 18:
      top.view.subviews.first.map { view in UIView.animate(withDuration: 0.3) { view.alpha = 0.5 } }
    default: break
    }
    simulator.run(for: .milliseconds(Int64([0, 1, 16, 17, 100, 700][draw(6)])))
  }

  /// The view controller that is presented in front of all others.
  private var top: UIViewController {
    var top: UIViewController = tabs
    while let above = top.presentedViewController { top = above }
    return top
  }

  private mutating func pull() {
    if finger != nil { liftFinger() }
    let point = CGPoint(x: CGFloat(draw(390)), y: CGFloat(draw(844)))
    finger = point
    simulator.touchDown(finger: 1, at: point)
  }

  private mutating func moveFinger() {
    guard var point = finger else { return pull() }
    point.x += CGFloat(draw(120) - 60)
    point.y += CGFloat(draw(200) - 80)
    finger = point
    simulator.touchMove(finger: 1, at: point)
  }

  private mutating func liftFinger() {
    finger = nil
    simulator.touchUp(finger: 1)
  }

  private func turn() {
    let size = UIScreen.main.bounds.size
    simulator.resize(to: CGSize(width: size.height, height: size.width))
  }

  private func leave() {
    simulator.enterBackground()
    simulator.run(for: .seconds(1))
    simulator.enterForeground()
  }
}

/// A screen with a label, a list, a timer and a notification, tied together by constraints.
private class Screen: UIViewController {
  private let list = UIScrollView()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    list.contentSize = CGSize(width: 390, height: 2000)
    label.text = "Screen"
    for view in [list, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      list.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    NotificationCenter.default.addObserver(
      self, selector: Selector(Screen.rest), name: UIApplication.didEnterBackgroundNotification,
      object: nil)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [weak self] in
      UIView.animate(withDuration: 0.25) { self?.label.alpha = 0.9 }
    }
  }

  private func rest() { label.text = "Rested" }
}

/// A card, that is, a presented screen, that rises with a spring and can be pulled down.
private final class Card: Screen, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private var interactor: UIPercentDrivenInteractiveTransition?

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(Card.pull(_:))))
  }

  private func pull(_ pan: UIPanGestureRecognizer) {
    let progress = pan.translation(in: view).y / 400
    switch pan.state {
    case .began:
      interactor = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed: interactor?.update(progress)
    case .ended where progress > 0.4: interactor?.finish()
    default: interactor?.cancel()
    }
    if pan.state == .ended || pan.state == .cancelled { interactor = nil }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    let container = context.containerView
    let away = CGAffineTransform(translationX: 0, y: container.bounds.height)
    if let card = context.view(forKey: .to) {
      card.frame = container.bounds
      card.transform = away
      container.addSubview(card)
    }
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0
    ) {
      context.view(forKey: .to)?.transform = .identity
      context.view(forKey: .from)?.transform = away
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
