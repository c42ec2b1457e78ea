import Testing
import UIKit

@testable import Turnstile

@Suite("Launch window") @MainActor
struct LaunchWindowTests {
  @Test("When an app has faded out the window of its launch screen, its own window is explored")
  func fadedOut() throws {
    #expect(try screen(.fadesOut) == "HomeController")
  }

  @Test("When an app has hidden the window of its launch screen, its own window is explored")
  func hidden() throws {
    #expect(try screen(.hides) == "HomeController")
  }

  @Test("A window that the app leaves above its own is explored, because a user sees it")
  func stays() throws {
    #expect(try screen(.stays) == "SplashController")
  }

  @Test("Whatever an app does after it has taken away its launch screen, no screen is blocked")
  func nothingBlocked() throws {
    try check(.splash(.fadesOut), .standard, .runs(128), seeds: "/dev/null/seeds")
  }

  private func screen(_ splash: Splash) throws -> String {
    try Scout.explore(.splash(splash)).places[0].name
  }
}

/// An app's treatment of the window of its launch screen half a second after the launch.
private enum Splash: Sendable {
  case fadesOut, hides, stays
}

extension Subject {
  /// An app with a button that presents a screen, and with a launch screen in a window of its own.
  @MainActor fileprivate static func splash(_ splash: Splash) -> Subject {
    .app("splash", delegate: { SplashDelegate(splash) })
  }
}

private final class SplashDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var splashWindow: UIWindow?
  private let splash: Splash

  init(_ splash: Splash) { self.splash = splash }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = HomeController()
    window?.makeKeyAndVisible()
    splashWindow = UIWindow(frame: UIScreen.main.bounds)
    splashWindow?.windowLevel = .statusBar
    splashWindow?.rootViewController = SplashController()
    splashWindow?.makeKeyAndVisible()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [self] in leave() }
    return true
  }

  private func leave() {
    switch splash {
    case .fadesOut:
      UIView.animate(withDuration: 0.3) { [self] in
        splashWindow?.alpha = 0
      } completion: { [self] _ in
        splashWindow = nil
        window?.makeKeyAndVisible()
      }
    case .hides: splashWindow?.isHidden = true
    case .stays: break
    }
  }
}

private final class SplashController: UIViewController {}

private final class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let open = UIButton(frame: CGRect(x: 145, y: 400, width: 100, height: 44))
    open.addAction(
      UIAction { [unowned self] _ in
        let card = UIViewController()
        card.modalPresentationStyle = .fullScreen
        present(card, animated: true)
      }, for: .touchUpInside)
    view.addSubview(open)
  }
}
