import UIKit

/// The delegate of an app that has one screen at its start.
final class ScreenDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let makeScreen: @MainActor () -> UIViewController

  init(_ makeScreen: @escaping @MainActor () -> UIViewController) { self.makeScreen = makeScreen }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = makeScreen()
    window?.makeKeyAndVisible()
    return true
  }
}
