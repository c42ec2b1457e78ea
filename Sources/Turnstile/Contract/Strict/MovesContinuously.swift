import HeadlessUIKit
import VirtualTime

extension Clause {
  /// No view that can be seen jumps from one frame to the next.
  ///
  /// What a transition shows moves as far as the finger or the animation moved it, at its start, at
  /// the release, when it is grabbed again and when it completes. A card that flashes away for one
  /// frame before it is back can be seen to.
  ///
  /// - Note: Only leaps are judged: a frame in which a view goes more than six times as far as the
  ///   finger, since a short drag may stand for a long way, and three times as far as in the frames
  ///   before and after it. An animation's speed comes and goes over several frames, even a
  ///   spring's; end values that show for a frame come from nowhere and lead back. Under a finger
  ///   that holds it a leap is what is farther than a finger is wide (44 points, the least that one
  ///   is asked to hit). What runs by itself may cover its last stretch in one frame, so there it
  ///   takes a quarter of the window: a whole screen in four frames is faster than any animation of
  ///   0.1 s or more. A view that is first moved when its finger has come some way may take up that
  ///   way at once, at its release at the latest, and one that is flung may go on as fast as the
  ///   finger went.
  public static let movesContinuously = Clause(
    .movesContinuously, promises: "no view that can be seen jumps from one frame to the next",
    needs: .frames
  ) { MovesContinuously() }
}

extension ClauseName {
  public static let movesContinuously = ClauseName(rawValue: "moves-continuously")
}

extension Finding {
  public static let movesContinuously = Finding(.movesContinuously)
}

private final class MovesContinuously: Judge {
  let hears: Occurrence.Kinds = [.steps, .harness, .touches, .gestures, .transitions]
  /// How much farther than the finger a view may go.
  private static let gearing: CGFloat = 6
  /// Less is no leap to the eye, where a finger holds what moves.
  private static let width: CGFloat = 44
  /// How much faster than in its neighbours a view goes in a frame that is a leap.
  private static let suddenness: CGFloat = 3

  /// What one view looked like in one frame.
  private struct Look {
    var serial: Int
    var type: AnyObject.Type
    var superview: Int
    /// The middle of the view, as its superview sees it.
    var place: CGPoint
    var alpha: CGFloat
    /// Whether any of it lies in the window, as far as can be told without its transform.
    var isInSight: Bool
  }

  /// One view's way from one frame to the next.
  private struct Leg {
    var serial: Int
    var from, to: CGPoint
    var finger: CGFloat
    var moving: String
    /// Whether the leg before was much shorter.
    var isSudden: Bool
    /// What the view is, for one that has gone since.
    var type: AnyObject.Type
    /// Whether a transition was reported or ended between the two frames.
    var sawEnd: Bool

    var way: CGPoint { CGPoint(x: to.x - from.x, y: to.y - from.y) }
    var length: CGFloat { max(abs(way.x), abs(way.y)) }
  }

  private var last: [Int: Look] = [:]
  /// The ways from the last frame but one to the last, by view.
  private var legs: [Int: Leg] = [:]
  /// Where each finger on the glass is.
  private var fingers: [ObjectIdentifier: CGPoint] = [:]
  /// Whether a gesture is under way, so that what moves is held and nothing runs by itself.
  private var isHeld = false
  /// Whether a gesture has ended since the last frame.
  private var isReleased = false
  private var reach: CGFloat = 0
  /// Where the views were when the finger came down, or first seen under it, and how far the
  /// fingers have come since.
  private var pressed: [Int: CGPoint] = [:]
  private var swept: CGFloat = 0
  /// The fastest the finger went of late, in points a frame, and when.
  private var fling: (speed: CGFloat, at: VirtualInstant)?
  private var lastTouch: VirtualInstant?
  private var isExcused = false
  /// Until when a change of the window's size moves everything.
  private var settlesAt: VirtualInstant?
  /// Whether a transition ended since the last frame, and whether one was asked for: between the
  /// two a view may have come and gone.
  private var hasEnded = false
  private var hasBegun = false
  private var moving: String?
  /// Whether the system drives what moves in a drag that a gesture of the app's own takes part in:
  /// which of the two moves a view cannot be told.
  private var isShared = false
  /// Whether the trace supposes another side of UIKit. Where a transition starts late, a view
  /// catches up in one frame with what the finger did meanwhile.
  private var isSupposing = false

  func heard(_ occurrence: Occurrence, in world: World) {
    switch occurrence {
    case .step(let step):
      switch step.act {
      // In the background no frame is seen, and after a stall one frame stands for several.
      case .background, .foreground, .stall: isExcused = true
      case .resize, .rotate: noteResize(in: world)
      case .suppose: isSupposing = true
      default: break
      }
    case .harness(.foreground): isExcused = true
    case .harness(.resize): noteResize(in: world)
    case .event(.touch(let touch)):
      let point = touch.location(in: nil)
      let now = world.simulator.now
      if touch.phase == .began, !world.isTouchedByMany {
        (pressed, swept, fling, fingers) = (places(in: world), 0, nil, [:])
      } else if let finger = fingers[ObjectIdentifier(touch)] {
        let way = abs(point.x - finger.x) + abs(point.y - finger.y)
        reach += way
        swept += way
        let since = (lastTouch ?? now).nanoseconds
        let speed = way / max(1, CGFloat(now.nanoseconds - since) / 16_666_667)
        if speed >= recentFling(at: now) { fling = (speed, now) }
      }
      let isGone = touch.phase == .ended || touch.phase == .cancelled
      fingers[ObjectIdentifier(touch)] = isGone ? nil : point
      lastTouch = now
    case .event(.gesture(_, let state)):
      switch state {
      case .began, .changed: isHeld = true
      case .ended, .cancelled: (isHeld, isReleased) = (false, true)
      case .failed: isHeld = false
      case .possible: break
      }
    case .event(.transition(let event)):
      guard let record = world.record(of: event.transition) else { return }
      // A change of size that was over when this was asked for has nothing to do with it.
      if event.stage == .requested, world.transitionsInFlight.count == 1,
        settlesAt.map({ world.simulator.now >= $0 }) ?? false
      {
        settlesAt = nil
      }
      moving = record.name
      if record.isDrivenBySystem, record.hadCompany { isShared = true }
      if !record.isAnimated { isExcused = true }
      switch event.stage {
      case .completed, .ended: hasEnded = true
      case .requested, .started: hasBegun = true
      default: break
      }
    default: break
    }
  }

  /// How far a frame took the finger within the time that its velocity is measured over, and a
  /// frame more.
  private func recentFling(at now: VirtualInstant) -> CGFloat {
    guard let fling, now.nanoseconds - fling.at.nanoseconds < 150_000_000 else { return 0 }
    return fling.speed
  }

  private func places(in world: World) -> [Int: CGPoint] {
    var looks: [Int: Look] = [:]
    for view in world.window.subviews {
      look(at: view, under: world.window.serial, origin: .zero, world.window.bounds, into: &looks)
    }
    return looks.mapValues(\.place)
  }

  /// Whether a view that a finger holds has come no farther than the finger since that came down.
  private func catchesUp(_ serial: Int, at place: CGPoint) -> Bool {
    guard let home = pressed[serial] else { return false }
    return max(abs(place.x - home.x), abs(place.y - home.y)) <= swept + 1
  }

  /// Whether a view is where it was when the finger came down.
  private func stayed(_ serial: Int, at place: CGPoint) -> Bool {
    guard let home = pressed[serial] else { return false }
    return max(abs(place.x - home.x), abs(place.y - home.y)) <= 1
  }

  /// UIKit's own animation of a change of size takes 0.3 s; twice that is over for certain.
  private func noteResize(in world: World) {
    settlesAt = world.simulator.now.advanced(by: .milliseconds(600))
  }

  func framePassed(in world: World) {
    let now = world.simulator.now
    var looks: [Int: Look] = [:]
    for view in world.window.subviews {
      look(at: view, under: world.window.serial, origin: .zero, world.window.bounds, into: &looks)
    }
    if world.isTouched { pressed.merge(looks.mapValues(\.place)) { home, _ in home } }
    let isSettling = settlesAt.map { now < $0 || !world.transitionsInFlight.isEmpty } ?? false
    if !isSettling { settlesAt = nil }
    // Frames follow each other while something is under way: only a stall leaves some out, and it
    // excuses the next. How bodies move is the model's own physics.
    let isPhysical = world.simulator.runningDynamics > 0
    let isJudged =
      !isExcused && !isSettling && !isPhysical && !isShared && !isSupposing
      && !(hasEnded && hasBegun)
      && moving != nil
    let next = isJudged ? self.legs(to: looks, in: world) : [:]
    if isJudged { world.exercise(.movesContinuously) }
    // A leap is known by the frame after it.
    for leg in legs.values.sorted(by: { $0.serial < $1.serial })
    where leg.isSudden && isLeap(leg, before: next[leg.serial], wentOn: isJudged) {
      report(leg, in: world)
      break
    }
    (legs, last) = (next, looks)
    (reach, isExcused, isReleased, hasEnded, hasBegun) = (0, false, false, false, false)
    if world.transitionsInFlight.isEmpty { (moving, isShared) = (nil, false) }
  }

  /// What nothing followed led nowhere: at rest the last frame stays.
  func rested(in world: World) {
    // Where a frame has shown the end already, there is no other one.
    if moving != nil { framePassed(in: world) }
    let leap = legs.values.filter(\.isSudden).min { $0.serial < $1.serial }
    if let leap { report(leap, in: world) }
    (legs, last) = ([:], [:])
  }

  private func legs(to looks: [Int: Look], in world: World) -> [Int: Leg] {
    let size = world.window.bounds.size
    let isHeld = isHeld && world.isTouched
    let flung = recentFling(at: world.simulator.now)
    var next: [Int: Leg] = [:]
    // What is nine tenths transparent is hardly seen.
    // order-free: each view is compared with itself
    for (serial, look) in looks {
      guard let earlier = last[serial], earlier.superview == look.superview,
        look.isInSight || earlier.isInSight, look.alpha > 0.1 || earlier.alpha > 0.1
      else { continue }
      var leg = Leg(
        serial: serial, from: earlier.place, to: look.place, finger: reach, moving: moving ?? "",
        isSudden: false, type: look.type, sawEnd: hasEnded)
      let before = legs[serial]?.length ?? 0
      let least =
        isHeld ? Self.width : abs(leg.way.x) > abs(leg.way.y) ? size.width / 4 : size.height / 4
      leg.isSudden =
        leg.length > least && leg.length > Self.gearing * reach && leg.length > flung
        && leg.length > Self.suddenness * before
        && !(isHeld && catchesUp(serial, at: look.place))
        && !(isReleased && stayed(serial, at: earlier.place) && catchesUp(serial, at: look.place))
      next[serial] = leg
    }
    return next
  }

  /// Whether what looked sudden did not go on as it began.
  private func isLeap(_ leg: Leg, before next: Leg?, wentOn: Bool) -> Bool {
    guard let next else { return wentOn }
    let goesOn = leg.way.x * next.way.x + leg.way.y * next.way.y > 0
    return !goesOn || next.length * Self.suddenness < leg.length
  }

  private func report(_ leg: Leg, in world: World) {
    let snapshot = WindowSnapshot(of: world.window)
    let path = snapshot.place(of: leg.serial).map { snapshot.path(to: $0) } ?? "a \(leg.type)"
    let name = world.name(ofView: leg.serial, path: path)
    world.report(
      .movesContinuously, "\(name) jumps during \(leg.moving).",
      evidence: [
        "one frame   centre at \(Text.point(leg.from))",
        "the next    centre at \(Text.point(leg.to))",
        "the finger  moved \(Text.number(leg.finger)) points",
      ],
      fix: leg.sawEnd
        ? "set end values where the transition is reported, so that no frame is drawn in between"
        : nil)
  }

  private func look(
    at view: UIView, under superview: Int, origin: CGPoint, _ window: CGRect,
    into looks: inout [Int: Look]
  ) {
    guard !view.isHidden else { return }
    let shown = view.layer.presentation() ?? view.layer
    let place = Self.middle(of: shown)
    let size = shown.bounds.size
    let frame = CGRect(
      x: origin.x + place.x - size.width / 2, y: origin.y + place.y - size.height / 2,
      width: size.width, height: size.height)
    looks[view.serial] = Look(
      serial: view.serial, type: type(of: view), superview: superview, place: place,
      alpha: CGFloat(shown.opacity), isInSight: frame.intersects(window))
    // What scrolls moves what is inside; that is not the transition's doing.
    if view is UIScrollView { return }
    let inner = CGPoint(x: frame.minX - shown.bounds.minX, y: frame.minY - shown.bounds.minY)
    for subview in view.subviews {
      look(at: subview, under: view.serial, origin: inner, window, into: &looks)
    }
  }

  /// The middle of a layer as its superlayer sees it: where its position is says nothing by itself,
  /// for the anchor may be anywhere.
  private static func middle(of layer: CALayer) -> CGPoint {
    let x = (0.5 - layer.anchorPoint.x) * layer.bounds.width
    let y = (0.5 - layer.anchorPoint.y) * layer.bounds.height
    let transform = layer.transform
    return CGPoint(
      x: layer.position.x + x * transform.m11 + y * transform.m21 + transform.m41,
      y: layer.position.y + x * transform.m12 + y * transform.m22 + transform.m42)
  }
}
