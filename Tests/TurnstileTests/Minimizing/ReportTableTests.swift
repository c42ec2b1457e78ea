import HeadlessUIKit
import Testing

@testable import Turnstile

@Suite("The table of a report")
struct ReportTableTests {
  private func lines(_ entries: [(Journal.Event, milliseconds: Int64)]) -> [String] {
    var journal = Journal()
    for (event, milliseconds) in entries {
      journal.append(Journal.Entry(event, at: milliseconds * 1_000_000))
    }
    return StepTable.lines(of: journal)
  }

  @Test("What happens again in every frame is one line with its number")
  func everyFrame() {
    let frames = (0..<70).map { (Journal.Event.note("late"), milliseconds: Int64(17 * $0)) }
    let lines = lines(frames + [(.note("done"), milliseconds: 2000)])

    #expect(lines.count == 2)
    #expect(lines.first?.hasSuffix("late · 70 times, until the next line") == true)
    #expect(lines.last?.hasSuffix("done") == true)
  }

  @Test("What comes in turns, and what happens once, keeps its lines")
  func turns() {
    let lines = lines([
      (.note("late"), 0), (.note("done"), 17), (.note("late"), 34), (.note("done"), 51),
    ])

    #expect(lines.count == 4)
    #expect(!lines.contains { $0.contains("times") })
  }
}
