import Testing

@testable import Choices

@Suite("Bounds by size")
struct SizeBoundsTests {
  @Test("Only at the full size are some values drawn evenly from the whole domain")
  func even() {
    #expect(SizeBounds(size: Chooser.fullSize).firstEvenLane == 36)
    #expect(SizeBounds(size: Chooser.fullSize - 1).firstEvenLane == 64)
  }

  @Test("Each step of the size allows two more bits of distance", arguments: [1, 2, 31, 32])
  func near(size: Int) {
    #expect(SizeBounds(size: size).nearLengths == UInt64(2 * size + 1))
  }

  @Test("A size below one counts as one")
  func small() {
    #expect(SizeBounds(size: 0).nearLengths == SizeBounds(size: 1).nearLengths)
  }
}
