import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("The grid of pixels")
struct PixelTests {
  @Test("A8 an edge between two pixels goes to the same one, whatever an inexact sum makes of it")
  func betweenPixels() {
    Simulator.boot()
    let (half, pixels) = (CGFloat(1) / 6, Pixels())
    for edge in [100 + half, -100 - half] {
      let frames = [-1e-9, 0, 1e-9].map {
        pixels.rounded(CGRect(x: edge + $0, y: 0, width: 60, height: 20))
      }
      #expect(frames == [frames[1], frames[1], frames[1]])
    }
    let frame = pixels.rounded(CGRect(x: 100 + half - 0.01, y: 0, width: 60, height: 20))
    #expect(frame.minX == 100)
  }
}
