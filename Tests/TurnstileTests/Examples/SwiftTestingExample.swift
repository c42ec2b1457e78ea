import Testing
import Turnstile

@MainActor
@Suite("Card")
struct CardTests {
  @Test("The card keeps its contract")
  func contract() throws {
    try check(.modal("card") { CardAnimator() }, .standard, .runs(256))
  }
}
