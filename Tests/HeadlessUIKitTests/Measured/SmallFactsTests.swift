import Testing
import UIKit

@MainActor
@Suite("Small things that were measured")
struct SmallFactsTests {
  @Test("R161 the next responder of a presented controller is its presenter")
  func nextOfPresented() {
    let world = World()
    let page = world.presented(.overFullScreen)

    #expect(page.next === world.home)
    #expect(page.view.next === page)
    #expect(world.home.next === world.window)
  }

  @Test("R161 a presenter whose view lies in the presented view is not the next responder")
  func nextWithPresenterInside() {
    let world = World()
    let page = world.presented(.overFullScreen)
    page.view.addSubview(world.home.view)

    #expect(page.next === page.view.superview)
    var (chain, next): (Int, UIResponder?) = (0, world.home.view)
    while let responder = next, chain < 20 { (chain, next) = (chain + 1, responder.next) }
    #expect(chain < 20)
  }

  @Test("R162 a view inserted above another one is right above that one's layer")
  func aboveSublayers() {
    let root = UIView()
    let (back, front, raw) = (UIView(), UIView(), CALayer())
    root.addSubview(back)
    root.layer.addSublayer(raw)
    root.insertSubview(front, aboveSubview: back)

    #expect(root.layer.sublayers!.map { $0 === raw } == [false, false, true])
    #expect(root.layer.sublayers![1] === front.layer)
  }

  @Test("R162 a controller has one top layout guide, a null rectangle stays null, equal paths are")
  func ones() {
    let controller = UIViewController()
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 5))

    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
    #expect(controller.topLayoutGuide !== controller.bottomLayoutGuide)
    #expect(UIView().convert(CGRect.null, to: UIView()).isNull)
    #expect(path == UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 5)))
    #expect(path != UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)))
  }

  @Test("R3 which hears of a dismissal first is a setting", arguments: [true, false])
  func dismissalOrder(isFirst: Bool) {
    var behavior = UIKitBehavior()
    behavior.dismissalIsAnnouncedFirst = isFirst
    let world = World(behavior: behavior)
    let page = Page("page", world.log)
    page.modalPresentationStyle = .custom
    let agent = PresentationTeller(world.log)
    page.transitioningDelegate = agent
    world.home.present(page, animated: true)
    world.settle()
    _ = world.log.take()
    world.home.dismiss(animated: true)
    world.settle()

    let told = ["announced", "page.willDisappear"]
    #expect(world.log.take().prefix(2) == (isFirst ? told : told.reversed())[...])
  }

  private final class PresentationTeller: NSObject, UIViewControllerTransitioningDelegate {
    private let log: Log
    init(_ log: Log) { self.log = log }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let controller = Teller(presentedViewController: presented, presenting: presenting)
      controller.log = log
      return controller
    }

    private final class Teller: UIPresentationController {
      var log: Log?
      override func dismissalTransitionWillBegin() { log?("announced") }
    }
  }
}
