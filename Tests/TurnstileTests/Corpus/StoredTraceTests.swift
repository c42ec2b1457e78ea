import Testing
import Turnstile

@Suite("Seed files")
struct StoredTraceTests {
  static let flick = """
    turnstile trace 1
    subject springUp
    breaks outcome-is-honest
      0 down 1 at 195,300
     16 move 1 to 195,316
     32 up 1

    """

  static let everything = """
    turnstile trace 1
    subject a card, with blanks
    breaks completes-in-time:early-end-lost
       0 do open the card
       0 settle
       0 down 1 at 0,-20
       0 down 2 at 10,10
      16 move 1 to 195,316
      32 cancel 2
      32 up 1
      48 tap at 4,5
      64 stall 300
      64 resize to 844,390
      80 background
    1080 foreground

    """

  @Test("Printing what was parsed gives the same bytes", arguments: [flick, everything])
  func roundTrip(text: String) throws {
    #expect(try StoredTrace(parsing: text).description == text)
  }

  @Test("A finding with a cause is read whole")
  func cause() throws {
    let seed = try StoredTrace(parsing: Self.everything)

    #expect(seed.breaks == .completesInTime(.earlyEndLost))
    #expect(seed.subject == "a card, with blanks")
    #expect(seed.trace.count == 12)
  }

  @Test(
    "What cannot be read is shown with line, column and caret",
    arguments: [
      (
        "turnstile trace 2\n",
        """
        line 1, column 17: this version reads trace format 1 (was 2); a newer one wrote the file
          turnstile trace 2
                          ^
        """
      ),
      (
        "turnstile trace 1\nsubject a\n 0 dwn 1 at 3,4\n",
        """
        line 3, column 4: expected one of down, move, up, cancel, tap, do, stall, background, foreground, \
        rotate, resize, settle, suppose (was 'dwn')
           0 dwn 1 at 3,4
             ^
        """
      ),
      (
        "turnstile trace 1\nsubject a\n 0 down 1 at 3;4\n",
        """
        line 3, column 15: expected ',' between two numbers
           0 down 1 at 3;4
                        ^
        """
      ),
      (
        "turnstile trace 1\nsubject a\n 0 down 9 at 3,4\n",
        """
        line 3, column 9: a finger must lie in 1...5 (was 9)
           0 down 9 at 3,4
                  ^
        """
      ),
      (
        "turnstile trace 1\nsubject a\n 0 up 1\n",
        """
        line 3, column 1: finger 1 must be down to leave
           0 up 1
          ^
        """
      ),
      (
        "turnstile trace 1\nsubject a\nbreaks Nothing\n",
        """
        line 3, column 8: expected a clause, such as completes-once or completes-in-time:early-end-lost
          breaks Nothing
                 ^
        """
      ),
      (
        "turnstile trace 1\nsubject a\n 0 settle",
        """
        line 3, column 10: the file is cut off: its last line must end with a newline
           0 settle
                   ^
        """
      ),
    ])
  func errors(text: String, message: String) throws {
    let error = try #require(throws: TraceError.self) { try StoredTrace(parsing: text) }
    #expect(error.description == message)
  }

  @Test("Bytes that are not UTF-8 are refused at the place where they stop being text")
  func notText() throws {
    let error = try #require(throws: TraceError.self) {
      try StoredTrace(parsing: Array("turnstile trace 1\nsub".utf8) + [0xFF, 0x0A])
    }
    #expect(error.line == 2)
    #expect(error.column == 4)
    #expect(error.message == "a seed file must be UTF-8 text")
  }

  @Test("A file of digits is refused without reading them as a number")
  func digits() throws {
    let digits = [UInt8](repeating: UInt8(ascii: "7"), count: 500_000)
    let error = try #require(throws: TraceError.self) {
      try StoredTrace(parsing: Array("turnstile trace 1\nsubject a\n".utf8) + digits + [0x0A])
    }
    #expect(
      error.message == "a time in milliseconds must lie in 0...600000 (was 77777777777777777777…)")
  }

  @Test("A file over the size limit is refused by its size")
  func tooLarge() throws {
    let error = try #require(throws: TraceError.self) {
      try StoredTrace(parsing: [UInt8](repeating: UInt8(ascii: "1"), count: 2_000_000))
    }
    #expect(error.message == "a seed file has at most 1048576 bytes (was 2000000)")
  }
}
