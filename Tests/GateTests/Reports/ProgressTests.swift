import Testing
import Turnstile

@testable import Gate

@Suite("Progress") @MainActor
struct ProgressTests {
  private let coordinator = CheckCoordinator(
    subject: Subject("card") { _ in }, contract: .standard,
    budget: .runs(64), seed: 1, seeds: "/dev/null/seeds")

  @Test("Before the first run it is said what is done, and how long one trace takes")
  func beforeTheFirstRun() {
    let line = Progress.line(
      [coordinator], slowest: SlowRun(run: nil, seconds: 12.4), of: 64, after: 13)

    #expect(
      line
        == "0 runs · 0/s · subject 1 of 1, card: looking around · 0 broken · 0 transitions"
        + " · one trace takes 12 s so far")
  }

  @Test("A run that takes long is told by its number")
  func slowRun() {
    #expect(SlowRun(run: 132, seconds: 14.9).description == "run 132 takes 14 s so far")
  }
}
