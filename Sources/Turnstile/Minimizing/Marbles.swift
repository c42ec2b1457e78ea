/// A picture of fingers, code and transitions, in a few lines of text for a terminal.
///
/// ```
/// code            *
/// presentation 1   sc|
/// finger 1            dm-u
/// dismissal 2           i-<cx
/// broke                     ^
/// ```
///
/// Each column is one event, in order, and time has no width: `d` down, `m` moved, `u` up, `t` tap;
/// `s` started, `i` started interactively, `>` finishing, `<` cancelling, `c` `completeTransition`,
/// `|` finished, `x` cancelled.
package struct Marbles {
  /// The lines of the picture. Each begins with the name of its finger or transition.
  package var lines: [String] {
    let wide = rows.map(\.name.count).max() ?? 0
    return rows.map { row in
      let marks = row.marks.count > Self.width ? "…" + row.marks.suffix(Self.width) : row.marks
      let line = Text.column(row.name, wide + 2) + marks
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Returns true if a mark, such as `<` for a cancel, occurs in the picture.
  func hold(_ mark: Character) -> Bool { rows.contains { $0.marks.contains(mark) } }

  private struct Row {
    var name: String
    var marks: String
    var isAlive = false
  }

  private var rows: [Row] = []
  private var columns = 0
  private var last: String?

  /// The maximum number of marks in a line of the picture; earlier marks are left out, because the
  /// end matters most.
  private static let width = 60

  /// Creates the picture of a journal.
  ///
  /// - Parameter broken: The millisecond of the violation, if there is one.
  package init(of journal: Journal, broken: Int? = nil) {
    var breaks = 0
    var isBroken = false
    for entry in journal.entries {
      if let broken, !isBroken {
        let milliseconds = Text.milliseconds(entry.nanoseconds)
        isBroken = milliseconds > broken || milliseconds == broken && entry.event.triesTheWayBack
        if isBroken { breaks = columns }
      }
      switch entry.event {
      case .step(let act): add(act)
      case .harness(.lift(let finger)): put("u", "finger \(finger)", isAlive: false)
      case .harness: put("*", "harness", isAlive: false)
      case .touchCancelled:
        // A cancel in the journal applies to all fingers, because the system cancels all touches as
        // the app goes to the background.
        for row in rows where row.isAlive && row.name.hasPrefix("finger") {
          put("x", row.name, isAlive: false)
        }
      case .transition(let transition, let stage): add(transition, stage)
      default: break
      }
    }
    if broken != nil, !isBroken { breaks = columns }
    guard breaks > 0 else { return }
    rows.append(
      Row(
        name: "broke",
        marks: String(repeating: " ", count: breaks - 1) + "^"
          + String(repeating: " ", count: columns - breaks)))
  }

  private mutating func add(_ act: Step.Act) {
    switch act {
    case .down(let finger, _): put("d", "finger \(finger)", isAlive: true)
    case .move(let finger, _): put("m", "finger \(finger)", isAlive: true)
    case .up(let finger): put("u", "finger \(finger)", isAlive: false)
    case .cancel(let finger): put("x", "finger \(finger)", isAlive: false)
    case .tap: put("t", "taps", isAlive: false)
    case .action: put("*", "code", isAlive: false)
    case .stall, .background, .foreground, .rotate, .resize, .suppose:
      put("*", "system", isAlive: false)
    case .settle: break
    }
  }

  private mutating func add(_ transition: Journal.Transition, _ stage: Journal.Stage) {
    let name = "\(transition.kind.word) \(transition.number)"
    switch stage {
    case .started(let isInteractive): put(isInteractive ? "i" : "s", name, isAlive: true)
    case .finishing: put(">", name, isAlive: true)
    case .cancelling: put("<", name, isAlive: true)
    case .completed, .completedAgain: put("c", name, isAlive: true)
    case .ended(let isFinished): put(isFinished ? "|" : "x", name, isAlive: false)
    case .abandoned: put("x", name, isAlive: false)
    case .requested, .paused, .late, .early, .progress: break
    }
  }

  private mutating func put(_ mark: Character, _ name: String, isAlive: Bool) {
    let place: Int
    if let known = rows.firstIndex(where: { $0.name == name }) {
      place = known
    } else {
      guard rows.count < 8 else { return }
      place = rows.count
      rows.append(Row(name: name, marks: String(repeating: " ", count: columns)))
    }
    rows[place].isAlive = isAlive
    // Successive moves of one finger are drawn as a single mark.
    let word = "\(mark) \(name)"
    if mark == "m", last == word { return }
    last = word
    columns += 1
    for index in rows.indices {
      rows[index].marks.append(index == place ? mark : rows[index].isAlive ? "-" : " ")
    }
  }
}

extension Journal.Event {
  /// True if the event is the harness's attempt to leave the screen at the end of a run. A
  /// violation at the same millisecond belongs to this attempt.
  fileprivate var triesTheWayBack: Bool {
    if case .harness(.tryWayBack) = self { true } else { false }
  }
}
