import Testing
import UIKit
import VirtualTime

@MainActor
@Suite("Dynamics")
struct DynamicsTests {
  private final class Log: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var log: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
      log.append("bump \(identifier.map { "\($0)" } ?? "edge")")
    }
  }

  @MainActor
  private final class Room {
    let simulator = Simulator.boot()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let log = Log()
    private(set) lazy var animator = UIDynamicAnimator(referenceView: view)

    init() {
      view.addSubview(card)
      animator.delegate = log
    }
  }

  private func isNear(_ one: CGPoint, _ other: CGPoint, within distance: CGFloat = 1) -> Bool {
    abs(one.x - other.x) <= distance && abs(one.y - other.y) <= distance
  }

  @Test("Gravity of 1 lets things fall with 1000 points/s²")
  func gravity() {
    let room = Room()
    let (simulator, card, animator) = (room.simulator, room.card, room.animator)
    animator.addBehavior(UIGravityBehavior(items: [card]))
    simulator.run(for: .milliseconds(500))

    #expect(abs(card.center.y - 150 - 125) < 10)
    #expect(card.center.x == 150)
    #expect(animator.isRunning)
  }

  @Test(
    "A turned item is tied at the place that has turned with it, swings about it and comes to rest at a wall",
    arguments: [44, 60, 88, 103] as [CGFloat])
  func hinge(top: CGFloat) {
    let room = Room()
    let (simulator, view, card, animator) = (room.simulator, room.view, room.card, room.animator)
    card.bounds = view.bounds
    card.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    card.frame = CGRect(x: 0, y: top - card.frame.height, width: 800, height: 400)
    let hinge = CGPoint(x: top / 2, y: top / 2)
    let tie = UIAttachmentBehavior(
      item: card,
      offsetFromCenter: UIOffset(horizontal: hinge.x - 200, vertical: hinge.y - 400),
      attachedToAnchor: hinge)
    let wall = UICollisionBehavior(items: [card])
    wall.addBoundary(
      withIdentifier: "wall", from: CGPoint(x: -1, y: 799), to: CGPoint(x: -1, y: 800))
    let plate = UIDynamicItemBehavior(items: [card])
    plate.elasticity = 0.6
    plate.density = 1.5
    let push = UIPushBehavior(items: [card], mode: .continuous)
    push.pushDirection = CGVector(dx: 0, dy: 850)
    #expect(tie.length < 0.001)
    for behavior in [tie, wall, plate, push] { animator.addBehavior(behavior) }
    for _ in 0..<240 {
      simulator.run(for: .milliseconds(16))
      let way = hypot(card.center.x - hinge.x, card.center.y - hinge.y)
      #expect(abs(way - hypot(200 - hinge.x, 400 - hinge.y)) < 5)
    }

    #expect(room.log.log == ["resume", "pause"])
    #expect(isNear(card.center, CGPoint(x: 200, y: 400), within: 3))
  }

  @Test("A snap brings an item to its point, upright, and then the animator pauses")
  func snap() {
    let room = Room()
    let (simulator, card, animator) = (room.simulator, room.card, room.animator)
    card.transform = CGAffineTransform(rotationAngle: 0.5)
    let snap = UISnapBehavior(item: card, snapTo: CGPoint(x: 200, y: 400))
    animator.addBehavior(snap)
    simulator.run(for: .seconds(3))

    #expect(isNear(card.center, CGPoint(x: 200, y: 400)))
    #expect(abs(card.transform.b) < 0.01)
    #expect(!animator.isRunning)
    #expect(room.log.log == ["resume", "pause"])
  }

  @Test("Taking all behaviours out of an animator that has paused does not wake it")
  func removingAll() {
    let room = Room()
    let (simulator, card, animator) = (room.simulator, room.card, room.animator)
    animator.addBehavior(UISnapBehavior(item: card, snapTo: CGPoint(x: 200, y: 400)))
    animator.addBehavior(UIDynamicItemBehavior(items: [card]))
    simulator.run(for: .seconds(5))
    animator.removeAllBehaviors()
    simulator.run(for: .seconds(1))

    #expect(room.log.log == ["resume", "pause"])
    #expect(animator.behaviors.isEmpty)
    #expect(!animator.isRunning)
  }

  @Test("A change to a behaviour wakes an animator that has paused")
  func waking() {
    let room = Room()
    let (simulator, card, animator) = (room.simulator, room.card, room.animator)
    let snap = UISnapBehavior(item: card, snapTo: CGPoint(x: 200, y: 400))
    animator.addBehavior(snap)
    simulator.run(for: .seconds(3))
    snap.snapPoint = CGPoint(x: 100, y: 100)
    #expect(animator.isRunning)
    simulator.run(for: .seconds(3))

    #expect(isNear(card.center, CGPoint(x: 100, y: 100)))
    #expect(room.log.log == ["resume", "pause", "resume", "pause"])
  }

  @Test("A rod of no length keeps the place on a card where it was taken under the finger")
  func grip() {
    let room = Room()
    let (simulator, card, animator) = (room.simulator, room.card, room.animator)
    let offset = UIOffset(horizontal: 30, vertical: -40)
    let grip = UIAttachmentBehavior(
      item: card, offsetFromCenter: offset, attachedToAnchor: CGPoint(x: 180, y: 110))
    animator.addBehavior(grip)
    simulator.run(for: .milliseconds(50))
    for step in 1...20 {
      grip.anchorPoint = CGPoint(x: 180 + 5 * CGFloat(step), y: 110)
      simulator.run(for: .milliseconds(16))
    }
    let held = CGPoint(x: 50 + 30, y: 50 - 40)

    #expect(isNear(card.convert(held, to: room.view), grip.anchorPoint, within: 2))
    #expect(card.transform != .identity)
  }

  @Test("A spring of some frequency pulls an item to its length and comes to rest")
  func spring() {
    let room = Room()
    let (simulator, card, animator) = (room.simulator, room.card, room.animator)
    let spring = UIAttachmentBehavior(item: card, attachedToAnchor: CGPoint(x: 150, y: 400))
    spring.length = 100
    spring.frequency = 2
    spring.damping = 0.6
    animator.addBehavior(spring)
    simulator.run(for: .seconds(5))

    #expect(isNear(card.center, CGPoint(x: 150, y: 300)))
    #expect(!animator.isRunning)
  }

  @Test("A single push of 1 sets 100 by 100 points going with 100 points/s, and is then inactive")
  func singlePush() {
    let room = Room()
    let (simulator, card, animator) = (room.simulator, room.card, room.animator)
    let push = UIPushBehavior(items: [card], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(push)
    simulator.run(for: .seconds(1))

    #expect(abs(card.center.x - 250) < 5)
    #expect(!push.active)
  }

  @Test("A push that lasts speeds up what it pushes, less if that is heavy")
  func lastingPush() {
    let room = Room()
    let (simulator, card, animator) = (room.simulator, room.card, room.animator)
    let heavy = UIView(frame: card.frame)
    room.view.addSubview(heavy)
    let quality = UIDynamicItemBehavior(items: [heavy])
    quality.density = 4
    let push = UIPushBehavior(items: [card, heavy], mode: .continuous)
    push.setAngle(0, magnitude: 2)
    animator.addBehavior(quality)
    animator.addBehavior(push)
    simulator.run(for: .seconds(1))

    #expect(abs(card.center.x - 150 - 100) < 6)
    #expect(abs(heavy.center.x - 150 - 25) < 2)
  }

  @Test("A peg that is narrower than what falls on it stops it")
  func peg() {
    let room = Room()
    let (simulator, card, animator) = (room.simulator, room.card, room.animator)
    let collision = UICollisionBehavior(items: [card])
    collision.addBoundary(
      withIdentifier: "peg", from: CGPoint(x: 130, y: 400), to: CGPoint(x: 170, y: 400))
    collision.collisionDelegate = room.log
    animator.addBehavior(UIGravityBehavior(items: [card]))
    animator.addBehavior(collision)
    simulator.run(for: .seconds(4))

    #expect(isNear(card.center, CGPoint(x: 150, y: 350)))
    #expect(room.log.log == ["resume", "bump peg", "pause"])
  }

  @Test("What falls to the floor of its reference view comes to rest on it")
  func floor() {
    let room = Room()
    let (simulator, card, animator) = (room.simulator, room.card, room.animator)
    let collision = UICollisionBehavior(items: [card])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = room.log
    animator.addBehavior(UIGravityBehavior(items: [card]))
    animator.addBehavior(collision)
    simulator.run(for: .seconds(4))

    #expect(isNear(card.center, CGPoint(x: 150, y: 750)))
    #expect(!animator.isRunning)
    #expect(room.log.log == ["resume", "bump edge", "pause"])
  }

  @Test("An elastic thing gives back its part of the speed")
  func bounce() {
    let room = Room()
    let (simulator, card, animator) = (room.simulator, room.card, room.animator)
    let quality = UIDynamicItemBehavior(items: [card])
    quality.elasticity = 0.5
    let collision = UICollisionBehavior(items: [card])
    collision.addBoundary(
      withIdentifier: "floor" as any NSCopying, from: CGPoint(x: 0, y: 400),
      to: CGPoint(x: 400, y: 400)
    )
    collision.collisionDelegate = room.log
    animator.addBehavior(UIGravityBehavior(items: [card]))
    animator.addBehavior(quality)
    animator.addBehavior(collision)
    var highest: CGFloat = 800
    quality.action = { [unowned quality, card] in
      if quality.linearVelocity(for: card).y < 0 { highest = min(highest, card.center.y) }
    }
    simulator.run(for: .seconds(4))

    // The expected height follows from the physics: the card fell 200 points, and with an
    // elasticity of one half it bounces up by a quarter of that.
    #expect(abs(highest - 300) < 8)
    #expect(isNear(card.center, CGPoint(x: 150, y: 350)))
    #expect(room.log.log.contains("bump floor"))
  }

  @Test("Two items do not get into each other")
  func items() {
    let room = Room()
    let (simulator, card, animator) = (room.simulator, room.card, room.animator)
    let other = UIView(frame: CGRect(x: 100, y: 400, width: 100, height: 100))
    room.view.addSubview(other)
    let collision = UICollisionBehavior(items: [card, other])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: [card, other]))
    animator.addBehavior(collision)
    simulator.run(for: .seconds(5))

    #expect(isNear(other.center, CGPoint(x: 150, y: 750), within: 2))
    #expect(isNear(card.center, CGPoint(x: 150, y: 650), within: 3))
    #expect(!animator.isRunning)
  }

  @Test("Resistance lets a moving thing come to rest, and an anchored thing never moves")
  func resistance() {
    let room = Room()
    let (simulator, card, animator) = (room.simulator, room.card, room.animator)
    let wall = UIView(frame: CGRect(x: 250, y: 100, width: 50, height: 100))
    room.view.addSubview(wall)
    let quality = UIDynamicItemBehavior(items: [card])
    quality.resistance = 3
    quality.addLinearVelocity(CGPoint(x: 600, y: 0), for: card)
    let anchored = UIDynamicItemBehavior(items: [wall])
    anchored.isAnchored = true
    for behavior in [quality, anchored, UICollisionBehavior(items: [card, wall])] {
      animator.addBehavior(behavior)
    }
    simulator.run(for: .seconds(5))

    #expect(wall.center == CGPoint(x: 275, y: 150))
    #expect(isNear(card.center, CGPoint(x: 200, y: 150)))
    #expect(!animator.isRunning)
  }

  @Test("A behaviour of an app's own brings its children along")
  func family() {
    let room = Room()
    let (simulator, card, animator) = (room.simulator, room.card, room.animator)
    final class Fall: UIDynamicBehavior {
      var steps = 0
      init(_ item: any UIDynamicItem) {
        super.init()
        addChildBehavior(UIGravityBehavior(items: [item]))
        action = { [unowned self] in steps += 1 }
      }
    }
    let fall = Fall(card)
    animator.addBehavior(fall)
    simulator.run(for: .milliseconds(100))
    let fallen = card.center.y
    animator.removeBehavior(fall)
    simulator.run(for: .seconds(1))

    #expect(fallen > 150)
    #expect(fall.steps == 6)
    #expect(card.center.y == fallen)
    #expect(fall.dynamicAnimator == nil)
  }

  @Test("Letting go of the animator stops everything where it is")
  func released() {
    let room = Room()
    let (simulator, card) = (room.simulator, room.card)
    var other: UIDynamicAnimator? = UIDynamicAnimator(referenceView: room.view)
    other?.addBehavior(UIGravityBehavior(items: [card]))
    simulator.run(for: .milliseconds(100))
    let place = card.center
    #expect(place.y > 150)
    weak var left: UIDynamicAnimator?
    left = other
    other = nil
    simulator.run(for: .seconds(1))

    #expect(left == nil)
    #expect(card.center == place)
  }

  @Test("Two runs end at the very same numbers")
  func determinism() {
    let room = Room()
    func run() -> [CGFloat] {
      Simulator.boot()
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 60))
      let animator = UIDynamicAnimator(referenceView: room.view)
      let collision = UICollisionBehavior(items: [view])
      collision.translatesReferenceBoundsIntoBoundary = true
      let push = UIPushBehavior(items: [view], mode: .instantaneous)
      push.setTargetOffsetFromCenter(UIOffset(horizontal: 20, vertical: 10), for: view)
      push.setAngle(0.7, magnitude: 9)
      for behavior in [UIGravityBehavior(items: [view]), collision, push] {
        animator.addBehavior(behavior)
      }
      Simulator.current.run(for: .seconds(1))
      return [view.center.x, view.center.y, view.transform.a, view.transform.b]
    }
    #expect(run() == run())
  }
}
