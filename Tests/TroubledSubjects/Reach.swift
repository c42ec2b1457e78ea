import Turnstile
import UIKit

/// An app that shows a screen with one of its two animators, and for each animator a subject
/// (transition to check) of its own. The second app's animator traps whenever it runs. The third
/// app never uses an animator that completes only for screens of one class.
enum Reach {
  static let all = [
    Subject.app("reach-app", delegate: { Delegate() }),
    Subject.modal("reach-shown") { Shown() }.ifNeverRan("Shown"),
    Subject.modal("reach-hidden") { Hidden() }.ifNeverRan("Hidden", "Shown"),
    Subject("reach-idle") { $0.action("wait") {} }.ifNeverRan("Hidden"),
    Subject.app("falling-app", delegate: { Delegate { Falls() } }),
    Subject.modal("falling-card") { Falls() }.ifNeverRan("Falls"),
    Subject.app("choosy-app", delegate: { Delegate() }),
    Subject.modal("choosy-card") { Choosy() }.ifNeverRan("Choosy"),
    Subject.modal("choosy-refuser") { Refuses() }.ifNeverRan("Refuses"),
    Subject("choosy-stack") { stage in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let delegate = Pushes()
      stage.keep(delegate, with: navigation)
      navigation.delegate = delegate
      stage.window.rootViewController = navigation
      stage.action("push") { navigation.pushViewController(UIViewController(), animated: true) }
      stage.action("swap") { navigation.setViewControllers([UIViewController()], animated: false) }
    }.ifNeverRan("Choosy"),
  ]

  /// The animators of a package without an app: one that does nothing on plain screens, and one
  /// that animates and never completes.
  static let package = [
    Subject.modal("package-choosy") { Choosy() },
    Subject.modal("package-stuck") { Stuck() },
  ].onPlainScreens()

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
  final class Falls: Fade {
    override func animateTransition(using context: any UIViewControllerContextTransitioning) {
      fatalError("it falls")
    }
  }

  final class Stuck: Fade {
    override func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      UIView.animate(withDuration: 0.2) { view.alpha = 0.9 }
    }
  }

  final class Choosy: Fade {
    override func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard context.viewController(forKey: .to) is Home else { return }
      super.animateTransition(using: context)
    }
  }

  /// An animator that cancels every transition, because it finds nothing to animate.
  final class Refuses: Fade {
    override func animateTransition(using context: any UIViewControllerContextTransitioning) {
      context.completeTransition(false)
    }
  }

  final class Pushes: NSObject, UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Choosy() }
  }

  final class Home: UIViewController, UIViewControllerTransitioningDelegate {
    private let animator: @MainActor () -> Fade

    init(_ animator: @escaping @MainActor () -> Fade) {
      self.animator = animator
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("This screen is in no storyboard.") }

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
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }
  }

  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let animator: @MainActor () -> Fade

    init(_ animator: @escaping @MainActor () -> Fade = { Shown() }) { self.animator = animator }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = Home(animator)
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }
}
