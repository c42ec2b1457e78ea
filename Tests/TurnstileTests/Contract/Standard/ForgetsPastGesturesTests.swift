import Testing
import Turnstile
import UIKit

@Suite("forgets-past-gestures") @MainActor
struct ForgetsPastGesturesTests {
  private let clause = Contract.standard.only([.forgetsPastGestures])
  private let trace = Traces.cancelled + "  400 do close\n"

  @Test("An interactor that is still handed out when its gesture is over")
  func offender() throws {
    let rig = Rig { $0.handOut = { $0.hasDriven ? $0 : nil } }

    #expect(try rig.broken(trace, clause) == ["forgets-past-gestures"])
  }

  @Test("What comes after ends as it would, and looks otherwise")
  func looks() throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        driver.follow(pan)
        if pan.state == .ended { driver.scene?.home.title = "dragged" }
      }
      $0.before = { if !$0.isPresenting, $0.scene.home.title != nil { $0.home.alpha = 0.9 } }
    }

    #expect(try rig.broken(trace, clause) == ["forgets-past-gestures"])
  }

  @Test("A gesture during which the main thread was busy is to be forgotten as well")
  func stalled() throws {
    let rig = Rig { $0.handOut = { $0.hasDriven ? $0 : nil } }
    let trace = """
        0 down 1 at 195,300
        16 stall 32
        16 move 1 to 195,330
        16 cancel 1
        16 settle
        400 do close
      """

    #expect(try rig.broken(Traces.open + trace, clause) == ["forgets-past-gestures"])
    #expect(try Rig().broken(Traces.open + trace) == [])
  }

  @Test("An interactor that is handed out while its gesture is under way")
  func twin() throws { #expect(try Rig().broken(trace) == []) }

  @Test(
    "A run without the gesture that breaks a clause itself shows nothing about the gesture",
    arguments: [0.5, 1])
  func brokenReference(scale: CGFloat) throws {
    let rig = Rig {
      $0.after = { moment in
        moment.outgoing?.transform = .identity
        guard !moment.isPresenting, !moment.wasCancelled else { return }
        if !moment.scene.driver.hasDriven {
          moment.home.transform = CGAffineTransform(scaleX: scale, y: scale)
        } else if scale == 1 {
          moment.home.alpha = 0.9
        }
      }
    }

    // If the home screen stays small even without the gesture, the rule `round-trip` reports that
    // for the trace (input sequence) without it, and this rule reports nothing.
    #expect(try rig.broken(trace, clause) == (scale < 1 ? [] : ["forgets-past-gestures"]))
    let alone = try rig.broken(Traces.thereAndBack, .standard)
    #expect(alone.contains("round-trip:transform") == (scale < 1))
  }

  @Test("A gesture that visibly changed something is remembered rightly")
  func lookAlike() throws {
    #expect(try remembering(visibly: true).broken(trace) == [])
    #expect(try remembering(visibly: false).broken(trace, clause) == ["forgets-past-gestures"])
  }

  @Test("A gesture that has scrolled something is remembered rightly", arguments: [40, 0])
  func scrolled(offset: CGFloat) throws {
    let list = 7
    let rig = Rig {
      $0.setUp = { scene in
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        (scroll.tag, scroll.contentSize.height) = (list, 500)
        scroll.contentInsetAdjustmentBehavior = .never
        scene.home.view.addSubview(scroll)
      }
      $0.pan = { pan, driver in
        driver.follow(pan)
        guard pan.state == .ended, let home = driver.scene?.home else { return }
        home.title = "dragged"
        (home.view.viewWithTag(list) as? UIScrollView)?.contentOffset.y = offset
      }
      $0.before = { if !$0.isPresenting, $0.scene.home.title != nil { $0.home.alpha = 0.9 } }
    }

    #expect(try rig.broken(trace, clause) == (offset > 0 ? [] : ["forgets-past-gestures"]))
  }

  @Test("What the first of two touches has brought about need not be forgotten")
  func twoTouches() throws {
    let rig = Rig {
      $0.setUp = { scene in
        let target = TapTarget { scene.home.title = "tapped" }
        scene.stage.window.addGestureRecognizer(target.tap)
        scene.stage.keep(target, with: scene.home)
      }
      $0.before = { moment in
        guard !moment.isPresenting, !moment.context.isInteractive else { return }
        if moment.scene.home.title != nil { moment.home.alpha = 0.9 }
      }
    }
    let trace = """
        0 down 1 at 195,100
        16 up 1
        100 down 1 at 195,100
        116 move 1 to 195,140
        132 move 1 to 195,200
        432 up 1
        432 settle
        432 do close
      """

    #expect(try rig.broken(Traces.open + trace, clause) == [])
  }

  @Test("A gesture that finished something need not be forgotten")
  func finished() throws {
    let rig = Rig {
      $0.keepsCard = true
      $0.pan = { pan, driver in
        driver.follow(pan)
        if pan.state == .ended { driver.scene?.home.title = "dragged" }
      }
      $0.before = { if $0.scene.home.title != nil, $0.isPresenting { $0.home.alpha = 0.9 } }
    }

    #expect(try rig.broken(Traces.finished + "  400 do open\n", clause) == [])
  }

  @Test("What only depends on where between two frames it comes is no memory")
  func betweenFrames() throws {
    let rig = Rig {
      $0.setUp = { scene in
        scene.stage.action("look") {
          let milliseconds = Int((CACurrentMediaTime() * 1_000).rounded())
          scene.home.view.alpha = (milliseconds + 8) % 32 < 16 ? 1 : 0.9
        }
      }
    }

    #expect(
      try rig.broken(Traces.cancelled + "  400 do look\n", clause)
        == [])
  }

  /// Returns an app with a card that cannot be closed once it was dragged. The home screen may show
  /// that there was a drag.
  private func remembering(visibly: Bool) -> Rig {
    Rig {
      $0.pan = { pan, driver in
        let card = driver.scene?.card
        if visibly, pan.state == .began { driver.scene?.home.view.alpha = 0.9 }
        driver.follow(pan)
        if pan.state == .ended { card?.title = "dragged" }
      }
      $0.run = { moment in
        let card = moment.context.viewController(forKey: .from)
        if card?.title == "dragged", !moment.context.isInteractive {
          return moment.context.completeTransition(false)
        }
        moment.place()
        UIView.animate(withDuration: 0.3) {
          moment.slide()
        } completion: { _ in
          moment.outgoing?.transform = .identity
          moment.context.completeTransition(!moment.wasCancelled)
        }
      }
    }
  }

  // MARK: - Excuses

  @Test("A drag that made no transition was not cancelled, whatever was before it")
  func noTransition() throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        guard pan.location(in: nil).y > 600 else { return driver.follow(pan) }
        if pan.state == .ended { driver.scene?.home.title = "dragged" }
      }
      $0.before = { if !$0.isPresenting, $0.scene.home.title != nil { $0.home.alpha = 0.9 } }
    }
    let trace = """
        400 down 1 at 195,700
        416 move 1 to 195,760
        500 up 1
        500 settle
        500 do close
      """

    #expect(try rig.broken(Traces.cancelled + trace, clause) == [])
  }

  @Test("A gesture that finished one thing and cancelled another need not be forgotten")
  func finishedAndCancelled() throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        guard let scene = driver.scene else { return }
        switch pan.state {
        case .began:
          scene.home.title = "seen"
          scene.card?.present(Page(), animated: false)
        case .ended:
          scene.card?.dismiss(animated: false)
          scene.close()
        default: break
        }
      }
      $0.run = { moment in
        let isRefused = !moment.isPresenting && moment.scene.home.view.tag == 0
        moment.place()
        moment.slide()
        moment.outgoing?.transform = .identity
        moment.context.completeTransition(!isRefused)
      }
      $0.setUp = { scene in
        scene.stage.action("look") { if scene.home.title != nil { scene.home.view.alpha = 0.9 } }
      }
    }

    #expect(try rig.broken(Traces.cancelled + "  400 do look\n", clause) == [])
  }

  @Test("A gesture in the middle of something is no gesture at rest")
  func inTheMiddle() throws {
    let rig = Rig {
      $0.setUp = { scene in
        scene.stage.action("later") {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { scene.home.title = "later" }
        }
        scene.stage.action("look") { if scene.home.title != nil { scene.home.view.alpha = 0.9 } }
      }
    }
    let trace = Traces.open + "  0 do later\n" + Traces.drag(30, 100) + "  400 do look\n"

    #expect(try rig.broken(trace, clause) == [])
  }

  /// A home screen that keeps its look for half a second after an action, and a presentation
  /// controller that adds a plain view to the window.
  private var greeting: Rig {
    Rig {
      $0.setUp = { scene in
        var greeted = CACurrentMediaTime()
        scene.stage.action("greet") { greeted = CACurrentMediaTime() }
        scene.stage.action("look") {
          scene.home.view.alpha = CACurrentMediaTime() - greeted < 0.5 ? 1 : 0.9
        }
      }
      $0.before = { moment in
        guard moment.isPresenting else { return }
        moment.home.window?.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60)))
      }
    }
  }
  private let greeted = Traces.open + "  0 do greet\n  0 settle\n"

  @Test("A finger that rests on the glass meanwhile has its own time")
  func otherFingerRests() throws {
    let trace = """
        0 down 2 at 20,20
        0 settle
        0 down 1 at 195,300
        16 move 1 to 195,330
        32 move 1 to 195,400
        332 up 1
        332 settle
        600 do look
        600 up 2
      """

    #expect(try greeting.broken(greeted + trace, clause) == [])
  }

  @Test("A finger that has not left yet has made no gesture that is over")
  func notLifted() throws {
    let trace = """
        0 down 1 at 195,300
        16 move 1 to 195,330
        32 move 1 to 195,400
        32 settle
        100 do close
      """

    #expect(try Rig().broken(Traces.open + trace, clause) == [])
  }

  @Test("What comes later than the next thing is not compared")
  func later() throws {
    let trace = greeted + Traces.drag(30, 100) + "  332 do open\n  600 do look\n"

    #expect(try greeting.broken(trace, clause) == [])
  }

  @Test("A gesture in the course of which something else happens is not compared")
  func notOnlyAGesture() throws {
    let trace = """
        400 down 1 at 195,300
        600 do look
        616 up 1
      """

    #expect(try greeting.broken(greeted + Traces.drag(30, 100) + trace, clause) == [])
  }
}
