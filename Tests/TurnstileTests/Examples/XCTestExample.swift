import Turnstile
import XCTest

final class CardTestCase: XCTestCase {
  func testCardKeepsItsContract() throws {
    let summary = try MainActor.assumeIsolated {
      try check(.modal("card") { CardAnimator() }, .standard, .runs(256))
    }
    XCTAssertEqual(summary.runs, 256)
  }
}
