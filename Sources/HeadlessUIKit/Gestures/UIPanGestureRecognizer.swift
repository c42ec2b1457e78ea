import VirtualTime

/// A recogniser of a drag by one or several fingers.
///
/// The gesture begins once the fingers have moved by a few points in any direction (rule R110 of
/// UIKit's behaviour, setting ``UIKitBehavior/panSlop``), and ends when fewer fingers than
/// ``minimumNumberOfTouches`` are left (rule R112 of UIKit's behaviour). With several fingers, the
/// average of their locations is followed. The translation does not jump when a finger comes down
/// or is lifted.
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
/// - Note: Sources disagree whether the translation at `.began` is zero or includes the slop, that
///   is, the distance before the pan is recognised. ``UIKitBehavior/panOrigin`` chooses.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The smallest number of fingers with which the drag is recognised.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and setting a plain value runs
  /// no other code.
  @exclusivity(unchecked) open var minimumNumberOfTouches = 1
  /// The largest number of fingers with which the drag is recognised.
  ///
  /// - Note: A further finger makes the pan fail, or end if it has begun (rule R112 of UIKit's
  ///   behaviour). The only source is a re-implementation of UIKit; ``UIKitBehavior/extraFingers``
  ///   chooses the alternative.
  open var maximumNumberOfTouches = Int.max

  /// The kinds of scrolling by a mouse or trackpad, without effect because the model has only
  /// fingers.
  ///
  /// In UIKit, the recogniser also follows these kinds of scrolling.
  open var allowedScrollTypesMask: UIScrollTypeMask = [] {
    didSet { inert("UIPanGestureRecognizer.allowedScrollTypesMask") }
  }

  /// The average of the fingers' locations, in window coordinates.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and setting a plain value runs
  /// no other code.
  @exclusivity(unchecked) private var center = CGPoint.zero
  /// The point at which the travelled distance is zero: the average location at which the present
  /// fingers would have started, had all of them been down from the beginning.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and setting a plain value runs
  /// no other code.
  @exclusivity(unchecked) private var anchor = CGPoint.zero
  /// The part of the travelled distance that the translation leaves out, such as the distance
  /// before the drag was recognised.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and setting a plain value runs
  /// no other code.
  @exclusivity(unchecked) private var zero = CGPoint.zero
  @exclusivity(unchecked) private var trail = Trail()

  /// The distance that the fingers have travelled since they came down, in window coordinates.
  final var travel: CGPoint { CGPoint(x: center.x - anchor.x, y: center.y - anchor.y) }

  // MARK: - Stand-ins

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

  // MARK: - Translation and velocity

  /// Returns the distance that the fingers have moved since the gesture began, in a view's
  /// coordinates.
  ///
  /// The distance is the total, not the step since the last call. Moving the view does not change
  /// the distance, because only the view's rotation and scale matter.
  open func translation(in view: UIView?) -> CGPoint {
    let travel = self.travel
    return vector(CGPoint(x: travel.x - zero.x, y: travel.y - zero.y), in: view)
  }

  /// Sets the translation to a value, usually zero. Further movements of the fingers are added to
  /// it.
  ///
  /// - Note: Apple documents that the call resets the velocity to zero (rule R111 of UIKit's
  ///   behaviour). But widely copied handlers set the translation, then read the velocity in the
  ///   same call, and work. So the model keeps the velocity by default;
  ///   ``UIKitBehavior/translationResetsVelocity`` chooses the alternative.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let inWindow = windowVector(translation, from: view)
    let travel = self.travel
    zero = CGPoint(x: travel.x - inWindow.x, y: travel.y - inWindow.y)
    if simulator.behavior.translationResetsVelocity {
      trail.restart(at: travel, time: simulator.touches.latest)
    }
  }

  /// Returns the velocity of the fingers in points per second, in a view's coordinates.
  ///
  /// The velocity is measured over the last 100 ms before the latest touch event, so it is zero for
  /// a finger that rested that long.
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
    // A recogniser that asks for no finger at all still ends when the last one is lifted.
    if left < max(minimumNumberOfTouches, 1), machine != .possible || held != nil {
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

  // MARK: - Beginning of the pan

  /// The decision about the movement of the fingers so far: the drag begins, fails, or waits for
  /// more movement.
  enum Judgement {
    case wait, begin, fail
  }

  /// Decides from the travelled distance whether the drag begins. A subclass that recognises only
  /// some directions overrides the method.
  func judge(_ travel: CGPoint) -> Judgement {
    let slop = CGFloat(simulator.behavior.panSlop)
    return travel.x * travel.x + travel.y * travel.y >= slop * slop ? .begin : .wait
  }

  /// Returns the part of the travelled distance that the translation leaves out, when the drag is
  /// recognised after the fingers have travelled a given distance.
  func leftOut(of travel: CGPoint) -> CGPoint {
    simulator.behavior.panOrigin == .recognition ? travel : .zero
  }

  /// Returns the travelled distance, limited on each axis to the slop, that is, to the distance
  /// that a finger moves before a drag is recognised. The translation of UIKit's own recognisers,
  /// such as a scroll view's, leaves this part out (rule R110 of UIKit's behaviour).
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

  /// Computes the fingers' average location anew, because a finger has come down or was lifted, so
  /// that neither the translation nor the velocity jumps.
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

/// A set of ways to scroll: by a mouse wheel or a trackpad.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits that represent the set of ways to scroll, such as by a trackpad.
  public let rawValue: Int
  /// Creates a set of ways to scroll, such as by a trackpad, from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Scrolling in steps, as by a mouse wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Scrolling without steps, as by a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// The set of both ways to scroll: in steps and without steps.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
