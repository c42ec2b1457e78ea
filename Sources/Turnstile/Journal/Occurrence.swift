public import HeadlessUIKit

/// Something that happens in a run: what the journal writes down, what the world takes note of, and what judges hear.
///
/// It carries the app's objects themselves. A listener that wants to know of them later keeps a number or a weak reference.
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

/// What the harness does of its own accord: it gives up waiting, and once a trace is over it sets right what the trace left undone,
/// and tries the way back.
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
