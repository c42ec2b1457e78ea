import VirtualTime

/// A run of a turn loop (a run loop on virtual time), written and read as pictures made of letters.
///
/// One column is one millisecond. A dash is a millisecond in which nothing happens, a letter is a
/// unit of work, brackets hold everything of one millisecond, and a bar inside them ends a turn:
///
/// ```
/// input   --a-----
/// events  --x-y---
/// played  --[ax]-y---    input came first, in the same turn
/// ```
struct Film {
  typealias Loop = TurnLoop<Character>

  let loop: Loop
  private let columns: Int
  private var reactions: [(cause: Character, reaction: (Loop) -> Void)] = []

  init(
    input: String = "", events: String = "", framesPerSecond: Int = 60, workLimit: Int = 10_000
  ) {
    loop = Loop(framesPerSecond: framesPerSecond, workLimit: workLimit)
    columns = max(Film.columns(of: input).count, Film.columns(of: events).count)
    for (column, works) in Film.columns(of: input).enumerated() {
      for work in works { loop.input(work, at: .milliseconds(Int64(column))) }
    }
    for (column, works) in Film.columns(of: events).enumerated() {
      for work in works { loop.schedule(work, at: .milliseconds(Int64(column))) }
    }
  }

  /// Returns a copy of the picture's run in which a unit of work does something to the loop each
  /// time it is done.
  func on(_ cause: Character, _ reaction: @escaping (Loop) -> Void) -> Film {
    var film = self
    film.reactions.append((cause, reaction))
    return film
  }

  /// Runs the loop to the last column of the picture, and returns a picture of the work that was
  /// done.
  func played() -> String {
    var log = Array(repeating: "", count: columns)
    while let due = loop.nextDue, due < .milliseconds(Int64(columns)) {
      loop.jump(to: due)
      let column = Int(loop.now.nanoseconds / 1_000_000)
      if !log[column].isEmpty { log[column] += "|" }
      loop.runTurn {
        log[column].append($0); react(to: $0)
      }
    }
    return log.map { $0.isEmpty ? "-" : $0.count == 1 ? $0 : "[\($0)]" }.joined()
  }

  func react(to work: Character) {
    for (cause, reaction) in reactions where cause == work { reaction(loop) }
  }

  private static func columns(of picture: String) -> [[Character]] {
    var columns: [[Character]] = []
    var isOpen = false
    for character in picture {
      switch character {
      case "[":
        columns.append([])
        isOpen = true
      case "]": isOpen = false
      case "-": columns.append([])
      default:
        if isOpen {
          columns[columns.count - 1].append(character)
        } else {
          columns.append([character])
        }
      }
    }
    return columns
  }
}

extension TurnLoop {
  /// Advances the loop's clock to an instant, if it is in the future, without running the work that
  /// is due.
  fileprivate func jump(to due: VirtualInstant) {
    if due > now { try! clock.advance(to: due) }
  }
}
