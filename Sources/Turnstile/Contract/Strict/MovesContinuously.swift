import HeadlessUIKit
import VirtualTime

extension Clause {
  /// The clause that no visible view jumps from one frame to the next.
  ///
  /// The views of a transition move no farther than the finger or the animation moves them: at the
  /// start, at the release, at a new grab, and at the completion. A card that disappears for a
  /// single frame and returns is a visible flash.
  ///
  /// - Note: Only leaps are judged: frames in which a view moves more than six times as far as the
  ///   finger, because a short drag may drive a long way, and three times as far as in the frames
  ///   before and after. An animation, even a spring, changes its speed over several frames; an end
  ///   value that shows for one frame does not. While a finger holds the view, a leap is longer
  ///   than a finger is wide (44 points, the smallest recommended touch target). A view that runs
  ///   by itself may cover its last stretch in one frame, so there a leap is a quarter of the
  ///   window or more: a whole screen in four frames is faster than any animation of 0.1 s or more.
  ///   A view that starts to move only after the finger has moved some way may catch up at once, at
  ///   the release at the latest, and a view that is flung may go on at the finger's speed.
  ///   A picture that an animator shows in a view of its own, in place of the view that showed it,
  ///   leaps if the two are a quarter of the window apart.
  public static let movesContinuously = Clause(
    .movesContinuously, promises: "no view that can be seen jumps from one frame to the next",
    needs: .frames
  ) { MovesContinuously() }
}

extension ClauseName {
  /// The name of the clause that promises: no visible view jumps from one frame to the next.
  public static let movesContinuously = ClauseName(rawValue: "moves-continuously")
}

extension Finding {
  /// The finding that a visible view jumped from one frame to the next.
  public static let movesContinuously = Finding(.movesContinuously)
}

extension Cause {
  /// A picture jumped when a view of the animator's took it over, or gave it back.
  public static let picture = Cause(rawValue: "picture")
}

private final class MovesContinuously: Judge {
  let hears: Occurrence.Kinds = [.steps, .harness, .touches, .gestures, .transitions]
  /// The factor by which a view may move farther in a frame than the finger before it counts as
  /// leaping.
  private static let gearing: CGFloat = 6
  /// The shortest leap that is visible while a finger holds the view, in points.
  private static let width: CGFloat = 44
  /// The factor by which a leap is longer than the movements in the frames before and after it.
  private static let suddenness: CGFloat = 3
  /// The part of the window that a view must cross in one frame to count as leaping, while no
  /// finger holds it. A view with this speed crosses the window in four frames, 67 ms, which is
  /// faster than transitions are.
  private static let leapShare: CGFloat = 1 / 4
  /// The alpha up to which a view is hardly visible, so that its movements are not judged.
  private static let hardlyVisible: CGFloat = 0.1
  /// The distance, in points, by which two layouts may differ because both round to whole points.
  private static let rounding: CGFloat = 1
  /// The milliseconds after which a change of the window's size is certainly over: UIKit animates
  /// it for 300 ms.
  private static let resizeSettling = 2 * 300

  /// The place and the visibility of one view at one frame.
  private struct Look {
    var serial: Int
    var type: AnyObject.Type
    var superview: Int
    /// The position of the view: its centre in its superview's coordinates.
    var place: CGPoint
    var alpha: CGFloat
    /// True if a part of the view is inside the window. The transforms of its superviews are
    /// ignored.
    var isInSight: Bool
  }

  /// The movement of one view from one frame to the next.
  private struct Leg {
    var serial: Int
    var from, to: CGPoint
    var finger: CGFloat
    var moving: String
    /// True if the view moved much farther than in the frame before and than the finger did, so
    /// that the movement may be a leap.
    var isSudden: Bool
    /// The class of the moving view, for a report after the view is gone.
    var type: AnyObject.Type
    /// True if a transition was completed or ended between the two frames, when views are put in
    /// their final places.
    var sawEnd: Bool

    var way: CGPoint { CGPoint(x: to.x - from.x, y: to.y - from.y) }
    var length: CGFloat { max(abs(way.x), abs(way.y)) }
  }

  private var last: [Int: Look] = [:]
  /// The movements of the views in the last frame, by the views' serial numbers. They are judged
  /// when the next frame shows how the views go on.
  private var legs: [Int: Leg] = [:]
  /// The movement of the fingers on the screen, with which the views' movements are compared.
  private var fingers = FingerMovement()
  /// True while a gesture is under way, so that views follow the finger and do not run by
  /// themselves.
  private var isHeld = false
  /// True if a gesture has ended since the last frame, so that views may catch up with the finger.
  private var isReleased = false
  /// The positions of the views when the finger came down, or when they first appeared under it.
  private var pressed: [Int: CGPoint] = [:]
  private var isExcused = false
  /// The virtual instant until which a change of the window's size may move every view.
  private var settlesAt: VirtualInstant?
  /// True if a transition was completed or ended since the last frame (`hasEnded`), and if one was
  /// requested or started (`hasBegun`). Between the two a view may have been removed and added, so
  /// a frame with both is not judged.
  private var hasEnded = false
  private var hasBegun = false
  private var moving: String?
  /// The pictures on the screen in the last frame, and the container of the last transition that
  /// has started.
  private var pictures = PictureTrail()
  private weak var container: UIView?
  /// The distance that the finger has gone in this frame before the transition was requested.
  private var wayBeforeRequest: CGFloat = 0
  /// True if the system drives the last transition that was requested or went on.
  private var isBySystem = false
  /// True if the system drives the transition in a drag in which a gesture of the app's own takes
  /// part, because it is then unknown which of the two moves a view.
  private var isShared = false
  /// True if the trace assumes other behaviour of UIKit than the default. Under such an assumption
  /// a transition may start late, and a view then catches up with the finger in one frame.
  private var isSupposing = false

  func heard(_ occurrence: Occurrence, in world: World) {
    switch occurrence {
    case .step(let step):
      switch step.act {
      // The next frame is not judged after a trip to the background, in which no frame is seen, or
      // after a stall, because one frame then shows the movement of several.
      case .background, .foreground, .stall: isExcused = true
      case .resize, .rotate: noteResize(in: world)
      case .suppose: isSupposing = true
      default: break
      }
    case .harness(.foreground): isExcused = true
    case .harness(.resize): noteResize(in: world)
    case .event(.touch(let touch)): note(touch, in: world)
    case .event(.gesture(_, let state)):
      switch state {
      case .began, .changed: isHeld = true
      case .ended, .cancelled: (isHeld, isReleased) = (false, true)
      case .failed: isHeld = false
      case .possible: break
      }
    case .event(.transition(let event)):
      guard let record = world.transitions.record(of: event.transition) else { return }
      if case .started = event.stage { container = event.transition.containerView }
      note(event.stage, of: record, in: world)
    default: break
    }
  }

  private func note(_ touch: UITouch, in world: World) {
    if touch.phase == .began, world.touches.fingers <= 1 {
      pressed = places(in: world)
      fingers.press()
    }
    fingers.move(
      ObjectIdentifier(touch), to: touch.location(in: nil),
      isGone: touch.phase == .ended || touch.phase == .cancelled, at: world.simulator.now)
  }

  private func note(
    _ stage: TransitionEvent.Stage, of record: TransitionRecord, in world: World
  ) {
    // A change of the window's size is forgotten if it was over before the transition was
    // requested, because it then cannot move the transition's views.
    if stage == .requested, world.transitions.inFlight.count == 1,
      settlesAt.map({ world.simulator.now >= $0 }) ?? false
    {
      settlesAt = nil
    }
    // The pictures of a transition are compared with those that the user sees at its request. The
    // way that the finger has gone in this frame before the request has not moved them since.
    if stage == .requested, world.transitions.inFlight.count == 1 {
      pictures = survey(world, container: nil).pictures
      wayBeforeRequest = fingers.sinceFrame
    }
    moving = record.name
    isBySystem = record.setup.isDrivenBySystem
    if record.setup.isDrivenBySystem, record.hadUnrelatedGesture { isShared = true }
    if !record.setup.isAnimated { isExcused = true }
    switch stage {
    case .completed, .ended: hasEnded = true
    case .requested, .started: hasBegun = true
    default: break
    }
  }

  private func places(in world: World) -> [Int: CGPoint] {
    survey(world, container: nil).looks.mapValues(\.place)
  }

  /// Returns true if a view has moved no farther than the finger since the finger came down.
  private func catchesUp(_ serial: Int, at place: CGPoint) -> Bool {
    guard let home = pressed[serial] else { return false }
    return max(abs(place.x - home.x), abs(place.y - home.y)) <= fingers.sincePress + Self.rounding
  }

  /// Returns true if a view is still where it was when the finger came down, apart from rounding.
  private func stayed(_ serial: Int, at place: CGPoint) -> Bool {
    guard let home = pressed[serial] else { return false }
    return max(abs(place.x - home.x), abs(place.y - home.y)) <= Self.rounding
  }

  /// Records that the window changes its size now, which may move every view for a while.
  private func noteResize(in world: World) {
    settlesAt = world.simulator.now.advanced(by: .milliseconds(Self.resizeSettling))
  }

  func framePassed(in world: World) {
    let now = world.simulator.now
    let survey = survey(world, container: container)
    let looks = survey.looks
    if world.isTouched { pressed.merge(looks.mapValues(\.place)) { home, _ in home } }
    let isSettling = settlesAt.map { now < $0 || !world.transitions.inFlight.isEmpty } ?? false
    if !isSettling { settlesAt = nil }
    // Frames follow each other without a gap while a transition is under way. Only a stall of the
    // main thread skips some, and the next frame is then not judged. Movements of dynamics bodies
    // are not judged, because the model's physics differ from UIKit's.
    let isPhysical = world.simulator.animators.runningDynamics > 0
    let isJudged =
      !isExcused && !isSettling && !isPhysical && !isShared && !isSupposing
      && !(hasEnded && hasBegun)
      && moving != nil
    if isJudged { judge(survey.pictures.handovers(from: pictures), in: world) }
    pictures = survey.pictures
    let next = isJudged ? self.legs(to: looks, in: world) : [:]
    if isJudged { world.exercise(.movesContinuously) }
    // A movement of the frame before is judged now: only the next frame shows if it was a leap or
    // the beginning of a fast movement.
    for leg in legs.values.sorted(by: { $0.serial < $1.serial })
    where leg.isSudden && isLeap(leg, before: next[leg.serial], wentOn: isJudged) {
      report(leg, in: world)
      break
    }
    (legs, last) = (next, looks)
    // The model ends a zoom that goes back when a finger grabs it, and begins another. UIKit would
    // let it go on from where it is, so the frame in which the new one first moves is not judged.
    isExcused = hasEnded && hasBegun && isBySystem
    (isReleased, hasEnded, hasBegun) = (false, false, false)
    wayBeforeRequest = 0
    fingers.passFrame()
    if world.transitions.inFlight.isEmpty { (moving, isShared) = (nil, false) }
  }

  /// Judges the movements in the last frame before the rest, after which no frame follows.
  func rested(in world: World) {
    // If no frame has passed since the transition ended, the views' final values are judged as one
    // more frame now.
    if moving != nil { framePassed(in: world) }
    let leap = legs.values.filter(\.isSudden).min { $0.serial < $1.serial }
    if let leap { report(leap, in: world) }
    (legs, last, pictures) = ([:], [:], PictureTrail())
  }

  /// Reports a picture that is far from where it was when another view takes it over.
  private func judge(_ handovers: [PictureTrail.Handover], in world: World) {
    let size = world.window.bounds.size
    let flung = fingers.recentSpeed(at: world.simulator.now)
    for handover in handovers {
      let (x, y) = (abs(handover.way.x), abs(handover.way.y))
      guard max(x, y) > Self.leapShare * (x > y ? size.width : size.height),
        max(x, y) > Self.gearing * (fingers.sinceFrame - wayBeforeRequest), max(x, y) > flung
      else { continue }
      world.report(
        Finding(.movesContinuously, cause: .picture),
        "a picture jumps when another view takes it over during \(moving ?? "").",
        evidence: [
          "one frame  centre at \(Text.point(handover.from.centre)), in a \(handover.from.type)",
          "the next   centre at \(Text.point(handover.to.centre)), in a \(handover.to.type)",
        ],
        fix: "give the view that takes over the frame that the picture has on the screen")
      return
    }
  }

  private func legs(to looks: [Int: Look], in world: World) -> [Int: Leg] {
    let size = world.window.bounds.size
    let isHeld = isHeld && world.isTouched
    let flung = fingers.recentSpeed(at: world.simulator.now)
    var next: [Int: Leg] = [:]
    // order-free: each view is compared with itself
    for (serial, look) in looks {
      guard let earlier = last[serial], earlier.superview == look.superview,
        look.isInSight || earlier.isInSight,
        look.alpha > Self.hardlyVisible || earlier.alpha > Self.hardlyVisible
      else { continue }
      var leg = Leg(
        serial: serial, from: earlier.place, to: look.place, finger: fingers.sinceFrame,
        moving: moving ?? "",
        isSudden: false, type: look.type, sawEnd: hasEnded)
      let before = legs[serial]?.length ?? 0
      let least =
        isHeld
        ? Self.width
        : Self.leapShare * (abs(leg.way.x) > abs(leg.way.y) ? size.width : size.height)
      leg.isSudden =
        leg.length > least && leg.length > Self.gearing * fingers.sinceFrame && leg.length > flung
        && leg.length > Self.suddenness * before
        && !(isHeld && catchesUp(serial, at: look.place))
        && !(isReleased && stayed(serial, at: earlier.place) && catchesUp(serial, at: look.place))
      next[serial] = leg
    }
    return next
  }

  /// Returns true if a view's sudden movement did not go on at the same speed in the next frame.
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

  /// The views and the pictures of one frame.
  private struct Survey {
    let window: CGRect
    /// The container in which a view may stand in for another one.
    let container: UIView?
    var looks: [Int: Look] = [:]
    var pictures = PictureTrail()
  }

  private func survey(_ world: World, container: UIView?) -> Survey {
    var survey = Survey(window: world.window.bounds, container: container)
    for view in world.window.subviews {
      look(
        at: view, under: world.window.serial, origin: .zero, alpha: 1, isScrolled: false,
        into: &survey)
    }
    return survey
  }

  private func look(
    at view: UIView, under superview: Int, origin: CGPoint, alpha: CGFloat, isScrolled: Bool,
    into survey: inout Survey
  ) {
    guard !view.isHidden else { return }
    let shown = view.layer.presentation() ?? view.layer
    let place = Self.middle(of: shown)
    let size = shown.bounds.size
    let frame = CGRect(
      x: origin.x + place.x - size.width / 2, y: origin.y + place.y - size.height / 2,
      width: size.width, height: size.height)
    let visible = alpha * CGFloat(shown.opacity)
    if visible > Self.hardlyVisible {
      survey.pictures.note(view, at: frame, container: survey.container)
    }
    if !isScrolled {
      // A view without a size, such as a control point of a wave, shows what is inside it, if
      // anything.
      let isPoint =
        frame.isEmpty && view.subviews.isEmpty && (view.layer.sublayers ?? []).isEmpty
      survey.looks[view.serial] = Look(
        serial: view.serial, type: type(of: view), superview: superview, place: place,
        alpha: CGFloat(shown.opacity), isInSight: !isPoint && frame.intersects(survey.window))
    }
    // The contents of a scroll view are not judged, because scrolling moves them. Their pictures
    // are, because an animator takes them over.
    let isScrolled = isScrolled || view is UIScrollView
    if isScrolled, visible <= Self.hardlyVisible { return }
    let inner = CGPoint(x: frame.minX - shown.bounds.minX, y: frame.minY - shown.bounds.minY)
    for subview in view.subviews {
      look(
        at: subview, under: view.serial, origin: inner, alpha: visible, isScrolled: isScrolled,
        into: &survey)
    }
  }

  /// Returns the centre of a layer in its superlayer's coordinates. The layer's position is not
  /// enough, because the anchor point may be anywhere.
  private static func middle(of layer: CALayer) -> CGPoint {
    let x = (0.5 - layer.anchorPoint.x) * layer.bounds.width
    let y = (0.5 - layer.anchorPoint.y) * layer.bounds.height
    let transform = layer.transform
    return CGPoint(
      x: layer.position.x + x * transform.m11 + y * transform.m21 + transform.m41,
      y: layer.position.y + x * transform.m12 + y * transform.m22 + transform.m42)
  }
}
