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

  @Test("What is undone in the completion is no difference")
  func twin() throws {
    let rig = Rig {
      $0.before = { $0.home.alpha = 0.5 }
      $0.after = { moment in
        moment.outgoing?.transform = .identity
        moment.home.alpha = 1
      }
    }

    #expect(try rig.broken(Traces.cancelled, clause) == [])
  }

  @Test("What the touch had changed before it asked is not owed back")
  func changedByTouch() throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        if pan.state == .began { driver.scene?.home.view.subviews.first?.alpha = 0.5 }
        driver.follow(pan)
      }
    }

    #expect(try rig.broken(Traces.cancelled, clause) == [])
  }

  @Test("A view that is replaced by its like at every turn is not lost")
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

  @Test("The view on its way in has to leave again")
  func incoming() throws {
    let rig = Rig {
      $0.complete = { moment in
        if moment.isPresenting {
          moment.context.completeTransition(true)
        } else {
          moment.context.completeTransition(!moment.wasCancelled)
        }
      }
      $0.style = .fullScreen
      $0.before = { moment in
        if !moment.isPresenting, let home = moment.incoming {
          moment.container.insertSubview(home, at: 0)
        }
      }
    }

    #expect(try rig.broken(Traces.cancelled, clause) == ["cancel-restores:incoming-stays"])
  }
}

@Suite("round-trip") @MainActor
struct RoundTripTests {
  private let clause = Contract.standard.only([.roundTrip])

  @Test("What the way there did, and the way back did not undo")
  func offender() throws {
    let rig = Rig {
      $0.before = { moment in
        if moment.isPresenting { moment.home.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
      }
    }

    #expect(try rig.broken(Traces.thereAndBack, clause) == ["round-trip:transform"])
  }

  @Test("What the way back undoes is no difference")
  func twin() throws {
    let rig = Rig {
      $0.before = { moment in
        moment.home.transform =
          moment.isPresenting ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
      }
    }

    #expect(try rig.broken(Traces.thereAndBack, clause) == [])
  }

  @Test("A controller that is kept and presented again is back where it was")
  func kept() throws {
    let rig = Rig { $0.keepsCard = true }

    #expect(try rig.broken(Traces.thereAndBack + Traces.open, clause) == [])
  }

  @Test("A recogniser more with every presentation is found in a kept controller")
  func grows() throws {
    let rig = Rig {
      $0.keepsCard = true
      $0.before = { moment in
        if moment.isPresenting { moment.card?.addGestureRecognizer(UITapGestureRecognizer()) }
      }
    }

    #expect(
      try rig.broken(Traces.thereAndBack + Traces.open, clause)
        == ["round-trip:gesture-recognizers"])
  }
}

@Suite("leaves-nothing-behind") @MainActor
struct LeavesNothingBehindTests {
  private let clause = Contract.standard.only([.leavesNothingBehind])

  @Test("A view that came with the transition stays in the window")
  func offender() throws {
    let rig = Rig { $0.before = { $0.home.window?.addSubview(UIView()) } }

    #expect(try rig.broken(Traces.thereAndBack, clause) == ["leaves-nothing-behind:views"])
  }

  @Test("A view that goes with the container leaves nothing")
  func twin() throws {
    let rig = Rig { $0.before = { $0.container.addSubview(UIView()) } }

    #expect(try rig.broken(Traces.thereAndBack, clause) == [])
  }

  @Test("A view that the screen adds while nothing moves is its own")
  func lookAlike() throws {
    let rig = Rig {
      $0.setUp = { scene in scene.stage.action("add") { scene.home.view.addSubview(UIView()) } }
    }

    #expect(try rig.broken("  0 do add\n  0 settle\n" + Traces.thereAndBack, clause) == [])
  }
}

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

  @Test("A card at its final frame has arrived")
  func twin() throws { #expect(try Rig().broken(Traces.open, clause) == []) }

  @Test("Under the style custom the app lays its card out as it likes")
  func ownLayout() throws {
    let rig = Rig {
      $0.place = { moment in
        moment.place()
        guard moment.isPresenting else { return }
        moment.incoming?.bounds.size = CGSize(width: 300, height: 400)
      }
    }

    #expect(try rig.broken(Traces.open, clause) == [])
  }

  @Test("Under the style fullScreen the card has to fill the screen")
  func misplaced() throws {
    let rig = Rig {
      $0.style = .fullScreen
      $0.place = { moment in
        moment.place()
        guard moment.isPresenting else { return }
        moment.incoming?.bounds.size = CGSize(width: 300, height: 400)
      }
    }

    #expect(try rig.broken(Traces.open, clause) == ["finish-arrives:misplaced"])
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
}
