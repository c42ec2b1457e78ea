import UIKit

/// The model of a device. Its time passes only in ``wait(_:)``.
@MainActor
struct Device {
  let window: UIWindow

  func wait(_ seconds: TimeInterval) { Simulator.current.run(for: .seconds(seconds)) }
}

/// Runs a test on a freshly booted device.
func onDevice(_ test: @MainActor (Device) -> Void) {
  MainActor.assumeIsolated {
    Simulator.boot()
    test(Device(window: UIWindow(frame: UIScreen.main.bounds)))
  }
}
