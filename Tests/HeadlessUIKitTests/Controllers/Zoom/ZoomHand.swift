import HeadlessUIKit
import UIKit

/// A home page with a thumbnail, a page that zooms out of the thumbnail, and a finger that pulls
/// the page.
@MainActor
final class ZoomHand {
  let world: World
  /// The navigation controller, if the page is pushed and not presented.
  let navigation: UINavigationController?
  let page: Page
  let thumbnail = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 150))
  let scrollView = UIScrollView()
  /// The view that the zoom's source view provider returns. `questions` has the contexts with which
  /// the provider was called.
  var answer: UIView?
  private(set) var questions: [UIViewController.Transition.ZoomSourceViewProviderContext] = []
  private var finger = CGPoint.zero
  private let style: UIModalPresentationStyle?

  /// Makes the two pages and puts the home page on the screen.
  ///
  /// - Parameter presents: The style in which the page is presented; `nil` to push it.
  init(
    presents style: UIModalPresentationStyle? = nil, scrolls: Bool = false,
    behavior: UIKitBehavior = UIKitBehavior(),
    options: UIViewController.Transition.ZoomOptions? = nil
  ) {
    self.style = style
    var stack: UINavigationController?
    world = World(behavior: behavior) { home in
      guard style == nil else { return home }
      stack = UINavigationController(rootViewController: home)
      return stack!
    }
    navigation = stack
    page = Page("page", world.log)
    page.logsIsAppearing = true
    world.home.view.addSubview(thumbnail)
    answer = thumbnail
    if let style { page.modalPresentationStyle = style }
    page.preferredTransition = .zoom(options: options) { [unowned self] context in
      questions.append(context)
      return answer
    }
    guard scrolls else { return }
    scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    page.view.addSubview(scrollView)
  }

  /// Pushes or presents the page, and waits for some virtual time.
  func open(for time: Duration = .seconds(3)) {
    if let navigation {
      navigation.pushViewController(page, animated: true)
    } else {
      world.home.present(page, animated: true)
    }
    world.turn()
    world.simulator.run(for: time)
  }

  /// Returns a test's pages and finger with the page open and at rest, and an empty log.
  static func opened(
    presents style: UIModalPresentationStyle? = nil, scrolls: Bool = false,
    behavior: UIKitBehavior = UIKitBehavior(),
    options: UIViewController.Transition.ZoomOptions? = nil
  ) -> ZoomHand {
    let hand = ZoomHand(presents: style, scrolls: scrolls, behavior: behavior, options: options)
    hand.open()
    _ = hand.words
    return hand
  }

  /// The lines that the controllers have logged since this property was last read.
  var words: [String] { world.log.take() }

  /// True if the page is open and opaque, without a transform, and no transition is running.
  var isOpen: Bool {
    page.view.window != nil && page.view.transform == .identity && page.view.alpha == 1
      && world.simulator.transitionsInFlight.isEmpty
  }

  /// True if the page has been closed, no transition is running, and neither page has a transform
  /// or transparency left.
  var isGone: Bool {
    page.view.window == nil && page.view.transform == .identity && page.view.alpha == 1
      && world.home.view.window != nil && world.simulator.transitionsInFlight.isEmpty
      && navigation?.viewControllers.count ?? 1 == 1 && world.home.presentedViewController == nil
  }

  /// The frame of the page in the window's coordinates, as its presentation layer has it.
  var seen: CGRect { (page.view.layer.presentation() ?? page.view.layer).frame }

  // MARK: - The finger

  func press(at point: CGPoint = CGPoint(x: 195, y: 300)) {
    finger = point
    world.simulator.touchDown(finger: 1, at: finger)
    world.turn()
  }

  /// Moves the finger by a distance, in equal steps over a number of frames.
  func move(x: CGFloat = 0, y: CGFloat = 0, frames: Int = 10) {
    for _ in 1...frames {
      world.simulator.run(for: .milliseconds(16))
      finger.x += x / CGFloat(frames)
      finger.y += y / CGFloat(frames)
      world.simulator.touchMove(finger: 1, at: finger)
      world.turn()
    }
  }

  /// Puts a finger on the middle of the page and pulls.
  func pull(_ distance: CGFloat, frames: Int = 10) {
    press()
    move(y: distance, frames: frames)
  }

  /// Waits until the finger has no velocity, lifts it, and waits until all transitions have ended.
  func letGo() {
    world.simulator.run(for: .milliseconds(200))
    lift()
    world.settle()
  }

  func lift() {
    world.simulator.touchUp(finger: 1)
    world.turn()
  }
}
