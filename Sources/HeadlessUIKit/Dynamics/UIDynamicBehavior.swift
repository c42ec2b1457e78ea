/// A rule by which a ``UIDynamicAnimator`` moves items.
///
/// The ready-made behaviours are subclasses. An app composes its own behaviour from them: a
/// subclass adds children in its initialiser, and the animator adds all of them at once.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Creates a behaviour that does nothing itself.
  public override init() { super.init() }

  /// A closure that is called in every frame, after all items have been moved.
  open var action: (() -> Void)?

  /// The behaviours of which this one is composed.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// The animator to which the behaviour, or its parent, was added.
  open var dynamicAnimator: UIDynamicAnimator? { animator ?? parent?.dynamicAnimator }

  weak var animator: UIDynamicAnimator?
  weak var parent: UIDynamicBehavior?

  /// Adds a child behaviour.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    behavior.parent = self
    if let dynamicAnimator { behavior.enter(dynamicAnimator) }
  }

  /// Removes a child behaviour.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.leave()
    childBehaviors.remove(at: index)
    behavior.parent = nil
    dynamicAnimator?.wake()
  }

  /// Tells the behaviour that it is about to be added to an animator, or removed (`nil`).
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: - For the animator

  /// The items that the behaviour affects.
  var affectedItems: [any UIDynamicItem] { [] }

  /// Sets the properties of bodies that the behaviour controls.
  func shape(_ bodies: DynamicBodies) {}

  /// Changes the velocities of bodies for one step.
  func push(_ bodies: DynamicBodies, for step: CGFloat) {}

  /// Corrects the positions of bodies; it is called several times a step.
  func hold(_ bodies: DynamicBodies, for step: CGFloat) {}

  /// Adds the contacts of bodies in this step.
  func collide(_ bodies: DynamicBodies) {}

  /// This behaviour and its children, recursively.
  final var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

  /// Announces to the behaviour and its children that they join an animator, and wakes the
  /// animator.
  final func enter(_ animator: UIDynamicAnimator) {
    willMove(to: animator)
    for child in childBehaviors { child.enter(animator) }
    animator.wake()
  }

  /// Announces to the behaviour and its children that they leave their animator.
  final func leave() {
    willMove(to: nil)
    for child in childBehaviors { child.leave() }
  }

  /// Wakes the animator, because the behaviour has changed.
  final func changed() { dynamicAnimator?.wake() }
}

/// The items of a behaviour.
struct DynamicItems {
  private(set) var all: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem] = []) { all = items }

  mutating func add(_ item: any UIDynamicItem) {
    if !all.contains(where: { $0 === item }) { all.append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }
}
