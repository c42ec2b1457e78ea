import Testing
import Turnstile
import UIKit

@Suite("comes-to-rest") @MainActor
struct ComesToRestTests {
  private let clause = Contract.strict.only([.comesToRest])
  private let drag = Traces.drag(30, 100)

  /// Returns an app with a box that follows the finger. A closure is called at the end of the drag.
  private func pulled(
    _ more: @escaping @MainActor @Sendable (UIView, Stack) -> Void = { _, _ in },
    atEnd end: @escaping @MainActor @Sendable (UIView) -> Void
  ) -> Subject {
    stack { stack in
      let box = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
      stack.navigation.view.addSubview(box)
      more(box, stack)
      stack.pan { pan in
        switch pan.state {
        case .changed: box.center.y = 250 + pan.translation(in: nil).y
        case .ended, .cancelled: end(box)
        default: break
        }
      }
    }
  }

  @Test("A box that stays where the finger left it")
  func offender() throws {
    #expect(try findings(drag, of: pulled { _ in }, clause) == ["comes-to-rest"])
  }

  @Test("A box that comes with a later page is measured by how that page was at first")
  func laterPage() throws {
    let subject = stack { stack in
      let box = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
      stack.stage.action("show") {
        let page = Page()
        page.view.addSubview(box)
        stack.navigation.pushViewController(page, animated: false)
      }
      stack.pan { if $0.state == .changed { box.center.y = 250 + $0.translation(in: nil).y } }
    }

    #expect(
      try findings("  0 do show\n  0 settle\n" + drag, of: subject, clause) == ["comes-to-rest"])
  }

  @Test("A box that goes back")
  func twin() throws {
    let subject = pulled { box in UIView.animate(withDuration: 0.3) { box.center.y = 250 } }

    #expect(try findings(drag, of: subject) == [])
  }

  @Test("A box that goes on to a place of its own")
  func lookAlike() throws {
    let subject = pulled { box in UIView.animate(withDuration: 0.3) { box.center.y = 600 } }

    #expect(try findings(drag, of: subject) == [])
  }

  @Test(
    "A box that any drag leaves at the same place is where the app means it to be, however short the drag"
  )
  func sameAnywhere() throws {
    let subject = pulled { $0.center.y = 250.5 }
    for drag in [Traces.drag(30, 100), Traces.drag(12), Traces.drag(12, 11)] {
      #expect(try findings(drag, of: subject, clause) == [])
    }
    #expect(try findings(Traces.drag(12, 11), of: pulled { _ in }, clause) == ["comes-to-rest"])
  }

  @Test("What an action, a tap or a change of size did is not the drag's")
  func acted() throws {
    let subject = pulled(
      { box, stack in
        stack.stage.action("move") { box.center.y = 350 }
      }, atEnd: { _ in })

    #expect(try findings("  0 do move\n" + drag, of: subject, clause) == [])
  }

  @Test("A drag may put right what was displaced before")
  func home() throws {
    let subject = pulled(
      { box, stack in
        stack.stage.action("move") { box.center.y = 400 }
      }, atEnd: { $0.center.y = 250 })

    #expect(
      try findings("  0 do move\n  0 settle\n" + Traces.drag(30, 100, 0), of: subject, clause) == []
    )
  }

  @Test(
    "A header that follows a list stays where the list is, and one that follows the finger beside it does not",
    arguments: [true, false])
  func collapsing(scrolls: Bool) throws {
    let subject = stack { stack in
      let page: UIView = stack.navigation.viewControllers[0].view
      let list = UIScrollView(frame: page.bounds)
      list.contentSize = CGSize(width: 390, height: scrolls ? 4_000 : 100)
      page.addSubview(list)
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
      page.addSubview(header)
      let collapse = Collapse(header)
      stack.stage.keep(collapse, with: stack.navigation)
      if scrolls {
        list.delegate = collapse
      } else {
        stack.pan { pan in
          if pan.state == .changed { header.frame.size.height = 200 + pan.translation(in: nil).y }
        }
      }
    }
    let trace = """
        0 down 1 at 195,600
        16 move 1 to 195,580
        32 move 1 to 195,540
        532 up 1

      """

    #expect(try findings(trace, of: subject, clause) == (scrolls ? [] : ["comes-to-rest"]))
  }

  @Test("What scrolls stays where it was scrolled to")
  func scrolled() throws {
    let subject = stack { stack in
      let scroll = UIScrollView(frame: stack.navigation.view.bounds)
      scroll.contentSize = CGSize(width: 390, height: 4_000)
      stack.navigation.viewControllers[0].view.addSubview(scroll)
    }

    #expect(try findings(Traces.drag(-30, -200), of: subject, clause) == [])
  }

  @Test(
    "What a scroll view has zoomed stays as large as a pinch left it, and what an app's pinch has does not",
    arguments: [true, false])
  func pinched(byScrollView: Bool) throws {
    let subject = stack { stack in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
      let picture = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
      scroll.addSubview(picture)
      stack.navigation.topViewController?.view.addSubview(scroll)
      let zoomer = Zoomer(picture, zooms: byScrollView)
      scroll.delegate = zoomer
      if byScrollView {
        scroll.maximumZoomScale = 40
      } else {
        scroll.addGestureRecognizer(zoomer.pinch)
      }
      stack.stage.keep(zoomer, with: stack.navigation)
    }
    let trace = """
        0 down 1 at 180,400
        0 down 2 at 210,400
        16 move 1 to 160,400
        32 move 2 to 230,400
        48 move 1 to 120,400
        64 move 2 to 270,400
        100 up 1
        116 up 2
      """

    #expect(try findings(trace, of: subject, clause) == (byScrollView ? [] : ["comes-to-rest"]))
  }

  @Test("A drag that showed another page may leave that as it is")
  func transition() throws {
    let subject = stack { stack in
      stack.pan { if $0.state == .ended, stack.mayMove { stack.push() } }
    }

    #expect(try findings(drag, of: subject, clause) == [])
  }

  // MARK: - Declared detents

  /// Returns an app with a card that follows a finger up from below. It snaps to half of the screen
  /// or to its own place.
  private func card(
    _ detents: [Detent],
    _ atMove: @escaping @MainActor @Sendable (UIView, Bool) -> Void = { _, _ in }
  ) -> Subject {
    var subject = stack { stack in
      let dimmer = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      let card = UIView(frame: CGRect(x: 0, y: 700, width: 390, height: 844))
      var start: CGFloat = 700
      stack.navigation.view.addSubview(dimmer)
      stack.navigation.view.addSubview(card)
      stack.pan { pan in
        if pan.state == .began { start = card.frame.minY }
        let top = start + pan.translation(in: nil).y
        card.frame.origin.y = [422, 700].first { abs($0 - top) < 30 } ?? top
        atMove(dimmer, card.frame.minY == 422)
      }
    }
    subject.detents = detents
    return subject
  }
  // The drag ends just within the distance at which the card snaps to its detent. A little farther
  // away the card would be left in between.
  private let up = Traces.drag(-30, -294, -302)

  @Test("A25 A card that a finger leaves at a declared detent is where the app means it to be")
  func declared() throws {
    for detent in [Detent.height(422), .fraction(0.5)] {
      #expect(try findings(up, of: card([detent]), clause) == [])
    }
  }

  @Test("A25 A card that hangs where no detent is declared hangs")
  func notDeclared() throws {
    #expect(try findings(up, of: card([]), clause) == ["comes-to-rest"])
    #expect(try findings(up, of: card([.height(300), .width(422)]), clause) == ["comes-to-rest"])
    #expect(
      try findings(Traces.drag(-30, -150), of: card([.height(422)]), clause) == ["comes-to-rest"])
  }

  @Test("A25 What has changed with a card at a detent may stay so")
  func changedAlong() throws {
    #expect(try findings(up, of: card([.fraction(0.5)]) { $0.alpha = $1 ? 0.5 : 1 }, clause) == [])
  }

  @Test("A box in the middle of the screen has no detent, however high it is")
  func box() throws {
    var subject = pulled { _ in }
    subject.detents = [.height(100), .width(100)]

    #expect(try findings(drag, of: subject, clause) == ["comes-to-rest"])
  }

  // MARK: - Excuses

  @Test("What an action did under the finger is not the drag's")
  func actedUnderFinger() throws {
    let subject = pulled({ _, stack in
      let other = UIView(frame: CGRect(x: 0, y: 600, width: 50, height: 50))
      stack.navigation.view.addSubview(other)
      stack.stage.action("move") { other.center.y = 700 }
    }) { box in
      UIView.animate(withDuration: 0.3) { box.center.y = 250 }
    }
    let trace = """
        0 down 1 at 195,300
        16 move 1 to 195,312
        100 do move
        300 up 1
      """

    #expect(try findings(trace, of: subject, clause) == [])
  }

  @Test(
    "What a tap, a turn or another size did under the finger is not the drag's",
    arguments: ["tap at 50,700", "rotate", "resize to 390,700"])
  func actedOtherwise(act: String) throws {
    let subject = pulled({ _, stack in
      let fading = Fading(frame: CGRect(x: 0, y: 600, width: 200, height: 200))
      let target = TapTarget { fading.alpha = 0.5 }
      fading.addGestureRecognizer(target.tap)
      stack.navigation.view.addSubview(fading)
      stack.stage.keep(target, with: stack.navigation)
    }) { box in
      UIView.animate(withDuration: 0.3) { box.center.y = 250 }
    }
    let trace = """
        0 down 1 at 195,300
        16 move 1 to 195,330
        32 move 1 to 195,400
        100 \(act)
        1000 up 1
      """

    #expect(try findings(trace, of: subject, clause) == [])
    #expect(try judged(trace, of: subject) == 0)
    #expect(
      try judged(
        trace.split(separator: "\n").filter { !$0.contains(act) }.joined(separator: "\n"),
        of: subject) == 1)
  }

  @Test("What a cancelled transition leaves is for cancel-restores to say")
  func cancelledTransition() throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        driver.follow(pan)
        let label = driver.scene?.home.view.subviews.first
        if pan.state == .changed { label?.center.y = 140 + driver.translation }
      }
    }

    #expect(try rig.broken(Traces.cancelled, clause) == [])
  }

  @Test("A drag that takes in a controller is a transition, even where none is asked for")
  func takesIn() throws {
    let subject = stack { stack in
      let (panel, first) = (Page(), stack.navigation.viewControllers[0])
      stack.navigation.view.addSubview(panel.view)
      panel.view.frame = CGRect(x: 0, y: 800, width: 390, height: 400)
      stack.pan { pan in
        panel.view.frame.origin.y = 800 + pan.translation(in: nil).y
        if pan.state == .began {
          first.addChild(panel)
          panel.didMove(toParent: first)
        }
      }
    }

    #expect(try findings(Traces.drag(-30, -200), of: subject, clause) == [])
  }

  @Test("A box that goes on after a short drag is where the app wants it")
  func movedOn() throws {
    let subject = pulled { box in UIView.animate(withDuration: 0.3) { box.center.y = 600 } }

    #expect(try findings(Traces.drag(12, 24), of: subject, clause) == [])
  }

  @Test("A finger may itself put right what was displaced before")
  func putRight() throws {
    let subject = stack { stack in
      let box = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
      stack.navigation.view.addSubview(box)
      stack.stage.action("move") { box.center.y = 400 }
      stack.pan { if $0.state == .changed { box.center.y = $0.location(in: nil).y - 50 } }
    }
    let trace = """
        0 do move
        100 down 1 at 195,300
        116 move 1 to 195,330
        132 move 1 to 195,400
        148 move 1 to 195,315
        164 move 1 to 195,300
        400 up 1
      """

    #expect(try findings(trace, of: subject, clause) == [])
  }

  /// An app with a box that stays where the finger left it, an action that does nothing, and an
  /// action that moves another view.
  private var hanging: Subject {
    pulled(
      { _, stack in
        let other = UIView(frame: CGRect(x: 0, y: 600, width: 50, height: 50))
        stack.navigation.view.addSubview(other)
        stack.stage.action("nothing") {}
        stack.stage.action("move") { other.center.y += 50 }
      }, atEnd: { _ in })
  }

  @Test(
    "An action under the finger, or long before, excuses nothing that the drag did",
    arguments: [
      // In this trace (input sequence) the action is performed in the middle of the drag.
      """
        0 down 1 at 195,300
        16 move 1 to 195,330
        32 move 1 to 195,400
        100 do move
        300 up 1
      """,
      // In this trace (input sequence) the finger already moves in the turn of the run loop in
      // which it comes down.
      """
        0 down 1 at 195,300
        0 move 1 to 195,310
        16 move 1 to 195,330
        32 move 1 to 195,400
        300 up 1
      """,
      // In this trace (input sequence) the action is performed after a second finger has come down.
      """
        0 down 1 at 195,300
        16 move 1 to 195,330
        32 move 1 to 195,400
        48 down 2 at 250,700
        100 do move
        300 up 1
        300 up 2
      """,
      // In this trace (input sequence) the action is performed before the drag, and everything has
      // come to rest since then.
      """
        0 do nothing
        100 down 1 at 195,300
        116 move 1 to 195,330
        132 move 1 to 195,400
        400 up 1
      """,
    ])
  func actedBeside(trace: String) throws {
    #expect(try findings(trace, of: hanging, clause) == ["comes-to-rest"])
  }

  // MARK: - Every rest

  /// Returns an app with a box that goes back after a drag that ends, and stays after a drag that
  /// is cancelled. An action puts it back.
  private func forgetful(
    onCancel: @escaping @MainActor @Sendable (UIView) -> Void = { _ in }
  ) -> Subject {
    stack { stack in
      let box = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
      stack.navigation.view.addSubview(box)
      stack.stage.action("repair") { box.center.y = 250 }
      stack.pan { pan in
        switch pan.state {
        case .changed: box.center.y = 250 + pan.translation(in: nil).y
        case .ended: UIView.animate(withDuration: 0.3) { box.center.y = 250 }
        case .cancelled: onCancel(box)
        default: break
        }
      }
    }
  }
  private let cancelled = Traces.drag(30, 100, ending: "cancel 1")

  @Test(
    "What a cancelled drag leaves hanging hangs, although the next thing that is done puts it right",
    arguments: [
      "  400 do repair\n  400 settle\n", Traces.drag(30, 200, from: 400), "  900 do repair\n",
    ])
  func putRightLater(next: String) throws {
    #expect(try findings(cancelled + next, of: forgetful(), clause) == ["comes-to-rest"])
  }

  @Test("A box that is still on its way back when the next finger comes does not hang")
  func stillMoving() throws {
    let subject = forgetful { box in UIView.animate(withDuration: 0.3) { box.center.y = 250 } }
    let trace = """
        0 down 1 at 195,300
        16 move 1 to 195,330
        32 move 1 to 195,400
        332 cancel 1
        432 down 1 at 195,300
        448 move 1 to 195,330
        464 move 1 to 195,400
        764 up 1
      """

    #expect(try findings(trace, of: subject, clause) == [])
    #expect(try findings(trace, of: forgetful(), clause) == ["comes-to-rest"])
  }

  @Test("A box that came to a place of its own by chance, and then goes on, has hung nowhere")
  func chanceAndOn() throws {
    let subject = stack { stack in
      let box = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
      stack.navigation.view.addSubview(box)
      var start: CGFloat = 250
      stack.pan { pan in
        let wanted = start + pan.translation(in: nil).y
        switch pan.state {
        case .began: start = box.center.y
        // The box moves with the finger up to a limit, and stays there.
        case .changed: box.center.y = min(max(wanted, 250), 330)
        default: box.center.y = box.center.y > 290 ? 330 : 250
        }
      }
    }
    let short = Traces.drag(12, from: 400)

    #expect(try findings(Traces.drag(30, 100) + short, of: subject, clause) == [])
  }

  @Test("Where nothing was dragged there is nothing to judge")
  func noDrag() throws {
    #expect(try judged("  0 settle\n", of: hanging) == 0)
    #expect(try judged(drag, of: hanging) == 1)
  }

  /// Returns the number of drags in a trace (input sequence) that the rule `comes-to-rest` judged.
  private func judged(_ trace: String, of subject: Subject) throws -> Int? {
    try run(trace, of: subject, clause).tally.clauses.first { $0.clause == .comesToRest }?.count
  }
}

/// A view that fades when its size changes, and stays faded.
private final class Fading: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A fading view is made in code.") }

  override var bounds: CGRect {
    didSet { if bounds.size != CGSize(width: 200, height: 200) { alpha = 0.5 } }
  }
}

/// A scroll view delegate that makes a header smaller while the content moves up.
private final class Collapse: NSObject, UIScrollViewDelegate {
  private let header: UIView

  init(_ header: UIView) { self.header = header }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    header.frame.size.height = max(200 - max(scrollView.contentOffset.y, 0), 50)
  }
}

/// A scroll view delegate that zooms a picture by the scroll view, or by a pinch recogniser of its
/// own.
@MainActor
private final class Zoomer: NSObject, UIScrollViewDelegate {
  let pinch = UIPinchGestureRecognizer()
  private let picture: UIView
  private let zooms: Bool

  init(_ picture: UIView, zooms: Bool) {
    (self.picture, self.zooms) = (picture, zooms)
    super.init()
    pinch.addTarget(self, action: Selector(Zoomer.pinched(_:)))
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooms ? picture : nil }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    picture.transform = CGAffineTransform(scaleX: pinch.scale, y: pinch.scale)
  }
}
