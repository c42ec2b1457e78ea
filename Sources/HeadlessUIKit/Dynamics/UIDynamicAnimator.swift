import VirtualTime

/// An animator that moves items by simulated physics: they fall, swing, collide and come to rest.
///
/// ```swift
/// let animator = UIDynamicAnimator(referenceView: view)
/// animator.addBehavior(UISnapBehavior(item: card, snapTo: view.center))
/// ```
///
/// The animator runs while an item moves, and pauses when all items have been at rest for half a
/// second. A change of its behaviours makes the animator run again. When the animator is released,
/// all items stop where they are, so an app should keep it in a property.
///
/// ## Computation
///
/// Each frame of the screen is computed in four steps (of 1/240 s at 60 frames a second) on virtual
/// time, so a run can be repeated to the last bit. In every step, forces change velocities and
/// velocities change positions. Then positions are corrected until joints hold and no bodies
/// overlap. Finally each velocity is computed from the distance that the body has really moved
/// (extended position-based dynamics). This method is stable for joints of any stiffness, which
/// tests without a screen need.
///
/// - Note: The strengths are those that Apple publishes: 1000 points/s² for a gravity of 1, and 100
///   points/s² for a push of 1 on an item of 100 by 100 points. The motion was not compared with a
///   device, so rely on the places at which items come to rest, and not on the time that they take.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  private static let stepsPerFrame = 4
  /// The number of times that each simulation step corrects joints and contacts. More corrections
  /// would be more precise and cost more time.
  private static let rounds = 6
  /// The time in seconds after which a body that does not move counts as at rest. The animator
  /// pauses when all bodies are at rest.
  private static let restingTime: CGFloat = 0.5

  private let simulator = Simulator.current
  let bodies = DynamicBodies()
  // Unchecked: only the main actor and the animator's deinitialiser use the property, never at the
  // same time.
  nonisolated(unsafe) private var ticks: TickToken?

  /// The view in whose coordinates the behaviours give points and boundaries; `nil` for items that
  /// are not views.
  open private(set) weak var referenceView: UIView?
  /// The delegate that is told when the animator resumes and pauses.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The behaviours that move the animator's items.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// The total time in seconds for which the dynamic animator has run. Pauses do not count.
  open private(set) var elapsedTime: TimeInterval = 0

  /// Creates an animator for items that are subviews of a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates a dynamic animator for items that are not views.
  public override init() { super.init() }

  deinit {
    guard let ticks else { return }
    atDeath {
      _ = simulator.loop.removeTick(ticks)
      simulator.animators.dynamicsChanged(running: false, at: simulator.now)
    }
  }

  /// A Boolean value that is true while the dynamic animator moves items, and false while it is
  /// paused.
  open var isRunning: Bool { ticks != nil }

  // MARK: - Behaviours

  /// Adds a behaviour to the animator, which starts to move its items. A behaviour that belongs to
  /// another animator is removed from that one.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.animator?.removeBehavior(behavior)
    behaviors.append(behavior)
    behavior.animator = self
    behavior.enter(self)
  }

  /// Removes a behaviour from the animator. The animator resumes, because the items may move
  /// without the behaviour.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.leave()
    behaviors.remove(at: index)
    behavior.animator = nil
    wake()
  }

  /// Removes all behaviours from the animator. A paused animator stays paused, because no behaviour
  /// is left that could move items.
  open func removeAllBehaviors() {
    for behavior in behaviors {
      behavior.leave()
      behavior.animator = nil
    }
    behaviors = []
  }

  /// Returns the animator's items whose frames intersect a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    bodies.all.map(\.item).filter { item in
      let size = item.bounds.size
      let frame = CGRect(
        x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
        height: size.height)
      return frame.appIntersects(rect)
    }
  }

  /// Makes the animator continue from the position and rotation that an app has given to an item.
  /// The item keeps its velocity, and the animator resumes.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    bodies[item]?.read()
    wake()
  }

  // MARK: - Running

  /// Resumes the animator if it is paused, because a behaviour or an item has changed.
  final func wake() {
    for body in bodies.all { body.stillness = 0 }
    guard ticks == nil, !behaviors.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    ticks = simulator.loop.addTick { [weak self] in self?.advance() }
    simulator.animators.dynamicsChanged(running: true, at: simulator.now)
  }

  private func pause() {
    guard let ticks else { return }
    simulator.loop.removeTick(ticks)
    self.ticks = nil
    simulator.animators.dynamicsChanged(running: false, at: simulator.now)
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func advance() {
    let rules = behaviors.flatMap(\.family)
    meetItems(of: rules)
    let frame = CGFloat(1) / CGFloat(simulator.loop.frames.framesPerSecond)
    let step = frame / CGFloat(Self.stepsPerFrame)
    for _ in 0..<Self.stepsPerFrame { take(step, rules) }
    elapsedTime += TimeInterval(frame)
    for body in bodies.all {
      body.watch(for: frame)
      body.write()
    }
    for rule in rules {
      (rule as? UICollisionBehavior)?.announce()
      rule.action?()
    }
    if bodies.all.allSatisfy({ $0.stillness >= Self.restingTime }) { pause() }
  }

  /// Updates the bodies of the simulation before a frame: items that were added to behaviours get
  /// bodies, bodies of items that no behaviour affects any more are removed, and the behaviours set
  /// the physical properties of all bodies anew.
  private func meetItems(of rules: [UIDynamicBehavior]) {
    var known: [DynamicBody] = []
    for item in rules.flatMap(\.affectedItems) where !known.contains(where: { $0.item === item }) {
      known.append(bodies[item] ?? DynamicBody(item))
    }
    bodies.all = known
    for body in known { body.qualities = DynamicBody.Qualities() }
    for rule in rules { rule.shape(bodies) }
  }

  private func take(_ step: CGFloat, _ rules: [UIDynamicBehavior]) {
    for rule in rules { rule.push(bodies, for: step) }
    for body in bodies.all { body.move(for: step) }
    bodies.contacts = []
    for rule in rules { rule.collide(bodies) }
    for _ in 0..<Self.rounds {
      for rule in rules { rule.hold(bodies, for: step) }
      for contact in bodies.contacts { contact.separate() }
    }
    for body in bodies.all { body.settle(after: step) }
    for _ in 0..<Self.rounds {
      for contact in bodies.contacts { contact.bounce() }
    }
    for contact in bodies.contacts { contact.rub() }
  }
}

extension DynamicBody {
  /// Moves the body as far as its velocity moves it in one simulation step. Joints and contacts are
  /// corrected later.
  fileprivate func move(for step: CGFloat) {
    if qualities.isAnchored {
      velocity = .zero
      spin = 0
    }
    velocity = velocity * (1 / (1 + qualities.resistance * step))
    spin = qualities.allowsRotation ? spin / (1 + qualities.angularResistance * step) : 0
    freeVelocity = velocity
    (formerPosition, formerAngle) = (position, angle)
    position = position + velocity * step
    angle += spin * step
  }

  /// Computes the body's velocity and spin from the distance that it has really moved in a
  /// simulation step, after all corrections.
  fileprivate func settle(after step: CGFloat) {
    velocity = (position - formerPosition) * (1 / step)
    spin = (angle - formerAngle) / step
  }

  /// Measures the time for which the body has hardly moved: by less than two points, or a fiftieth
  /// of a turn, per second.
  ///
  /// The positions in successive frames are compared, because the speed would mislead: a body that
  /// leans on a wall and hangs on a joint has a speed in each step, as wall and joint correct each
  /// other's effect.
  fileprivate func watch(for frame: CGFloat) {
    let isStill =
      (position - lastSeen.position).length < 2 * frame
      && abs(angle - lastSeen.angle) < 0.12 * frame
    stillness = isStill ? stillness + frame : 0
    lastSeen = (position, angle)
  }
}

/// A dynamic animator's delegate, which is told when the animator resumes and pauses. Both methods
/// are optional.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called when the dynamic animator is about to resume. Optional.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when the dynamic animator has paused, because all its items are at rest. Optional.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing when a dynamic animator resumes, for a delegate that does not implement this
  /// optional method.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing when a dynamic animator pauses, for a delegate that does not implement this
  /// optional method.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
