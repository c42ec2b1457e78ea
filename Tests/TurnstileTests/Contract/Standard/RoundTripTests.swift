import Testing
import Turnstile
import UIKit

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

  @Test(
    "A block or a task for the next turn is the app's own if it was planned before the request of the same tap, and the transition's if it was planned after it",
    arguments: [true, false], [true, false])
  func plannedForNextTurn(isEarlier: Bool, isTask: Bool) throws {
    let rig = Rig {
      $0.setUp = { scene in
        let panel = UIView(frame: CGRect(x: 0, y: 700, width: 390, height: 77))
        scene.home.view.addSubview(panel)
        @MainActor func conceal() {
          guard isTask else { return DispatchQueue.main.async { panel.alpha = 0 } }
          Task { panel.alpha = 0 }
        }
        scene.stage.action("choose") {
          if isEarlier { conceal() }
          scene.open()
          if !isEarlier { conceal() }
        }
      }
    }
    let trace = Traces.thereAndBack.replacing("do open", with: "do choose")

    #expect(try rig.broken(trace, clause) == (isEarlier ? [] : ["round-trip:alpha"]))
  }

  @Test("A controller that is kept and presented again is back where it was")
  func lookAlike() throws {
    let rig = Rig { $0.keepsCard = true }

    #expect(try rig.broken(Traces.thereAndBack + Traces.open) == [])
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

  @Test("A new view that takes over the recognisers of one that stays is named, and so is the old")
  func heir() throws {
    func rig(removing: Bool) -> Rig {
      Rig {
        $0.keepsCard = true
        $0.before = { moment in
          guard moment.isPresenting, let card = moment.card else { return }
          let tap = card.subviews.last?.gestureRecognizers?.first ?? UITapGestureRecognizer()
          if removing { card.subviews.forEach { $0.removeFromSuperview() } }
          let picture = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
          picture.addGestureRecognizer(tap)
          card.addSubview(picture)
        }
      }
    }
    let trace = Traces.thereAndBack + Traces.open
    let found = try run(trace, of: rig(removing: false).subject, clause).violations

    #expect(found.map(\.finding.description) == ["round-trip:gesture-recognizers"])
    #expect(
      found.first?.message.hasSuffix(
        "Card.view > UIView[0] has stayed, and a new view has its gestureRecognizers.") == true)
    #expect(
      found.first?.evidence == [
        "Card.view > UIView[0].gestureRecognizers  was 1, is 0",
        "they are on  Card.view > UIView[1], which was not there before",
      ])
    #expect(found.first?.fix?.hasPrefix("take Card.view > UIView[0] out") == true)
    #expect(try rig(removing: true).broken(trace, clause) == [])
  }

  @Test("A recogniser that takes the place of another of its class is no difference")
  func replaced() throws {
    func rig(_ make: @escaping @MainActor @Sendable (Bool) -> UIGestureRecognizer) -> Rig {
      Rig {
        $0.keepsCard = true
        $0.before = { moment in
          guard moment.isPresenting, let card = moment.card else { return }
          let old = card.gestureRecognizers?.first { $0.name == "own" }
          if let old { card.removeGestureRecognizer(old) }
          let new = make(old == nil)
          new.name = "own"
          card.addGestureRecognizer(new)
        }
      }
    }
    let trace = Traces.thereAndBack + Traces.open

    #expect(try rig { _ in UITapGestureRecognizer() }.broken(trace, clause) == [])
    let other = rig { $0 ? UITapGestureRecognizer() : UILongPressGestureRecognizer() }
    #expect(try other.broken(trace, clause) == ["round-trip:gesture-recognizers"])
  }

  @Test("Each presentation has a container of its own, and what listens on that is new")
  func container() throws {
    func rig(_ count: @escaping (Scene) -> Int) -> Rig {
      Rig {
        $0.keepsCard = true
        $0.before = { moment in
          guard moment.isPresenting else { return }
          for _ in 0..<count(moment.scene) {
            moment.context.containerView.addGestureRecognizer(UITapGestureRecognizer())
          }
        }
      }
    }
    let trace = Traces.thereAndBack + Traces.open
    var presentations = 0

    #expect(try rig { _ in 2 }.broken(trace, clause) == [])
    let more = rig { _ in
      presentations += 1
      return presentations
    }
    #expect(try more.broken(trace, clause) == ["round-trip:gesture-recognizers"])
  }

  @Test("A screen that was turned while it was covered may look another way")
  func turned() throws {
    let rig = Rig { $0.setUp = { $0.home.view.addSubview(Shade(frame: $0.home.view.bounds)) } }

    let trace = Traces.open + "  0 rotate\n  0 settle\n  0 do close\n  0 settle\n"
    #expect(try rig.broken(trace, clause) == [])
  }

  @Test("What counts is how the place was left last, not when a way there was refused")
  func leftLast() throws {
    let rig = Rig {
      $0.complete = { moment in
        let isFirst = moment.scene.home.title == nil
        moment.scene.home.title = "asked"
        moment.context.completeTransition(!isFirst)
      }
      $0.setUp = { scene in
        scene.stage.action("dim") { scene.home.view.subviews.first?.alpha = 0.5 }
      }
    }

    let trace = Traces.open + "  0 do dim\n  0 settle\n" + Traces.thereAndBack
    #expect(try rig.broken(trace, clause) == [])
  }

  @Test(
    "What a cancelled way left is its aftermath if the next has finished before anybody saw it",
    arguments: [true, false])
  func hiddenCancel(atOnce: Bool) throws {
    let rig = Rig {
      $0.before = { moment in
        guard !moment.isPresenting, moment.scene.home.title == nil else { return }
        moment.scene.home.title = "closed once"
        moment.home.layer.cornerRadius = 16
      }
      $0.complete = { moment in
        moment.context.completeTransition(!moment.wasCancelled)
        if moment.wasCancelled, atOnce { DispatchQueue.main.async { moment.scene.close() } }
      }
    }
    let trace = Traces.open + Traces.drag(30, 100) + "  332 do close\n  332 settle\n"

    let found = try run(trace, of: rig.subject, clause).violations
    let corners = Cause(rawValue: "corner-radius")
    #expect(found.map(\.finding) == [Finding(.roundTrip, cause: corners)])
    #expect(found[0].aftermath == (atOnce ? Finding(.cancelRestores, cause: corners) : nil))
  }

  @Test(
    "What another finger taps or an action does while a screen closes is the app's own, unless the action asks UIKit for something",
    arguments: ["tap at 20,20", "do change", "do change and close"])
  func changedMeanwhile(act: String) throws {
    let rig = Rig {
      $0.setUp = { scene in
        let change = { scene.home.view.subviews.first?.isHidden = true }
        let target = TapTarget { change() }
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        box.addGestureRecognizer(target.tap)
        scene.stage.keep(target, with: scene.home)
        scene.stage.action("show") { scene.stage.window.addSubview(box) }
        scene.stage.action("change") { change() }
        scene.stage.action("change and close") {
          change()
          scene.home.dismiss(animated: true)
        }
      }
    }
    let trace = """
        0 do show
        0 settle
        0 do close
        100 \(act)
        400 settle

      """

    let found = try rig.broken(Traces.open + trace, clause)
    #expect(found == (act == "do change and close" ? ["round-trip:hidden"] : []))
  }

  @Test("What a button does beside a transition is the app's own")
  func pressedMeanwhile() throws {
    let rig = Rig {
      $0.setUp = { scene in
        let button = UIButton(frame: CGRect(x: 0, y: 80, width: 60, height: 60))
        let press = UIAction { _ in button.layer.cornerRadius = 9 }
        button.addAction(press, for: .touchUpInside)
        scene.home.view.addSubview(button)
      }
    }
    let trace = """
        0 down 1 at 30,110
        0 do open
        400 do close
        500 up 1
        1000 settle

      """

    #expect(try rig.broken(trace, clause) == [])
  }

  @Test(
    "Where a text is another one, the places that follow from it are no transition's",
    arguments: [true, false])
  func rewritten(writes: Bool) throws {
    let rig = Rig {
      $0.setUp = { scene in
        let label = UILabel()
        label.text = "Force"
        label.translatesAutoresizingMaskIntoConstraints = false
        let below = UIView()
        below.translatesAutoresizingMaskIntoConstraints = false
        scene.home.view.addSubview(label)
        scene.home.view.addSubview(below)
        let width = below.widthAnchor.constraint(equalToConstant: 30)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: scene.home.view.topAnchor, constant: 80),
          label.leadingAnchor.constraint(equalTo: scene.home.view.leadingAnchor),
          below.leadingAnchor.constraint(equalTo: label.trailingAnchor),
          below.topAnchor.constraint(equalTo: label.topAnchor), width,
          below.heightAnchor.constraint(equalToConstant: 30),
        ])
        scene.stage.action("choose") {
          if writes { label.text = "Force: 1.0" } else { width.constant = 70 }
          scene.home.dismiss(animated: true)
        }
      }
    }
    let trace = Traces.open + "  0 do choose\n  0 settle\n"

    #expect(try rig.broken(trace, clause) == (writes ? [] : ["round-trip:frame"]))
  }

  @Test(
    "Where a button has another title, the places of what is beside it are no transition's",
    arguments: [true, false])
  func besideTitle(writes: Bool) throws {
    let rig = Rig {
      $0.setUp = { scene in
        let button = UIButton(frame: CGRect(x: 90, y: 80, width: 130, height: 30))
        button.setTitle("Instructions", for: .normal)
        let label = UILabel(frame: CGRect(x: 0, y: 80, width: 90, height: 30))
        for view in [button, label] { scene.home.view.addSubview(view) }
        scene.stage.action("choose") {
          if writes { button.setTitle("Open", for: .normal) }
          (button.frame.size.width, label.frame.size.width) = (70, 150)
          scene.home.dismiss(animated: true)
        }
      }
    }
    let trace = Traces.open + "  0 do choose\n  0 settle\n"

    #expect(try rig.broken(trace, clause) == (writes ? [] : ["round-trip:frame"]))
  }

  @Test(
    "Where a button in a row of tabs shows another picture, the line under it may stand elsewhere",
    arguments: [
      ("chosen", []), ("moved", ["round-trip:frame"]), ("pictured", ["round-trip:frame"]),
    ])
  func besideChosenTab(act: String, expected: [String]) throws {
    let rig = Rig {
      $0.setUp = { scene in
        let row = UIStackView(frame: CGRect(x: 0, y: 80, width: 180, height: 40))
        let (tab, picture) = (UIButton(), UIImageView())
        row.addArrangedSubview(tab)
        tab.setImage(UIImage(), for: .normal)
        tab.setImage(UIImage(), for: .selected)
        let line = UIView(frame: CGRect(x: 0, y: 120, width: 90, height: 4))
        for view in [row, line, picture] { scene.home.view.addSubview(view) }
        scene.stage.action("choose") {
          if act == "chosen" { tab.isSelected = true }
          if act == "pictured" { picture.image = UIImage() }
          line.frame.origin.x = 90
          scene.home.dismiss(animated: true)
        }
      }
    }

    #expect(try rig.broken(Traces.open + "  0 do choose\n  0 settle\n", clause) == expected)
  }

  @Test(
    "The place and the looks of a view that is hidden there and back cannot be seen",
    arguments: [true, false])
  func hiddenPlace(isHidden: Bool) throws {
    let rig = Rig {
      $0.setUp = { scene in
        let mark = UIView(frame: CGRect(x: 0, y: 80, width: 40, height: 40))
        mark.isHidden = isHidden
        scene.home.view.addSubview(mark)
        scene.stage.action("close aside") {
          mark.frame.origin.x = 90
          mark.alpha = 0.5
          scene.home.dismiss(animated: true)
        }
      }
    }
    let trace = Traces.open + "  0 do close aside\n  0 settle\n"

    #expect(try rig.broken(trace, clause).isEmpty == isHidden)
  }

  @Test(
    "What the app shows or hides with a new text, as it closes the card, is its own; what it hides alone is not, nor what the animator hides",
    arguments: ["choose", "choose later", "choose by halves", "hide", "choose and fade"])
  func shownWithText(act: String) throws {
    let rig = Rig {
      $0.before = { moment in
        guard !moment.isPresenting, act == "choose and fade" else { return }
        moment.home.subviews.first { $0 is UIStackView }?.isHidden = true
      }
      $0.setUp = { scene in
        let label = UILabel(frame: CGRect(x: 0, y: 60, width: 90, height: 30))
        let button = UIButton(frame: CGRect(x: 0, y: 90, width: 90, height: 30))
        button.isHidden = true
        for view in [label, button, UIStackView()] { scene.home.view.addSubview(view) }
        scene.stage.action("choose") {
          if act == "choose later" { scene.home.dismiss(animated: true) }
          if act != "hide" { label.text = "Oslo 1952" }
          if act == "choose by halves" { button.layer.cornerRadius = 9 }
          button.isHidden = false
          if act != "choose later" { scene.home.dismiss(animated: true) }
        }
      }
    }
    let own = ["choose", "choose later"].contains(act)
    let expected = act == "choose by halves" ? "round-trip:corner-radius" : "round-trip:hidden"

    let found = try rig.broken(Traces.open + "  0 do choose\n  0 settle\n", clause)
    #expect(found == (own ? [] : [expected]))
  }

  // MARK: - Excuses

  @Test(
    "A view that the app itself shows at rest may leave with the next screen, but no other",
    arguments: [(true, []), (false, ["round-trip:removed"])])
  func ownSheet(opensAtRest: Bool, expected: [String]) throws {
    let rig = Rig {
      $0.setUp = { scene in
        let sheet = UIView(frame: CGRect(x: 0, y: 500, width: 390, height: 300))
        if !opensAtRest { scene.home.view.addSubview(sheet) }
        scene.stage.action("show") { scene.home.view.addSubview(sheet) }
        scene.stage.action("choose") {
          scene.open()
          UIView.animate(withDuration: 0.3) {
            sheet.alpha = 0
          } completion: { _ in
            sheet.removeFromSuperview()
          }
        }
      }
    }
    let trace =
      (opensAtRest ? "  0 do show\n  0 settle\n" : "")
      + "  0 do choose\n  0 settle\n  0 do close\n  0 settle\n"

    #expect(try rig.broken(trace, clause) == expected)
  }

  @Test(
    "What the handler of an alert's action changes is the app's own, but not that of another card",
    arguments: [(true, []), (false, ["round-trip:hidden"])])
  func alert(isAlert: Bool, expected: [String]) throws {
    let rig = Rig {
      $0.style = .automatic
      $0.setUp = { scene in
        let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 390, height: 44))
        bar.isHidden = true
        scene.home.view.addSubview(bar)
        scene.stage.action("ask") {
          let alert = isAlert ? UIAlertController() : UIViewController()
          scene.home.present(alert, animated: true)
        }
        scene.stage.action("choose") {
          scene.home.dismiss(animated: true) { bar.isHidden = false }
        }
      }
    }
    let trace = "  0 do ask\n  0 settle\n  0 do choose\n  0 settle\n"

    #expect(try rig.broken(trace, clause) == expected)
  }

  /// A text field with a line below, which is thicker while the field is edited.
  private final class LinedField: UITextField {
    let line = UIView(frame: CGRect(x: 0, y: 29, width: 200, height: 1))

    override func becomeFirstResponder() -> Bool {
      line.frame.size.height = 2
      return super.becomeFirstResponder()
    }
    override func resignFirstResponder() -> Bool {
      line.frame.size.height = 1
      return super.resignFirstResponder()
    }
  }

  @Test(
    "How an edited field looks is no difference if the editing has ended meanwhile, and other differences are told if it has not",
    arguments: [(true, []), (false, ["round-trip:transform"])])
  func edited(isEdited: Bool, expected: [String]) throws {
    let rig = Rig {
      $0.before = { moment in
        if moment.isPresenting { moment.home.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
        if isEdited { moment.home.endEditing(true) }
      }
      $0.setUp = { scene in
        let field = LinedField(frame: CGRect(x: 20, y: 80, width: 200, height: 30))
        field.addSubview(field.line)
        scene.home.view.addSubview(field)
        scene.stage.action("edit") { _ = field.becomeFirstResponder() }
      }
    }
    let start = isEdited ? "  0 do edit\n  0 settle\n" : ""

    #expect(try rig.broken(start + Traces.thereAndBack, clause) == expected)
  }

  @Test("What a cancelled way back leaves is for cancel-restores to say")
  func cancelled() throws {
    let rig = Rig { $0.before = { if !$0.isPresenting { $0.home.alpha = 0.5 } } }

    #expect(try rig.broken(Traces.cancelled, clause) == [])
  }

  /// Returns an app with a badge on its home screen, which the card's code hides.
  private func badge(closing: Bool) -> Rig {
    Rig {
      $0.setUp = { scene in
        let badge = UIView(frame: CGRect(x: 20, y: 60, width: 20, height: 20))
        scene.home.view.addSubview(badge)
        scene.stage.action("mark") {
          badge.isHidden.toggle()
          if closing { scene.home.dismiss(animated: true) }
        }
      }
    }
  }

  @Test(
    "What the app changes below while nothing is under way is its own",
    arguments: ["", "  0 settle\n"])
  func ownChange(rest: String) throws {
    let trace = Traces.open + "  0 do mark\n" + rest + "  0 do close\n  0 settle\n"

    #expect(try badge(closing: false).broken(trace, clause) == [])
  }

  @Test("What is changed in the turn that asks for the way back is a part of that")
  func preparation() throws {
    let trace = Traces.open + "  0 do mark\n  0 settle\n"

    #expect(try badge(closing: true).broken(trace, clause) == ["round-trip:hidden"])
  }

  @Test(
    "A screen that is left with a menu open over it is not judged; one whose menu is closed, or never opened, is",
    arguments: ["", "open", "open and close"], [true, false])
  func menu(steps: String, hasController: Bool) throws {
    let rig = Rig {
      $0.setUp = { scene in
        let menu = hasController ? UIViewController() : nil
        let drawer = menu?.view ?? UIView()
        drawer.frame = CGRect(x: -200, y: 0, width: 200, height: 844)
        if let menu { scene.home.addChild(menu) }
        scene.home.view.addSubview(drawer)
        scene.stage.action("menu") { drawer.frame.origin.x = drawer.frame.minX < 0 ? 0 : -200 }
      }
      $0.before = {
        guard $0.isPresenting else { return }
        $0.home.subviews.last?.clipsToBounds = true
        $0.home.subviews.last?.frame.origin.x = -200
      }
    }
    let opening = "  0 do menu\n  0 settle\n"
    let way = ["open": opening, "open and close": opening + opening][steps] ?? ""

    let found = try rig.broken(way + Traces.thereAndBack, clause)
    let isOpen = steps == "open"
    #expect(
      found.sorted()
        == (isOpen && hasController
          ? [] : ["round-trip:clipping"] + (isOpen ? ["round-trip:frame"] : [])))
  }

  @Test("What a drag changes below on its way is a part of the way back")
  func dragged() throws {
    let rig = Rig {
      $0.pan = { pan, driver in
        if pan.state == .began { driver.scene?.home.view.alpha = 0.5 }
        driver.follow(pan)
      }
    }

    #expect(try rig.broken(Traces.finished, clause) == ["round-trip:alpha"])
  }
}
