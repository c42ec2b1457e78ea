import Choices
import Testing

/// If a false claim stood here, every true one would be worth nothing.
@Suite("Canary")
struct CanaryTests {
  @Test(
    "A false property is falsified and reaches its minimum, whatever the seed",
    arguments: 0..<5 as Range<UInt64>)
  func falsified(seed: UInt64) throws {
    let property = Property("a list is its own reverse", of: Codec.int.array(), seed: Seed(seed))
    let block = try property.block(0) { list, _ in Outcome(list == list.reversed()) }
    let finding = try #require(block.findings.first)
    var shrinker = try Shrinker(property.codec, from: finding.value, failure: finding.failure)

    #expect(try shrinker.shrink { Outcome($0 == $0.reversed()) })
    #expect(shrinker.value == [0, 1])
  }

  @Test("A true property is not")
  func kept() throws {
    let property = Property("reversing twice changes nothing", of: Codec.int.array())
    let block = try property.block(0) { list, _ in
      Outcome(list == Array(list.reversed().reversed()))
    }

    #expect(block.findings.isEmpty)
    #expect(block.statistics.passed == 256)
  }
}
