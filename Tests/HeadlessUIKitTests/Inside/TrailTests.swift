import Testing

@testable import HeadlessUIKit

@Suite("Trail")
struct TrailTests {
  private func trail(_ samples: [(milliseconds: Int64, x: CGFloat)]) -> Trail {
    var trail = Trail()
    for sample in samples {
      trail.add(CGPoint(x: sample.x, y: 0), time: sample.milliseconds * 1_000_000)
    }
    return trail
  }

  @Test("Nothing but one place has no velocity")
  func one() {
    #expect(Trail().velocity == .zero)
    #expect(trail([(5, 10)]).velocity == .zero)
  }

  @Test("Velocity is the way over the last 100 ms by the time it took")
  func window() {
    #expect(trail([(0, 0), (50, 500), (100, 500), (150, 600)]).velocity.x == 1000)
  }

  @Test("Of several places at one instant the last counts")
  func sameInstant() {
    #expect(trail([(0, 0), (10, 50), (10, 20)]).velocity.x == 2000)
    #expect(trail([(0, 0), (0, 50)]).velocity == .zero)
  }

  @Test("What is 100 ms past is forgotten")
  func rests() {
    var trail = trail([(0, 0), (10, 50)])
    trail.pass(to: 110_000_000)
    #expect(trail.velocity == .zero)
  }

  @Test("More samples than it keeps leave the latest")
  func overflow() {
    let trail = trail((0...40).map { ($0, CGFloat($0 * $0)) })
    #expect(trail.velocity.x == (1600 - 625) / 0.015)
  }
}
