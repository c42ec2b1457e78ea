import Turnstile
import UIKit

/// An app that shows a screen with one of its two animators, and for each animator a subject
/// (transition to check) of its own.
enum Reach {
  static let all = [
    Subject.app("reach-app", delegate: { Delegate() }),
    Subject.modal("reach-shown") { Shown() }.ifNeverRan("Shown"),
    Subject.modal("reach-hidden") { Hidden() }.ifNeverRan("Hidden", "Shown"),
    Subject("reach-idle") { $0.action("wait") {} }.ifNeverRan("Hidden"),
  ]

  class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.2 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      UIView.animate(withDuration: 0.2) {
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
  final class Shown: Fade {}
  final class Hidden: Fade {}

  final class Home: UIViewController, UIViewControllerTransitioningDelegate {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(Home.open)))
    }

    func open() {
      guard presentedViewController == nil else { return dismiss(animated: true) }
      let card = UIViewController()
      card.transitioningDelegate = self
      card.modalPresentationStyle = .overFullScreen
      card.view.isUserInteractionEnabled = false
      present(card, animated: true)
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Shown() }
  }

  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = Home()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }
}
