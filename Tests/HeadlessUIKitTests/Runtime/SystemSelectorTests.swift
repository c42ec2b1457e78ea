import Testing
import UIKit

@MainActor
@Suite("Selectors of a class of UIKit's")
struct SystemSelectorTests {
  private final class Home: UIViewController {
    var hidden = 0
    func dismissKeyboard() { hidden += 1 }
  }

  @Test("The method is found by its name on a target of another class")
  func otherClass() {
    Simulator.boot()
    let selector = Selector(
      UIInputViewController.dismissKeyboard, named: "dismissKeyboard",
      or: [Selector(Home.dismissKeyboard, named: "dismissKeyboard")])
    let home = Home()
    selector.perform(on: home)
    selector.perform(on: UIInputViewController())

    #expect(home.hidden == 1)
  }
}
