/// A rule of motion that items in a ``UIDynamicAnimator`` obey.
///
/// The ready-made rules are subclasses. An app's own is put together of them: a subclass adds
/// children in its initialiser, and the animator takes the whole family in at once.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Creates a rule that does nothing by itself.
  public override init() { super.init() }

  /// Done in every step of the animator, after everything has been moved.
  open var action: (() -> Void)?

  /// The rules this one is put together of.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// The animator the rule is in force in.
  open var dynamicAnimator: UIDynamicAnimator? { animator ?? parent?.dynamicAnimator }

  weak var animator: UIDynamicAnimator?
  weak var parent: UIDynamicBehavior?

  /// Adds a rule to this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    behavior.parent = self
    if let dynamicAnimator { behavior.enter(dynamicAnimator) }
  }

  /// Takes a rule out of this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.leave()
    childBehaviors.remove(at: index)
    behavior.parent = nil
    dynamicAnimator?.wake()
  }

  /// Tells the rule that it is about to come into force in an animator, or (`nil`) to be taken out.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: - What the animator asks

  /// The items the rule is about.
  var affectedItems: [any UIDynamicItem] { [] }

  /// Sets the qualities of bodies that the rule decides on.
  func shape(_ bodies: DynamicBodies) {}

  /// Speeds bodies up for one step.
  func push(_ bodies: DynamicBodies, for step: CGFloat) {}

  /// Puts bodies where the rule insists that they are; done several times a step.
  func hold(_ bodies: DynamicBodies, for step: CGFloat) {}

  /// Says what of the world bodies bump into.
  func collide(_ bodies: DynamicBodies) {}

  /// This rule and all those it is put together of.
  final var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

  /// Comes into force.
  final func enter(_ animator: UIDynamicAnimator) {
    willMove(to: animator)
    for child in childBehaviors { child.enter(animator) }
    animator.wake()
  }

  /// Is taken out.
  final func leave() {
    willMove(to: nil)
    for child in childBehaviors { child.leave() }
  }

  /// Takes note that the rule says something else now.
  final func changed() { dynamicAnimator?.wake() }
}

/// The items of a rule that is about several.
struct DynamicItems {
  private(set) var all: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem] = []) { all = items }

  mutating func add(_ item: any UIDynamicItem) {
    if !all.contains(where: { $0 === item }) { all.append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }
}
