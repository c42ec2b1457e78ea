import Testing
import UIKit

@MainActor
@Suite("Traits that are others")
struct TraitChangeTests {
  private final class Card: UIView {
    var log: [String] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      log.append("did change")
    }
    func toned() { log.append("toned") }
    func listen() -> any UITraitChangeRegistration {
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (card: Card, before) in
        card.log.append("was \(before.userInterfaceStyle)")
      }
    }
  }

  @Test("Whoever asked for a trait is told of it and of no other")
  func told() {
    let world = World()
    let card = Card()
    world.home.view.addSubview(card)
    card.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], action: Selector(Card.toned, named: "toned()"))
    let registration = card.listen()
    card.registerForTraitChanges([UITraitDisplayScale.self]) { (card: Card, _) in
      card.log.append("scale")
    }
    card.overrideUserInterfaceStyle = .dark
    #expect(card.log == ["did change", "toned", "was light"])

    card.log = []
    card.unregisterForTraitChanges(registration)
    card.overrideUserInterfaceStyle = .light
    #expect(card.log == ["did change", "toned"])
  }

  @Test("A controller is told with its view")
  func controller() {
    let world = World()
    var told = 0
    world.home.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Page, _) in
      told += 1
    }
    world.home.overrideUserInterfaceStyle = .dark

    #expect(told == 1)
  }

  @Test("A presentation controller is told of its container's traits (R121)")
  func presentationController() {
    final class Frame: UIPresentationController {
      var styles: [UIUserInterfaceStyle] = []
    }
    final class Presenter: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        let frame = Frame(presentedViewController: presented, presenting: presenting)
        frame.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (frame: Frame, old) in
          frame.styles.append(old.userInterfaceStyle)
        }
        return frame
      }
    }
    let world = World()
    let card = UIViewController()
    let presenter = Presenter()
    (card.modalPresentationStyle, card.transitioningDelegate) = (.custom, presenter)
    world.home.present(card, animated: false)
    world.settle()
    world.window.overrideUserInterfaceStyle = .dark

    #expect((card.presentationController as? Frame)?.styles == [.light])
  }
}
