import VirtualTime

/// Moves items as if they were things: they fall, swing, bump into each other and come to rest.
///
/// ```swift
/// let animator = UIDynamicAnimator(referenceView: view)
/// animator.addBehavior(UISnapBehavior(item: card, snapTo: view.center))
/// ```
///
/// An animator runs while something moves and pauses when everything has been at rest for a moment;
/// a change to one of its behaviours wakes it. When the animator goes, everything stops where it
/// is: keep it in a property.
///
/// ## How it is computed
///
/// Time goes in fixed steps of 1/240 s, four to a frame, from one frame of the screen to the next
/// on virtual time, so a run can be repeated to the last bit. In every step forces change
/// velocities, velocities change places, then the places are put right until joints hold and
/// nothing lies inside anything else, and the velocity is read off from where a body really went
/// (extended position-based dynamics). That cannot explode however stiff a joint is, which is what
/// a headless test wants of physics.
///
/// - Note: Apple's numbers are kept where they are published: 1000 points/s² for gravity of 1, 100
///   points/s² for a push of 1 on 100 by 100 points. The motion itself was not compared with a
///   device: rely on where things end, not on when.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  private static let stepsPerFrame = 4
  /// Rounds in which joints and contacts are put right.
  private static let rounds = 6
  /// How many seconds of stillness are rest.
  private static let restingTime: CGFloat = 0.5

  private let simulator = Simulator.current
  let bodies = DynamicBodies()
  nonisolated(unsafe) private var ticks: TickToken?

  /// The view whose coordinates items are in.
  open private(set) weak var referenceView: UIView?
  /// Hears of starting and stopping.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The rules in force.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// How long it has been running, all told.
  open private(set) var elapsedTime: TimeInterval = 0

  /// Creates an animator for items inside a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator for items that are not views.
  public override init() { super.init() }

  deinit {
    guard let ticks else { return }
    atDeath {
      _ = simulator.loop.removeTick(ticks)
      simulator.runningDynamics -= 1
    }
  }

  /// Whether anything moves.
  open var isRunning: Bool { ticks != nil }

  // MARK: - Behaviours

  /// Puts a rule into force.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.animator?.removeBehavior(behavior)
    behaviors.append(behavior)
    behavior.animator = self
    behavior.enter(self)
  }

  /// Takes a rule out of force.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.leave()
    behaviors.remove(at: index)
    behavior.animator = nil
    wake()
  }

  /// Takes all rules out of force. Nothing is left that could move, so this wakes nothing.
  open func removeAllBehaviors() {
    for behavior in behaviors {
      behavior.leave()
      behavior.animator = nil
    }
    behaviors = []
  }

  /// The items whose frames meet a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    bodies.all.map(\.item).filter { item in
      let size = item.bounds.size
      let frame = CGRect(
        x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
        height: size.height)
      return frame.intersects(rect)
    }
  }

  /// Reads anew where an item is, which somebody has moved by hand. Its velocity stays.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    bodies[item]?.read()
    wake()
  }

  // MARK: - Running

  /// Takes note that something has changed: bodies that rest may have to move.
  final func wake() {
    for body in bodies.all { body.stillness = 0 }
    guard ticks == nil, !behaviors.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    ticks = simulator.loop.addTick { [weak self] in self?.advance() }
    simulator.runningDynamics += 1
  }

  private func pause() {
    guard let ticks else { return }
    simulator.loop.removeTick(ticks)
    self.ticks = nil
    simulator.runningDynamics -= 1
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

  /// Gets to know items that rules have come to be about, and forgets those that no rule is about
  /// any more.
  private func meetItems(of rules: [UIDynamicBehavior]) {
    var known: [DynamicBody] = []
    for item in rules.flatMap(\.affectedItems) where !known.contains(where: { $0.item === item }) {
      known.append(bodies[item] ?? DynamicBody(item))
    }
    bodies.all = known
    for body in known { body.takeDefaults() }
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
  /// What a body is like that no ``UIDynamicItemBehavior`` is about.
  fileprivate func takeDefaults() {
    (elasticity, friction, density) = (0, 0, 1)
    (resistance, angularResistance) = (0, 0)
    (allowsRotation, isAnchored) = (true, false)
  }

  /// Goes on for a step as if nothing held it.
  fileprivate func move(for step: CGFloat) {
    if isAnchored {
      velocity = .zero
      spin = 0
    }
    velocity = velocity * (1 / (1 + resistance * step))
    spin = allowsRotation ? spin / (1 + angularResistance * step) : 0
    freeVelocity = velocity
    (formerPosition, formerAngle) = (position, angle)
    position = position + velocity * step
    angle += spin * step
  }

  /// Reads its velocity off from where it has gone.
  fileprivate func settle(after step: CGFloat) {
    velocity = (position - formerPosition) * (1 / step)
    spin = (angle - formerAngle) / step
  }

  /// Counts how long it has hardly moved: less than two points, or a fiftieth of a turn, a second.
  ///
  /// That is asked of where it is from frame to frame. What leans on a wall and hangs on a joint
  /// has a speed in each step, which one of the two takes away in the next.
  fileprivate func watch(for frame: CGFloat) {
    let isStill =
      (position - lastSeen.position).length < 2 * frame
      && abs(angle - lastSeen.angle) < 0.12 * frame
    stillness = isStill ? stillness + frame : 0
    lastSeen = (position, angle)
  }
}

/// Hears when an animator starts and stops; both may be left out.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Something is about to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Everything has come to rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
