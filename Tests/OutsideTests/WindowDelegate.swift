import UIKit

/// An app delegate that launches an app with one screen.
final class WindowDelegate: UIResponder, UIApplicationDelegate {
  private let make: () -> UIViewController

  init(_ make: @escaping () -> UIViewController) { self.make = make }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = make()
    window.makeKeyAndVisible()
    return true
  }
}
