import Testing

@testable import Turnstile

@Suite("The failure of a process")
struct ProcessFailureTests {
  @Test("The advice on a trap is the line that its message names, if that is the app's")
  func advice() {
    func advice(_ words: String?, place: String? = nil) -> String? {
      ProcessFailure(.trap, trace: nil, run: nil, lastWords: words, place: place).violation.fix
    }

    #expect(
      advice("Shop/Cart.swift:12: Fatal error: Unexpectedly found nil", place: "cart-show")
        == "look at Shop/Cart.swift:12: what it said happens there in this trace")
    // The message names a line of the standard library, so the app's function is the better place.
    let index = "Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range"
    #expect(
      advice(index, place: "cart-show") == "look at cart-show, the app's function that was running")
    #expect(advice(index) == "replay it under a debugger")
    #expect(advice("Could not cast value of type 'A' to 'B'.") == "replay it under a debugger")
  }
}
