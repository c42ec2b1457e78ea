import Testing
import UIKit

@MainActor
@Suite("Who owns which view of a modal transition")
struct ModalViewTests {
  @Test(
    "R13 covering styles remove the presenter's view, the others leave it",
    arguments: [
      (UIModalPresentationStyle.fullScreen, true), (.currentContext, true),
      (.overFullScreen, false),
      (.overCurrentContext, false), (.custom, false), (.pageSheet, false), (.automatic, false),
    ])
  func removes(style: UIModalPresentationStyle, isRemoved: Bool) {
    let world = World()
    _ = world.presented(style)

    #expect((world.home.view.window == nil) == isRemoved)
  }

  @Test("R255 a controller that has assigned its view itself gets viewDidLoad before it appears")
  func assignedView() {
    final class Early: UIViewController {
      var calls: [String] = []
      override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        view = UIView()
        view.addSubview(UIView())
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() { calls.append("loaded") }
      override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
    }
    let world = World()
    let early = Early(nibName: nil, bundle: nil)
    #expect(early.calls == [])

    world.home.present(early, animated: false)
    world.settle()
    #expect(early.calls == ["loaded", "will appear"])
  }

  @Test("A presentation controller has no presenter before the presentation, and that is no trap")
  func noPresenterYet() throws {
    let world = World()
    let modal = world.modal(.custom)
    let presentation = try #require(modal.presentationController)
    #expect(presentation.presentingViewController != world.home)

    world.home.present(modal, animated: false)
    world.settle()
    #expect(modal.presentationController?.presentingViewController === world.home)
  }

  @Test("R10 what the app lays out beside UIKit's own presentation stays when that has ended")
  func laidOutBeside() {
    let world = World()
    let modal = UIViewController()
    modal.modalPresentationStyle = .overFullScreen
    world.home.present(modal, animated: true)
    world.turn()
    modal.view.frame = CGRect(x: 0, y: 100, width: 390, height: 744)
    world.settle()

    #expect(modal.view.frame == CGRect(x: 0, y: 100, width: 390, height: 744))
  }

  @Test("R14 where the presenter's view stays, the animator does not get it")
  func staysUntouched() {
    let world = World()
    var seen: [Bool] = []
    world.slide.onAnimate = { context in
      seen += [context.view(forKey: .from) == nil, context.view(forKey: .to) == nil]
    }
    let modal = world.presented(.overFullScreen)
    modal.dismiss(animated: true)
    world.settle()

    #expect(seen == [true, false, false, true])
  }

  @Test("R14 the view that moves is the presented view, wrapped or not")
  func presentedView() {
    final class Wrapping: UIPresentationController {
      let wrapper = UIView(frame: UIScreen.main.bounds)
      override var presentedView: UIView? {
        if super.presentedView?.superview !== wrapper { wrapper.addSubview(super.presentedView!) }
        return wrapper
      }
    }
    let world = World()
    world.agent.makePresentation = {
      Wrapping(presentedViewController: $0, presenting: $1)
    }
    var incoming: UIView?
    world.slide.onAnimate = { incoming = $0.view(forKey: .to) }
    let modal = world.presented(.custom)

    #expect(incoming === (modal.presentationController as? Wrapping)?.wrapper)
    #expect(modal.view.window != nil)
  }

  @Test("R156 who keeps a presentation controller keeps what it presented, even when that has gone")
  func keepsWhatItPresented() throws {
    let world = World()
    let keeper = Keeper()
    func present() -> () -> UIViewController? {
      let card = UIViewController()
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = keeper
      world.home.present(card, animated: true)
      return { [weak card] in card }
    }
    let card = present()
    world.settle()
    world.home.dismiss(animated: true)
    world.settle()

    #expect(try #require(keeper.kept).presentedViewController === card())
    keeper.kept = nil
    #expect(card() == nil)
  }

  @Test("R15 where the presenter's view goes, the animator gets both views")
  func bothViews() {
    let world = World()
    var seen: [Bool] = []
    world.slide.onAnimate = { context in
      seen += [context.view(forKey: .from) != nil, context.view(forKey: .to) != nil]
    }
    let modal = world.presented()
    modal.dismiss(animated: true)
    world.settle()

    #expect(seen == [true, true, true, true])
  }

  @Test("R16 an animator that does not add the incoming view shows nothing, and completes")
  func nothingAdded() {
    final class Idle: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.1 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        context.completeTransition(true)
      }
    }
    let world = World()
    world.agent.animator = Idle()
    let modal = world.presented()

    #expect(modal.view.window == nil)
    #expect(world.home.presentedViewController === modal)
  }

  @Test(
    "R17 a removing style moves the presenter's view into the container first, another leaves it below"
  )
  func presenterInContainer() {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
      let world = World()
      world.home.present(world.modal(style), animated: true)
      world.turn()

      let container = world.slide.context!.containerView
      #expect((world.home.view.superview === container) == (style == .fullScreen))
      #expect(world.window.subviews.last === container)
    }
  }

  @Test("R18 a dismissal takes view and container away and puts the presenter's view back")
  func dismissalPutsBack() {
    let world = World()
    let modal = world.presented()
    let container = modal.presentationController!.containerView!

    modal.dismiss(animated: true)
    world.settle()

    #expect(modal.view.window == nil)
    #expect(container.window == nil)
    #expect(world.window.subviews == [world.home.view])
  }

  @Test("R19 what an animator added during a cancelled dismissal stays in the container")
  func addedViewStays() {
    let world = World()
    let modal = world.presented()
    world.slide.report = false
    world.slide.reportsAtOnce = true
    modal.dismiss(animated: true)
    world.settle()

    #expect(world.home.view.superview === modal.presentationController?.containerView)
    #expect(world.home.presentedViewController === modal)
  }

  @Test("R19 a presenter's view that a dismissal steals goes away with the container")
  func stolenView() {
    let world = World()
    let modal = world.presented(.overFullScreen)
    world.slide.onAnimate = { $0.containerView.addSubview(world.home.view) }
    modal.dismiss(animated: true)
    world.settle()

    #expect(world.home.view.window == nil)
  }

  @Test(
    "R20 the frame of the presented view is the container's unless the controller says otherwise")
  func frameOfPresentedView() {
    let world = World()
    var frame: CGRect?
    world.slide.onAnimate = { frame = $0.finalFrame(for: $0.viewController(forKey: .to)!) }
    let own = CGRect(x: 0, y: 400, width: 390, height: 444)
    world.agent.makePresentation = {
      let cards = Cards(presentedViewController: $0, presenting: $1)
      cards.frame = own
      return cards
    }
    _ = world.presented(.custom)
    #expect(frame == own)

    let plain = World()
    plain.slide.onAnimate = { frame = $0.finalFrame(for: $0.viewController(forKey: .to)!) }
    _ = plain.presented()
    #expect(frame == UIScreen.main.bounds)
  }

  @Test("R21 a presentation in a context has its container beside the view that defines it")
  func inContext() {
    let parent = UIViewController()
    let world = World { home in
      home.definesPresentationContext = true
      parent.addChild(home)
      home.view.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
      parent.view.addSubview(home.view)
      home.didMove(toParent: parent)
      return parent
    }
    let modal = world.presented(.overCurrentContext)

    let container = modal.presentationController?.containerView
    #expect(container?.superview === parent.view)
    #expect(world.home.presentedViewController === modal)
    #expect(parent.presentedViewController == nil)
  }

  @Test("R22 the presentation controller hears that a transition was cancelled")
  func hearsCancel() {
    let world = World()
    world.agent.makePresentation = {
      let cards = Cards(presentedViewController: $0, presenting: $1)
      cards.log = world.log
      return cards
    }
    let modal = world.presented(.custom)
    world.slide.report = false
    modal.dismiss(animated: true)
    world.settle()

    #expect(world.log.take().contains("dismissalDidEnd(false)"))
    #expect(modal.view.window != nil)
  }

  @Test("R23 a presentation controller finds the coordinator on either controller as it begins")
  func coordinatorInWillBegin() {
    let world = World()
    var found: [Bool] = []
    world.agent.makePresentation = {
      let cards = Cards(presentedViewController: $0, presenting: $1)
      cards.onWillBegin = { cards in
        found = [
          cards.presentedViewController.transitionCoordinator != nil,
          cards.presentingViewController.transitionCoordinator != nil,
        ]
      }
      return cards
    }
    _ = world.presented(.custom)

    #expect(found == [true, true])
  }

  @Test("R24 the ties between the controllers follow the outcome", arguments: [true, false])
  func ties(completes: Bool) {
    let world = World()
    world.slide.report = completes
    let modal = world.modal()
    world.home.present(modal, animated: true)
    world.settle()
    #expect((world.home.presentedViewController === modal) == completes)
    #expect((modal.presentingViewController === world.home) == completes)

    world.slide.report = true
    if !completes { world.home.present(modal, animated: true) }
    world.settle()
    let presentation = modal.presentationController
    world.slide.report = completes
    modal.dismiss(animated: true)
    world.settle()
    #expect((modal.presentingViewController == nil) == completes)
    #expect((modal.presentationController === presentation) == !completes)
  }
}

/// A transitioning delegate that keeps the presentation controller which it has returned to UIKit.
private final class Keeper: NSObject, UIViewControllerTransitioningDelegate {
  var kept: UIPresentationController?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    kept = UIPresentationController(presentedViewController: presented, presenting: presenting)
    return kept
  }
}
