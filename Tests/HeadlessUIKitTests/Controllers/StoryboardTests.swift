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

  @Test("A segue of a class that is not here shows nothing, and is a cut that the run has passed")
  func missing() {
    let first = start(.missing("Main.storyboard:4 Slide"))
    first.performSegue(withIdentifier: "go", sender: nil)

    #expect(first.presentedViewController == nil)
    #expect(first.navigationController?.viewControllers == [first])
    #expect(Simulator.current.cutsMet.map(\.cut) == ["Main.storyboard:4 Slide"])
  }

  @Test("A segue of an app's own class does what its kind says when it asks its superclass")
  func classOfKind() {
    final class Card: UIStoryboardSegue {
      override func perform() {
        destination.modalPresentationStyle = .custom
        super.perform()
      }
    }
    let first = start(.of(Card.self, .present))
    first.performSegue(withIdentifier: "go", sender: nil)

    #expect(first.presentedViewController?.modalPresentationStyle == .custom)
  }

  @Test("A segue that does not exist stops the program")
  func unknown() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIViewController().performSegue(withIdentifier: "nowhere", sender: nil)
    }
  }

  /// An animator that records the frame of the incoming view, and does not set it.
  private final class Placing: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    var frames: [CGRect] = []
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.3 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) {
        frames.append(view.frame)
        context.containerView.addSubview(view)
      }
      context.completeTransition(true)
    }
  }

  /// Presents a scene whose view was drawn 600 points wide and high, and returns the frames that
  /// its animator recorded.
  private func presentsCanvas(
    _ behavior: UIKitBehavior = UIKitBehavior(),
    viewDidLoad change: @escaping @MainActor (UIView) -> Void = { _ in }
  ) -> [CGRect] {
    let simulator = Simulator.boot(behavior: behavior)
    let canvas = CGRect(x: 0, y: 0, width: 600, height: 600)
    UIStoryboard.register("Canvas") { storyboard in
      storyboard.scene(id: "1", named: "menu") { nib in
        let controller = nib.controller { UIViewController(coder: $0) }
        nib.loadsView(of: controller) { _, nib in
          nib.view(UIView.self, frame: canvas) { UIView(coder: $0) }
        }
        return controller
      }
    }
    let home = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = home
    window.makeKeyAndVisible()
    let menu = UIStoryboard(name: "Canvas", bundle: nil)
      .instantiateViewController(withIdentifier: "menu")
    let placing = Placing()
    menu.modalPresentationStyle = .custom
    menu.transitioningDelegate = placing
    menu.loadViewIfNeeded()
    change(menu.view)
    home.present(menu, animated: true)
    simulator.run(for: .seconds(1))
    return placing.frames
  }

  @Test(
    "R155 what was drawn on a canvas has the size of what it is presented in when its animator is asked, unless it was given another since"
  )
  func canvas() {
    #expect(presentsCanvas() == [CGRect(x: 0, y: 0, width: 390, height: 844)])
    let own = CGRect(x: 45, y: 100, width: 300, height: 400)
    #expect(presentsCanvas { $0.frame = own } == [own])
  }

  @Test("R155 with the other setting it keeps the size of its canvas")
  func keepsCanvas() {
    var behavior = UIKitBehavior()
    behavior.documentViewsFillPresentations = false

    #expect(presentsCanvas(behavior) == [CGRect(x: 0, y: 0, width: 600, height: 600)])
  }
}
