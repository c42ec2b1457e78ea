import HeadlessUIKit
import VirtualTime

/// A writer of journals, with names for objects that are the same in every process.
///
/// The writer holds no object. It identifies each by its serial number, and writes the name of its
/// class, followed by a number from the second object of the class on.
@MainActor
final class JournalWriter {
  private(set) var journal = Journal()
  private var origin = VirtualInstant.zero
  private var objects: [Int: Journal.Object] = [:]
  private var transitions: [Int: Int] = [:]
  private var counts: [ObjectIdentifier: Int] = [:]
  private var types: [ObjectIdentifier: String] = [:]
  /// A closure that gets every entry as soon as it is written, because the process may end before
  /// the journal is complete.
  private let listener: ((Journal.Entry) -> Void)?

  init(_ listener: ((Journal.Entry) -> Void)? = nil) { self.listener = listener }

  /// Begins the journal of the trace: earlier entries are dropped, and the times of later ones
  /// count from this instant.
  func begin(at instant: VirtualInstant) {
    origin = instant
    journal = Journal()
  }

  func write(_ occurrence: Occurrence, at instant: VirtualInstant) {
    let event: Journal.Event
    switch occurrence {
    case .step(let step): event = .step(step.act)
    case .harness(let act): event = .harness(act)
    case .note(let note): event = .note(note)
    case .event(let happened):
      guard let known = self.event(happened) else { return }
      event = known
    }
    let entry = Journal.Entry(event, at: instant.nanoseconds - origin.nanoseconds)
    journal.append(entry)
    listener?(entry)
  }

  private func event(_ event: SimulatorEvent) -> Journal.Event? {
    switch event {
    case .call(let object, let method): .call(type: typeName(object), method: "\(method)")
    case .appearance(let controller, let call, let animated):
      .appearance(object(controller), call, animated: animated)
    case .moved(let view, let superview):
      .moved(object(view), superview: superview.map { object($0) })
    case .controllers(let change): .controllers(relation(change))
    case .queued(let request): .queued(request.kind)
    case .transition(let event): .transition(transition(event.transition), stage(event.stage))
    case .gesture(let recognizer, let state):
      .recognizer(object(recognizer, recognizer.serial), Self.state(state))
    case .touch(let touch) where touch.phase == .cancelled:
      .touchCancelled(
        x: Double(touch.location(in: nil).x), y: Double(touch.location(in: nil).y))
    case .touch, .unbalancedAppearance: nil
    case .animation(.added(_, let key)): .animation(key: key, .begins)
    case .animation(.ended(_, let key, let finished)):
      .animation(key: key, finished ? .ends : .isBrokenOff)
    case .application(let state): .system("application \(state)")
    case .feedback(let name): .system("feedback \(name)")
    case .warning(let warning): .warning(warning)
    case .inert(let property): .inert(property: "\(property)")
    case .outside(let text): .system(text)
    case .cut(let passing) where passing.isFirst:
      .cut(passing.met.cut, inTransition: passing.met.isInTransition)
    case .cut: nil
    }
  }

  private func relation(_ change: ControllerChange) -> Journal.Relation {
    switch change {
    case .presented(let controller, let presenter):
      .presented(object(controller), by: object(presenter))
    case .dismissed(let controller, let presenter):
      .dismissed(object(controller), by: object(presenter))
    case .stack(_, let shown): .stack(shown.map { object($0) })
    case .selected(_, let index): .selected(tab: index)
    case .addedChild(let child, let parent): .added(object(child), to: object(parent))
    case .removedChild(let child, let parent): .removed(object(child), from: object(parent))
    }
  }

  private func transition(_ transition: UIKitTransition) -> Journal.Transition {
    let number = transitions[transition.serial] ?? transitions.count + 1
    transitions[transition.serial] = number
    return Journal.Transition(
      kind: transition.kind, number: number, hasInteractor: transition.interactor != nil)
  }

  private func stage(_ stage: TransitionEvent.Stage) -> Journal.Stage {
    switch stage {
    case .requested: .requested
    case .started(let interactive): .started(interactive: interactive)
    case .progress(let progress): .progress(Journal.Reading(Double(progress)))
    case .paused: .paused
    case .finishing: .finishing
    case .cancelling: .cancelling
    case .completed(let outcome): .completed(outcome)
    case .completedAgain(let outcome): .completedAgain(outcome)
    case .ended(let outcome): .ended(outcome)
    case .late(let call, let swallowed): .late(call, swallowed: swallowed)
    case .early(let call, let lost): .early(call, lost: lost)
    case .abandoned: .abandoned
    }
  }

  private static func state(_ state: UIGestureRecognizer.State) -> Journal.RecognizerState {
    switch state {
    case .possible: .possible
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }

  private func object(_ view: UIView) -> Journal.Object { object(view, view.serial) }
  private func object(_ controller: UIViewController) -> Journal.Object {
    object(controller, controller.serial)
  }

  private func object(_ object: AnyObject, _ serial: Int) -> Journal.Object {
    if let known = objects[serial] { return known }
    let type = ObjectIdentifier(Swift.type(of: object))
    let number = counts[type, default: 0] + 1
    counts[type] = number
    let new = Journal.Object(type: typeName(object), number: number, serial: serial)
    objects[serial] = new
    return new
  }

  private func typeName(_ object: AnyObject) -> String {
    let type: AnyObject.Type = Swift.type(of: object)
    if let known = types[ObjectIdentifier(type)] { return known }
    let name = "\(type)"
    types[ObjectIdentifier(type)] = name
    return name
  }
}
