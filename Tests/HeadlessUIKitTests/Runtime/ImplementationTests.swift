import Foundation
import Testing
import UIKit

@MainActor
private final class Target: NSObject {
  func tapped() {}
}

@MainActor
@Suite("Implementations of methods")
struct ImplementationTests {
  @Test("An object has an implementation of its class's method, and of no other class's")
  func found() {
    Simulator.boot()
    let tapped = Selector(Target.tapped)

    #expect(Target().method(for: tapped) != nil)
    #expect(NSObject().method(for: tapped) == nil)
    #expect(Target().method(for: nil) == nil)
  }
}
