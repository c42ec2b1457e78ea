import Testing
import Turnstile
import UIKit

@Suite("round-trip: drags beside a transition") @MainActor
struct RoundTripDragTests {
  private let clause = Contract.standard.only([.roundTrip])

  @Test("What a drag beside transitions without a finger has moved, as a side menu does")
  func dragBeside() throws {
    let subject = Subject("rig") { stage in
      let container = DraggedContainer()
      stage.window.rootViewController = container
      stage.action("other") { container.tabs.selectedIndex = 1 }
      stage.action("first") { container.tabs.selectedIndex = 0 }
      stage.action("first, moved") {
        container.tabs.view.frame.origin.x = 90
        container.tabs.selectedIndex = 0
      }
    }
    let drag = "  0 down 1 at 195,422\n 16 move 1 to 250,422\n 32 move 1 to 300,422\n 48 up 1\n"

    #expect(
      try findings("  0 do other\n\(drag) 48 do first\n 48 settle\n", of: subject, clause) == [])
    #expect(
      try findings("  0 do other\n  0 do first, moved\n  0 settle\n", of: subject, clause)
        == ["round-trip:frame"])
  }

  @Test("What a drag after the last transition has moved, where a finger more changed the tabs")
  func dragLast() throws {
    let subject = Subject("rig") { stage in stage.window.rootViewController = DraggedContainer() }
    let tabs = "  0 down 1 at 195,422\n  0 tap at 292,800\n 16 tap at 97,800\n"

    #expect(
      try findings("\(tabs) 32 move 1 to 250,422\n 48 up 1\n 48 settle\n", of: subject, clause)
        == [])
  }

  @Test("The order of all siblings where a drag after the last transition has moved one of them")
  func dragOrders() throws {
    let subject = Subject("rig") { stage in
      let container = DraggedContainer()
      container.ordersPanels = true
      stage.window.rootViewController = container
      stage.action("other") { container.tabs.selectedIndex = 1 }
      stage.action("first") { container.tabs.selectedIndex = 0 }
      stage.action("first, behind") {
        container.view.sendSubviewToBack(container.view.subviews[2])
        container.tabs.selectedIndex = 0
      }
    }
    let tabs = "  0 down 1 at 195,422\n  0 do other\n 16 do first\n"

    #expect(
      try findings("\(tabs) 32 move 1 to 250,422\n 48 up 1\n 48 settle\n", of: subject, clause)
        == [])
    #expect(
      try findings("  0 do other\n  0 do first, behind\n  0 settle\n", of: subject, clause)
        == ["round-trip:order"])
  }
}

/// A container that moves its tabs aside under a pan of its own.
private final class DraggedContainer: UIViewController {
  let tabs = UITabBarController()
  /// True if the pan brings the tabs to the front of two panels instead of moving them.
  var ordersPanels = false

  override func viewDidLoad() {
    super.viewDidLoad()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    addChild(tabs)
    view.addSubview(tabs.view)
    tabs.didMove(toParent: self)
    if ordersPanels {
      for _ in 1...2 { view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))) }
    }
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(DraggedContainer.pan(_:))))
  }

  func pan(_ pan: UIPanGestureRecognizer) {
    guard !ordersPanels else { return view.bringSubviewToFront(tabs.view) }
    tabs.view.frame.origin.x = pan.translation(in: view).x
  }
}
