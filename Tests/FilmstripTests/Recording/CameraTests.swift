import Exhibits
import Filmstrip
import Testing
import Turnstile
import UIKit

@MainActor
@Suite("Camera")
struct CameraTests {
  @Test("A run is the same with a camera and without, whatever it breaks")
  func changesNothing() throws {
    for path in Films.sample {
      let stored = try Films.stored(path)
      let subject = try Films.subject(stored.subject)
      let run = replay(stored.trace, of: subject)
      let film = Recorder.film(stored.trace, of: subject)

      #expect(film.violations == run.violations, "\(path)")
      #expect(film.journal == run.journal, "\(path)")
      #expect(!film.frames.isEmpty, "\(path)")
    }
    #expect(Films.sample.count > 15)
    #expect(Films.seeds.count > 100)
  }

  @Test("What a clause finds different is outlined, before and after")
  func blames() throws {
    let (recording, violation) = try Films.film("Seeds/row-07-not-restored/cancel-restores.trace")
    let scene = recording.scene(of: violation)

    #expect(scene.blamed.map(\.path) == ["CardScreen 'Card'.view"])
    #expect(scene.before < scene.broken)
    #expect(
      scene.differences.filter(\.isBlamed).map(\.line)
        == ["CardScreen 'Card'.view.cornerRadius  was 0, is 16"])
    let corners = recording.frames[scene.broken].corners(of: scene.blamed[0].node)
    #expect(corners?.count == 4)
  }

  @Test("A view goes by its property, and a navigation controller has no name of its own")
  func names() throws {
    final class Gallery: UINavigationController {}
    final class Painting: UIViewController {
      let canvas = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      override func viewDidLoad() { view.addSubview(canvas) }
      override func viewWillDisappear(_ animated: Bool) { canvas.alpha = 0.5 }
    }
    let subject = Subject("painting") { stage in
      let gallery = Gallery(rootViewController: Painting())
      stage.window.rootViewController = gallery
      stage.action("open") { gallery.pushViewController(UIViewController(), animated: false) }
      stage.action("close") { gallery.popViewController(animated: false) }
    }
    let acts: [Step.Act] = [.action("open"), .settle, .action("close"), .settle]
    let recording = Recorder.film(Trace(acts.map { Step(0, $0) }), of: subject)
    let scene = try #require(recording.scenes.first)

    #expect(recording.nodes.first { $0.controller == "Gallery" }?.isContent == false)
    #expect(recording.nodes.first { $0.controller == "Painting" }?.isContent == true)
    #expect(scene.blamed.map(\.path) == ["Painting.canvas"])
  }

  @Test("The film of a stuck transition begins before the request, even if nothing was at rest")
  func beforeTheRequest() throws {
    final class Stuck: NSObject, UIViewControllerTransitioningDelegate,
      UIViewControllerAnimatedTransitioning
    {
      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double
      { 0.3 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {}
    }
    final class Card: UIViewController { let stuck = Stuck() }
    let subject = Subject("stuck") { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      stage.action("open") {
        let card = Card()
        card.modalPresentationStyle = .fullScreen
        card.transitioningDelegate = card.stuck
        home.present(card, animated: true)
      }
      stage.action("close") { home.dismiss(animated: true) }
    }
    // A finger stays down in this trace (input sequence), so the screen is never at rest.
    let trace = Trace([
      Step(0, .down(finger: 1, Step.Spot(20, 20))), Step(100, .action("open")),
      Step(900, .action("close")),
    ])
    let recording = Recorder.film(trace, of: subject)
    let scene = try #require(recording.scenes.first)
    let card = try #require(recording.nodes.firstIndex { $0.controller == "Card" })

    #expect(scene.finding.clause == .completesInTime)
    #expect(recording.frames[scene.before].row(of: card) != nil)
    #expect(recording.frames[scene.before].milliseconds == 900)
  }

  @Test("A view that is hidden is known to be")
  func hidden() throws {
    let (recording, violation) = try Films.film(
      "Seeds/row-15-snapshot-left-over/cancel-restores.trace")
    let scene = recording.scene(of: violation)
    let node = try #require(scene.blamed.first?.node)

    #expect(!recording.frames[scene.before].isHidden(node))
    #expect(recording.frames[scene.broken].isHidden(node))
  }

  @Test(
    "A screen with nothing to show is known to be",
    arguments: ["row-02-black-screen/finish-arrives", "row-39-left-invisible/finish-arrives"])
  func empty(seed: String) throws {
    let (recording, violation) = try Films.film("Seeds/\(seed).trace")
    let scene = recording.scene(of: violation)

    #expect(!recording.isEmpty(recording.frames[scene.before]))
    #expect(recording.isEmpty(recording.frames[scene.broken]))
  }

  @Test("What is found in mid-turn is shown as the turn leaves it")
  func afterTheTurn() throws {
    let (recording, violation) = try Films.film("Seeds/springUp/cancelled-gesture-cancels.trace")
    let broken = recording.frames[recording.scene(of: violation).broken]
    let home = try #require(recording.nodes.firstIndex { $0.controller == "HomeScreen" })

    #expect(broken.row(of: home) != nil)
    #expect(!broken.isHidden(home))
  }

  @Test("Values are those that are seen while something moves, and fingers are where they are")
  func presentation() throws {
    let (recording, _) = try Films.film("Seeds/row-07-not-restored/cancel-restores.trace")
    let card = try #require(recording.nodes.firstIndex { $0.controller == "CardScreen" })
    let tops = recording.frames.compactMap { $0.corners(of: card)?.map(\.y).min() }

    #expect(Set(tops.map { Decimal.text($0) }).count > 10)
    let fingers = recording.frames.flatMap(\.fingers).map { [$0.number, $0.x, $0.y] }
    #expect(fingers.contains([1, 195, 432]))
  }

  @Test("What lies in a perspective is seen from the middle of the view it is in")
  func perspective() throws {
    final class Tilted: UIView {}
    let subject = Subject("tilted") { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      home.view.layer.sublayerTransform.m34 = -1.0 / 500
      let tilted = Tilted(frame: CGRect(x: 95, y: 322, width: 200, height: 200))
      tilted.layer.transform = CATransform3DMakeRotation(.pi / 6, 1, 0, 0)
      home.view.addSubview(tilted)
    }
    let recording = Recorder.film(Trace([Step(0, .settle)]), of: subject)
    let node = try #require(recording.nodes.firstIndex { $0.type == "Tilted" })
    let corners = try #require(recording.frames.last?.corners(of: node))

    // The expected corners are computed for a viewer 500 points away. The upper edge of the turned
    // view is half of 100 points farther away, and the lower one as much nearer.
    let expected = [(104.09, 343.27), (285.91, 343.27), (306.11, 518.22), (83.89, 518.22)]
    for (corner, place) in zip(corners, expected) {
      #expect(abs(corner.x - place.0) < 0.01, "\(corner)")
      #expect(abs(corner.y - place.1) < 0.01, "\(corner)")
    }
    #expect(corners.count == 4)
  }

  @Test("A finger that the system takes away is gone")
  func cancelledFingers() throws {
    let (recording, _) = try Films.film("Seeds/springUp/cancelled-gesture-cancels.trace")

    #expect(recording.frames.contains { !$0.fingers.isEmpty })
    #expect(recording.frames.last?.fingers.isEmpty == true)
  }

  @Test("Whoever wants to stop has the recording so far")
  func stops() throws {
    let stored = try Films.stored("Seeds/row-07-not-restored/cancel-restores.trace")
    var cut: Recording?
    _ = Recorder.film(stored.trace, of: try Films.subject(stored.subject)) { count, recording in
      if count == 5 { cut = recording() }
    }
    #expect(cut?.frames.count == 5)
    #expect(cut?.journal.entries.isEmpty == false)
  }
}
