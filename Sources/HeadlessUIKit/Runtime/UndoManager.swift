public import Foundation

/// A store of the opposites of what a person has done, so that it can be undone.
///
/// Everything that is registered in one turn of an app's code is one step here: each registration
/// outside of an explicit group is a step of its own.
///
/// Unchecked: an app's queues and tasks all run on the main thread, so no other thread uses a value
/// of this type.
open class UndoManager: NSObject, @unchecked Sendable {
  private struct Step {
    var name = ""
    var actions: [(target: Weak, perform: () -> Void)] = []
  }
  private final class Weak {
    weak var target: AnyObject?
    init(_ target: AnyObject) { self.target = target }
  }
  private enum Course { case doing, undoing, redoing }

  private var undone: [Step] = []
  private var done: [Step] = []
  private var groups: [Step] = []
  private var course = Course.doing
  private var disabled = 0

  public override init() { super.init() }

  /// The largest number of steps that are kept; 0 stands for any number.
  open var levelsOfUndo = 0 { didSet { trim() } }
  /// True if a turn of the run loop is one step. The model makes each registration one.
  open var groupsByEvent = true
  /// True if registrations are kept.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// True while a step is being undone.
  open var isUndoing: Bool { course == .undoing }
  /// True while a step is being done again.
  open var isRedoing: Bool { course == .redoing }
  /// True if there is a step that can be undone.
  open var canUndo: Bool { !done.isEmpty || groups.contains { !$0.actions.isEmpty } }
  /// True if there is a step that can be done again.
  open var canRedo: Bool { !undone.isEmpty }
  /// The number of groups that are open.
  open var groupingLevel: Int { groups.count }
  /// The name of the step that would be undone next.
  open var undoActionName: String { done.last?.name ?? "" }
  /// The name of the step that would be done again next.
  open var redoActionName: String { undone.last?.name ?? "" }

  /// Registers a closure that undoes something which was done to a target. The target is not kept.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let kept = Weak(target)
    let action = (kept, { if let target = kept.target as? Target { handler(target) } })
    if groups.isEmpty {
      keep(Step(actions: [action]))
    } else {
      groups[groups.count - 1].actions.append(action)
    }
  }

  private func keep(_ step: Step) {
    switch course {
    case .doing:
      done.append(step)
      undone = []
    case .undoing: undone.append(step)
    case .redoing: done.append(step)
    }
    trim()
  }

  private func trim() {
    if levelsOfUndo > 0, done.count > levelsOfUndo {
      done.removeFirst(done.count - levelsOfUndo)
    }
  }

  /// Begins a group: what is registered until its end is one step.
  open func beginUndoGrouping() { groups.append(Step()) }
  /// Ends the group that was begun last.
  open func endUndoGrouping() {
    guard let group = groups.popLast(), !group.actions.isEmpty else { return }
    if groups.isEmpty {
      keep(group)
    } else {
      groups[groups.count - 1].actions += group.actions
    }
  }

  /// Undoes the last step.
  open func undo() {
    while !groups.isEmpty { endUndoGrouping() }
    done.popLast().map { perform($0, as: .undoing) }
  }
  /// Does the step again that was undone last.
  open func redo() { undone.popLast().map { perform($0, as: .redoing) } }

  private func perform(_ step: Step, as course: Course) {
    let outer = self.course
    self.course = course
    groups.append(Step(name: step.name))
    for action in step.actions.reversed() { action.perform() }
    endUndoGrouping()
    self.course = outer
  }

  /// Gives the last step a name, for a menu.
  open func setActionName(_ actionName: String) {
    if !groups.isEmpty {
      groups[groups.count - 1].name = actionName
    } else if !done.isEmpty {
      done[done.count - 1].name = actionName
    }
  }

  /// Keeps no registrations until the matching call of ``enableUndoRegistration()``.
  open func disableUndoRegistration() { disabled += 1 }
  /// Keeps registrations again.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Forgets all steps.
  open func removeAllActions() {
    (done, undone) = ([], [])
    groups = groups.map { _ in Step() }
  }
  /// Forgets what was registered for a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func without(_ steps: [Step]) -> [Step] {
      steps.map { step in
        var step = step
        step.actions.removeAll { $0.target.target === target }
        return step
      }
      .filter { !$0.actions.isEmpty }
    }
    (done, undone) = (without(done), without(undone))
  }
}
