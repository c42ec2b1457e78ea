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

  @MainActor
  private final class Connection: NSObject {
    var suspended = 0
    func suspend() { suspended += 1 }
  }

  @Test("The application takes a call of suspend, by which apps go to the home screen")
  func suspended() {
    Simulator.boot()
    let selector = Selector(Connection.suspend, named: "suspend")
    let connection = Connection()
    selector.perform(on: connection)
    selector.perform(on: UIApplication.shared)

    #expect(connection.suspended == 1)
    #expect(UIApplication.shared.applicationState == .active)
  }
}
