import UIKit

/// The model of a device, on which the tests wait in virtual time. Its time passes only in
/// ``wait(_:)``.
@MainActor
struct Device {
  let window: UIWindow

  func wait(_ seconds: TimeInterval) { Simulator.current.run(for: .seconds(seconds)) }
}

/// Runs a test on a newly started model of a device, so that tests do not affect each other.
func onDevice(_ test: @MainActor (Device) -> Void) {
  MainActor.assumeIsolated {
    Simulator.boot()
    test(Device(window: UIWindow(frame: UIScreen.main.bounds)))
  }
}
