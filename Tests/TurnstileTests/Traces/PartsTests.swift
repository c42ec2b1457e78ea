import Testing

@testable import Turnstile

@Suite("Parts of a trace")
struct PartsTests {
  private let trace = Trace([
    Step(0, .action("a")), Step(10, .action("b")), Step(30, .action("c")),
  ])

  private func parts(limit: Int) -> [Trace]? {
    guard var parts = Parts(of: trace, limit: limit) else { return nil }
    var found: [Trace] = []
    while let next = parts.next() { found.append(next) }
    return found
  }

  @Test("Every part has its turn once, the shortest first, and what is behind a gap moves forward")
  func all() {
    #expect(
      parts(limit: 100)?.map { $0.steps.map { "\($0.time) \($0.act)" } } == [
        ["0 do a"], ["10 do b"], ["20 do c"], ["0 do a", "10 do b"], ["0 do a", "20 do c"],
        ["10 do b", "30 do c"],
      ])
  }

  @Test("Where there are more than can be tried there are none")
  func tooMany() {
    #expect(parts(limit: 5) == nil)
    #expect(parts(limit: 6)?.count == 6)
  }
}
