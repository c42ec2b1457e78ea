import Testing
import UIKit

@MainActor
@Suite("Lifetime of segues")
struct SegueLifetimeTests {
  /// A segue that is its destination's transitioning delegate, and calls `present` itself.
  private final class Cover: UIStoryboardSegue, UIViewControllerTransitioningDelegate {
    override func perform() {
      destination.transitioningDelegate = self
      source.present(destination, animated: true)
    }
  }

  /// A segue that is its destination's delegate, and leaves the presentation to its superclass.
  private final class Card: UIStoryboardSegue, UIViewControllerTransitioningDelegate {
    override func perform() {
      destination.transitioningDelegate = self
      super.perform()
    }
  }

  /// A segue that presents its destination inside a navigation controller.
  private final class Wrap: UIStoryboardSegue {
    override func perform() {
      source.present(UINavigationController(rootViewController: destination), animated: true)
    }
  }

  /// A segue that presents nothing when it is performed.
  private final class Idle: UIStoryboardSegue {
    override func perform() {}
  }

  private final class Home: UIViewController {
    weak var segue: UIStoryboardSegue?
    var kept: UIStoryboardSegue?
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      self.segue = segue
      if sender != nil { kept = segue }
    }
  }

  private static let kinds: [String: UIStoryboard.SegueKind] = [
    "present": .present, "show": .show, "detail": .showDetail, "popover": .popover,
    "own": .custom(Cover.self), "own of a kind": .of(Card.self, .present),
    "wrapped": .custom(Wrap.self), "idle": .custom(Idle.self),
  ]

  private func start(_ kind: String, pushes: Bool = false) -> Home {
    Simulator.boot()
    UIStoryboard.register("Main") { main in
      main.scene("first", isInitial: true) { Home() }
      main.scene("second") { UIViewController() }
      main.segue("go", from: "first", to: "second", Self.kinds[kind]!)
    }
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let home = storyboard.instantiateInitialViewController() as! Home
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = pushes ? UINavigationController(rootViewController: home) : home
    window.makeKeyAndVisible()
    Simulator.current.run(for: .seconds(1))
    return home
  }

  @Test(
    "R197 a segue that presents lives until the presentation has ended, and no longer",
    arguments: ["present", "show", "detail", "popover", "own", "own of a kind", "wrapped"])
  func livesWhilePresented(kind: String) {
    let home = start(kind)
    home.performSegue(withIdentifier: "go", sender: nil)
    Simulator.current.run(for: .seconds(2))
    weak let presented = home.presentedViewController

    #expect(presented != nil)
    #expect(home.segue?.source === home)
    #expect(home.segue?.destination.viewIfLoaded?.window != nil)

    home.dismiss(animated: true)
    Simulator.current.run(for: .seconds(2))

    #expect(home.segue == nil)
    #expect(presented == nil)
  }

  @Test("R197 a segue that is the delegate of its destination is asked in both directions")
  func isDelegate() {
    let home = start("own")
    home.performSegue(withIdentifier: "go", sender: nil)
    Simulator.current.run(for: .seconds(2))

    #expect(home.presentedViewController?.transitioningDelegate === home.segue)
    #expect(home.presentedViewController?.transitioningDelegate != nil)
  }

  @Test("R197 a segue that presents nothing is released once it has been performed")
  func presentsNothing() {
    let idle = start("idle")
    idle.performSegue(withIdentifier: "go", sender: nil)
    #expect(idle.segue == nil)

    let pushing = start("show", pushes: true)
    pushing.performSegue(withIdentifier: "go", sender: nil)
    #expect(pushing.segue == nil)
    #expect(pushing.navigationController?.viewControllers.count == 2)
  }

  @Test("R197 a segue whose presentation is refused is released once it has been performed")
  func refused() {
    let home = start("own")
    home.present(UIViewController(), animated: false)
    home.performSegue(withIdentifier: "go", sender: nil)

    #expect(home.segue == nil)
  }

  @Test("R197 a segue that an app keeps has its controllers after the presentation, too")
  func keptByApp() {
    let home = start("own")
    home.performSegue(withIdentifier: "go", sender: "keep")
    Simulator.current.run(for: .seconds(2))
    weak let presented = home.presentedViewController
    home.dismiss(animated: true)
    Simulator.current.run(for: .seconds(2))

    #expect(presented != nil)
    #expect(home.kept?.destination === presented)
    #expect(home.kept?.source === home)
  }
}
