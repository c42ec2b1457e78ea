/// A rule by which a ``UIDynamicAnimator`` moves items.
///
/// The ready-made behaviours are subclasses. An app can compose a behaviour of its own from them: a
/// subclass adds child behaviours in its initialiser, and adding it to the animator adds all of
/// them.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Creates a behaviour that has no effect of its own.
  public override init() { super.init() }

  /// A closure that is called in every frame, after all items were moved.
  open var action: (() -> Void)?

  /// The behaviours of which this one is composed.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// The animator to which the behaviour or one of its parents was added; `nil` if there is none.
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

  /// Called before the behaviour is added to an animator, or removed from its animator (`nil`).
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: - For the animator

  /// The items that the behaviour affects.
  var affectedItems: [any UIDynamicItem] { [] }

  /// Sets physical properties of the bodies, such as density. A subclass overrides the method.
  func shape(_ bodies: DynamicBodies) {}

  /// Changes velocities of the bodies for one step, for example by gravity. A subclass overrides
  /// the method.
  func push(_ bodies: DynamicBodies, for step: CGFloat) {}

  /// Corrects positions of the bodies, for example to the length of a rod. Called several times in
  /// each step; a subclass overrides the method.
  func hold(_ bodies: DynamicBodies, for step: CGFloat) {}

  /// Finds the contacts of the bodies in this step. A subclass overrides the method.
  func collide(_ bodies: DynamicBodies) {}

  /// The behaviour and all its descendants.
  final var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

  /// Tells the behaviour and its children that they join an animator, and resumes the animator.
  final func enter(_ animator: UIDynamicAnimator) {
    willMove(to: animator)
    for child in childBehaviors { child.enter(animator) }
    animator.wake()
  }

  /// Tells the behaviour and its children that they leave their animator.
  final func leave() {
    willMove(to: nil)
    for child in childBehaviors { child.leave() }
  }

  /// Resumes the paused animator, because the behaviour has changed.
  final func changed() { dynamicAnimator?.wake() }
}

/// The list of the items to which a behaviour applies.
struct DynamicItems {
  private(set) var all: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem] = []) { all = items }

  mutating func add(_ item: any UIDynamicItem) {
    if !all.contains(where: { $0 === item }) { all.append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }
}
