import Testing
import UIKit
import VirtualTime

@MainActor
@Suite("Alerts, sheets and popovers")
struct AlertTests {
  private func alert(_ log: Log, style: UIAlertController.Style = .alert) -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in log("delete") })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log("cancel") })
    return alert
  }

  private func button(_ title: String, in view: UIView) -> UIButton? {
    view.subviews.lazy.compactMap { $0 as? UIButton }.first { $0.currentTitle == title }
  }

  private func tap(_ point: CGPoint, _ world: World) {
    world.simulator.touchDown(finger: 1, at: point)
    world.turn()
    world.simulator.touchUp(finger: 1)
    world.settle()
  }

  @Test("An alert stands in the middle; a tap on a button dismisses it, then its handler runs")
  func tapped() throws {
    let world = World()
    let alert = alert(world.log)
    world.home.present(alert, animated: true)
    world.settle()
    #expect(world.home.presentedViewController === alert)
    #expect(abs(alert.view.frame.midY - world.window.bounds.midY) < 1)

    let delete = try #require(button("Delete", in: alert.view))
    tap(delete.convert(CGPoint(x: 20, y: 20), to: nil), world)
    #expect(world.home.presentedViewController == nil)
    #expect(world.log.take() == ["delete"])
  }

  @Test("An alert shows its title and its message, those it is made with and later ones")
  func texts() {
    let world = World()
    let alert = alert(world.log)
    world.home.present(alert, animated: true)
    world.settle()
    func shown() -> [String?] {
      alert.view.subviews.compactMap { $0 as? UILabel }.filter { $0.frame.height > 0 }.map(\.text)
    }
    #expect(shown() == ["Delete?", "For good."])

    alert.message = "Really."
    #expect(shown() == ["Delete?", "Really."])
  }

  @Test("A tap beside an action sheet is its cancel action")
  func cancelled() {
    let world = World()
    world.home.present(alert(world.log, style: .actionSheet), animated: true)
    world.settle()
    tap(CGPoint(x: 195, y: 100), world)

    #expect(world.home.presentedViewController == nil)
    #expect(world.log.take() == ["cancel"])
  }

  @Test("An alert gets no appearance callbacks out of its presenter")
  func presenter() {
    let world = World()
    world.home.present(alert(world.log), animated: true)
    world.settle()
    #expect(world.log.take() == [])
  }

  @Test("A sheet rests at the height that is selected, and goes to another one")
  func detents() throws {
    let world = World()
    let page = world.modal(.pageSheet)
    page.transitioningDelegate = nil
    let sheet = try #require(page.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    world.home.present(page, animated: true)
    world.settle()
    let medium = page.view.frame
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    world.settle()

    #expect(medium.maxY == world.window.bounds.maxY)
    #expect(page.view.frame.maxY == medium.maxY)
    #expect(medium.height > 350)
    #expect(medium.height < 450)
    #expect(page.view.frame.height > 700)
  }

  /// A delegate that allows or forbids the dismissal of a popover by a tap outside.
  private final class Judge: NSObject, UIPopoverPresentationControllerDelegate {
    let log: Log
    var allows = true
    init(_ log: Log) { self.log = log }
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }
    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { allows }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { log("attempt") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log("dismissed")
    }
  }

  @Test("A popover stands beside its source, and a tap beside it dismisses it if that is allowed")
  func popover() throws {
    let world = World()
    let judge = Judge(world.log)
    let source = UIView(frame: CGRect(x: 20, y: 200, width: 60, height: 40))
    world.home.view.addSubview(source)
    let page = UIViewController()
    page.modalPresentationStyle = .popover
    page.preferredContentSize = CGSize(width: 200, height: 150)
    let popover = try #require(page.popoverPresentationController)
    (popover.sourceItem, popover.delegate) = (source, judge)
    #expect(popover.sourceView === source)
    world.home.present(page, animated: true)
    world.settle()
    #expect(page.view.frame == CGRect(x: 10, y: 240, width: 200, height: 150))

    judge.allows = false
    tap(CGPoint(x: 300, y: 700), world)
    judge.allows = true
    tap(CGPoint(x: 300, y: 700), world)
    #expect(world.log.take() == ["attempt", "dismissed"])
    #expect(world.home.presentedViewController == nil)
  }

  /// A delegate that has UIKit's methods of before iOS 13 alone.
  private final class OlderJudge: NSObject, UIPopoverPresentationControllerDelegate {
    let log: Log
    var allows = true
    init(_ log: Log) { self.log = log }
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }
    func popoverPresentationControllerShouldDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { allows }
    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { log("dismissed") }
  }

  @Test("R241 a popover's delegate without the newer methods is asked and told by the older ones")
  func olderMethods() throws {
    let world = World()
    let judge = OlderJudge(world.log)
    let page = UIViewController()
    page.modalPresentationStyle = .popover
    let popover = try #require(page.popoverPresentationController)
    (popover.sourceView, popover.delegate) = (world.home.view, judge)
    world.home.present(page, animated: true)
    world.settle()

    judge.allows = false
    #expect(!judge.presentationControllerShouldDismiss(popover))
    tap(CGPoint(x: 380, y: 800), world)
    #expect(world.home.presentedViewController === page)
    judge.allows = true
    tap(CGPoint(x: 380, y: 800), world)
    #expect(world.log.take() == ["dismissed"])
    #expect(world.home.presentedViewController == nil)
    world.home.present(page, animated: true)
    world.settle()
    page.dismiss(animated: true)
    world.settle()
    #expect(world.log.take().isEmpty)
    judge.presentationControllerDidDismiss(popover)
    #expect(world.log.take() == ["dismissed"])
  }

  @Test("In compact surroundings a popover becomes a sheet unless its delegate objects")
  func adaptation() {
    let world = World()
    let page = UIViewController()
    page.modalPresentationStyle = .popover
    world.home.present(page, animated: true)
    world.settle()

    #expect(page.view.frame.width == world.window.bounds.width)
  }
}
