import Testing
import Turnstile
import UIKit

@Suite("moves-continuously") @MainActor
struct MovesContinuouslyTests {
  private let clause = Contract.strict.only([.movesContinuously])

  @Test("A view that is somewhere else from one frame to the next")
  func offender() throws {
    #expect(try leaping { _ in }.broken(Traces.open, clause) == ["moves-continuously"])
  }

  @Test("A card that is put right when it has gone")
  func twin() throws { #expect(try Rig().broken(Traces.thereAndBack) == []) }

  @Test("A card that is there in a tenth of a second is fast, and no leap")
  func lookAlike() throws {
    let rig = Rig { ($0.promised, $0.duration) = (0.1, 0.1) }

    #expect(try rig.broken(Traces.thereAndBack) == [])
  }

  @Test(
    "A view that leaps in mid-transition, and a point without a size that does so",
    arguments: [(40, ["moves-continuously"]), (0, [])] as [(CGFloat, [String])])
  func point(size: CGFloat, expected: [String]) throws {
    let rig = Rig {
      $0.before = { moment in
        let point = UIView(frame: CGRect(x: 10, y: 10, width: size, height: size))
        moment.container.addSubview(point)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { point.center.x = 300 }
      }
    }

    #expect(try rig.broken(Traces.open, clause) == expected)
  }

  @Test("A finger that leaps takes with it what it holds")
  func finger() throws {
    #expect(try Rig().broken(Traces.open + Traces.drag(30, 500, 100), clause) == [])
  }

  @Test("A finger that leaps takes with it what it holds, although another one has come down since")
  func fingerBesideAnother() throws {
    let rig = Rig {
      $0.setUp = { $0.driver.pan.maximumNumberOfTouches = 1 }
    }
    let trace = """
        0 down 1 at 195,100
        16 move 1 to 195,130
        32 move 1 to 195,160
        48 down 2 at 30,700
        64 move 1 to 195,660
        400 up 1
        400 up 2
      """

    #expect(try rig.broken(Traces.open + trace, clause) == [])
  }

  @Test("A way over the screen that is short under the finger stands for a long one")
  func geared() throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        guard pan.state == .changed else { return driver.follow(pan) }
        driver.update(min(max(driver.translation / 200, 0), 1))
      }
    }

    #expect(try rig.broken(Traces.open + Traces.drag(10, 30, 60, 90, 70), clause) == [])
  }

  @Test("What a finger did before a late start is caught up with in one frame")
  func lateStart() throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        guard pan.state == .changed else { return driver.follow(pan) }
        driver.update(min(max(driver.translation / 400, 0), 1))
      }
      $0.setUp = { scene in scene.driver.startsAt = { $0.translation / 400 } }
    }
    let trace = "  0 suppose late-starts\n" + Traces.drag(21)

    #expect(try rig.broken(Traces.open + trace, clause) == [])
  }

  @Test("What is not animated may be somewhere else at once")
  func unanimated() throws {
    let subject = stack { stack in
      stack.stage.action("jump") { stack.push(animated: false) }
    }

    #expect(try findings("  0 do push\n  400 do jump\n", of: subject, clause) == [])
  }

  @Test("What the system does to the app may leap")
  func system() throws {
    #expect(try Rig().broken("  0 do open\n  100 background\n  132 foreground\n", clause) == [])
    #expect(try Rig().broken("  0 do open\n  100 rotate\n", clause) == [])
    #expect(try Rig().broken("  0 do open\n  64 stall 150\n", clause) == [])
  }

  @Test("What nobody sees may leap: hidden, transparent, off the screen")
  func unseen() throws {
    let looks: [@MainActor @Sendable (UIView) -> Void] = [
      { $0.isHidden = true }, { $0.alpha = 0.05 }, { $0.frame.origin.x = 3_000 },
    ]
    for look in looks { #expect(try leaping(look).broken(Traces.open, clause) == []) }
  }

  @Test("What scrolls by itself moves what is inside")
  func scrolls() throws {
    let rig = Rig {
      $0.before = { moment in
        guard moment.isPresenting else { return }
        let scroll = UIScrollView(frame: moment.home.bounds)
        scroll.contentSize = CGSize(width: 390, height: 4_000)
        let inside = UIView(frame: scroll.bounds)
        scroll.addSubview(inside)
        moment.home.addSubview(scroll)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) { inside.center.y += 400 }
      }
    }

    #expect(try rig.broken(Traces.open, clause) == [])
  }

  /// Returns an app with a view behind the card that jumps from one frame to the next.
  private func leaping(_ look: @escaping @MainActor @Sendable (UIView) -> Void) -> Rig {
    Rig {
      $0.before = { moment in
        guard moment.isPresenting else { return }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        look(view)
        moment.home.addSubview(view)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) { view.center.y += 400 }
      }
    }
  }

  // MARK: - Excuses

  @Test("What is not animated may take other views with it at once")
  func laidAtOnce() throws {
    let rig = Rig {
      $0.run = { moment in
        moment.place()
        moment.incoming?.transform = .identity
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
          moment.home.subviews.first?.center.y += 500
          moment.context.completeTransition(true)
        }
      }
      $0.setUp = { scene in scene.stage.action("jump") { scene.open(animated: false) } }
    }
    var subject = rig.subject
    subject.behavior.unanimatedCustomRunsAnimator = true

    #expect(try findings("  0 do jump\n", of: subject, clause) == [])
    #expect(try findings(Traces.open, of: subject, clause) == ["moves-continuously"])
  }

  @Test("What jumps while no transition is under way is the app's own affair")
  func noTransition() throws {
    let subject = stack { stack in
      let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
      stack.navigation.view.addSubview(box)
      stack.stage.action("later") {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { box.center.y += 500 }
      }
    }

    #expect(try findings("  0 do push\n  100 do later\n", of: subject, clause) == [])
  }

  @Test("A banner that goes with one transition and comes with the next is another one")
  func cameAndWent() throws {
    let rig = Rig {
      $0.keepsCard = true
      $0.before = { moment in
        guard moment.isPresenting, let banner = moment.scene.banner else { return }
        banner.frame.origin.y = 700
        moment.home.addSubview(banner)
      }
      $0.animate = { moment in
        moment.slide()
        if moment.isPresenting { moment.scene.banner?.frame.origin.y = 100 }
      }
      $0.complete = { moment in
        if !moment.isPresenting { moment.scene.banner?.removeFromSuperview() }
        moment.context.completeTransition(!moment.wasCancelled)
        moment.scene.cards.seen += 1
        if moment.scene.cards.seen == 2 { moment.scene.open() }
      }
    }

    #expect(try rig.broken(Traces.thereAndBack, clause) == [])
  }

  @Test("A view that is moved into another one stays where it is seen")
  func otherSuperview() throws {
    let rig = Rig {
      $0.setUp = { scene in
        let box = UIView(frame: CGRect(x: 0, y: 500, width: 200, height: 200))
        box.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        scene.home.view.addSubview(box)
      }
      $0.before = { moment in
        guard moment.isPresenting, let box = moment.home.subviews.last else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) {
          guard let inner = box.subviews.first else { return }
          inner.frame = box.convert(inner.frame, to: moment.home)
          moment.home.addSubview(inner)
        }
      }
    }

    #expect(try rig.broken(Traces.open, clause) == [])
  }

  @Test("A card that goes four times as far as its finger keeps to it")
  func gearedSuddenly() throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        guard pan.state == .changed else { return driver.follow(pan) }
        driver.update(min(max(driver.translation / 200, 0), 1))
      }
    }

    #expect(try rig.broken(Traces.open + Traces.drag(12, 16, 76, 80), clause) == [])
  }

  @Test("A card that was flung of late may land within a frame", arguments: [96, 396])
  func flung(end: Int) throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        driver.completionSpeed = 40
        if pan.state == .ended { driver.end(finishing: false) } else { driver.follow(pan) }
      }
    }
    let trace = """
        0 down 1 at 195,100
        16 move 1 to 195,140
        32 move 1 to 195,700
        48 move 1 to 195,480
        \(end) up 1
      """

    #expect(
      try rig.broken(Traces.open + trace, clause) == (end < 182 ? [] : ["moves-continuously"]))
  }

  @Test("A card that comes a long way in a tenth of a second is as fast in each frame")
  func steadily() throws {
    #expect(try steady.broken(Traces.thereAndBack, clause) == [])
  }

  @Test(
    "What begins fast, and is then seen by nobody, may have gone on so",
    arguments: Array(stride(from: 40, through: 100, by: 4)))
  func unseenNext(time: Int) throws {
    #expect(try steady.broken("  0 do open\n  \(time) background\n", clause) == [])
  }

  /// Returns a test app whose window changes its size at once when a step asks for it, also in the
  /// middle of a transition.
  private func resizing(_ rig: Rig) -> Subject {
    var subject = rig.subject
    subject.behavior.sizeChange = .atOnce
    return subject
  }

  /// Returns an app with a home screen on which a view keeps another view in its lower corner.
  private func cornered(_ delay: Double, lasting duration: Double = 0.3) -> Rig {
    Rig {
      ($0.promised, $0.duration) = (duration, duration)
      $0.setUp = { scene in
        let corner = Corner(frame: scene.home.view.bounds)
        corner.delay = delay
        scene.home.view.addSubview(corner)
      }
    }
  }

  @Test(
    "A window that changes its size moves everything",
    arguments: [
      "  0 do open\n  0 resize to 390,500\n  0 settle\n",
      "  0 do open\n  100 resize to 390,500\n  100 settle\n",
      "  0 do open\n  100 rotate\n  100 settle\n",
      // The window gets its original size back at the end of the trace (input sequence), in the
      // middle of a transition.
      "  0 resize to 390,500\n  0 settle\n  1000 do open\n  1100 do open\n",
    ])
  func resized(trace: String) throws {
    #expect(try findings(trace, of: resizing(cornered(0.1)), clause) == [])
  }

  @Test("What lays itself out after a change of size takes a moment for it")
  func laidLater() throws {
    let rig = Rig {
      ($0.promised, $0.duration) = (0.5, 0.5)
      $0.after = { moment in
        moment.outgoing?.transform = .identity
        moment.home.subviews.first?.center.y += 400
      }
    }
    let resize = "  100 resize to 390,700\n  100 settle\n"

    #expect(try findings("  0 do open\n" + resize, of: resizing(rig), clause) == [])
    #expect(try findings("  0 do open\n", of: resizing(rig), clause) == ["moves-continuously"])
  }

  @Test("What is under way when the window changes its size takes that into account to its end")
  func laidInFlight() throws {
    let subject = resizing(cornered(0.7, lasting: 1))

    #expect(
      try findings("  0 do open\n  50 resize to 390,500\n  50 settle\n", of: subject, clause) == [])
  }

  @Test("A change of size long before excuses no leap")
  func resizedBefore() throws {
    let trace = "  0 resize to 844,390\n  0 settle\n  1000 do open\n  1000 settle\n"

    #expect(try leaping { _ in }.broken(trace, clause) == ["moves-continuously"])
  }

  @Test(
    "What is put elsewhere while the app is away may be there when it comes back",
    arguments: ["  1000 foreground\n", ""])
  func away(trace: String) throws {
    let rig = Rig {
      $0.run = { moment in
        moment.place()
        moment.incoming?.transform = .identity
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
          moment.context.completeTransition(true)
        }
      }
      $0.setUp = { scene in
        let home = Returning(scene.home.view)
        scene.stage.keep(home, with: scene.home)
      }
    }

    #expect(try rig.broken("  0 do open\n  100 background\n" + trace, clause) == [])
  }

  /// A card that comes from a place two screens away and leaves again, at a constant speed.
  private var steady: Rig {
    Rig {
      $0.run = { moment in
        let away = CGAffineTransform(translationX: 0, y: 1_688)
        moment.place()
        moment.incoming?.transform = away
        let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) {
          moment.card?.transform = moment.isPresenting ? .identity : away
        }
        animator.addCompletion { _ in
          moment.outgoing?.transform = .identity
          moment.context.completeTransition(true)
        }
        animator.startAnimation()
      }
    }
  }
}

/// A view that keeps another view in its lower corner, at once or after a delay.
private final class Corner: UIView {
  var delay = 0.0
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    box.frame.origin.y = frame.height - 50
    addSubview(box)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A corner is made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let place = bounds.height - 50
    guard box.frame.origin.y != place else { return }
    if delay == 0 { return box.frame.origin.y = place }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [box] in box.frame.origin.y = place }
  }
}

/// An object that moves a view when the app returns to the foreground.
@MainActor
private final class Returning: NSObject {
  private let view: UIView

  init(_ view: UIView) {
    self.view = view
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: Selector(Returning.comeBack(_:)),
      name: UIApplication.willEnterForegroundNotification, object: nil)
  }

  func comeBack(_ note: Notification) { view.subviews.first?.center.y += 400 }
}
