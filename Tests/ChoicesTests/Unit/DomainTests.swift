import Testing

@testable import Choices

@Suite("Domain")
struct DomainTests {
  @Test("Numbers are ordered 0, 1, -1, 2, -2")
  func order() {
    let domain = Domain.integer(in: Int.min...Int.max)

    #expect((0..<5).map { domain.value(atRank: $0) } == [0, 1, -1, 2, -2])
    #expect(domain.rank(of: Int.min) == Rank(major: 0, minor: .max))
    #expect(domain.value(atRank: .max) == Int.min)
    #expect(domain.value(atRank: .max - 2) == Int.max)
  }

  @Test("Where one side is used up the other goes on alone")
  func lopsided() {
    let domain = Domain.integer(in: -2...4)

    #expect((0..<8).map { domain.value(atRank: $0) } == [0, 1, -1, 2, -2, 3, 4, nil])
  }

  @Test("A target outside the range is moved to its nearer end")
  func target() {
    #expect(Domain.integer(in: 5...9).target == 5)
    #expect(Domain.integer(in: -9 ... -5).target == -5)
    #expect(Domain.integer(in: 5...9, toward: 7).target == 7)
  }

  @Test(
    "Rank and value are inverse to each other",
    arguments: [-3...3, 0...6, -6...0, -1...5, -5...1, 2...9, 7...7, -9 ... -2])
  func inverse(range: ClosedRange<Int>) {
    for target in range {
      let domain = Domain.integer(in: range, toward: target)
      let values = (0...domain.width).compactMap { domain.value(atRank: $0) }

      #expect(values.sorted() == Array(range))
      #expect(values.map { domain.rank(of: $0).minor } == Array(0...domain.width))
    }
  }

  @Test("The simplest double has the fewest digits behind the point")
  func doubles() {
    #expect(FloatOrder.simplest(from: 0.3, through: 0.9) == 0.5)
    #expect(FloatOrder.simplest(from: 3.2, through: 7.9) == 4)
    #expect(FloatOrder.simplest(from: 0.6, through: 0.7) == 0.625)
    #expect(FloatOrder.simplest(from: 0, through: 1e300) == 0)
  }

  @Test(
    "Rounding keeps as many binary digits as asked for",
    arguments: [0.1, 2.7, 0x1p-1030, 12_345.678, 0x1p-1074, 1e300])
  func rounding(magnitude: Double) {
    for digits in [0, 1, 4, 20, 60, 1_074] {
      let down = FloatOrder.roundedDown(magnitude, digits: digits)
      let up = FloatOrder.roundedUp(magnitude, digits: digits)

      #expect(down <= magnitude)
      #expect(magnitude <= up)
      #expect(FloatOrder.fractionDigits(of: down) <= digits)
      #expect(FloatOrder.fractionDigits(of: up) <= digits)
    }
  }
}
