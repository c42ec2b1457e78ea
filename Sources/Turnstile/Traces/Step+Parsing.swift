extension Step {
  /// Reads a step from one line of a trace, such as "16 move 1 to 195,316": a time and an act.
  static func parse(_ text: String, line: Int) throws(TraceError) -> Step {
    var scanner = LineScanner(text, line: line)
    let time = try scanner.integer("a time in milliseconds", in: times)
    scanner.skipBlanks()
    let start = scanner
    let act: Act
    switch scanner.word() {
    case "down": act = .down(finger: try scanner.finger(), try scanner.spot(after: "at"))
    case "move": act = .move(finger: try scanner.finger(), try scanner.spot(after: "to"))
    case "up": act = .up(finger: try scanner.finger())
    case "cancel": act = .cancel(finger: try scanner.finger())
    case "tap": act = .tap(try scanner.spot(after: "at"))
    case "do": act = .action(try scanner.rest("the name of an action"))
    case "stall": act = .stall(try scanner.integer("a length in milliseconds", in: stalls))
    case "background": act = .background
    case "foreground": act = .foreground
    case "settle": act = .settle
    case "rotate": act = .rotate
    case "resize":
      try scanner.expect("to")
      let width = try scanner.integer("a width", in: lengths)
      try scanner.comma()
      act = .resize(width: width, height: try scanner.integer("a height", in: lengths))
    case "suppose": act = .suppose(try scanner.supposition())
    case let word:
      let known = [
        "down", "move", "up", "cancel", "tap", "do", "stall", "background", "foreground", "rotate",
        "resize", "settle", "suppose",
      ]
      throw start.error("expected one of \(known.joined(separator: ", ")) (was '\(word)')")
    }
    try scanner.end()
    return Step(time, act)
  }
}

extension LineScanner {
  fileprivate mutating func finger() throws(TraceError) -> Int {
    try integer("a finger", in: Step.fingers)
  }

  fileprivate mutating func spot(after preposition: String) throws(TraceError) -> Step.Spot {
    try expect(preposition)
    let x = try integer("x", in: Step.coordinates)
    try comma()
    return Step.Spot(x, try integer("y", in: Step.coordinates))
  }

  fileprivate mutating func supposition() throws(TraceError) -> Supposition {
    skipBlanks()
    let start = self
    let name = try rest("the name of a supposition")
    guard let supposition = Supposition(rawValue: name) else {
      let known = Supposition.allCases.map(\.rawValue).joined(separator: ", ")
      throw start.error("expected one of \(known) (was '\(name)')")
    }
    return supposition
  }
}
