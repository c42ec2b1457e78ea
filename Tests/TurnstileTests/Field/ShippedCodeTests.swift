import Foundation
import Testing
import Turnstile
import UIKit

/// Tests that techniques of released libraries are not reported, each beside the fault that it
/// looks like.
@Suite("Shipped code") @MainActor
struct ShippedCodeTests {
  // MARK: - A side menu

  private func menu(_ frame: CGRect) -> Rig {
    Rig {
      $0.style = .overFullScreen
      $0.place = { moment in
        moment.place()
        guard moment.isPresenting, let menu = moment.incoming else { return }
        menu.transform = .identity
        menu.frame = frame
      }
      $0.animate = { moment in if !moment.isPresenting { moment.outgoing?.alpha = 0 } }
      $0.after = { $0.outgoing?.alpha = 1 }
    }
  }

  @Test("A menu that covers a part of what it leaves to be seen is where it means to be")
  func sideMenu() throws {
    let rig = menu(CGRect(x: 0, y: 0, width: 240, height: 844))

    #expect(try rig.broken(Traces.open, .standard.only([.finishArrives])) == [])
  }

  @Test("A view that is larger than its container is in the wrong place")
  func tooLarge() throws {
    let rig = menu(CGRect(x: 0, y: 0, width: 844, height: 390))

    #expect(
      try rig.broken(Traces.open, .standard.only([.finishArrives])) == ["finish-arrives:misplaced"])
  }

  // MARK: - A sheet with detents

  /// Returns an app with a card that a finger moves between its detents, without a transition.
  private func sheet(settling: Bool) -> Rig {
    Rig {
      $0.pan = { pan, driver in
        guard let card = driver.scene?.card?.view else { return }
        let way = pan.translation(in: nil).y
        switch pan.state {
        case .began, .changed: card.frame.origin.y = min(max(way, 0), 400)
        case .ended, .cancelled:
          guard settling else { return }
          let detent: CGFloat = card.frame.minY > 200 ? 400 : 0
          UIView.animate(withDuration: 0.2) { card.frame.origin.y = detent }
        default: break
        }
      }
    }
  }

  private let rest = Contract.strict.only([.comesToRest])

  @Test("A sheet that a finger leaves just at a detent hangs nowhere", arguments: [400, 500])
  func detent(distance: Int) throws {
    let trace = Traces.open + Traces.drag(100, distance)

    #expect(try sheet(settling: true).broken(trace, rest) == [])
  }

  @Test("A sheet that stays where the finger left it hangs", arguments: [8, 30, 150, 300])
  func hanging(distance: Int) throws {
    let trace = Traces.open + Traces.drag(60, 60 + distance)

    #expect(try sheet(settling: false).broken(trace, rest) == ["comes-to-rest"])
  }

  // MARK: - Progress

  @Test("What rounding makes of a whole is no progress beyond it")
  func rounding() throws {
    func rig(_ progress: CGFloat) -> Rig {
      Rig {
        $0.pan = { pan, driver in
          if pan.state == .changed, driver.isDriving { return driver.update(progress) }
          driver.follow(pan)
        }
      }
    }
    let contract = Contract.strict.only([.progressInRange])
    let trace = Traces.open + Traces.drag(60, 100)

    #expect(try rig(1.000_000_1).broken(trace, contract) == [])
    #expect(try rig(1.01).broken(trace, contract) == ["progress-in-range"])
  }

  // MARK: - Frames

  @Test("A card that catches up with a finger that was fast at first does not jump")
  func catchingUp() throws {
    let trace = Traces.open + Traces.drag(60, 66, 72, 78)

    #expect(try Rig().broken(trace, .strict.only([.movesContinuously])) == [])
  }

  @Test("A card that a finger leads away at once catches up at its release at the latest")
  func catchingUpLate() throws {
    func rig(_ way: CGFloat) -> Rig {
      Rig {
        $0.pan = { pan, driver in
          if pan.state == .changed { return }
          if pan.state == .ended, driver.isDriving { driver.update(driver.progress * way) }
          driver.follow(pan)
        }
      }
    }
    let trace = Traces.open + Traces.drag(400)
    let contract = Contract.strict.only([.movesContinuously])

    #expect(try rig(1).broken(trace, contract) == [])
    #expect(try rig(1.8).broken(trace, contract) == ["moves-continuously"])
  }

  @Test("A card that goes farther than its finger came jumps")
  func jumping() throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        if pan.state == .changed, driver.isDriving { return driver.update(driver.progress + 0.2) }
        driver.follow(pan)
      }
    }
    let trace = Traces.open + Traces.drag(12, 16, 20, 24)

    #expect(
      try rig.broken(trace, .strict.only([.movesContinuously])) == ["moves-continuously"])
  }

  // MARK: - Time

  @Test("An animation that is finished at once for what comes next is not short")
  func hurried() throws {
    final class Box { var animator: UIViewPropertyAnimator? }
    let rig = Rig {
      let box = Box()
      $0.run = { moment in
        moment.place()
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { moment.slide() }
        animator.addCompletion { _ in
          moment.outgoing?.transform = .identity
          moment.context.completeTransition(true)
        }
        box.animator = animator
        animator.startAnimation()
      }
      $0.setUp = { scene in
        scene.stage.action("hurry") {
          box.animator?.stopAnimation(false)
          box.animator?.finishAnimation(at: .end)
        }
      }
    }
    let trace = "  0 do open\n  100 do hurry\n  100 settle\n"

    #expect(try rig.broken(trace, .strict.only([.onTime])) == [])
  }

  @Test("What is owed is not told behind what is only nice to have")
  func roots() throws {
    let rig = Rig {
      $0.promised = 0.1
      $0.complete = { $0.context.completeTransition(true) }
    }
    let contract = Contract.strict.only([.onTime, .outcomeIsHonest])

    let seeds = FileManager.default.temporaryDirectory
      .appendingPathComponent("turnstile-shipped-\(ProcessInfo.processInfo.globallyUniqueString)")
      .path
    let example = try #require(throws: Counterexample.self) {
      try check(rig.subject, contract, .runs(128), seeds: seeds)
    }

    let told = ([example] + example.restOfCheck.others).map(\.finding.clause)
    #expect(told.contains(.outcomeIsHonest))
    #expect(told.contains(.onTime))
  }

  // MARK: - Bars, headers and second fingers

  @Test("A page that begins below an opaque bar is where its stack puts it")
  func opaqueBar() throws {
    let subject = stack { $0.navigation.navigationBar.isTranslucent = false }

    #expect(try findings("  0 do push\n", of: subject, .standard) == [])
  }

  /// Returns an app with a list whose header stays in its place while a finger scrolls the list.
  private func list(_ header: @escaping @MainActor @Sendable (UIView, UIScrollView) -> Void)
    -> Subject
  {
    stack { stack in
      let list = FloatingList(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
      list.contentSize = CGSize(width: 390, height: 2000)
      list.place = header
      stack.navigation.view.addSubview(list)
    }
  }

  @Test("A header that floats over a list that was scrolled came along, and hangs nowhere")
  func floatingHeader() throws {
    let subject = list { header, list in header.frame.origin.y = list.contentOffset.y }

    #expect(try findings(Traces.drag(-60, -200), of: subject, rest) == [])
  }

  @Test("A header that moves the other way when nothing was scrolled hangs")
  func pulledHeader() throws {
    let subject = stack { stack in
      let header = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 40))
      stack.navigation.view.addSubview(header)
      stack.pan { header.frame.origin.y = 100 + $0.translation(in: nil).y }
    }

    #expect(try findings(Traces.drag(60, 200), of: subject, rest) == ["comes-to-rest"])
  }

  @Test("What follows its finger does not jump because another finger taps elsewhere")
  func secondFinger() throws {
    let trace =
      Traces.open + """
          0 down 1 at 195,300
         16 move 1 to 195,380
         16 tap at 195,700
         32 move 1 to 195,500
        332 up 1
        332 settle

        """

    #expect(try Rig().broken(trace, .strict.only([.movesContinuously])) == [])
  }

  @Test("What a finger brings in catches up with it, and does not jump")
  func broughtIn() throws {
    let subject = Subject("rig") { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      stage.keep(BringIn(home), with: home)
    }

    #expect(
      try findings(Traces.drag(160, 210), of: subject, .strict.only([.movesContinuously])) == [])
  }

  // MARK: - Messages for maintainers

  private func message(_ rig: Rig, _ trace: String, _ contract: Contract) throws -> Violation {
    try #require(try run(trace, of: rig.subject, contract).violations.first)
  }

  @Test("A view goes by the property that holds it")
  func property() throws {
    let rig = Rig {
      $0.makeCard = { HeldCard() }
      $0.keepsCard = true
      $0.before = { moment in
        (moment.context.viewController(forKey: .from) as? HeldCard)?.portrait.alpha = 0
      }
    }

    let found = try message(rig, Traces.cancelled, .standard.only([.cancelRestores]))
    #expect(
      found.message == "after the dismissal of HeldCard was cancelled HeldCard.portrait has another"
        + " alpha than before.")
  }

  @Test("A view with an identifier goes by that, and else by its place")
  func identifier() throws {
    let rig = Rig {
      $0.setUp = { $0.home.view.subviews[0].accessibilityIdentifier = "title" }
      $0.before = { if !$0.isPresenting { $0.home.subviews[0].alpha = 0.5 } }
    }

    let found = try message(rig, Traces.cancelled, .standard.only([.cancelRestores]))
    #expect(found.message.contains("Home.view > UILabel 'title' has another alpha"))
  }

  @Test("A presenter and what it presents never have the same name")
  func names() throws {
    let rig = Rig {
      $0.makeCard = { Home() }
      $0.run = { $0.place() }
    }

    let found = try message(rig, "  0 do open\n", .standard.only([.completesInTime]))
    #expect(found.message.hasPrefix("the presentation of Home[1] never"))
  }

  @Test("A controller with a title goes by that")
  func title() throws {
    let rig = Rig {
      $0.makeCard = {
        let card = UIViewController()
        card.title = "Settings"
        return card
      }
      $0.run = { $0.place() }
    }

    let found = try message(rig, "  0 do open\n", .standard.only([.completesInTime]))
    #expect(found.message.hasPrefix("the presentation of UIViewController 'Settings' never"))
  }

  @Test("A settle that waits for a finger says so, and a tap's finger needs no lifting")
  func waiting() throws {
    let file = try StoredTrace(
      parsing: "turnstile trace 1\nsubject rig\n"
        + "  0 do open\n  0 settle\n  0 down 1 at 195,300\n 16 move 1 to 195,340\n 16 settle\n")
    let held = replay(file.trace, of: Rig().subject, under: .standard)
    let tap = try StoredTrace(parsing: "turnstile trace 1\nsubject rig\n  0 tap at 195,300\n")
    let tapped = replay(tap.trace, of: Rig().subject, under: .standard)

    let lines = try #require(held.journal).entries.map(\.text)
    #expect(lines.contains("harness has waited long enough: finger 1 is down"))
    #expect(try #require(tapped.journal).entries.contains { $0.text.hasPrefix("harness") } == false)
  }
}

/// A list that sets the frame of its header whenever it is laid out.
private final class FloatingList: UIScrollView {
  private let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 40))
  var place: (UIView, UIScrollView) -> Void = { _, _ in }

  override func layoutSubviews() {
    super.layoutSubviews()
    if header.superview == nil { addSubview(header) }
    place(header, self)
  }
}

/// A card that holds a view in a property, as apps do.
private final class HeldCard: UIViewController {
  lazy var portrait = UIImageView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(portrait)
  }
}

/// A pan recogniser that brings a card in from above, at the speed of the finger.
private final class BringIn: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private weak var home: UIViewController?
  private let driver = UIPercentDrivenInteractiveTransition()
  private let target: PanTarget

  init(_ home: UIViewController) {
    self.home = home
    var hear: (UIPanGestureRecognizer) -> Void = { _ in }
    target = PanTarget { hear($0) }
    super.init()
    hear = { [unowned self] in follow($0) }
    home.view.addGestureRecognizer(target.pan)
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      let card = UIViewController()
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = self
      home?.present(card, animated: true)
    case .changed: driver.update(pan.translation(in: nil).y / 844)
    default: driver.cancel()
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let card = context.view(forKey: .to) else { return }
    card.frame.origin.y = -844
    context.containerView.addSubview(card)
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      card.frame.origin.y = 0
    } completion: { _ in
      if context.transitionWasCancelled { card.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
