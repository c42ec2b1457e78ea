import Choices
import Testing

/// Tests that false claims are refuted. If they were not, tests of true claims would prove nothing.
@Suite("Canary")
struct CanaryTests {
  private let lists = Codec.int.array()

  @Test(
    "A false claim is refuted and reaches its minimum, whatever the seed",
    arguments: 0..<5 as Range<UInt64>)
  func falsified(seed: UInt64) throws {
    let samples = Samples(of: lists, seed: Seed(seed), limit: 256)
    let found = try #require(samples.first { $0 != $0.reversed() })
    var shrinker = try Shrinker(lists, from: found, failure: Failure("false"))

    #expect(try shrinker.shrink { Outcome($0 == $0.reversed()) })
    #expect(shrinker.value == [0, 1])
  }

  @Test("A true claim is not")
  func kept() {
    let samples = Array(Samples(of: lists, seed: 7, limit: 256))

    #expect(samples.allSatisfy { $0 == Array($0.reversed().reversed()) })
    #expect(samples.count == 256)
  }
}
