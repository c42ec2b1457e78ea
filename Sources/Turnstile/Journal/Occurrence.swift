public import HeadlessUIKit

/// Something that happens in a run: what the journal writes down, what the world takes note of, and
/// what judges hear.
///
/// It carries the app's objects themselves. A listener that wants to know of them later keeps a
/// number or a weak reference.
@MainActor
public enum Occurrence {
  /// A step of the trace is about to be done.
  case step(Step)
  /// The harness is about to do something that no step asked for.
  case harness(HarnessAct)
  /// The model says something happened.
  case event(SimulatorEvent)
  /// The app put a milestone into the journal.
  case note(String)
}

extension Occurrence {
  /// Kinds of occurrences: what a judge wants to hear of.
  ///
  /// Most of what happens concerns few clauses, and to tell everybody of everything is a good part
  /// of what judging costs.
  public struct Kinds: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Steps of the trace.
    public static let steps = Kinds(rawValue: 1)
    /// What the harness does of its own accord.
    public static let harness = Kinds(rawValue: 1 << 1)
    /// Transitions that go a stage further.
    public static let transitions = Kinds(rawValue: 1 << 2)
    /// Recognisers that change their state.
    public static let gestures = Kinds(rawValue: 1 << 3)
    /// Fingers that are delivered.
    public static let touches = Kinds(rawValue: 1 << 4)
    /// Controllers that appear and disappear, and calls of that kind that are not balanced.
    public static let appearances = Kinds(rawValue: 1 << 5)
    /// Views that get another superview.
    public static let moves = Kinds(rawValue: 1 << 6)
    /// Animations that begin and end.
    public static let animations = Kinds(rawValue: 1 << 7)
    /// What UIKit would have printed.
    public static let warnings = Kinds(rawValue: 1 << 8)
    /// Everything else: calls of delegates, controllers that are related anew, milestones of the
    /// app's, and the like.
    public static let others = Kinds(rawValue: 1 << 9)
    /// Everything there is.
    public static let all = Kinds(rawValue: .max)
  }

  /// Which kind this is.
  public var kind: Kinds {
    switch self {
    case .step: .steps
    case .harness: .harness
    case .note: .others
    case .event(let event):
      switch event {
      case .transition: .transitions
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

/// What the harness does of its own accord: it gives up waiting, and once a trace is over it sets
/// right what the trace left undone, and tries the way back.
public enum HarnessAct: Hashable, Sendable, Codable {
  /// Lifts a finger that is still down.
  case lift(finger: Int)
  /// Has waited for rest as long as it does, with a finger down that nothing comes to rest under.
  case waitedForFinger(Int)
  /// Brings the app back from the background.
  case foreground
  /// Gives the window back the size it had at the start.
  case resize(width: Int, height: Int)
  /// Dismisses what is presented, or pops the top of the stack, to see whether that completes.
  case tryWayBack(UIKitTransition.Kind)
}

extension HarnessAct {
  /// Which way back is tried, if one is.
  package var wayBack: String? {
    if case .tryWayBack(let kind) = self { kind.rawValue } else { nil }
  }
}

extension HarnessAct: CustomStringConvertible {
  /// What is done, after the word for who does it.
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
