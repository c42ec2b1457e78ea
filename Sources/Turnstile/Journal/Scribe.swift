import HeadlessUIKit
import VirtualTime

/// Writes occurrences down as text, with names that are the same in every process.
///
/// A scribe keeps no object: it knows each by its serial and writes its type's name, with a number behind it where there
/// are several.
@MainActor
final class Scribe {
  private(set) var journal = Journal()
  private var origin = VirtualInstant.zero
  private var names: [Int: String] = [:]
  private var counts: [String: Int] = [:]
  /// Told of every entry as it is written, for whoever may not live to read the whole journal.
  private let listener: ((Journal.Entry) -> Void)?

  init(_ listener: ((Journal.Entry) -> Void)? = nil) { self.listener = listener }

  /// The trace begins; times count from here.
  func begin(at instant: VirtualInstant) {
    origin = instant
    journal = Journal()
  }

  func write(_ occurrence: Occurrence, in world: World) {
    let time = world.simulator.now.nanoseconds - origin.nanoseconds
    switch occurrence {
    case .step(let step): journal.append(step.act.description, at: time, isStep: true)
    case .note(let note): journal.append("note \(note)", at: time)
    case .event(let event):
      guard let text = text(of: event) else { return }
      journal.append(text, at: time)
    }
    if let listener, let entry = journal.entries.last { listener(entry) }
  }

  private func text(of event: SimulatorEvent) -> String? {
    switch event {
    case .call(let object, let method): "\(type(of: object)).\(method)"
    case .appearance(let controller, let call, let animated):
      "\(name(controller)) \(call.rawValue)\(animated ? "" : ", not animated")"
    case .moved(let view, let superview):
      superview.map { "\(name(view)) added to \(name($0))" } ?? "\(name(view)) removed"
    case .controllers(let change): text(of: change)
    case .transition(let event): text(of: event)
    case .gesture(let recognizer, let state):
      "\(name(recognizer, recognizer.serial)) \(Self.word(for: state))"
    case .touch: nil
    case .animation(.added(_, let key)): "animation of \(key) begins"
    case .animation(.ended(_, let key, let finished)):
      "animation of \(key) \(finished ? "ends" : "is broken off")"
    case .application(let state): "application \(state)"
    case .feedback(let name): "feedback \(name)"
    case .warning(let warning): "UIKit says: \(warning.description)"
    }
  }

  private func text(of change: ControllerChange) -> String {
    switch change {
    case .presented(let controller, let presenter):
      "\(name(controller)) is presented by \(name(presenter))"
    case .dismissed(let controller, let presenter):
      "\(name(controller)) is dismissed by \(name(presenter))"
    case .stack(let navigation):
      "stack \(navigation.viewControllers.map { name($0) }.joined(separator: ", "))"
    case .selected(let tabs): "tab \(tabs.selectedIndex) selected"
    case .addedChild(let child, let parent): "\(name(child)) becomes a child of \(name(parent))"
    case .removedChild(let child, let parent):
      "\(name(child)) is no child of \(name(parent)) any more"
    }
  }

  private func text(of event: TransitionEvent) -> String {
    let kind = event.transition.kind.word
    return switch event.stage {
    case .requested:
      "\(kind) requested" + (event.transition.interactor == nil ? "" : ", with an interactor")
    case .started(let interactive): "\(kind) starts\(interactive ? ", interactive" : "")"
    case .progress(let progress): "\(kind) at \(Text.percent(progress))"
    case .paused: "\(kind) paused"
    case .finishing: "\(kind) finishing"
    case .cancelling: "\(kind) cancelling"
    case .completed(let outcome): "\(kind) completeTransition(\(outcome))"
    case .completedAgain(let outcome): "\(kind) completeTransition(\(outcome)) again"
    case .ended(let outcome): "\(kind) \(outcome ? "finished" : "cancelled")"
    case .late(let call, let swallowed):
      "\(kind) \(call.rawValue) too late\(swallowed ? ", reaching nothing" : "")"
    case .early(let call, let lost):
      "\(kind) \(call.rawValue) before the start, \(lost ? "lost" : "remembered")"
    case .abandoned: "\(kind) abandoned"
    }
  }

  private static func word(for state: UIGestureRecognizer.State) -> String {
    switch state {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }

  private func name(_ view: UIView) -> String { name(view, view.serial) }
  private func name(_ controller: UIViewController) -> String {
    name(controller, controller.serial)
  }

  private func name(_ object: AnyObject, _ serial: Int) -> String {
    if let known = names[serial] { return known }
    let type = "\(Swift.type(of: object))"
    let number = counts[type, default: 0] + 1
    counts[type] = number
    let name = number == 1 ? type : "\(type) \(number)"
    names[serial] = name
    return name
  }
}

extension UIKitTransition.Kind {
  /// What a person calls it.
  var word: String {
    switch self {
    case .present: "presentation"
    case .dismiss: "dismissal"
    case .replace: "replacement"
    case .push, .pop, .tab, .child, .resize: rawValue
    }
  }
}
