import Testing
import UIKit

@MainActor
@Suite("Storyboards in code")
struct StoryboardTests {
  private final class First: UIViewController {
    var segue: UIStoryboardSegue?
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      self.segue = segue
      segue.destination.title = sender as? String
    }
  }

  private func start(_ kind: UIStoryboard.SegueKind) -> First {
    Simulator.boot()
    UIStoryboard.register("Main") { main in
      main.scene("first", isInitial: true) { First() }
      main.scene("second") { UIViewController() }
      main.segue("go", from: "first", to: "second", kind)
      main.segue("back", from: "second", to: "first", .unwind)
    }
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let first = storyboard.instantiateInitialViewController() as! First
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: first)
    window.makeKeyAndVisible()
    Simulator.current.run(for: .seconds(1))
    return first
  }

  @Test("A segue lets its source prepare the destination, and presents it")
  func presents() {
    let first = start(.present)
    first.performSegue(withIdentifier: "go", sender: "hello")
    Simulator.current.run(for: .seconds(1))

    #expect(first.segue?.identifier == "go")
    #expect(first.presentedViewController === first.segue?.destination)
    #expect(first.presentedViewController?.title == "hello")
  }

  @Test("A show segue pushes where there is a navigation controller")
  func pushes() {
    let first = start(.show)
    first.performSegue(withIdentifier: "go", sender: nil)

    #expect(first.navigationController?.viewControllers.count == 2)
  }

  @Test(
    "A way back pops to the nearest controller of its scene, or dismisses down to it",
    arguments: [true, false])
  func unwinds(pushes: Bool) {
    let first = start(pushes ? .show : .present)
    first.performSegue(withIdentifier: "go", sender: nil)
    Simulator.current.run(for: .seconds(1))
    first.segue?.destination.performSegue(withIdentifier: "back", sender: nil)
    Simulator.current.run(for: .seconds(1))

    #expect(first.presentedViewController == nil)
    #expect(first.navigationController?.viewControllers == [first])
  }

  @Test("A segue of an app's own does what it likes")
  func custom() {
    final class Swap: UIStoryboardSegue {
      override func perform() { source.title = "swapped" }
    }
    let first = start(.custom(Swap.self))
    first.performSegue(withIdentifier: "go", sender: nil)

    #expect(first.title == "swapped")
  }

  @Test("A segue that does not exist stops the program")
  func unknown() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIViewController().performSegue(withIdentifier: "nowhere", sender: nil)
    }
  }
}
