extension Trace: CustomStringConvertible {
  /// The steps of the trace, one in a line, with times right-aligned.
  public var description: String { lines.joined(separator: "\n") }

  /// The steps of the trace as text, one line for each.
  public var lines: [String] {
    let width = max(3, steps.map { String($0.time).count }.max() ?? 0)
    return steps.map { step in
      let time = String(step.time)
      return String(repeating: " ", count: width - time.count) + time + " " + step.act.description
    }
  }
}

extension Step.Act: CustomStringConvertible {
  /// The act in words, as it stands in a trace: "move 1 to 195,316".
  public var description: String {
    switch self {
    case .down(let finger, let spot): "down \(finger) at \(spot)"
    case .move(let finger, let spot): "move \(finger) to \(spot)"
    case .up(let finger): "up \(finger)"
    case .cancel(let finger): "cancel \(finger)"
    case .tap(let spot): "tap at \(spot)"
    case .action(let name): "do \(name)"
    case .stall(let milliseconds): "stall \(milliseconds)"
    case .background: "background"
    case .foreground: "foreground"
    case .rotate: "rotate"
    case .resize(let width, let height): "resize to \(width),\(height)"
    case .settle: "settle"
    case .suppose(let supposition): "suppose \(supposition.rawValue)"
    }
  }
}

extension Step.Spot: CustomStringConvertible {
  /// The coordinates of the point with a comma between them, as in "195,316".
  public var description: String { "\(x),\(y)" }
}
