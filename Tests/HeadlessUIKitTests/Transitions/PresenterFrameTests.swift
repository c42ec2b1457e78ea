import HeadlessUIKit
import Testing
import UIKit

@MainActor
@Suite("Where the presenter's view is when it comes back")
struct PresenterFrameTests {
  private let card = CGRect(x: 0, y: 400, width: 390, height: 444)

  /// A presentation controller that sets the frame of the presented view either once, as many do,
  /// or at each layout of its container view.
  private final class Lasting: UIPresentationController {
    var frame = CGRect.zero
    var laysOut = false
    override var frameOfPresentedViewInContainerView: CGRect { frame }
    override func containerViewWillLayoutSubviews() {
      if laysOut { presentedView?.frame = frame }
    }
  }

  private func presentedCard(in world: World, laysOut: Bool) -> Page {
    world.agent.makePresentation = { [card] in
      let made = Lasting(presentedViewController: $0, presenting: $1)
      (made.frame, made.laysOut) = (card, laysOut)
      return made
    }
    world.slide.onAnimate = { context in
      guard let to = context.viewController(forKey: .to) else { return }
      context.view(forKey: .to)?.frame = context.finalFrame(for: to)
    }
    let page = world.presented(.custom)
    #expect(page.view.frame == card)
    return page
  }

  @Test(
    "R123 B5 a presenter that a nested full-screen presentation covered comes back as large as that left it",
    arguments: [true, false])
  func nested(laysOut: Bool) {
    let world = World()
    let lower = presentedCard(in: world, laysOut: laysOut)
    let upper = world.modal(name: "upper")
    lower.present(upper, animated: true)
    world.settle()
    upper.dismiss(animated: true)
    world.settle()

    #expect(lower.view.window != nil)
    #expect(lower.view.frame == (laysOut ? card : world.window.bounds))
  }

  @Test("R123 B5 a style that leaves the presenter where it is leaves its frame, too")
  func overFullScreen() {
    let world = World()
    let lower = presentedCard(in: world, laysOut: false)
    let upper = world.modal(.overFullScreen, name: "upper")
    lower.present(upper, animated: true)
    world.settle()
    upper.dismiss(animated: true)
    world.settle()

    #expect(lower.view.frame == card)
  }

  @Test("R123 a sheet that was covered finds back to its height by itself")
  func sheet() {
    let world = World()
    world.agent.animator = nil
    let lower = world.presented(.pageSheet)
    let frame = lower.view.frame
    let upper = world.modal(name: "upper")
    lower.present(upper, animated: true)
    world.settle()
    upper.dismiss(animated: true)
    world.settle()

    #expect(frame.minY > 0)
    #expect(lower.view.frame == frame)
  }

  @Test(
    "R52 A23 the final frame of a presenter on a dismissal is all of the container, however it looks now",
    arguments: [UIModalPresentationStyle.custom, .overFullScreen, .fullScreen])
  func finalFrame(style: UIModalPresentationStyle) {
    let world = World()
    let modal = world.presented(style)
    world.home.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    var final: CGRect?
    world.slide.onAnimate = { final = $0.finalFrame(for: world.home) }
    modal.dismiss(animated: true)
    world.turn()

    #expect(final == world.window.bounds)
  }

  @Test("R52 A23 a presenter that is a card itself keeps its own frame")
  func finalFrameOfCard() {
    let world = World()
    let lower = presentedCard(in: world, laysOut: false)
    let upper = world.modal(.overFullScreen, name: "upper")
    lower.present(upper, animated: true)
    world.settle()
    var final: CGRect?
    world.slide.onAnimate = { final = $0.finalFrame(for: lower) }
    upper.dismiss(animated: true)
    world.turn()

    #expect(final == card)
  }

  @Test(
    "R18 C12 a presenter that the animator itself took away comes back, or does not, as the setting says",
    arguments: [true, false])
  func removedByAnimator(comesBack: Bool) {
    var behavior = UIKitBehavior()
    behavior.removedPresenterComesBack = comesBack
    let world = World(behavior: behavior)
    world.slide.onAnimate = { $0.view(forKey: .from)?.removeFromSuperview() }
    let modal = world.presented()
    world.agent.animator = nil
    modal.dismiss(animated: true)
    world.settle()

    #expect((world.home.view.window != nil) == comesBack)
  }

  @Test(
    "R18 a presenter that the animator took away and put back is there, whatever the setting says",
    arguments: [true, false])
  func putBackByAnimator(comesBack: Bool) {
    var behavior = UIKitBehavior()
    behavior.removedPresenterComesBack = comesBack
    let world = World(behavior: behavior)
    world.slide.onAnimate = { $0.view(forKey: .from)?.removeFromSuperview() }
    let modal = world.presented()
    let home = world.home
    world.slide.onAnimate = { $0.containerView.insertSubview(home.view, at: 0) }
    modal.dismiss(animated: true)
    world.settle()

    #expect(home.view.window != nil)
  }
}
