import Testing

@testable import Turnstile

@Suite("Legends")
struct LegendTests {
  @Test("A mark is explained where it is met first, and no other is")
  func once() {
    var journal = Journal()
    journal.append(.init(.step(.action("open")), at: 0))
    journal.append(.init(.step(.stall(300)), at: 0))
    var legend = Legend()
    let picture = Marbles(of: journal)

    #expect(legend.lines(on: picture) == ["* code or system"])
    #expect(legend.lines(on: journal).map { $0.prefix(6) } == ["stall:"])
    #expect(legend.lines(on: picture) == [])
    #expect(legend.lines(on: journal) == [])
  }
}
