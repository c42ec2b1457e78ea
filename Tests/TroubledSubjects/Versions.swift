import Turnstile
import UIKit

/// Subjects (apps to check) that have a fault on some versions of iOS only.
enum Versions {
  static let all = [
    // The fault is that the app's page needs the view behind it, which leaves the window on iOS 12
    // (rule R189 of UIKit's behaviour).
    Subject("looks behind") { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      stage.action("open") {
        guard home.presentedViewController == nil else { return }
        home.present(Page(), animated: true)
      }
      stage.action("close") {
        if home.presentedViewController != nil { home.dismiss(animated: true) }
      }
    },
    // The fault is that the app's page needs a screen of its own, which it has had only before
    // iOS 13.
    Subject.app("old app", delegate: { Delegate { Home { Cover() } } }).on(iOS: 12),
    Subject.app("new app", delegate: { Delegate { Home { UIViewController() } } }).on(iOS: 12),
  ]

  private final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    let make: @MainActor () -> UIViewController

    init(make: @escaping @MainActor () -> UIViewController) { self.make = make }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = make()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  private final class Home: UIViewController {
    private let page: @MainActor () -> UIViewController

    init(next: @escaping @MainActor () -> UIViewController) {
      self.page = next
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("There is no nib.") }

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(
        frame: CGRect(x: 100, y: 300, width: 100, height: 100),
        primaryAction: UIAction { [unowned self] _ in present(page(), animated: true) })
      view.addSubview(button)
    }
  }

  private final class Cover: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      precondition(presentingViewController?.view.window == nil, "Something lies behind.")
    }
  }

  private final class Page: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      precondition(presentingViewController?.view.window != nil, "Nothing lies behind.")
    }
  }
}
