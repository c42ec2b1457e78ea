import Testing
import Turnstile

@testable import Gate

@Suite("The terms of a replay")
struct ClauseSelectionTests {
  private let standard = ClauseSelection(strict: false, only: [], without: [])

  @Test("A trace that was stored for a strict finding is judged by the strict clauses")
  func strict() {
    #expect(standard.judging(Finding(.onTime)).strict)
    #expect(!standard.judging(.cancelRestores).strict)
    #expect(!standard.judging(nil).strict)
  }

  @Test("Clauses that are named are judged, and no others")
  func named() {
    let terms = ClauseSelection(strict: false, only: ["lets-go"], without: [])

    #expect(terms.judging(Finding(.onTime)) == terms)
  }
}
