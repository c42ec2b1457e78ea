import Testing
import Turnstile
import UIKit

/// Tests the advice that reports give to fix a fault, each beside a case in which the same advice
/// would be wrong.
@Suite("Advice") @MainActor
struct AdviceTests {
  private let inTime = Contract.standard.only([.completesInTime])
  private let flick = Traces.open + Traces.drag(60, hold: 0).replacing("  16 ", with: "  0 ")
  private let cancelled = Traces.open + Traces.drag(30, 100, ending: "cancel 1")

  private func advice(_ rig: Rig, _ trace: String, _ contract: Contract) throws -> String {
    try #require(try run(trace, of: rig.subject, contract).violations.first?.fix)
  }

  @Test("That an end came too early is said where one came, and not where none did")
  func early() throws {
    let hasty = Rig { $0.pan = { $0.state == .ended ? $1.finish() : $1.follow($0) } }
    let silent = Rig { $0.pan = { if $0.state != .ended { $1.follow($0) } } }

    #expect(try advice(hasty, flick, inTime).hasPrefix("remember an early end and send it"))
    #expect(
      try advice(silent, flick, inTime)
        == "call finish or cancel on every path of .ended, and in startInteractiveTransition(_:) "
        + "where the gesture is over by then")
    #expect(
      try advice(silent, Traces.cancelled, inTime)
        == "call finish or cancel on every path of .ended")
  }

  @Test(
    "Of a percent-driven object that kept an end to itself it is said that the gesture was over")
  func keptEnd() throws {
    let forgetful = Rig {
      $0.pan = { if $0.state != .ended || $1.percentComplete > 0 { $1.follow($0) } }
    }

    let violation = try #require(try run(flick, of: forgetful.subject, inTime).violations.first)
    #expect("\(violation.finding)" == "completes-in-time:nobody-ended")
    #expect(
      violation.message.hasSuffix(
        "the gesture was over before it had started, and nobody ended it."))
  }

  @Test("Of an interactor of the app's own it is said that the gesture was over, and no more")
  func ownInteractor() throws {
    let rig = Rig {
      $0.handOut = { $0.isDriving || $0.hasDriven ? Patient() : nil }
      $0.pan = { if $0.state == .began { $1.begin() } }
    }

    let violation = try #require(try run(flick, of: rig.subject, inTime).violations.first)
    #expect("\(violation.finding)" == "completes-in-time:early-end-lost")
    #expect(
      violation.message.hasSuffix(
        "the gesture was over before it had started, and nobody ended it."))
    #expect(violation.fix?.hasPrefix("remember how the gesture ended") == true)
  }

  @Test(
    "A cancelled state is spoken of where one reached a handler, and not where the finger was lifted"
  )
  func cancelledState() throws {
    let deaf = Rig { $0.pan = { if $0.state == .began || $0.state == .changed { $1.follow($0) } } }

    #expect(try advice(deaf, cancelled, inTime).contains(".cancelled"))
    #expect(try !advice(deaf, Traces.cancelled, inTime).contains(".cancelled"))
  }

  @Test("Another interactor is spoken of where one was told, and not where nobody was")
  func otherInteractor() throws {
    let other = Rig {
      let spare = UIPercentDrivenInteractiveTransition()
      $0.handOut = { $0.isDriving ? spare : nil }
    }
    let silent = Rig { $0.pan = { if $0.state != .ended { $1.follow($0) } } }

    #expect(
      try advice(other, Traces.cancelled, inTime)
        == "hand out the interactor that the gesture drives")
    #expect(try !advice(silent, Traces.cancelled, inTime).contains("hand out"))
  }

  @Test("An interactor for a button is spoken of where a button asked, and not where a gesture did")
  func button() throws {
    let rig = Rig {
      $0.handOut = { $0 }
      $0.pan = { if $0.state != .ended { $1.follow($0) } }
    }

    #expect(try advice(rig, Traces.thereAndBack, inTime).hasPrefix("return the interactor only"))
    #expect(try !advice(rig, Traces.cancelled, inTime).contains("return the interactor"))
  }

  @Test("The Boolean of an animation is spoken of where one was broken off, and not where none was")
  func finished() throws {
    let honest = Contract.standard.only([.outcomeIsHonest])
    let finished = Rig {
      $0.run = { moment in
        moment.place()
        UIView.animate(withDuration: 0.3) {
          moment.slide()
        } completion: {
          moment.context.completeTransition($0)
        }
      }
    }
    let never = Rig { $0.complete = { $0.context.completeTransition(false) } }

    #expect(
      try advice(finished, "  0 do open\n 100 background\n", honest).contains("'finished'"))
    #expect(try !advice(never, "  0 do open\n", honest).contains("'finished'"))
  }

  // MARK: - Observations of a stuck transition

  private func stuck(_ rig: Rig, _ trace: String) throws -> Violation {
    try #require(try run(trace, of: rig.subject, inTime).violations.first)
  }

  @Test("What code has paused is told by its time, and what nobody paused by its end")
  func paused() throws {
    let held = Rig { rig in
      rig.run = { $0.interruptible.startAnimation() }
      rig.setUp = { scene in
        scene.stage.action("hold") { scene.animator?.pauseAnimation() }
        scene.stage.action("go on") { scene.animator?.startAnimation() }
      }
    }
    let endless = Rig { $0.complete = { _ in } }
    let violation = try stuck(held, "  0 do open\n100 do hold\n")

    #expect("\(violation.finding)" == "completes-in-time:endless-animation")
    #expect(violation.message.hasSuffix("it was paused at 100 ms, and nobody went on."))
    #expect(violation.evidence.contains("seen      paused at 100 ms, and nothing after that"))
    #expect(violation.fix == nil)
    #expect(try held.broken("  0 do open\n100 do hold\n200 do go on\n", inTime) == [])
    #expect(
      try stuck(endless, "  0 do open\n").fix
        == "call completeTransition when the animation has ended, on every path")
  }

  @Test("That an animator was not started is said where one waits, and not where a guard returned")
  func neverStarted() throws {
    let still = Rig { rig in rig.run = { _ = $0.interruptible } }
    let guarded = Rig { rig in rig.run = { $0.place() } }
    let beside = Rig { rig in
      rig.run = { moment in
        moment.place()
        _ = moment.interruptible
        UIView.animate(withDuration: 0.3) { moment.home.alpha = 0.5 }
      }
    }
    let start = "call startAnimation() of the property animator on every path"

    #expect(try stuck(still, "  0 do open\n").fix == start)
    #expect(
      try stuck(still, "  0 do open\n").message.hasSuffix(
        "a property animator got its completion at 0 ms, and nobody started it."))
    #expect(try stuck(beside, "  0 do open\n").fix == start)
    #expect(
      try stuck(guarded, "  0 do open\n").fix
        == "call completeTransition on every path, such as where a guard returns")
  }

  @Test("That an animator is used again is said where it has nothing to animate, and only there")
  func usedAgain() throws {
    /// An app that keeps one property animator for all its transitions.
    func kept(addingAnimations adds: Bool) -> Rig {
      Rig { rig in
        rig.setUp = { scene in
          scene.animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
        }
        rig.run = { moment in
          moment.place()
          guard let animator = moment.scene.animator else { return }
          if adds || moment.isPresenting {
            animator.addAnimations { moment.slide() }
            animator.addCompletion { _ in moment.context.completeTransition(true) }
          }
          animator.startAnimation()
        }
      }
    }

    #expect(
      try stuck(kept(addingAnimations: false), Traces.thereAndBack).fix
        == "forget the animator in animationEnded(_:), and make one for each transition")
    #expect(try kept(addingAnimations: true).broken(Traces.thereAndBack, inTime) == [])
  }

  @Test("The cancel is spoken of where a cancelled transition is not completed, and only there")
  func cancelledOnly() throws {
    let half = Rig {
      $0.complete = { if !$0.wasCancelled { $0.context.completeTransition(true) } }
    }
    let never = Rig { $0.complete = { if $0.isPresenting { $0.context.completeTransition(true) } } }
    let endless = Rig {
      $0.run = { moment in
        moment.place()
        UIView.animate(withDuration: 0.3, delay: 0, options: .repeat) { moment.slide() }
      }
    }

    #expect(
      try stuck(half, Traces.cancelled).fix
        == "call completeTransition where the transition was cancelled, too")
    #expect(
      try stuck(never, Traces.thereAndBack).fix
        == "call completeTransition when the animation has ended, on every path")
    #expect(
      try stuck(endless, "  0 do open\n").fix
        == "complete from the completion of an animation that always runs")
  }

  @Test("An end at the context alone is spoken of where the interactor holds the animation")
  func contextAlone() throws {
    func ending(
      _ end:
        @escaping @MainActor @Sendable (Driver, any UIViewControllerContextTransitioning) -> Void
    ) -> Rig {
      Rig {
        $0.before = { $0.scene.cards.contexts = [$0.context] }
        $0.pan = { pan, driver in
          guard pan.state == .ended else { return driver.follow(pan) }
          if let context = driver.scene?.cards.contexts.last { end(driver, context) }
        }
        $0.complete = { if $0.isPresenting { $0.context.completeTransition(true) } }
      }
    }
    let alone = try stuck(ending { $1.cancelInteractiveTransition() }, Traces.cancelled)
    let both = try stuck(ending { driver, _ in driver.cancel() }, Traces.cancelled)

    #expect("\(alone.finding)" == "completes-in-time:endless-animation")
    #expect(
      alone.message.hasSuffix(
        "the app called cancelInteractiveTransition() of the context, and the percent-driven "
          + "interactor still holds the animation."))
    #expect(alone.fix?.hasPrefix("call cancel() of the interactor instead") == true)
    #expect(
      try stuck(ending { $1.finishInteractiveTransition() }, Traces.cancelled).fix?
        .hasPrefix("call finish() of the interactor instead") == true)
    #expect(
      both.fix == "call completeTransition where the transition was cancelled, too")
  }

  @Test("Of an interactor of the app's own the end of its interactive phase is told")
  func ownEnd() throws {
    func rig(spins: Bool, completes: Bool = false) -> Rig {
      Rig {
        $0.handOut = { $0.isDriving ? Direct($0) : nil }
        $0.pan = { pan, driver in
          guard pan.state == .ended else {
            if pan.state == .began { driver.begin() }
            if pan.state == .changed {
              driver.scene?.direct?.context?.updateInteractiveTransition(0.1)
            }
            return
          }
          driver.isDriving = false
          guard let context = driver.scene?.direct?.context else { return }
          context.cancelInteractiveTransition()
          if completes { context.completeTransition(false) }
          guard spins else { return }
          UIView.animate(withDuration: 0.3, delay: 0, options: .repeat) {
            context.containerView.alpha = 0.9
          }
        }
      }
    }
    let silent = try stuck(rig(spins: false), Traces.cancelled)

    #expect("\(silent.finding)" == "completes-in-time:endless-animation")
    #expect(silent.message.contains("its interactive phase was cancelled at "))
    #expect(silent.message.hasSuffix(" ms, and nobody completed it."))
    #expect(
      silent.fix
        == "call completeTransition(false) after cancelInteractiveTransition(), which ends only "
        + "the interactive phase")
    #expect(
      try stuck(rig(spins: true), Traces.cancelled).message
        .contains("an animation has not ended since, and nobody completed it"))
    #expect(try rig(spins: false, completes: true).broken(Traces.cancelled, inTime) == [])
  }

  @Test("A missing call of super is not spoken of where the gesture was over before the start")
  func superIsMissingTooLate() throws {
    let rig = Rig {
      let interactor = MainActor.assumeIsolated { Headless() }
      $0.handOut = { $0.isDriving ? interactor : nil }
    }

    #expect(try stuck(rig, flick).message.contains("the gesture was over before it had started"))
  }

  @Test("A missing call of super is spoken of where nothing moves, and not where the app moves it")
  func superIsMissing() throws {
    func handingOut(_ make: @escaping @MainActor @Sendable () -> Headless) -> Rig {
      Rig {
        let interactor = MainActor.assumeIsolated(make)
        $0.handOut = { $0.isDriving ? interactor : nil }
      }
    }
    let missing = handingOut { Headless() }
    let moving = handingOut { SelfMoving() }
    let driven = Rig {
      let interactor = MainActor.assumeIsolated { Headless() }
      $0.handOut = { $0.isDriving ? interactor : nil }
      $0.pan = { pan, driver in
        if pan.state == .changed { interactor.update(0.2) }
        if pan.state == .ended { interactor.finish() }
        if pan.state == .began { driver.begin() }
      }
    }

    #expect(
      try stuck(missing, Traces.cancelled).fix
        == "call super in the override of startInteractiveTransition(_:)")
    #expect(try stuck(driven, Traces.cancelled).fix?.hasPrefix("call super") == true)
    #expect(try stuck(moving, Traces.cancelled).fix?.contains("super") != true)
  }

  @Test("A spent animator is spoken of where UIKit got it again, and not where it got a new one")
  func spent() throws {
    func rig(_ keeps: Bool) -> Rig {
      Rig {
        $0.interruptible = { moment in
          if !keeps { moment.scene.animator = nil }
          return moment.interruptible
        }
        $0.run = { moment in
          guard moment.isPresenting else { return moment.interruptible.startAnimation() }
          moment.place()
          UIView.animate(withDuration: 0.3) {
            moment.slide()
          } completion: { _ in
            moment.context.completeTransition(true)
          }
        }
      }
    }
    let twice = Traces.cancelled + Traces.drag(30, 100, from: 400)

    #expect(try stuck(rig(true), twice).fix?.hasPrefix("forget the animator") == true)
    #expect(try rig(false).broken(twice, inTime) == [])
  }

  @Test("A spent animator is not spoken of where UIKit got it for a block alongside alone")
  func spentButUnused() throws {
    var rig = Rig {
      $0.interruptible = { $0.interruptible }
      $0.run = Rig.presentationByViews
    }
    rig.setUp = { scene in
      scene.stage.action("leave") {
        let card = scene.card
        scene.close()
        card?.transitionCoordinator?.animate(alongsideTransition: { _ in })
      }
    }
    let finding = try stuck(rig, Traces.cancelled + "  2000 do leave\n")

    #expect(finding.message.contains("returned without animating"))
    #expect(finding.fix?.hasPrefix("call completeTransition") == true)
  }

  @Test("A hidden screen is told as hidden, and a deaf one as deaf")
  func hidden() throws {
    let responsive = Contract.standard.only([.staysResponsive])
    func leaving(_ change: @escaping @MainActor @Sendable (UIView) -> Void) -> Rig {
      Rig {
        $0.after = { moment in
          moment.outgoing?.transform = .identity
          if moment.wasCancelled, let card = moment.outgoing { change(card) }
        }
      }
    }

    #expect(
      try advice(leaving { $0.isHidden = true }, Traces.cancelled, responsive)
        == "show it again on every path")
    #expect(
      try advice(leaving { $0.isUserInteractionEnabled = false }, Traces.cancelled, responsive)
        .hasPrefix("give back user interaction"))
  }

  @Test(
    "A display link that still runs is told, and that the animator has returned where none does")
  func ticking() throws {
    let linked = Rig {
      $0.run = { moment in
        moment.place()
        let target = LinkTarget()
        let link = CADisplayLink(target: target, selector: Selector(LinkTarget.step))
        link.add(to: .main, forMode: .common)
        moment.scene.stage.keep(target, with: moment.scene.home)
      }
    }
    let idle = Rig { $0.run = { $0.place() } }

    let ticking = try stuck(linked, "  0 do open\n")
    #expect(
      ticking.message.hasSuffix(
        "a display link or a timer still runs, and nobody has completed it."))
    #expect(ticking.fix == nil)
    #expect(try stuck(idle, "  0 do open\n").message.contains("returned without animating"))
    #expect(try stuck(idle, "  0 do open\n").fix?.hasPrefix("call completeTransition") == true)
  }

  @Test("How long something animated is told of what then stood still")
  func animated() throws {
    let endless = Rig { $0.complete = { _ in } }

    #expect(
      try stuck(endless, "  0 do open\n").evidence.contains("seen      animations from 0 to 300 ms")
    )
  }

  @Test("End values are spoken of where a view leaps as a transition is reported, and only there")
  func leap() throws {
    let continuous = Contract.strict.only([.movesContinuously])
    func fix(_ rig: Rig) throws -> String? {
      try #require(try run(Traces.open, of: rig.subject, continuous).violations.first).fix
    }
    let atTheEnd = Rig { $0.after = { $0.incoming?.frame.origin.y = -500 } }
    let onTheWay = Rig {
      $0.animate = { moment in
        moment.slide()
        Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { [card = moment.incoming] _ in
          MainActor.assumeIsolated { card?.center.x += 390 }
        }
      }
    }

    #expect(try fix(atTheEnd)?.hasPrefix("set end values where") == true)
    #expect(try fix(onTheWay) == nil)
  }

  @Test("A drag that was cancelled is spoken of where one was, and not where the finger was lifted")
  func hanging() throws {
    let rest = Contract.strict.only([.comesToRest])
    let rig = Rig {
      $0.pan = { pan, driver in
        driver.scene?.card?.view.frame.origin.y = max(pan.translation(in: nil).y, 0)
      }
    }

    #expect(try advice(rig, cancelled, rest).contains(".cancelled"))
    #expect(try !advice(rig, Traces.cancelled, rest).contains(".cancelled"))
  }
}

/// An interactor that does nothing when its transition starts, so that the transition waits.
private final class Patient: NSObject, UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {}
}

/// A percent-driven interactor that does not call its superclass when the transition starts.
private class Headless: UIPercentDrivenInteractiveTransition {
  override func startInteractiveTransition(
    _ context: any UIViewControllerContextTransitioning
  ) {}
}

/// An interactor that moves the view by itself, and not by a progress.
private final class SelfMoving: Headless {
  override func startInteractiveTransition(
    _ context: any UIViewControllerContextTransitioning
  ) {
    UIView.animate(withDuration: 0.3) { context.view(forKey: .from)?.center.y += 40 }
  }
}

/// A display link's target that does nothing.
@MainActor
private final class LinkTarget: NSObject {
  func step() {}
}

extension Moment {
  /// The property animator that moves the card into the screen. It is created once for each
  /// transition.
  fileprivate var interruptible: UIViewPropertyAnimator {
    if let animator = scene.animator { return animator }
    place()
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {
      slide()
    }
    animator.addCompletion { _ in context.completeTransition(!wasCancelled) }
    scene.animator = animator
    return animator
  }
}
