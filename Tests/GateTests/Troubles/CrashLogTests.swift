import Testing

@testable import Gate

@Suite("What a process says when it dies")
struct CrashLogTests {
  private static let log = CrashLog(
    """
    loading
    Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

    *** Signal 4: Backtracing from 0x7fd44036df7f... done ***

    Thread 0 "bt" crashed:

      0      0x00007fd44036df7f closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
      1 [ra] 0x00007fd4404f961f _assertionFailure(_:_:file:line:flags:) + 302 in libswiftCore.so
      2 [ra] 0x000055f26b4b0e41 Card.open(_:) + 32 in cards at Card.swift:1:30
      3 [ra] 0x000055f26b4b0f12 closure #3 in Performance.queue(_:) + 49 in cards at Performance.swift:2:7
      4 [ra] 0x000055f26b4b0f12 main + 49 in cards at main.swift:2:7
    """)

  @Test("The line that says why is found among the others")
  func lastWords() {
    #expect(
      Self.log.lastWords
        == "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range")
  }

  @Test(
    "Every kind of trap has last words",
    arguments: [
      "main.swift:3: Precondition failed: no card", "main.swift:3: Assertion failed",
      "Could not cast value of type 'A' to 'B'.",
    ])
  func everyKind(words: String) {
    #expect(CrashLog("loading\n\(words)\n\nthe end").lastWords == words)
  }

  @Test("Last words have no addresses, which differ from process to process")
  func addresses() {
    let words = "Could not cast value of type 'A' (0x55f7f1ed6ef8) to 'B' (0x55f7f1ea3ac8)."
    #expect(CrashLog(words).lastWords == "Could not cast value of type 'A' to 'B'.")
    let object = "main.swift:3: Fatal error: <Card: 0x55f7f1ed6ef8> has 0x1f left"
    #expect(
      CrashLog(object).lastWords == "main.swift:3: Fatal error: <Card: 0x…> has 0x1f left")
  }

  @Test("Of a backtrace the subject's own functions are kept, without addresses")
  func backtrace() {
    #expect(Self.log.backtrace == ["Card.open(_:) in cards at Card.swift:1:30"])
  }

  @Test("A log that says nothing has nothing to say")
  func empty() {
    #expect(CrashLog("").lastWords == nil)
    #expect(CrashLog("").backtrace == [])
  }
}
