import Choices
import Testing

@Suite("Samples")
struct SamplesTests {
  private let lists = Codec.int.array()

  @Test("The same seed draws the same values, another draws others")
  func seeds() {
    let values = Array(Samples(of: lists, seed: 7, limit: 600))

    #expect(Array(Samples(of: lists, seed: 7, limit: 600)) == values)
    #expect(Array(Samples(of: lists, seed: 8, limit: 600)) != values)
    #expect(values.count == 600)
  }

  @Test("The first values of each period are small")
  func growth() {
    let numbers = Array(Samples(of: Codec.int, seed: 7, limit: 300))

    for period in [numbers[..<8], numbers[256..<264]] {
      #expect(period.allSatisfy { $0.magnitude < 1 << 9 })
    }
    #expect(numbers.contains { $0.magnitude > 1 << 32 })
  }

  @Test("What is made of its like is nested no deeper than a sample's size, nor than ten times")
  func nesting() {
    let nested = Codec.recursive(leaf: Codec.int(in: 0...0)) { inner in
      inner.map({ $0 + 1 }) { $0 > 0 ? $0 - 1 : nil }
    }
    let depths = Array(Samples(of: nested, seed: 7, limit: 4096))

    for (index, depth) in depths.enumerated() {
      #expect(depth <= min(1 + index % 256 / 2, 10))
    }
    #expect(depths.contains { $0 > 3 })
  }

  @Test("What a codec rejects is left out, and counts as a draw")
  func rejected() {
    let even = Codec.int(in: 0...9).filter("parity") { $0 == 2 }
    var samples = Samples(of: even, seed: 3, limit: 40)
    var values: [Int] = []
    while let value = samples.next() { values.append(value) }

    #expect(values.allSatisfy { $0 == 2 })
    #expect(samples.drawn == 40)
  }

  @Test("A value without end is given up, not waited for")
  func endless() {
    let endless = Codec<Int>("endless") { chooser throws(Rejection) in
      while true { _ = try chooser.choose(from: .boolean) }
    } encode: { value, _ throws(Unencodable) in
      throw Unencodable("\(value)", by: "endless", because: "it has an end")
    }

    #expect(Array(Samples(of: endless, seed: 1, limit: 5)) == [])
  }

  @Test("A codec that is described wrongly ends its samples")
  func misuse() {
    #expect(Array(Samples(of: Codec.int(from: 5, through: 3), seed: 1)) == [])
  }
}
