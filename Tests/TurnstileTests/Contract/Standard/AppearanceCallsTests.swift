import Testing
import Turnstile
import UIKit

@Suite("appearance-balanced: appearance methods that the app calls itself") @MainActor
struct AppearanceCallsTests {
  private let clause = Contract.standard.only([.appearanceBalanced])

  /// Returns an app with a drawer beside its main page, and an action that opens the drawer.
  private func drawer(
    forwards: Bool = true, _ open: @escaping @MainActor @Sendable (Drawer) -> Void
  ) -> Subject {
    Subject("rig") { stage in
      let drawer = Drawer()
      drawer.forwards = forwards
      stage.window.rootViewController = drawer
      stage.action("open") { open(drawer) }
    }
  }

  @Test(
    "R84 a drawer that UIKit has told of its appearance, and that its container tells by calls of its methods"
  )
  func offender() throws {
    let subject = drawer { drawer in
      drawer.side.viewWillAppear(true)
      drawer.side.viewDidAppear(true)
    }

    let outOfOrder = Finding(.appearanceBalanced, cause: .outOfOrder)
    #expect(try findings("  0 do open\n", of: subject, clause) == ["\(outOfOrder)"])
  }

  @Test("R84 a drawer that only UIKit tells of its appearance")
  func twin() throws {
    let subject = drawer { $0.side.view.center.x += 100 }

    #expect(try findings("  0 do open\n", of: subject, clause) == [])
  }

  @Test("R84 a page that one of its methods is called to refresh it")
  func refreshed() throws {
    let subject = drawer { drawer in
      drawer.side.viewWillAppear(false)
      drawer.side.viewWillAppear(false)
    }

    #expect(try findings("  0 do open\n", of: subject, clause) == [])
  }

  @Test("R84 a container that UIKit leaves to tell its children, and that calls their methods")
  func alone() throws {
    let subject = drawer(forwards: false) { drawer in
      drawer.add(drawer.side)
      drawer.side.viewWillAppear(true)
      drawer.side.viewDidAppear(true)
      drawer.side.viewWillDisappear(true)
      drawer.side.viewDidDisappear(true)
      drawer.side.view.removeFromSuperview()
    }

    #expect(try findings("  0 do open\n", of: subject, clause) == [])
  }

  @Test("R84 a page of a navigation controller that calls its own methods")
  func onAStack() throws {
    let subject = stack { stack in
      stack.stage.action("open") {
        stack.navigation.topViewController?.viewWillAppear(true)
        stack.navigation.topViewController?.viewDidAppear(true)
      }
    }

    #expect(try findings("  0 do open\n", of: subject, clause) == [])
  }

  @Test("R84 a page that calls the wrong method of its superclass while UIKit tells it something")
  func wrongSuper() throws {
    let subject = Subject("rig") { stage in
      let drawer = Drawer()
      let page = MistypedPage()
      stage.window.rootViewController = drawer
      drawer.add(page)
      stage.action("close") { page.view.removeFromSuperview() }
      stage.action("open") { drawer.view.addSubview(page.view) }
    }

    #expect(
      try findings("  0 do close\n 16 do open\n 32 do close\n 48 settle\n", of: subject, clause)
        == [])
  }

  @Test("R84 methods that call each other's super are called once")
  func throughSuper() throws {
    let subject = drawer { drawer in
      drawer.side.beginAppearanceTransition(false, animated: false)
      drawer.side.endAppearanceTransition()
      drawer.side.beginAppearanceTransition(true, animated: false)
      drawer.side.endAppearanceTransition()
    }

    #expect(try findings("  0 do open\n", of: subject, clause) == [])
  }
}

/// Drawers that lie beside the screen from the launch on, in a container that tells them of their
/// appearance itself.
@Suite("appearance-balanced: children that are in the window at the launch") @MainActor
struct ChildrenAtLaunchTests {
  private let clause = Contract.standard.only([.appearanceBalanced])

  private func drawer(
    toldAtLaunch: Bool, _ open: @escaping @MainActor @Sendable (Side) -> Void
  ) -> Subject {
    Subject("rig") { stage in
      let drawer = Drawer()
      drawer.forwards = false
      stage.window.rootViewController = drawer
      drawer.add(drawer.side)
      drawer.side.view.frame.origin.x = -390
      if toldAtLaunch {
        drawer.side.beginAppearanceTransition(true, animated: false)
        drawer.side.endAppearanceTransition()
      }
      stage.action("open") { open(drawer.side) }
    }
  }

  @Test("R84 a drawer that was told at the launch that it appears, and is told it once more")
  func offender() throws {
    let subject = drawer(toldAtLaunch: true) { side in
      side.viewWillAppear(true)
      side.viewDidAppear(true)
    }

    #expect(
      try findings("  0 do open\n", of: subject, clause) == ["appearance-balanced:out-of-order"])
  }

  @Test("R84 a drawer that was told nothing at the launch, and is told when it is opened")
  func twin() throws {
    let subject = drawer(toldAtLaunch: false) { side in
      side.beginAppearanceTransition(true, animated: false)
      side.view.frame.origin.x = 0
      side.endAppearanceTransition()
    }

    #expect(try findings("  0 do open\n", of: subject, clause) == [])
  }

  @Test("R84 a drawer that was told at the launch that it appears, and is told that it goes")
  func lookAlike() throws {
    let subject = drawer(toldAtLaunch: true) { side in
      side.beginAppearanceTransition(false, animated: false)
      side.endAppearanceTransition()
      side.view.removeFromSuperview()
    }

    #expect(try findings("  0 do open\n", of: subject, clause) == [])
  }
}

/// A container with a main page and a drawer beside the screen.
private final class Drawer: UIViewController {
  let side = Side()
  var forwards = true

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(UIViewController())
    if forwards { add(side) }
  }

  func add(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

private final class Side: UIViewController {
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
}

/// A page whose methods call the opposite methods of the superclass, by a slip of the pen.
private final class MistypedPage: UIViewController {
  override func viewWillDisappear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidAppear(animated) }
}
