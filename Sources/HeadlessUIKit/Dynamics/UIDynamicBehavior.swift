/// A rule by which a ``UIDynamicAnimator`` moves items.
///
/// The ready-made behaviours, such as gravity, are subclasses. An app can compose a behaviour of
/// its own from them: a subclass adds child behaviours in its initialiser. Adding such a behaviour
/// to an animator adds all its children.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Creates a dynamic behaviour that has no effect of its own. It may get child behaviours.
  public override init() { super.init() }

  /// A closure that is called in every frame of the animator, after all items were moved.
  open var action: (() -> Void)?

  /// The child behaviours of which this behaviour is composed.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// The animator to which this behaviour, or the behaviour that it is a child of, was added; `nil`
  /// if there is none.
  open var dynamicAnimator: UIDynamicAnimator? { animator ?? parent?.dynamicAnimator }

  weak var animator: UIDynamicAnimator?
  weak var parent: UIDynamicBehavior?

  /// Adds a child behaviour, which takes effect while this behaviour belongs to an animator.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    behavior.parent = self
    if let dynamicAnimator { behavior.enter(dynamicAnimator) }
  }

  /// Removes a child behaviour, which then has no effect any more.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.leave()
    childBehaviors.remove(at: index)
    behavior.parent = nil
    dynamicAnimator?.wake()
  }

  /// Called before the behaviour is added to the given animator; with `nil`, before it is removed
  /// from its animator. A subclass may override the method.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: - For the animator

  /// The items that the behaviour moves or whose properties it sets. A subclass overrides the
  /// property.
  var affectedItems: [any UIDynamicItem] { [] }

  /// Sets physical properties of the simulated bodies, such as their density. A subclass overrides
  /// the method.
  func shape(_ bodies: DynamicBodies) {}

  /// Changes the velocities of the simulated bodies for one step, for example by gravity. A
  /// subclass overrides the method.
  func push(_ bodies: DynamicBodies, for step: CGFloat) {}

  /// Corrects the positions of the simulated bodies, for example to the length of a rod. A subclass
  /// overrides the method, which is called several times in each step.
  func hold(_ bodies: DynamicBodies, for step: CGFloat) {}

  /// Finds the simulated bodies that touch each other or a boundary in this step. A subclass
  /// overrides the method.
  func collide(_ bodies: DynamicBodies) {}

  /// This behaviour, its child behaviours, their children and so on.
  final var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

  /// Informs the behaviour and its children that they are added to an animator, and resumes the
  /// animator.
  final func enter(_ animator: UIDynamicAnimator) {
    willMove(to: animator)
    for child in childBehaviors { child.enter(animator) }
    animator.wake()
  }

  /// Informs the behaviour and its children that they are removed from their animator.
  final func leave() {
    willMove(to: nil)
    for child in childBehaviors { child.leave() }
  }

  /// Resumes the behaviour's animator if it is paused, because a property of the behaviour has
  /// changed.
  final func changed() { dynamicAnimator?.wake() }
}

/// A list of the items to which a dynamic behaviour applies, each of them once.
struct DynamicItems {
  private(set) var all: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem] = []) { all = items }

  mutating func add(_ item: any UIDynamicItem) {
    if !all.contains(where: { $0 === item }) { all.append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }
}
