import VirtualTime

/// A drag: fingers move while they are down.
///
/// It begins once its fingers have moved by a few points (R110, ``UIKitBehavior/panSlop``),
/// measured as the crow flies, and ends when there are fewer of them than
/// ``minimumNumberOfTouches`` (R112). With several fingers, their middle is what drags; a finger
/// that joins or leaves does not make the translation jump.
///
/// ```swift
/// @objc func handlePan(_ pan: UIPanGestureRecognizer) {
///   let progress = pan.translation(in: pan.view).y / 400
///   switch pan.state {
///   case .began: dismiss(animated: true)
///   case .changed: interactor.update(progress)
///   case .ended where pan.velocity(in: pan.view).y > 500 || progress > 0.5: interactor.finish()
///   case .ended, .cancelled: interactor.cancel()
///   default: break
///   }
/// }
/// ```
///
/// - Note: Sources disagree about the translation at `.began`: whether it is zero or has the slop
///   in it is ``UIKitBehavior/panOrigin``.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers it takes.
  @exclusivity(unchecked) open var minimumNumberOfTouches = 1
  /// How many fingers are too many.
  ///
  /// - Note: A finger too many makes the pan fail, or end if it has begun (R112). That is known
  ///   from a re-implementation only; ``UIKitBehavior/extraFingers`` has the other side.
  open var maximumNumberOfTouches = Int.max

  /// The kinds of scrolling by a mouse or a pad that it follows; there are fingers only.
  open var allowedScrollTypesMask: UIScrollTypeMask = [] {
    didSet { inert("UIPanGestureRecognizer.allowedScrollTypesMask") }
  }

  /// The middle of its fingers, in the window.
  @exclusivity(unchecked) private var center = CGPoint.zero
  /// Where the middle would have set out, had the present fingers been down all the time.
  @exclusivity(unchecked) private var anchor = CGPoint.zero
  /// How far it had travelled where the translation counts as zero.
  @exclusivity(unchecked) private var zero = CGPoint.zero
  @exclusivity(unchecked) private var trail = Trail()

  /// How far its fingers have travelled since they came down, in the window.
  final var travel: CGPoint { CGPoint(x: center.x - anchor.x, y: center.y - anchor.y) }

  // MARK: - Standing in for another kind

  override class func makeStandIn() -> UIGestureRecognizer? { UIPanGestureRecognizer() }

  override func mimic(_ other: UIGestureRecognizer) {
    super.mimic(other)
    guard let other = other as? UIPanGestureRecognizer else { return }
    (center, anchor, zero, trail) = (other.center, other.anchor, other.zero, other.trail)
  }

  override func takeBack(to other: UIGestureRecognizer) {
    super.takeBack(to: other)
    guard let other = other as? UIPanGestureRecognizer else { return }
    (other.zero, other.trail) = (zero, trail)
  }

  // MARK: - What it measures

  /// How far the fingers have moved since the gesture began, in the coordinates of a view.
  ///
  /// The total, not the step since the last time. A view that follows the finger does not disturb
  /// it: only how the view is turned and scaled matters, not where it is.
  open func translation(in view: UIView?) -> CGPoint {
    let travel = self.travel
    return vector(CGPoint(x: travel.x - zero.x, y: travel.y - zero.y), in: view)
  }

  /// Makes the present translation read differently.
  ///
  /// - Note: That it makes the velocity zero is documented (R111). Widely copied handlers set the
  ///   translation and read the velocity in one call, and work; so the model keeps it, and
  ///   ``UIKitBehavior/translationResetsVelocity`` has the other side.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let inWindow = windowVector(translation, from: view)
    let travel = self.travel
    zero = CGPoint(x: travel.x - inWindow.x, y: travel.y - inWindow.y)
    if simulator.behavior.translationResetsVelocity {
      trail.restart(at: travel, time: simulator.touches.latest)
    }
  }

  /// How fast the fingers move, in points per second in the coordinates of a view.
  ///
  /// Measured over the last 100 ms before the latest touch; zero for a finger that rested that
  /// long.
  open func velocity(in view: UIView?) -> CGPoint {
    vector(trail.velocity, in: view)
  }

  // MARK: - Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    regroup(without: nil)
    guard numberOfTouches > maximumNumberOfTouches else { return }
    switch simulator.behavior.extraFingers {
    case .end: state = machine == .possible ? .failed : .ended
    case .ignore: if let extra = self.touches.last { ignore(extra, for: event) }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    center = centroid
    guard numberOfTouches >= minimumNumberOfTouches else {
      anchor = center
      return
    }
    trail.add(travel, time: simulator.touches.latest)
    if machine == .possible {
      if held == nil { considerBeginning() }
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let lifted = self.touches.first(where: { $0.phase == .ended }) else { return }
    if lifted.point != lifted.previousPoint {
      center = centroid
      trail.add(travel, time: lifted.time)
    } else {
      trail.pass(to: lifted.time)
    }
    let left = numberOfTouches - 1
    if left < minimumNumberOfTouches, machine != .possible || held != nil {
      state = .ended
    } else if left == 0 {
      state = .failed
    } else {
      regroup(without: lifted)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    anchor = center
    zero = .zero
    trail.restart(at: .zero, time: simulator.touches.latest)
  }

  // MARK: - Beginning

  /// What a pan makes of the way its fingers have come while it is possible.
  enum Judgement {
    case wait, begin, fail
  }

  /// Judges whether the fingers are panning. Kinds of pan that care for the direction have their
  /// own opinion.
  func judge(_ travel: CGPoint) -> Judgement {
    let slop = CGFloat(simulator.behavior.panSlop)
    return travel.x * travel.x + travel.y * travel.y >= slop * slop ? .begin : .wait
  }

  /// The part of the way before it began that is left out of the translation.
  func leftOut(of travel: CGPoint) -> CGPoint {
    simulator.behavior.panOrigin == .recognition ? travel : .zero
  }

  /// The slop along an axis on which a pan has begun, and all of a shorter way: what the system's
  /// own pans leave out (R110).
  final func slop(of travel: CGPoint) -> CGPoint {
    let slop = CGFloat(simulator.behavior.panSlop)
    return CGPoint(x: min(max(travel.x, -slop), slop), y: min(max(travel.y, -slop), slop))
  }

  private func considerBeginning() {
    switch judge(travel) {
    case .wait: break
    case .fail: state = .failed
    case .begin:
      zero = leftOut(of: travel)
      state = .began
    }
  }

  /// Goes on with other fingers from where it is: neither translation nor velocity notices.
  private func regroup(without lifted: UITouch?) {
    let travelled = touches.count > 1 || lifted != nil ? travel : .zero
    var sum = CGPoint.zero
    var count: CGFloat = 0
    for touch in touches where touch !== lifted {
      sum.x += touch.point.x
      sum.y += touch.point.y
      count += 1
    }
    center = CGPoint(x: sum.x / count, y: sum.y / count)
    anchor = CGPoint(x: center.x - travelled.x, y: center.y - travelled.y)
    if touches.count == 1, lifted == nil { trail.restart(at: .zero, time: touches[0].time) }
    if Int(count) <= minimumNumberOfTouches, machine == .possible {
      anchor = center
      trail.restart(at: .zero, time: simulator.touches.latest)
    }
  }
}

/// Kinds of scrolling by a mouse or a pad.
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
