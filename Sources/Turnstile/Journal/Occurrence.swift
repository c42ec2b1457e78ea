public import HeadlessUIKit

/// An event in a run, as the journal, the world and the judges receive it.
///
/// The event holds the app's objects themselves. A listener that needs one later must store its
/// serial number or a weak reference.
@MainActor
public enum Occurrence {
  /// The trace is about to do one of its steps, such as a touch.
  case step(Step)
  /// The harness is about to do something that no step of the trace asks for, such as lifting a
  /// finger at the end.
  case harness(HarnessAct)
  /// The simulated UIKit reports an event of the app, such as a stage of a transition or an
  /// animation.
  case event(SimulatorEvent)
  /// The app adds a note to the journal, by ``Stage/note(_:)``.
  case note(String)
}

extension Occurrence {
  /// A set of kinds of events. Each judge, that is, each clause that watches a run, names the kinds
  /// that it receives.
  ///
  /// Most events concern few clauses, and sending all of them to every judge would be a large part
  /// of the cost of judging.
  public struct Kinds: OptionSet, Hashable, Sendable {
    /// The set as bits, one for each kind of event.
    public let rawValue: UInt16
    /// Creates a set of kinds of events from its bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The kind of events that are steps of the trace.
    public static let steps = Kinds(rawValue: 1)
    /// The kind of events that are acts of the harness outside the steps of the trace, such as
    /// lifting a finger at the end.
    public static let harness = Kinds(rawValue: 1 << 1)
    /// The kind of events that are stages of transitions other than progress, such as a request, a
    /// start and an end.
    public static let milestones = Kinds(rawValue: 1 << 2)
    /// The kind of events that are the progress of a transition, of which a drag sends many.
    public static let progress = Kinds(rawValue: 1 << 10)
    /// The kinds of events that are stages of transitions, progress included.
    public static let transitions: Kinds = [.milestones, .progress]
    /// The kind of events that are state changes of recognisers.
    public static let gestures = Kinds(rawValue: 1 << 3)
    /// The kind of events that are deliveries of touches.
    public static let touches = Kinds(rawValue: 1 << 4)
    /// The kind of events that are appearance calls of controllers, such as `viewWillAppear`,
    /// unbalanced ones included.
    public static let appearances = Kinds(rawValue: 1 << 5)
    /// The kind of events that are changes of a view's superview.
    public static let moves = Kinds(rawValue: 1 << 6)
    /// The kind of events that are beginnings and ends of animations.
    public static let animations = Kinds(rawValue: 1 << 7)
    /// The kind of events that are warnings which UIKit would have printed.
    public static let warnings = Kinds(rawValue: 1 << 8)
    /// All other events: calls of delegates, changes in the relation of controllers, the app's
    /// notes, and the like.
    public static let others = Kinds(rawValue: 1 << 9)
    /// The number of the kinds of events, each of which is one bit of a set.
    static let count = 11
    /// The set of all kinds of events.
    public static let all = Kinds(rawValue: .max)
  }

  /// The kind to which the event belongs. A judge gets the event if it has asked for this kind.
  public var kind: Kinds {
    switch self {
    case .step: .steps
    case .harness: .harness
    case .note: .others
    case .event(let event):
      switch event {
      case .transition(let transition):
        if case .progress = transition.stage { .progress } else { .milestones }
      case .gesture: .gestures
      case .touch: .touches
      case .appearance, .unbalancedAppearance: .appearances
      case .moved: .moves
      case .animation: .animations
      case .warning: .warnings
      case .call, .controllers, .queued, .application, .feedback, .inert, .outside, .cut:
        .others
      }
    }
  }
}

/// An act of the harness that no step of the trace asks for. The harness stops waiting for rest at
/// the time limit; after the trace it ends whatever the trace left unfinished, and tries to leave
/// the screen.
public enum HarnessAct: Hashable, Sendable, Codable {
  /// Lifts a finger that is still down.
  case lift(finger: Int)
  /// The harness lifts a finger that is still down after the trace.
  case waitedForFinger(Int)
  /// The harness brings the app back from the background, where the trace left it.
  case foreground
  /// The harness restores the size that the window had at the start, because the trace changed it.
  case resize(width: Int, height: Int)
  /// The harness dismisses the presented controller, or pops the top of the stack, to see if the
  /// app can leave the screen that the trace ended on.
  case tryWayBack(UIKitTransition.Kind)
}

extension HarnessAct {
  /// The kind of transition, such as a dismissal, by which the harness tries to leave the screen;
  /// `nil` for other acts of the harness.
  package var wayBack: String? {
    if case .tryWayBack(let kind) = self { kind.rawValue } else { nil }
  }
}

extension HarnessAct: CustomStringConvertible {
  /// The act in words, with the harness as its subject: "harness lifts 1".
  public var description: String {
    switch self {
    case .lift(let finger): "harness lifts \(finger)"
    case .waitedForFinger(let finger): "harness has waited long enough: finger \(finger) is down"
    case .foreground: "harness brings the app to the foreground"
    case .resize(let width, let height): "harness restores the size \(width),\(height)"
    case .tryWayBack(let kind): "harness tries the way back: \(kind.rawValue)"
    }
  }
}
