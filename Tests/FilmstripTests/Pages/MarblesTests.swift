import Filmstrip
import Testing
import Turnstile

@MainActor
@Suite("Marbles")
struct MarblesTests {
  @Test("One column is one thing that happened")
  func columns() throws {
    let (recording, _) = try Films.film("Seeds/row-07-not-restored/cancel-restores.trace")

    #expect(
      Marbles(of: recording.journal, broken: recording.violations.first?.milliseconds).lines == [
        "code            *",
        "presentation 1   sc|",
        "finger 1            dm-u",
        "dismissal 2           i-<cx",
        "harness                    *",
        "dismissal 3                 sc|",
        "broke                     ^",
      ])
  }

  @Test("A long story is cut at its beginning")
  func long() throws {
    for path in Films.sample {
      let lines = Marbles(of: try Films.film(path).recording.journal).lines
      #expect(lines.allSatisfy { $0.count < 100 }, "\(path)")
      #expect(lines.count < 10, "\(path)")
    }
  }
}
