/// A legend that explains the terms of a report where they occur for the first time.
///
/// All reports of an output share one legend, so that each term is explained once.
package struct Legend {
  private var marks: Set<Character> = []
  private var words: Set<String> = []

  package init() {}

  /// Returns explanations of the letters and signs in a picture, without those that an earlier
  /// report has explained.
  mutating func lines(on marbles: Marbles) -> [String] {
    let new = Self.meanings.filter { marbles.hold($0.mark) && !marks.contains($0.mark) }
    for meaning in new { marks.insert(meaning.mark) }
    return Self.folded(new.map { "\($0.mark) \($0.meaning)" })
  }

  /// Returns explanations of the hard step names in a journal, such as "settle", without those that
  /// an earlier report has explained.
  mutating func lines(on journal: Journal) -> [String] {
    var lines: [String] = []
    for entry in journal.entries where entry.event.isDoneToTheApp {
      for (word, meaning) in Self.steps
      where entry.text.hasPrefix(word) && words.insert(word).inserted {
        lines.append("\(word): \(meaning)")
      }
    }
    return lines
  }

  private static let meanings: [(mark: Character, meaning: String)] = [
    ("*", "code or system"), ("d", "down"), ("m", "moves"), ("u", "up"), ("t", "tap"),
    ("s", "starts"), ("i", "starts under a finger"), (">", "goes on to its end"),
    ("<", "goes back"), ("c", "completeTransition"), ("|", "finished"), ("x", "cancelled"),
  ]

  private static let steps = [
    ("settle", "nothing is done until the app is at rest"),
    ("stall", "the main thread is busy for so many milliseconds, and touches wait"),
    ("harness lifts", "at the end Turnstile lifts what fingers are still down"),
    ("harness tries", "at the end Turnstile looks whether the app can still be used"),
  ]

  /// Joins short explanations into lines of limited length.
  private static func folded(_ texts: [String]) -> [String] {
    var lines: [String] = []
    for text in texts {
      if let last = lines.last, last.count + text.count < 96 {
        lines[lines.count - 1] = "\(last) · \(text)"
      } else {
        lines.append(text)
      }
    }
    return lines
  }
}
