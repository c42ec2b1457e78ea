import Choices
import Testing

@Suite("Shrinking")
struct ShrinkingTests {
  @Test("A list that is not its own reverse shrinks to two elements")
  func reverse() throws {
    var shrinker = try Shrinker(
      Codec.int.array(), from: [7, 7, -300, 12], failure: Failure("false"))
    let settled = try shrinker.shrink { Outcome($0 == $0.reversed()) }

    #expect(settled)
    #expect(shrinker.value == [0, 1])
  }
}
