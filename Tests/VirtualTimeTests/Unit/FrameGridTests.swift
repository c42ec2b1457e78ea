import Testing
import VirtualTime

@Suite("Frame grid")
struct FrameGridTests {
  @Test(
    "A frame is at the floor of its share of the second",
    arguments: [(0, 0), (1, 16_666_666), (2, 33_333_333), (3, 50_000_000), (3_600, 60_000_000_000)]
      as [(Int, Int64)])
  func instants(frame: Int, nanoseconds: Int64) {
    #expect(FrameGrid(framesPerSecond: 60).instant(ofFrame: frame).nanoseconds == nanoseconds)
  }

  @Test("A frame is on show until the next", arguments: [1, 3, 24, 60, 120, 1_000_000_000])
  func framesAndInstantsAgree(rate: Int) {
    let frames = FrameGrid(framesPerSecond: rate)

    for frame in [-rate - 1, -1, 0, 1, 2, 59, 60, 61, 1_000_003] {
      let shown = frames.instant(ofFrame: frame)
      #expect(frames.frame(at: shown) == frame)
      #expect(frames.frame(at: shown + .nanoseconds(-1)) == frame - 1)
    }
  }

  @Test("The last frames of time saturate")
  func saturates() {
    let frames = FrameGrid(framesPerSecond: 1_000_000_000)

    #expect(frames.frame(at: .distantFuture) == .max)
    #expect(FrameGrid(framesPerSecond: 1).instant(ofFrame: .max) == .distantFuture)
  }
}
