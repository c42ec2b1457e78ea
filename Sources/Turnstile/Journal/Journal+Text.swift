import HeadlessUIKit

/// The text form of a journal and its entries. All text of journals is made here.

extension Journal: CustomStringConvertible {
  /// The journal as text: its entries, one in a line.
  public var description: String { entries.map(\.description).joined(separator: "\n") }
}

extension Journal.Entry: CustomStringConvertible {
  /// The entry as a line of text: the time in milliseconds, right-aligned, and the event in words.
  /// Steps of the trace and acts of the harness are indented less than their effects.
  public var description: String {
    let time = "\(Text.milliseconds(nanoseconds)) ms"
    let padded = String(repeating: " ", count: max(0, 9 - time.count)) + time
    return padded + (event.isDoneToTheApp ? "  " : "      ") + text
  }
}

extension Journal.Event {
  /// True if the event was done to the app, by a step of the trace or by the harness; false if it
  /// is a response of the app or UIKit.
  public var isDoneToTheApp: Bool {
    switch self {
    case .step, .harness: true
    default: false
    }
  }
}

extension Journal.Event: CustomStringConvertible {
  /// The event of a journal entry in words.
  public var description: String {
    switch self {
    case .step(let act): act.description
    case .harness(let act): act.description
    case .note(let text): "note \(text)"
    case .touchCancelled(let x, let y): "touch taken away at \(Text.point(CGPoint(x: x, y: y)))"
    case .recognizer(let recognizer, let state): "\(recognizer) \(state.rawValue)"
    case .queued(let kind): "\(kind.word) asked for, and waits"
    case .transition(let transition, let stage):
      "\(transition.kind.word) \(text(of: stage, in: transition))"
    case .appearance(let controller, let call, let animated):
      "\(controller) \(call.rawValue)\(animated ? "" : ", not animated")"
    case .controllers(let relation): relation.description
    case .moved(let view, let superview):
      superview.map { "\(view) added to \($0)" } ?? "\(view) removed"
    case .call(let type, let method): "\(type).\(method)"
    case .animation(let key, let stage): "animation of \(key) \(stage.rawValue)"
    case .system(let text): text
    case .warning(let warning): "UIKit says: \(warning.description)"
    case .inert(let property): "\(property) is set, from which nothing follows here"
    case .cut(let cut, let inTransition):
      "passes the cut \(cut)\(inTransition ? ", in a transition's own code" : "")"
    }
  }

  private func text(of stage: Journal.Stage, in transition: Journal.Transition) -> String {
    switch stage {
    case .requested: "requested" + (transition.hasInteractor ? ", with an interactor" : "")
    case .started(let interactive): "starts\(interactive ? ", interactive" : "")"
    case .progress(let progress): "at \(Text.percent(CGFloat(progress.value)))"
    case .paused: "paused"
    case .finishing: "finishing"
    case .cancelling: "cancelling"
    case .completed(let outcome): "completeTransition(\(outcome))"
    case .completedAgain(let outcome): "completeTransition(\(outcome)) again"
    case .ended(let outcome): outcome ? "finished" : "cancelled"
    case .late(let call, let swallowed):
      "\(call.rawValue) too late\(swallowed ? ", reaching nothing" : "")"
    case .early(let call, let lost):
      "\(call.rawValue) before the start, \(lost ? "lost" : "remembered")"
    case .abandoned: "abandoned"
    }
  }
}

extension Journal.Relation: CustomStringConvertible {
  /// The new relation between two controllers, in words.
  public var description: String {
    switch self {
    case .presented(let controller, let presenter): "\(controller) is presented by \(presenter)"
    case .dismissed(let controller, let presenter): "\(controller) is dismissed by \(presenter)"
    case .stack(let controllers):
      "stack \(controllers.map(\.description).joined(separator: ", "))"
    case .selected(let tab): "tab \(tab) selected"
    case .added(let child, let parent): "\(child) becomes a child of \(parent)"
    case .removed(let child, let parent): "\(child) is no child of \(parent) any more"
    }
  }
}

extension Journal.Object: CustomStringConvertible {
  /// The name of the object in a journal: its class, followed by a number from the second object of
  /// the class on.
  public var description: String { number == 1 ? type : "\(type) \(number)" }
}

extension UIKitTransition.Kind {
  /// The noun by which reports name a transition of this kind, such as "presentation".
  package var word: String {
    switch self {
    case .present: "presentation"
    case .dismiss: "dismissal"
    case .replace: "replacement"
    case .push, .pop, .tab, .child, .resize: rawValue
    }
  }

  /// The verb that a report uses for the request of a transition, in the past tense, such as
  /// "pushed".
  package var deed: String {
    switch self {
    case .present: "presented"
    case .dismiss: "dismissed"
    case .push: "pushed"
    case .pop: "popped"
    case .replace: "replaced"
    case .tab: "changed tabs"
    case .child: "changed children"
    case .resize: "resized"
    }
  }
}
