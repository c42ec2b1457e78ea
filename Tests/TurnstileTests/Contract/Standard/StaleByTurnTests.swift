import Testing
import Turnstile
import UIKit

@Suite("finish-arrives: views of a presentation that keep the frame of another size") @MainActor
struct StaleByTurnTests {
  private let clause = Contract.standard.only([.finishArrives])
  private let turn = "  0 do open\n  0 settle\n  0 rotate\n  0 settle\n"

  private func sheet(_ kind: CardPresentation.Type) -> Subject {
    Subject("rig") { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      stage.action("open") {
        let sheet = PresentedScreen {
          kind.init(presentedViewController: $0, presenting: $1)
        }
        sheet.view.backgroundColor = .white
        home.present(sheet, animated: false)
      }
    }
  }

  private func findings(_ trace: String, _ kind: CardPresentation.Type) throws -> [String] {
    try TurnstileTests.findings(trace, of: sheet(kind), clause)
  }

  @Test("A card whose frame is not set again, with an autoresizing mask or without")
  func presented() throws {
    #expect(try findings(turn, Forgotten.self) == ["finish-arrives:stale-frame"])
    #expect(try findings(turn, Unmasked.self) == ["finish-arrives:stale-frame"])
  }

  @Test("A view that dims the screen behind and does not follow its container")
  func cover() throws {
    let run = try run(turn, of: sheet(Bright.self), clause)
    let violation = try #require(run.violations.first)

    #expect("\(violation.finding)" == "finish-arrives:stale-frame")
    #expect(violation.message.contains("covers only a part"))
    #expect(violation.fix?.contains("autoresizingMask") == true)
    #expect(violation.fix?.contains("containerViewWillLayoutSubviews") == true)
  }

  @Test("A cover with no screen behind it, which the presentation has taken out, may stay as it is")
  func nothingBehind() throws {
    let rig = Rig {
      $0.style = .fullScreen
      $0.place = { moment in
        moment.place()
        guard moment.isPresenting else { return }
        let dim = UIView(frame: moment.container.bounds)
        dim.backgroundColor = .black
        moment.container.insertSubview(dim, at: 0)
      }
    }

    #expect(try rig.broken(turn, clause) == [])
  }

  @Test("An animator without a presentation controller of the app's own is told of the mask alone")
  func animatorsCover() throws {
    let rig = Rig {
      $0.place = { moment in
        moment.place()
        guard moment.isPresenting else { return }
        let dim = UIView(frame: moment.container.bounds)
        dim.backgroundColor = .black
        moment.container.insertSubview(dim, at: 0)
      }
    }
    let violation = try #require(run(turn, of: rig.subject, clause).violations.first)

    #expect("\(violation.finding)" == "finish-arrives:stale-frame")
    #expect(violation.fix == "give it an autoresizingMask of flexible width and height")
  }

  @Test("A card and its cover that are laid out for the new size: by a layout, by masks, alongside")
  func twins() throws {
    let back = turn + "  0 rotate\n  0 settle\n"

    for kind in [CardPresentation.self, Masked.self, Alongside.self] as [CardPresentation.Type] {
      #expect(try findings(turn, kind) == [])
      #expect(try findings(back, kind) == [])
    }
  }

  @Test("A card that is elsewhere on purpose, or that constraints place; and a cover that is clear")
  func lookAlikes() throws {
    for kind in [Moved.self, Constrained.self, Clear.self] as [CardPresentation.Type] {
      #expect(try findings(turn, kind) == [])
    }
  }
}

/// A presentation of a card that covers the lower three quarters, over a view that dims the screen
/// behind. It lays both out whenever its container is laid out.
private class CardPresentation: UIPresentationController {
  let dim = UIView()

  override required init(
    presentedViewController: UIViewController, presenting: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    let room = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: room.height / 4, width: room.width, height: room.height * 3 / 4)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dim.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    dim.frame = containerView?.bounds ?? .zero
    containerView?.insertSubview(dim, at: 0)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    layOut()
  }

  func layOut() {
    presentedView?.frame = frameOfPresentedViewInContainerView
    dim.frame = containerView?.bounds ?? .zero
  }
}

private class Forgotten: CardPresentation {
  override func layOut() { dim.frame = containerView?.bounds ?? .zero }
}

private final class Unmasked: Forgotten {
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    presentedView?.autoresizingMask = []
  }
}

private class Bright: CardPresentation {
  override func layOut() { presentedView?.frame = frameOfPresentedViewInContainerView }
}

private final class Clear: Bright {
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dim.backgroundColor = .clear
  }
}

private final class Masked: Bright {
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}

private final class Alongside: CardPresentation {
  override func layOut() {}

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [self] _ in
      presentedView?.frame = frameOfPresentedViewInContainerView
      dim.frame = containerView?.bounds ?? .zero
    })
  }
}

/// A presentation whose card the app has moved up before the turn.
private final class Moved: Forgotten {
  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    presentedView?.frame.origin.y -= 100
  }
}

/// A presentation whose card has constraints, which keep its height.
private final class Constrained: Forgotten {
  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    guard let containerView, let presentedView else { return }
    presentedView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      presentedView.leadingAnchor.constraint(equalTo: containerView.leadingAnchor),
      presentedView.trailingAnchor.constraint(equalTo: containerView.trailingAnchor),
      presentedView.bottomAnchor.constraint(equalTo: containerView.bottomAnchor),
      presentedView.heightAnchor.constraint(equalToConstant: 633),
    ])
  }
}
