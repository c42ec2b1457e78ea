import UIKit
import XCTest

/// Tests, on a device and on the model of UIKit, the values of a transition's context, and the
/// calls that end a transition.
final class ContextConformance: XCTestCase {
  func testR48_R77_aContextIsInteractiveUntilTheFingerLetsGo() {
    onDevice { device in
      let world = World(device)
      let hand = Hand()
      world.agent.interactor = hand
      world.home.present(world.card(), animated: true)
      world.begin()
      XCTAssertEqual(hand.context?.isInteractive, true)
      hand.context?.finishInteractiveTransition()
      XCTAssertEqual(hand.context?.isInteractive, false)

      hand.context?.completeTransition(true)
      world.settle()
    }
  }

  func testR49_aTransitionIsCancelledFromTheMomentItTurnsBack() {
    onDevice { device in
      let world = World(device)
      let hand = Hand()
      world.agent.interactor = hand
      world.home.present(world.card(), animated: true)
      world.begin()
      XCTAssertEqual(hand.context?.transitionWasCancelled, false)
      hand.context?.cancelInteractiveTransition()
      XCTAssertEqual(hand.context?.transitionWasCancelled, true)

      hand.context?.completeTransition(false)
      world.settle()
    }
  }

  func testR50_theStyleIsTheModalOneAndNoneForAStack() {
    onDevice { device in
      let world = World(device)
      _ = world.presented(.overFullScreen)
      XCTAssertEqual(world.slide.context?.presentationStyle, .overFullScreen)
    }
    onDevice { device in
      let (world, _) = World.stack(device)
      _ = world.pushed()
      XCTAssertEqual(world.slide.context?.presentationStyle, UIModalPresentationStyle.none)
    }
  }

  func testR51_theTargetTransformIsTheIdentity() {
    onDevice { device in
      let world = World(device)
      var transform: CGAffineTransform?
      world.slide.onAnimate = { transform = $0.targetTransform }
      _ = world.presented()

      XCTAssertEqual(transform, .identity)
    }
  }

  func testR52_framesOfAPresentation() {
    for (style, isRemoved) in [
      (UIModalPresentationStyle.fullScreen, true), (.overFullScreen, false),
    ] {
      onDevice { device in
        let world = World(device)
        let all = world.home.view.frame
        let card = world.card(style)
        var frames: [CGRect] = []
        world.slide.onAnimate = {
          frames = [
            $0.initialFrame(for: world.home), $0.finalFrame(for: world.home),
            $0.initialFrame(for: card), $0.finalFrame(for: card),
          ]
        }
        world.home.present(card, animated: true)
        world.settle()

        XCTAssertEqual(frames, [all, isRemoved ? .zero : all, .zero, all], "\(style.rawValue)")
      }
    }
  }

  func testR52_thePresentersFinalFrameInADismissalCoversTheScreen() {
    onDevice { device in
      let world = World(device)
      let all = world.home.view.frame
      let card = world.presented()
      var frame: CGRect?
      world.slide.onAnimate = { frame = $0.finalFrame(for: world.home) }
      card.dismiss(animated: true)
      world.settle()

      XCTAssertEqual(frame, all)
    }
  }

  func testR53_framesOfAPush() {
    onDevice { device in
      let (world, navigation) = World.stack(device)
      let detail = Page("detail", world.log)
      var frames: [CGRect] = []
      world.slide.onAnimate = {
        frames = [
          $0.finalFrame(for: world.home), $0.initialFrame(for: detail),
          $0.finalFrame(for: detail), detail.view.frame,
        ]
      }
      navigation.pushViewController(detail, animated: true)
      world.settle()

      XCTAssertEqual(frames.first, .zero)
      XCTAssertEqual(frames.dropFirst().first, .zero)
      XCTAssertEqual(frames[2], frames[3])
      XCTAssertEqual(frames[2].size, world.home.view.frame.size)
    }
  }

  func testR54_aControllerThatTakesNoPartHasNoFrames() {
    onDevice { device in
      let world = World(device)
      let stranger = UIViewController()
      var frames: [CGRect] = []
      world.slide.onAnimate = {
        frames = [$0.initialFrame(for: stranger), $0.finalFrame(for: stranger)]
      }
      _ = world.presented()

      XCTAssertEqual(frames, [.zero, .zero])
    }
  }

  func testR55_whatCompletionIsGivenDecides() {
    onDevice { device in
      let world = World(device)
      let card = world.presented(.overFullScreen)
      let driver = world.interactive()
      world.slide.report = true
      card.dismiss(animated: true)
      world.begin()
      driver.update(0.2)
      driver.cancel()
      world.settle()

      XCTAssertNil(world.home.presentedViewController)
    }
  }

  func testR57_aTransitionThatIsNeverCompletedNeverEnds() {
    onDevice { device in
      let world = World(device)
      world.slide.neverReports = true
      var isCompleted = false
      let card = world.card()
      world.home.present(card, animated: true) { isCompleted = true }
      world.settle()

      XCTAssertFalse(isCompleted)
      XCTAssertTrue(card.isBeingPresented)
      world.slide.context?.completeTransition(true)
      world.settle()
    }
  }

  func testR58_aTransitionMayBeCompletedAtOnce() {
    onDevice { device in
      let world = World(device)
      world.slide.reportsAtOnce = true
      var isCompleted = false
      let card = world.card()
      world.home.present(card, animated: true) { isCompleted = true }
      world.settle()

      XCTAssertTrue(isCompleted)
      XCTAssertNotNil(card.view.window)
    }
  }

  func testR60_finishingTearsNothingDown() {
    onDevice { device in
      let world = World(device)
      let card = world.presented()
      let hand = Hand()
      world.agent.interactor = hand
      card.dismiss(animated: true)
      world.begin()
      hand.context?.finishInteractiveTransition()
      world.settle()
      XCTAssertNotNil(card.view.window)
      XCTAssertTrue(card.isBeingDismissed)

      hand.context?.completeTransition(true)
      world.settle()
      XCTAssertNil(card.view.window)
    }
  }

  func testR61_theCoordinatorKnowsHowFarTheFingerHadCome() {
    onDevice { device in
      let world = World(device)
      let driver = world.interactive()
      let card = world.card()
      world.home.present(card, animated: true)
      world.begin()
      driver.update(0.3)
      driver.cancel()

      XCTAssertEqual(card.transitionCoordinator?.percentComplete ?? 0, 0.3, accuracy: 0.001)
      world.settle()
    }
  }

  func testR62_animationEndedComesOnceWithWhatWasReported() {
    for completes in [true, false] {
      onDevice { device in
        let world = World(device)
        world.slide.report = completes
        world.home.present(world.card(), animated: true)
        world.settle()

        let ended = world.log.take().filter { $0.hasPrefix("animationEnded") }
        XCTAssertEqual(ended, ["animationEnded(\(completes))"])
      }
    }
  }
}
