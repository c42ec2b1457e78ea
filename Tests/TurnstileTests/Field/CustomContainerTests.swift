import Testing
import Turnstile
import UIKit

/// Tests container controllers of the app's own class: the screens inside are judged, and reports
/// name their views.
@Suite("Containers of the app's own") @MainActor
struct CustomContainerTests {
  private let arrives = Contract.standard.only([.finishArrives])

  /// Returns an app with two tabs, optionally inside a container controller of the app's own class.
  private func tabs(inContainer isHoused: Bool) -> Subject {
    Subject("tabs") { stage in
      let tabs = UITabBarController()
      tabs.viewControllers = [Page(), Page()]
      stage.window.rootViewController = isHoused ? Housing(tabs) : tabs
      let switcher = Switcher()
      tabs.delegate = switcher
      stage.keep(switcher, with: tabs)
      stage.action("second") { tabs.selectedIndex = 1 }
      stage.action("first") { tabs.selectedIndex = 0 }
    }
  }

  @Test(
    "A tab that one comes back to at once is shown, whoever houses the tabs",
    arguments: [false, true])
  func backAtOnce(isHoused: Bool) throws {
    let trace = "  0 do second\n 350 do first\n 350 settle\n"

    #expect(try findings(trace, of: tabs(inContainer: isHoused), .standard) == [])
  }

  @Test("What a stack inside shows has to arrive as elsewhere", arguments: [0.5, 1])
  func arrivesInside(alpha: CGFloat) throws {
    let subject = Subject("housed stack") { stage in
      let navigation = UINavigationController(rootViewController: Page())
      let fader = Fader(alpha)
      navigation.delegate = fader
      stage.keep(fader, with: navigation)
      stage.window.rootViewController = Housing(navigation)
      stage.action("push") { navigation.pushViewController(Page(), animated: true) }
    }

    #expect(
      try findings("  0 do push\n  0 settle\n", of: subject, arrives)
        == (alpha < 1 ? ["finish-arrives:transparent"] : []))
  }

  @Test(
    "What a stack does while it is not on the screen is seen by nobody", arguments: [true, false])
  func unseen(isAway: Bool) throws {
    let subject = Subject("stack out of the window") { stage in
      let navigation = UINavigationController(rootViewController: Page())
      let fader = Fader(0.5)
      navigation.delegate = fader
      stage.keep(fader, with: navigation)
      let housing = Housing(navigation, showsIt: !isAway)
      stage.window.rootViewController = housing
      stage.action("replace") { navigation.setViewControllers([Page()], animated: true) }
      stage.action("show") { if isAway { housing.show() } }
    }

    #expect(
      try findings("  0 do replace\n  0 do show\n  0 settle\n", of: subject, arrives)
        == (isAway ? [] : ["finish-arrives:transparent"]))
  }
}

/// A container controller that has one child, and shows the child's view.
private final class Housing: UIViewController {
  private let inner: UIViewController
  private let showsIt: Bool

  init(_ inner: UIViewController, showsIt: Bool = true) {
    self.inner = inner
    self.showsIt = showsIt
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A container is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(inner)
    inner.didMove(toParent: self)
    if showsIt { show() }
  }

  func show() {
    inner.view.frame = view.bounds
    view.addSubview(inner.view)
  }
}

/// A tab bar delegate whose animator changes tabs by a fade of 0.3 seconds.
private final class Switcher: NSObject, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Fade(1) }
}

/// A navigation delegate whose animator pushes by a fade that ends at a given alpha.
private final class Fader: NSObject, UINavigationControllerDelegate {
  private let alpha: CGFloat
  init(_ alpha: CGFloat) { self.alpha = alpha }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Fade(alpha) }
}

private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  private let end: CGFloat
  init(_ end: CGFloat) { self.end = end }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let incoming = context.view(forKey: .to), let card = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    incoming.frame = context.finalFrame(for: card)
    incoming.alpha = 0
    context.containerView.addSubview(incoming)
    UIView.animate(withDuration: 0.3) {
      incoming.alpha = self.end
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
