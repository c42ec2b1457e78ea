import VirtualTime

/// A recogniser of a drag.
///
/// The gesture begins once its fingers have moved by a few points in any direction (R110,
/// ``UIKitBehavior/panSlop``), and ends when there are fewer of them than
/// ``minimumNumberOfTouches`` (R112). With several fingers, their centre drags; a finger that joins
/// or leaves does not make the translation jump.
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
/// - Note: Sources disagree whether the translation at `.began` is zero or includes the slop;
///   ``UIKitBehavior/panOrigin`` chooses.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The smallest number of fingers that drag.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and setting a plain value runs
  /// no other code.
  @exclusivity(unchecked) open var minimumNumberOfTouches = 1
  /// The largest number of fingers that drag.
  ///
  /// - Note: A further finger makes the pan fail, or end if it has begun (R112). The only source is
  ///   a re-implementation; ``UIKitBehavior/extraFingers`` chooses the alternative.
  open var maximumNumberOfTouches = Int.max

  /// The kinds of scrolling by a mouse or trackpad, without effect because the model has only
  /// fingers.
  open var allowedScrollTypesMask: UIScrollTypeMask = [] {
    didSet { inert("UIPanGestureRecognizer.allowedScrollTypesMask") }
  }

  /// The centre of the fingers, in the window.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and setting a plain value runs
  /// no other code.
  @exclusivity(unchecked) private var center = CGPoint.zero
  /// The point at which the centre would have started, if the present fingers had been down from
  /// the beginning.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and setting a plain value runs
  /// no other code.
  @exclusivity(unchecked) private var anchor = CGPoint.zero
  /// The distance of the fingers at which the translation is zero.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and setting a plain value runs
  /// no other code.
  @exclusivity(unchecked) private var zero = CGPoint.zero
  @exclusivity(unchecked) private var trail = Trail()

  /// The distance that the fingers have moved since they came down, in the window.
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

  // MARK: - Measuring

  /// Returns the distance that the fingers have moved since the gesture began, in the coordinates
  /// of a view.
  ///
  /// The distance is the total, not the step since the last call. Moving the view does not change
  /// it, because only the view's rotation and scale matter.
  open func translation(in view: UIView?) -> CGPoint {
    let travel = self.travel
    return vector(CGPoint(x: travel.x - zero.x, y: travel.y - zero.y), in: view)
  }

  /// Sets the present translation.
  ///
  /// - Note: Apple documents that this resets the velocity to zero (R111). But widely copied
  ///   handlers set the translation and then read the velocity in one call, and they work. So the
  ///   model keeps the velocity by default; ``UIKitBehavior/translationResetsVelocity`` chooses the
  ///   alternative.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let inWindow = windowVector(translation, from: view)
    let travel = self.travel
    zero = CGPoint(x: travel.x - inWindow.x, y: travel.y - inWindow.y)
    if simulator.behavior.translationResetsVelocity {
      trail.restart(at: travel, time: simulator.touches.latest)
    }
  }

  /// Returns the velocity of the fingers, in points per second in the coordinates of a view.
  ///
  /// It is measured over the last 100 ms before the latest touch, so it is zero for a finger that
  /// rested that long.
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

  /// A decision about the movement of the fingers before the gesture has begun.
  enum Judgement {
    case wait, begin, fail
  }

  /// Decides whether the fingers are panning. Subclasses that recognise only some directions
  /// override it.
  func judge(_ travel: CGPoint) -> Judgement {
    let slop = CGFloat(simulator.behavior.panSlop)
    return travel.x * travel.x + travel.y * travel.y >= slop * slop ? .begin : .wait
  }

  /// Returns the part of the fingers' distance before the pan's beginning that the translation
  /// leaves out.
  func leftOut(of travel: CGPoint) -> CGPoint {
    simulator.behavior.panOrigin == .recognition ? travel : .zero
  }

  /// Returns the fingers' distance limited to the slop on each axis, which the system's own pans
  /// leave out (R110).
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

  /// Continues the pan with other fingers, so that neither translation nor velocity jumps.
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

/// The kinds of scrolling by a mouse or trackpad.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits that make up the option set.
  public let rawValue: Int
  /// Creates a set of kinds from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Scrolling in steps, as by a mouse wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Scrolling without steps, as by a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both kinds.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
