import Testing
import Turnstile
import UIKit

@Suite("cancel-restores") @MainActor
struct CancelRestoresTests {
  private let clause = Contract.standard.only([.cancelRestores])

  @Test("What is set beside the animation stays after a cancel, each property by itself")
  func offender() throws {
    let rig = Rig {
      $0.before = { moment in
        guard !moment.isPresenting else { return }
        moment.home.layer.cornerRadius = 20
        moment.home.alpha = 0.5
      }
    }

    #expect(
      try rig.broken(Traces.cancelled, clause)
        == ["cancel-restores:alpha", "cancel-restores:corner-radius"])
  }

  @Test(
    "The height of a toolbar that is hidden is UIKit's own affair; that of one that is seen is not",
    arguments: [true, false])
  func hiddenToolbar(isHidden: Bool) throws {
    let rig = Rig {
      $0.setUp = { scene in
        let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 390, height: 77))
        bar.isHidden = isHidden
        scene.home.view.addSubview(bar)
      }
      $0.before = { moment in
        guard !moment.isPresenting else { return }
        moment.home.subviews.last?.frame.size.height = 78
      }
    }

    #expect(
      try rig.broken(Traces.cancelled, clause) == (isHidden ? [] : ["cancel-restores:frame"]))
  }

  @Test("A header that a table makes anew is the table's; what the app takes from a table is not")
  func headersOfTables() throws {
    func rig(_ change: @escaping @MainActor @Sendable (UITableView) -> Void) -> Rig {
      Rig {
        $0.setUp = { scene in
          let sections = Sections()
          let table = UITableView(frame: scene.home.view.bounds)
          (table.dataSource, table.delegate) = (sections, sections)
          table.addSubview(UIView(frame: CGRect(x: 0, y: 300, width: 40, height: 40)))
          scene.stage.keep(sections, with: scene.home)
          scene.home.view.addSubview(table)
        }
        $0.before = { moment in
          guard !moment.isPresenting, let table = moment.home.subviews.last as? UITableView
          else { return }
          change(table)
        }
      }
    }

    #expect(try rig { $0.reloadData() }.broken(Traces.cancelled, clause) == [])
    #expect(
      try rig { $0.subviews.first { $0.bounds.width == 40 }?.removeFromSuperview() }
        .broken(Traces.cancelled, clause) == ["cancel-restores:removed"])
  }

  @Test(
    "What an animation, a delayed block or a timer removes is the app's own if it was planned before the request, and the transition's if it was planned during it",
    arguments: Removal.allCases, [true, false])
  func plannedBefore(removal: Removal, isEarlier: Bool) throws {
    let rig = Rig {
      $0.setUp = { scene in
        let panel = UIView(frame: CGRect(x: 0, y: 700, width: 390, height: 77))
        panel.tag = 7
        scene.home.view.addSubview(panel)
        scene.stage.action("hide") { removal.plan(panel) }
      }
      $0.before = { moment in
        guard !isEarlier, !moment.isPresenting, let panel = moment.home.viewWithTag(7) else {
          return
        }
        removal.plan(panel)
      }
    }
    let trace = Traces.open + (isEarlier ? "  0 do hide\n" : "") + Traces.drag(30, 100, from: 16)

    #expect(try rig.broken(trace, clause) == (isEarlier ? [] : ["cancel-restores:removed"]))
  }

  @Test("A completion that asks for the transition itself is no excuse for what it changes")
  func plannedRequest() throws {
    let rig = Rig {
      $0.setUp = { scene in
        scene.stage.action("later") {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
            scene.open()
            scene.home.view.alpha = 0.5
          }
        }
      }
      $0.complete = { $0.context.completeTransition(!$0.isPresenting) }
    }

    #expect(try rig.broken("  0 do later\n  0 settle\n", clause) == ["cancel-restores:alpha"])
  }

  @Test("What the first touch of a trace asks for at once is judged as well")
  func atTheFirstInstant() throws {
    let rig = Rig {
      $0.setUp = {
        $0.stage.window.makeKeyAndVisible()
        $0.open(animated: false)
      }
      $0.before = { $0.home.alpha = 0.5 }
    }

    #expect(try rig.broken(Traces.drag(30, 100), clause) == ["cancel-restores:alpha"])
  }

  /// Returns the broken rules if the layer of the screen below gets another mask in the transition
  /// than it had at the start.
  private func masked(_ made: @escaping @MainActor @Sendable (CGFloat) -> CALayer) throws
    -> [String]
  {
    let rig = Rig {
      $0.setUp = { $0.home.view.layer.mask = made(10) }
      $0.before = { $0.home.layer.mask = made($0.isPresenting ? 10 : 20) }
    }
    return try run(Traces.cancelled, of: rig.subject, clause).violations.map {
      "\($0.finding) \($0.evidence.first ?? "")"
    }
  }

  private static func shape(_ radius: CGFloat) -> CAShapeLayer {
    let mask = CAShapeLayer()
    let room = CGRect(x: 0, y: 0, width: 100, height: 200)
    mask.path = UIBezierPath(roundedRect: room, cornerRadius: radius).cgPath
    return mask
  }

  @Test(
    "A mask of another shape stays after a cancel; a new one of the same shape is no difference")
  func masks() throws {
    #expect(
      try masked { Self.shape($0) } == [
        "cancel-restores:mask Home.view.mask  was a layer of 100 x 200, is another such layer"
      ])
    #expect(try masked { _ in Self.shape(10) } == [])
    #expect(
      try masked { radius in
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: radius, height: 10)
        return layer
      } == ["cancel-restores:mask Home.view.mask  was a layer of 10 x 10, is a layer of 20 x 10"])
    #expect(try masked { _ in CAGradientLayer() }.count == 1)
  }

  @Test("A mask that fits after a rotation and did not before is no loss, one that does not fit is")
  func turnedMask() throws {
    let (upright, turned) = (CGSize(width: 390, height: 844), CGSize(width: 844, height: 390))
    func found(_ before: CGSize, _ after: CGSize, turning: Bool) throws -> [String] {
      func mask(_ size: CGSize) -> CAShapeLayer {
        let shape = CAShapeLayer()
        let room = CGRect(origin: .zero, size: size)
        shape.path = UIBezierPath(roundedRect: room, cornerRadius: 10).cgPath
        return shape
      }
      let rig = Rig {
        $0.setUp = { $0.home.view.layer.mask = mask(before) }
        $0.before = { if !$0.isPresenting { $0.home.layer.mask = mask(after) } }
      }
      let turn = turning ? "  0 rotate\n  0 settle\n" : ""
      return try rig.broken(turn + Traces.open + Traces.drag(14, 40), clause)
    }

    #expect(try found(upright, turned, turning: true) == [])
    #expect(
      try found(CGSize(width: 390, height: 390), turned, turning: true) == [])
    #expect(try found(upright, upright, turning: true) == [])
    #expect(
      try found(upright, CGSize(width: 600, height: 390), turning: true)
        == ["cancel-restores:mask"])
    #expect(try found(turned, upright, turning: true) == ["cancel-restores:mask"])
    #expect(
      try found(CGSize(width: 390, height: 400), upright, turning: false)
        == ["cancel-restores:mask"])
  }

  @Test(
    "A mask that is larger than the card, and one as large as it, let the same be seen; another corner is a difference"
  )
  func maskSizes() throws {
    func mask(_ view: UIView, _ size: CGSize, _ radius: CGFloat) {
      let shape = CAShapeLayer()
      shape.frame = CGRect(origin: .zero, size: size)
      let corners = CGSize(width: radius, height: radius)
      shape.path =
        UIBezierPath(
          roundedRect: shape.bounds, byRoundingCorners: [.topLeft, .topRight], cornerRadii: corners
        ).cgPath
      view.layer.mask = shape
    }
    func found(_ radius: CGFloat) throws -> [String] {
      let rig = Rig {
        $0.setUp = { mask($0.home.view, CGSize(width: 390, height: 2_000), 10) }
        $0.before = { mask($0.home, $0.home.bounds.size, $0.isPresenting ? 10 : radius) }
      }
      return try rig.broken(Traces.cancelled, clause)
    }

    #expect(try found(10) == [])
    #expect(try found(20) == ["cancel-restores:mask"])
  }

  @Test("What is undone in the completion is no difference")
  func twin() throws {
    let rig = Rig {
      $0.before = { $0.home.alpha = 0.5 }
      $0.after = { moment in
        moment.outgoing?.transform = .identity
        moment.home.alpha = 1
      }
    }

    #expect(try rig.broken(Traces.cancelled) == [])
  }

  @Test("What the touch had changed before it asked is not owed back")
  func lookAlike() throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        if pan.state == .began { driver.scene?.home.view.subviews.first?.alpha = 0.5 }
        driver.follow(pan)
      }
    }

    #expect(try rig.broken(Traces.cancelled) == [])
  }

  /// Adds a box to the screen beside the card. A tap on the box dims a label.
  private func box(_ rig: inout Rig) {
    rig.setUp = { scene in
      let target = TapTarget { scene.home.view.subviews.first?.alpha = 0.5 }
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      box.addGestureRecognizer(target.tap)
      scene.stage.keep(target, with: scene.home)
      scene.stage.action("show") { scene.stage.window.addSubview(box) }
    }
  }

  @Test("What another finger taps in mid-drag is not owed back")
  func tappedMeanwhile() throws {
    let rig = Rig { box(&$0) }
    let trace = """
        0 do show
        0 settle
        0 down 1 at 195,300
        16 move 1 to 195,330
        32 move 1 to 195,400
        100 tap at 20,20
        332 up 1
        332 settle

      """

    #expect(try rig.broken(Traces.open + trace, clause) == [])
  }

  @Test("What changes without a tap is owed back, whoever taps before or later")
  func tappedBefore() throws {
    let rig = Rig {
      box(&$0)
      $0.before = { if !$0.isPresenting { $0.home.alpha = 0.5 } }
    }
    let tap = "tap at 20,20\n"

    let trace =
      Traces.open + "  0 do show\n  0 \(tap)  0 settle\n" + Traces.drag(30, 100) + "  332 \(tap)"
    #expect(try rig.broken(trace, clause) == ["cancel-restores:alpha"])
  }

  @Test("A22 A view that is replaced by its like at every turn is not lost")
  func replaced() throws {
    let rig = Rig {
      $0.before = { moment in
        guard !moment.isPresenting, let label = moment.home.subviews.first else { return }
        let next = UILabel(frame: label.frame)
        label.removeFromSuperview()
        moment.home.addSubview(next)
      }
    }

    #expect(try rig.broken(Traces.cancelled, clause) == [])
  }

  @Test("A view that a cancelled transition has taken away is said to be removed from the window")
  func removed() throws {
    let rig = Rig {
      $0.before = { if !$0.isPresenting { $0.home.subviews.first?.removeFromSuperview() } }
    }
    let violations = try run(Traces.cancelled, of: rig.subject, clause).violations

    #expect(violations.map { "\($0.finding)" } == ["cancel-restores:removed"])
    #expect(
      violations.first?.message
        == "after the dismissal of Card was cancelled Home.view > UILabel[0] was removed from the window."
    )
  }

  @Test("The view on its way in has to leave again")
  func incoming() throws {
    let rig = Rig {
      $0.style = .fullScreen
      $0.before = { moment in
        if !moment.isPresenting, let home = moment.incoming {
          moment.container.insertSubview(home, at: 0)
        }
      }
    }

    #expect(try rig.broken(Traces.cancelled, clause) == ["cancel-restores:incoming-stays"])
  }

  @Test("A view that something else has brought in since may stay")
  func shownSince() throws {
    let rig = Rig {
      $0.keepsCard = true
      $0.complete = { moment in
        moment.context.completeTransition(false)
        guard let card = moment.context.viewController(forKey: .to) else { return }
        moment.scene.home.present(card, animated: false)
      }
    }

    #expect(try rig.broken(Traces.open, clause) == [])
  }

  @Test("A22 What another transition did meanwhile is not owed back")
  func company() throws {
    let rig = Rig {
      $0.setUp = { scene in
        let stack = UINavigationController(rootViewController: UIViewController())
        scene.home.addChild(stack)
        scene.home.view.addSubview(stack.view)
        stack.didMove(toParent: scene.home)
        scene.stage.action("push") { stack.pushViewController(Page(), animated: false) }
      }
    }
    let trace = """
        0 down 1 at 195,300
        16 move 1 to 195,340
        64 do push
        300 up 1
      """

    #expect(try rig.broken(Traces.open + trace, clause) == [])
  }

  @Test("What a view does about another size is not owed back")
  func resized() throws {
    let rig = Rig { $0.setUp = { $0.home.view.addSubview(Shade(frame: $0.home.view.bounds)) } }
    let trace = """
        0 down 1 at 195,300
        16 move 1 to 195,340
        64 rotate
        300 up 1
        300 settle
      """

    #expect(try rig.broken(Traces.open + trace, clause) == [])
  }

  // MARK: - Excuses

  /// A sheet whose pan dismisses it, and takes it to its full height when it flicks up.
  ///
  /// - Parameter declares: True if the presentation controller declares the full height.
  private func growing(declares: Bool) -> Rig {
    Rig {
      $0.presentation = { Growing(presentedViewController: $0, presenting: $1) }
      $0.pan = { pan, driver in
        driver.follow(pan)
        guard pan.state == .ended, driver.speed < -300, let card = driver.scene?.card,
          let sheet = card.presentationController as? Growing
        else { return }
        sheet.isFull = true
        let frame = sheet.frameOfPresentedViewInContainerView
        sheet.isFull = declares
        UIView.animate(withDuration: 0.3) {
          // The frame is not set, because the transition still moves the card by its transform.
          card.view.bounds.size = frame.size
          card.view.center = CGPoint(x: frame.midX, y: frame.midY)
        }
      }
    }
  }

  @Test("A new height that the presentation controller declares is meant, another one is not")
  func declaredFrame() throws {
    let trace =
      Traces.open + """
            0 down 1 at 195,500
           16 move 1 to 195,530
           32 move 1 to 195,450
           48 move 1 to 195,400
           48 up 1
           48 settle

        """

    let meant = try run(trace, of: growing(declares: true).subject, clause)
    #expect(meant.tally[.dismiss, .cancelled] == 1)
    #expect(meant.violations.map(\.finding) == [])
    #expect(try growing(declares: false).broken(trace, clause) == ["cancel-restores:frame"])
  }

  @Test("A22 A view that stays although something else was brought in is found")
  func notShownSince() throws {
    let rig = Rig {
      $0.keepsCard = true
      $0.complete = { moment in
        moment.context.completeTransition(false)
        if let card = moment.incoming { moment.home.addSubview(card) }
        moment.scene.home.present(Page(), animated: false)
      }
    }

    #expect(try rig.broken(Traces.open, clause) == ["cancel-restores:incoming-stays"])
  }

  @Test("What a button's action changes while a swipe back is cancelled is none of the swipe's")
  func buttonBeside() throws {
    let app = Subject("rig") { stage in
      let outer = UIViewController()
      let stack = UINavigationController(rootViewController: UIViewController())
      outer.addChild(stack)
      outer.view.addSubview(stack.view)
      stack.didMove(toParent: outer)
      let badge = UIView(frame: CGRect(x: 300, y: 60, width: 20, height: 20))
      let button = UIButton(frame: CGRect(x: 20, y: 700, width: 100, height: 44))
      button.addAction(
        UIAction { _ in
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { badge.alpha = 0.5 }
        }, for: .touchUpInside)
      outer.view.addSubview(badge)
      outer.view.addSubview(button)
      stage.window.rootViewController = outer
      stage.action("push") { stack.pushViewController(UIViewController(), animated: true) }
      stage.action("fade later") {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { badge.alpha = 0.5 }
      }
    }
    let push = "  0 do push\n  0 settle\n"
    let swipe = " 0 down 1 at 2,422\n 16 move 1 to 40,422\n 320 move 1 to 60,422\n 640 up 1\n"

    #expect(try findings(push + swipe + " 656 tap at 70,722\n 656 settle\n", of: app, clause) == [])
    let during = swipe.replacing(" 640", with: " 400 do fade later\n 640")
    #expect(try findings(push + during + " 656 settle\n", of: app, clause) == [])
  }

  /// The target of a tap on a picture, which hides a badge.
  @MainActor private final class Toggle: NSObject {
    weak var badge: UIView?
    func hide() { badge?.isHidden = true }
  }

  @Test("What a tap recogniser's action changes while a swipe back is cancelled is the user's")
  func tapBeside() throws {
    let app = Subject("rig") { stage in
      let outer = UIViewController()
      let stack = UINavigationController(rootViewController: UIViewController())
      outer.addChild(stack)
      outer.view.addSubview(stack.view)
      stack.didMove(toParent: outer)
      let badge = UIView(frame: CGRect(x: 300, y: 60, width: 20, height: 20))
      let picture = UIView(frame: CGRect(x: 20, y: 700, width: 100, height: 44))
      let toggle = Toggle()
      toggle.badge = badge
      picture.addGestureRecognizer(
        UITapGestureRecognizer(target: toggle, action: Selector(Toggle.hide)))
      outer.view.addSubview(badge)
      outer.view.addSubview(picture)
      stage.keep(toggle, with: outer)
      stage.window.rootViewController = outer
      stage.action("push") { stack.pushViewController(UIViewController(), animated: true) }
    }
    let push = "  0 do push\n  0 settle\n"
    let swipe = " 0 down 1 at 2,422\n 16 move 1 to 40,422\n 320 move 1 to 60,422\n 640 up 1\n"

    #expect(try findings(push + swipe + " 656 tap at 70,722\n 656 settle\n", of: app, clause) == [])
  }
}

/// A table's data with one row, under a header that is a plain view.
private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 44 }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
  }
}

/// A sheet of the app's own with two heights.
private final class Growing: UIPresentationController {
  var isFull = false

  override var frameOfPresentedViewInContainerView: CGRect {
    let room = containerView?.bounds ?? .zero
    return room.divided(atDistance: isFull ? 700 : 400, from: .maxYEdge).slice
  }
}

/// A way to remove a view somewhat later.
enum Removal: CaseIterable {
  case animation, delayedBlock, timer

  @MainActor
  func plan(_ view: UIView) {
    switch self {
    case .animation:
      UIView.animate(withDuration: 0.3) {
        view.alpha = 0
      } completion: { _ in
        view.removeFromSuperview()
      }
    case .delayedBlock:
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { view.removeFromSuperview() }
    case .timer:
      Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in
        view.removeFromSuperview()
      }
    }
  }
}
