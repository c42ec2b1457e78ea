import UIKit

/// A real device or Apple's simulator, on which the tests wait in real time.
@MainActor
struct Device {
  let window: UIWindow

  func wait(_ seconds: TimeInterval) {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
  }
}

/// Runs a test in a window of its own, in the scene of the app that hosts the tests.
func onDevice(_ test: @MainActor (Device) -> Void) {
  MainActor.assumeIsolated {
    let scene = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
    test(Device(window: window))
    window.isHidden = true
    window.rootViewController = nil
  }
}
