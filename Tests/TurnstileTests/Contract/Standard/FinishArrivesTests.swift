import Testing
import Turnstile
import UIKit

@Suite("finish-arrives") @MainActor
struct FinishArrivesTests {
  private let clause = Contract.standard.only([.finishArrives])

  @Test("An incoming view that ends half transparent has not arrived")
  func offender() throws {
    let rig = Rig {
      $0.animate = { moment in
        moment.slide()
        moment.incoming?.alpha = 0.95
      }
    }

    #expect(try rig.broken(Traces.open, clause) == ["finish-arrives:transparent"])
  }

  @Test("A drawer whose presentation controller names another style as its own lies where it likes")
  func ownStyle() throws {
    final class Drawer: UIPresentationController {
      override var presentationStyle: UIModalPresentationStyle { .currentContext }
      override var shouldRemovePresentersView: Bool { false }
    }
    func rig(_ style: UIModalPresentationStyle) -> Rig {
      Rig {
        $0.style = style
        $0.presentation = { Drawer(presentedViewController: $0, presenting: $1) }
        $0.after = { moment in
          moment.outgoing?.transform = .identity
          let drawer = CGRect(x: 0, y: 650, width: 390, height: 194)
          if moment.isPresenting { moment.incoming?.frame = drawer }
        }
      }
    }

    #expect(try rig(.custom).broken(Traces.open, clause) == [])
    #expect(try rig(.fullScreen).broken(Traces.open, clause) == ["finish-arrives:misplaced"])
  }

  /// Returns an app with a card whose animator fades it from one opacity to another, and may set a
  /// third one at the end.
  private func fading(
    from first: CGFloat, to last: CGFloat, then: CGFloat? = nil, _ style: UIModalPresentationStyle
  ) -> Rig {
    Rig {
      $0.style = style
      $0.place = { moment in
        moment.place()
        if moment.isPresenting { moment.incoming?.alpha = first }
      }
      $0.animate = { moment in
        moment.slide()
        if moment.isPresenting { moment.incoming?.alpha = last }
      }
      $0.after = { moment in
        if let then, moment.isPresenting { moment.incoming?.alpha = then }
      }
    }
  }

  @Test("Under the style custom a card that an animation fades in to one half has arrived")
  func translucent() throws {
    #expect(try fading(from: 0, to: 0.5, .custom).broken(Traces.open, clause) == [])
  }

  @Test(
    "Under a style that leaves the screen below, a card that fades in to 0.8 has arrived",
    arguments: [UIModalPresentationStyle.overCurrentContext, .overFullScreen])
  func translucentOverTheScreen(style: UIModalPresentationStyle) throws {
    #expect(try fading(from: 0, to: 0.8, style).broken(Traces.open, clause) == [])
    #expect(
      try fading(from: 0, to: 0.95, style).broken(Traces.open, clause)
        == ["finish-arrives:transparent"])
    #expect(
      try fading(from: 1, to: 0.8, style).broken(Traces.open, clause)
        == ["finish-arrives:transparent"])
  }

  @Test("A fade that the background ends has come to its end")
  func translucentAfterTheBackground() throws {
    let steps = "  0 do open\n 100 background\n"
    #expect(try fading(from: 0, to: 0.5, .custom).broken(steps, clause) == [])
    #expect(try fading(from: 0, to: 1, .custom).broken(steps, clause) == [])
    #expect(
      try fading(from: 1, to: 0.5, .custom).broken(steps, clause) == [
        "finish-arrives:transparent"
      ])
  }

  @Test("A card that is dim, but not by such an animation, has not arrived")
  func dimByAccident() throws {
    let rigs = [
      fading(from: 1, to: 0.5, .custom), fading(from: 0, to: 1, then: 0.5, .custom),
      fading(from: 0, to: 0.95, .custom), fading(from: 0, to: 0.5, .fullScreen),
      fading(from: 0.5, to: 0.5, .custom),
    ]
    for rig in rigs {
      #expect(try rig.broken(Traces.open, clause) == ["finish-arrives:transparent"])
    }
  }

  @Test("A card that was shown under the style custom lies where it likes, if it has another then")
  func restyled() throws {
    let rig = Rig {
      $0.place = { $0.placeSmall() }
      $0.after = { moment in
        moment.outgoing?.transform = .identity
        moment.context.viewController(forKey: .to)?.modalPresentationStyle = .fullScreen
      }
    }

    #expect(try rig.broken(Traces.open, clause) == [])
  }

  @Test("A card at its final frame has arrived")
  func twin() throws { #expect(try Rig().broken(Traces.open) == []) }

  @Test("A3 Under the style custom the app lays its card out as it likes")
  func lookAlike() throws {
    #expect(try Rig { $0.place = { $0.placeSmall() } }.broken(Traces.open, clause) == [])
  }

  @Test("Under the style fullScreen the card has to fill the screen")
  func misplaced() throws {
    let rig = Rig {
      $0.style = .fullScreen
      $0.place = { $0.placeSmall() }
    }

    #expect(try rig.broken(Traces.open, clause) == ["finish-arrives:misplaced"])
  }

  @Test("What to do about a view that is gone depends on whether it had been there all along")
  func hints() throws {
    func hint(_ rig: Rig, _ steps: String) throws -> String? {
      try run(steps, of: rig.subject, clause).violations.first {
        "\($0.finding)" == "finish-arrives:not-in-window"
      }?.fix
    }
    let moved = Rig {
      $0.before = { moment in
        guard !moment.isPresenting else { return }
        moment.container.insertSubview(moment.home, at: 0)
      }
    }
    let gone = Rig { $0.after = { $0.incoming?.removeFromSuperview() } }

    #expect(
      try hint(moved, "0 do open\n0 settle\n0 do close\n0 settle\n")?.hasPrefix(
        "leave the presenter's view where it is") == true)
    #expect(
      try hint(gone, "0 do open\n0 settle\n")
        == "add the incoming view to containerView, and leave it there")
  }

  @Test("The hint mentions the transform only if the misplaced view had one")
  func hintOfTransform() throws {
    func hint(_ rig: Rig) throws -> String? {
      try run(Traces.open, of: rig.subject, clause).violations.first?.fix
    }
    let plain = Rig {
      $0.style = .fullScreen
      $0.place = {
        $0.placeSmall()
        if $0.isPresenting { $0.incoming?.transform = .identity }
      }
      $0.animate = { $0.incoming?.backgroundColor = .red }
    }
    let scaled = Rig {
      $0.style = .fullScreen
      $0.place = {
        $0.place()
        if $0.isPresenting { $0.incoming?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
        if $0.isPresenting { $0.incoming?.frame = $0.container.bounds }
      }
      $0.animate = { $0.incoming?.transform = .identity }
    }

    #expect(try hint(plain) == "set its frame to finalFrame(for:)")
    #expect(
      try hint(scaled)
        == "set its frame to finalFrame(for:), and only while its transform is identity")
  }

  @Test("A card that is not added, hidden, scaled, aside or in an invisible container is not there")
  func others() throws {
    let faults: [(String, Rig.Part)] = [
      ("not-in-window", { $0.incoming?.removeFromSuperview() }),
      ("hidden", { $0.incoming?.isHidden = true }),
      ("transparent", { $0.container.alpha = 0 }),
      ("transformed", { $0.incoming?.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }),
    ]
    for (cause, fault) in faults {
      let rig = Rig { $0.after = fault }
      #expect(try rig.broken(Traces.open, clause) == ["finish-arrives:\(cause)"])
    }
    let aside = Rig {
      $0.style = .fullScreen
      $0.after = { $0.container.frame.origin.x = 2_000 }
    }
    #expect(try aside.broken(Traces.open, clause) == ["finish-arrives:off-screen"])
  }

  @Test("A3 A card that the app lays out itself is somewhere on the screen", arguments: [500, 900])
  func ownLayout(way: CGFloat) throws {
    let rig = Rig { $0.after = { if $0.isPresenting { $0.incoming?.frame.origin.y = way } } }

    #expect(
      try rig.broken(Traces.open, clause) == (way > 844 ? ["finish-arrives:off-screen"] : []))
  }

  @Test("A menu that a transform has moved in is there, and one that is scaled or cut off is not")
  func movedIn() throws {
    func menu(
      _ transform: CGAffineTransform, _ style: UIModalPresentationStyle = .overFullScreen,
      animated: Bool = true
    ) -> Rig {
      Rig {
        $0.style = style
        $0.place = { moment in
          moment.place()
          guard moment.isPresenting, let menu = moment.incoming else { return }
          (menu.transform, menu.frame) = (.identity, CGRect(x: -270, y: 0, width: 270, height: 844))
        }
        $0.animate = { moment in
          let view = moment.isPresenting ? moment.incoming : moment.outgoing
          view?.backgroundColor = .red
          if animated { view?.transform = moment.isPresenting ? transform : .identity }
        }
        $0.after = { if !animated, $0.isPresenting { $0.incoming?.transform = transform } }
        $0.setUp = Self.presentOver
      }
    }
    let aside = CGAffineTransform(translationX: 270, y: 0)

    #expect(try menu(aside).broken(Traces.thereAndBack, clause) == [])
    let over = Traces.open + "  3000 do more\n  3000 settle\n  5000 do less\n  5000 settle\n"
    #expect(try menu(aside).broken(over, clause) == [])
    for wrong in [CGAffineTransform(translationX: 200, y: 0), aside.scaledBy(x: 0.9, y: 1)] {
      #expect(try menu(wrong).broken(Traces.open, clause) == ["finish-arrives:transformed"])
    }
    // A style that takes the screen below away leaves nothing to be seen beside a menu.
    for wrong in [menu(aside, animated: false), menu(aside, .fullScreen)] {
      #expect(try wrong.broken(Traces.open, clause) == ["finish-arrives:transformed"])
    }
  }

  @Test("A card that keeps a perspective has arrived, and one that stays turned has not")
  func perspective() throws {
    func leaving(_ angle: CGFloat) -> Rig {
      Rig {
        $0.after = { moment in
          moment.outgoing?.transform = .identity
          guard moment.isPresenting else { return }
          var transform = CATransform3DIdentity
          transform.m34 = -1 / 500
          moment.incoming?.layer.transform = CATransform3DRotate(transform, angle, 0, 1, 0)
        }
      }
    }

    #expect(try leaving(0).broken(Traces.open, clause) == [])
    #expect(try leaving(0.1).broken(Traces.open, clause) == ["finish-arrives:transformed"])
  }

  @Test("A card that is put back into the window when it has gone has not left")
  func outgoingStays() throws {
    let rig = Rig {
      $0.complete = { moment in
        let (card, window) = (moment.outgoing, moment.home.window)
        moment.context.completeTransition(!moment.wasCancelled)
        if !moment.isPresenting, let card { window?.insertSubview(card, at: 0) }
      }
    }

    #expect(try rig.broken(Traces.thereAndBack, clause) == ["finish-arrives:outgoing-stays"])
  }

  @Test(
    "A screen that is put back into the window under what covers all of it has not left; one that is put back beside a menu or above a card is meant to be seen",
    arguments: [
      (CGRect(x: 0, y: 0, width: 390, height: 844), ["finish-arrives:outgoing-stays"]),
      (CGRect(x: 0, y: 0, width: 260, height: 844), []),
      (CGRect(x: 0, y: 170, width: 390, height: 844), []),
    ])
  func putBack(frame: CGRect, expected: [String]) throws {
    let rig = Rig {
      $0.style = .fullScreen
      $0.complete = { moment in
        let (home, window) = (moment.home, moment.home.window)
        moment.incoming?.frame = frame
        moment.context.completeTransition(!moment.wasCancelled)
        if moment.isPresenting { window?.insertSubview(home, at: 0) }
      }
    }

    #expect(try rig.broken(Traces.open, clause) == expected)
  }

  /// Adds the actions `more`, which presents a screen over the card, and `less`, which takes it
  /// away.
  private static let presentOver: @MainActor @Sendable (Scene) -> Void = { scene in
    scene.stage.action("more") {
      let next = UIViewController()
      next.modalPresentationStyle = .overFullScreen
      scene.home.presentedViewController?.present(next, animated: true)
    }
    scene.stage.action("less") {
      scene.home.presentedViewController?.dismiss(animated: true)
    }
  }

  @Test(
    "A screen that is put back above a menu, and aside, is meant to uncover it; one that covers it has not left",
    arguments: [(CGFloat(260), []), (0, ["finish-arrives:outgoing-stays"])] as [(CGFloat, [String])]
  )
  func uncovered(distance: CGFloat, expected: [String]) throws {
    let rig = Rig {
      $0.style = .fullScreen
      $0.place = { moment in
        guard moment.isPresenting, let menu = moment.incoming else { return }
        menu.frame = moment.container.bounds.offsetBy(dx: -130, dy: 0)
        moment.container.addSubview(menu)
        moment.container.addSubview(moment.home)
      }
      $0.animate = { moment in
        guard moment.isPresenting else { return }
        moment.incoming?.transform = CGAffineTransform(translationX: 130, y: 0)
        moment.home.transform = CGAffineTransform(translationX: distance, y: 0)
      }
      $0.after = { _ in }
      $0.complete = { moment in
        let (home, container) = (moment.home, moment.container)
        moment.context.completeTransition(!moment.wasCancelled)
        if moment.isPresenting { container.addSubview(home) }
      }
      $0.setUp = Self.presentOver
    }

    // What is presented over the menu and goes again leaves it where it is.
    let over = Traces.open + "  3000 do more\n  3000 settle\n  5000 do less\n  5000 settle\n"
    let findings = try rig.broken(distance > 0 ? over : Traces.open, clause)
    #expect(findings.filter { $0 != "finish-arrives:transformed" || distance > 0 } == expected)
  }

  @Test("A menu that leaves the rest of the window empty is misplaced")
  func narrow() throws {
    let rig = Rig {
      $0.style = .fullScreen
      $0.complete = { moment in
        moment.incoming?.frame.size.width = 260
        moment.context.completeTransition(!moment.wasCancelled)
      }
    }

    #expect(try rig.broken(Traces.open, clause) == ["finish-arrives:misplaced"])
  }

  @Test("A card that a container has taken in when it was dismissed is where it should be")
  func housedElsewhere() throws {
    let rig = Rig {
      $0.complete = { moment in
        let (card, home) = (moment.context.viewController(forKey: .from), moment.scene.home)
        moment.context.completeTransition(!moment.wasCancelled)
        guard !moment.isPresenting, let card else { return }
        home.addChild(card)
        home.view.addSubview(card.view)
        card.didMove(toParent: home)
      }
    }

    #expect(try rig.broken(Traces.thereAndBack, clause) == [])
  }

  @Test("A card that is shown again as soon as it has gone may be in the window")
  func shownAgain() throws {
    let rig = Rig {
      $0.complete = { moment in
        let card = moment.context.viewController(forKey: .from)
        moment.context.completeTransition(!moment.wasCancelled)
        if !moment.isPresenting, let card { moment.scene.home.present(card, animated: false) }
      }
    }

    #expect(try rig.broken(Traces.thereAndBack, clause) == [])
  }

  @Test("A page that goes on to show another one is not where that one is")
  func goesOn() throws {
    let subject = stack { stack in
      stack.stage.action("push two") {
        guard stack.mayMove else { return }
        stack.push()
        stack.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
          stack.push(animated: false)
        }
      }
    }

    #expect(try findings("  0 do push two\n", of: subject, clause) == [])
  }

  @Test("A page inside a wrapper of its presentation controller is judged by the wrapper")
  func wrapped() throws {
    let rig = Rig {
      $0.place = { moment in
        moment.place()
        guard moment.isPresenting, let card = moment.context.viewController(forKey: .to) else {
          return
        }
        card.view.alpha = card.view === moment.incoming ? 1 : 0.5
      }
      $0.presentation = { WrappingPresentation(presentedViewController: $0, presenting: $1) }
    }

    #expect(try rig.broken(Traces.open, clause) == [])
  }

  @Test(
    "The presenter that a dismissal comes back to lies where the app has laid it",
    arguments: [UIModalPresentationStyle.custom, .fullScreen])
  func presenter(under style: UIModalPresentationStyle) throws {
    let rig = Rig {
      $0.style = style
      $0.setUp = { $0.home.view.frame = CGRect(x: 10, y: 20, width: 300, height: 500) }
      $0.place = { moment in
        moment.place()
        guard !moment.isPresenting, let home = moment.incoming else { return }
        moment.container.insertSubview(home, at: 0)
      }
    }

    #expect(try rig.broken(Traces.thereAndBack, clause) == [])
  }

  /// An app with a field low on its screen, which it moves when a card has gone. A test decides if
  /// the field is edited then, so that the keyboard is up.
  private func moving(by distance: CGFloat, isEdited: Bool) -> Rig {
    Rig {
      $0.setUp = { scene in
        let field = UITextField(frame: CGRect(x: 8, y: 790, width: 300, height: 40))
        scene.home.view.addSubview(field)
      }
      $0.after = { moment in
        guard !moment.isPresenting else { return }
        let field = moment.scene.home.view.subviews.first { $0 is UITextField }
        if isEdited { _ = field?.becomeFirstResponder() }
        moment.scene.home.view.transform = CGAffineTransform(translationX: 0, y: distance)
      }
    }
  }

  @Test("A screen that is moved up while its field is edited is out of the keyboard's way")
  func lifted() throws {
    func findings(_ rig: Rig) throws -> [String] { try rig.broken(Traces.thereAndBack, clause) }
    #expect(try findings(moving(by: -336, isEdited: false)) == ["finish-arrives:transformed"])
    #expect(try findings(moving(by: 336, isEdited: true)) == ["finish-arrives:transformed"])
    #expect(try findings(moving(by: 0, isEdited: true)) == [])
    #expect(try findings(moving(by: -336, isEdited: true)) == [])
  }

  /// A card that shrinks the screen behind it. A test decides if that screen gets its frame back
  /// when the card goes.
  private func shrinking(restoresFrame: Bool = false) -> Rig {
    Rig {
      $0.animate = { moment in
        moment.slide()
        moment.home.transform =
          moment.isPresenting ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
        guard restoresFrame, !moment.isPresenting else { return }
        moment.home.frame = moment.container.bounds
      }
    }
  }

  @Test("R121 A screen that is turned while it is shrunk does not fill the window when it is back")
  func turnedWhileShrunk() throws {
    let subject = shrinking().subject
    let found = try run(turnedBehindCard, of: subject, clause).violations

    #expect(found.map { "\($0.finding)" } == ["finish-arrives:misplaced"])
    #expect(found.first?.fix?.hasPrefix("set the presenter's frame to the bounds") == true)
  }

  @Test("R121 A screen that gets its frame when its transform is undone fills the window again")
  func turnedAndLaidAgain() throws {
    #expect(
      try findings(turnedBehindCard, of: shrinking(restoresFrame: true).subject, clause) == [])
  }

  @Test("R121 A screen that is turned and turned back behind a card has its size")
  func turnedTwice() throws {
    let trace = "  0 do open\n  0 settle\n  0 rotate\n  0 settle\n  0 rotate\n  0 settle\n"

    #expect(
      try findings(trace + "  0 do close\n  0 settle\n", of: shrinking().subject, clause) == [])
  }

  @Test(
    "A screen that the app lays out itself when it is turned behind a card is where it should be")
  func laidOutWhenTurned() throws {
    let rig = Rig {
      $0.setUp = { scene in
        scene.stage.action("lay") {
          scene.home.view.frame = CGRect(x: 0, y: 0, width: 700, height: 390)
        }
      }
    }
    let trace = "  0 do open\n  0 settle\n  0 rotate\n  0 do lay\n  0 settle\n"

    #expect(try findings(trace + "  0 do close\n  0 settle\n", of: rig.subject, clause) == [])
  }

  private let turnedBehindCard =
    "  0 do open\n  0 settle\n  0 rotate\n  0 settle\n  0 do close\n  0 settle\n"

  // MARK: - Excuses

  @Test("A card whose window has gone on to another root is not there any more")
  func otherRoot() throws {
    let rig = Rig {
      $0.after = { $0.incoming?.alpha = 0.9 }
      $0.complete = { moment in
        let window = moment.home.window
        moment.context.completeTransition(true)
        window?.rootViewController = Home()
      }
    }

    #expect(try rig.broken(Traces.open, clause) == [])
  }

  @Test("The presenter lies where the app has laid it since it was shown")
  func laidSince() throws {
    let rig = Rig {
      $0.setUp = { scene in
        scene.stage.action("lay") {
          scene.home.view.frame = CGRect(x: 10, y: 20, width: 300, height: 500)
        }
      }
    }

    #expect(try rig.broken("  0 do lay\n  0 settle\n" + Traces.thereAndBack, clause) == [])
  }

  /// A navigation controller with an opaque bar. Its view becomes less high a moment after a page
  /// was pushed.
  private var sheet: Subject {
    Subject("sheet") { stage in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.navigationBar.isTranslucent = false
      stage.window.rootViewController = navigation
      let fitting = Fitting {
        guard navigation.viewControllers.count > 1 else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
          navigation.view.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
        }
      }
      navigation.delegate = fitting
      stage.keep(fitting, with: navigation)
      stage.action("push") { navigation.pushViewController(Page(), animated: true) }
    }
  }

  @Test("A page below an opaque bar has arrived although its stack has another size since")
  func resizedStack() throws {
    let trace = "  0 do push\n  0 settle\n"

    #expect(try findings(trace, of: sheet, clause) == [])
  }

  @Test(
    "A page below an opaque bar has arrived although it was turned on its way; not if it stays as wide as it was",
    arguments: [(false, []), (true, ["finish-arrives:misplaced"])])
  func turnedStack(staysAsItWas: Bool, broken: [String]) throws {
    let subject = Subject("stack") { stage in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.navigationBar.isTranslucent = false
      stage.window.rootViewController = navigation
      stage.action("push") {
        let page = Page()
        navigation.pushViewController(page, animated: true)
        let frame = page.view.frame
        guard staysAsItWas else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { page.view.frame = frame }
      }
    }

    #expect(try findings("  0 do push\n 16 rotate\n 16 settle\n", of: subject, clause) == broken)
  }

  @Test("What rounding leaves of an alpha of one is one")
  func roundedAlpha() throws {
    let rig = Rig { $0.after = { $0.incoming?.alpha = 0.999_5 } }

    #expect(try rig.broken(Traces.open, clause) == [])
  }

  @Test("A card without area covers no part of what it leaves to be seen")
  func emptyPart() throws {
    let rig = Rig {
      $0.style = .overFullScreen
      $0.after = { $0.incoming?.frame = .zero }
    }

    #expect(
      try rig.broken(Traces.open, Contract.standard.only([.finishArrives]))
        == ["finish-arrives:misplaced"])
  }
}

extension Moment {
  fileprivate func placeSmall() {
    place()
    if isPresenting { incoming?.bounds.size = CGSize(width: 300, height: 400) }
  }
}

/// A presentation controller that puts the presented view, half transparent, into a view of its
/// own.
private final class WrappingPresentation: UIPresentationController {
  private let wrapper = UIView()

  override var presentedView: UIView? { wrapper }

  override func presentationTransitionWillBegin() {
    wrapper.addSubview(presentedViewController.view)
  }
}

/// A navigation delegate that calls a closure whenever a page has been shown, so that the closure
/// can fit a sheet's height to the page.
private final class Fitting: NSObject, UINavigationControllerDelegate {
  private let fit: () -> Void

  init(_ fit: @escaping () -> Void) { self.fit = fit }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { fit() }
}
