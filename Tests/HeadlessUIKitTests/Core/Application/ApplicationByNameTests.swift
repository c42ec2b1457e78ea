import Testing
import UIKit

@MainActor
@Suite("The application by name")
struct ApplicationByNameTests {
  @Test("Code that may run in an extension finds the application by its name")
  func byName() {
    Simulator.boot()
    let name = Selector("sharedApplication")
    let other = Selector("sharedExtension")

    #expect(UIApplication.responds(to: name))
    #expect(UIApplication.perform(name)?.takeUnretainedValue() === UIApplication.shared)
    #expect(!UIApplication.responds(to: other))
    #expect(UIApplication.perform(other) == nil)
    #expect(UIApplication.value(forKey: "shared") as? UIApplication === UIApplication.shared)
  }
}
