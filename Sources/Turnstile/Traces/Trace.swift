/// A list of steps: what is generated, shrunk, stored and replayed.
///
/// A trace is plain data and means the same for ever: its text (``Trace/description``) can be
/// written by hand, and whatever machinery made it, it runs, shrinks and enumerates like any other.
public struct Trace: Hashable, Sendable, Codable {
  /// What is done, in order.
  public var steps: [Step]

  /// Collects steps.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// The number of steps.
  public var count: Int { steps.count }
}

// MARK: - Well-formedness

extension Trace {
  /// Why a step cannot be done where it stands.
  public struct Flaw: Error, Hashable, Sendable {
    /// Which step, from zero.
    public var index: Int
    /// What must hold, and what is there instead.
    public var reason: String
  }

  /// The first step that cannot be done where it stands: a finger lifted that is not down, a time
  /// that runs backwards.
  public var flaw: Flaw? {
    var state = State()
    for (index, step) in steps.enumerated() {
      if let reason = state.take(step) { return Flaw(index: index, reason: reason) }
    }
    return nil
  }

  /// What the steps so far have left behind that the next one depends on.
  struct State {
    private var down: [Int] = []
    private var time = 0
    private var inBackground = false

    /// Does one more step, or says why it cannot be done here.
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
  /// The fingers that are down when a step is reached, in the order they came down.
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
