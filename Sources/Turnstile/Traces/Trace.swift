/// A list of steps that can be generated, shrunk, stored and replayed.
///
/// A trace is plain data with a permanent meaning: its text (``Trace/description``) can be written
/// by hand, and every trace can be run, shrunk and enumerated, whatever produced it.
public struct Trace: Hashable, Sendable, Codable {
  /// The steps of the trace, in order.
  public var steps: [Step]

  /// Creates a trace from steps.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// The number of steps in the trace.
  public var count: Int { steps.count }
}

// MARK: - Well-formedness

extension Trace {
  /// A step that is impossible at its position in a trace, with the reason.
  public struct Flaw: Error, Hashable, Sendable {
    /// The index of the impossible step, from zero.
    public var index: Int
    /// The reason why the step is impossible: a sentence with the requirement and the actual value.
    public var reason: String
  }

  /// The first step that is impossible at its position, such as a lift of a finger that is not
  /// down, or a time that runs backwards; `nil` if there is none.
  public var flaw: Flaw? {
    var state = State()
    for (index, step) in steps.enumerated() {
      if let reason = state.take(step) { return Flaw(index: index, reason: reason) }
    }
    return nil
  }

  /// The state of the device after some steps of a trace, such as the fingers that are down. It
  /// decides if the next step is possible.
  struct State {
    private var down: [Int] = []
    private var time = 0
    private var inBackground = false

    /// Performs one more step of the trace on this state; returns the reason if the step is
    /// impossible, else `nil`.
    mutating func take(_ step: Step) -> String? {
      guard step.time >= time else {
        return "steps must be in order of time (was \(step.time) after \(time))"
      }
      time = step.time
      switch step.act {
      case .down(let finger, _):
        if down.contains(finger) { return "finger \(finger) is down already" }
        down.append(finger)
        if inBackground { return "an app in the background gets no fingers" }
      case .move(let finger, _):
        if !down.contains(finger) { return "finger \(finger) must be down to move" }
      case .up(let finger), .cancel(let finger):
        guard let index = down.firstIndex(of: finger) else {
          return "finger \(finger) must be down to leave"
        }
        down.remove(at: index)
      case .tap:
        if inBackground { return "an app in the background gets no fingers" }
      case .background:
        if inBackground { return "the app is in the background already" }
        inBackground = true
        down = []
      case .foreground:
        if !inBackground { return "the app is in the foreground already" }
        inBackground = false
      case .action, .stall, .rotate, .resize, .settle, .suppose: break
      }
      return nil
    }
  }
}

// MARK: - Fingers

extension Trace {
  /// Returns the numbers of the fingers that are down just before the step at an index, in the
  /// order in which they came down.
  func fingersDown(before index: Int) -> [Int] {
    var down: [Int] = []
    for step in steps[..<index] {
      switch step.act {
      case .down(let finger, _): down.append(finger)
      case .up(let finger), .cancel(let finger): down.removeAll { $0 == finger }
      case .background: down = []
      default: break
      }
    }
    return down
  }
}
