import Testing

@testable import Filmstrip

@MainActor
@Suite("Lanes")
struct LanesTests {
  @Test("What happened at one moment takes no time, whatever comes after it in its lane")
  func moments() throws {
    let (recording, _) = try Films.film("Seeds/row-49-stale-verdict/forgets-past-gestures.trace")
    let ends = Lanes(of: recording).lanes.filter { $0.group == "recogniser" }.flatMap(\.spans)
      .filter { ["ended", "cancelled", "failed"].contains($0.words) }

    #expect(ends.count >= 2)
    #expect(ends.allSatisfy { $0.from == $0.to })
  }
}
