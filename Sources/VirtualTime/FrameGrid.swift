/// A grid of the instants at which a display shows a new frame.
///
/// A sixtieth of a second is not a whole number of nanoseconds, and adding up a rounded one would
/// drift by 40 ns a second. So frame *k* is at floor(*k* · 10⁹ / rate), counted from the start:
/// frame 60 is at exactly one second, and no frame depends on the frames before it.
///
/// ```swift
/// let frames = FrameGrid(framesPerSecond: 60)
/// frames.instant(ofFrame: 1)  // 16.666666 ms
/// frames.instant(ofFrame: 60)  // 1000 ms
/// frames.frame(at: .milliseconds(20))  // 1
/// ```
public struct FrameGrid: Hashable, Sendable {
  /// The number of frames that the display shows in a second.
  public let framesPerSecond: Int

  /// Creates the grid of the instants at which a display with a given rate shows its frames.
  ///
  /// - Precondition: The display shows at least one frame a second, and no more than one a
  ///   nanosecond.
  public init(framesPerSecond: Int) {
    precondition(
      (1...1_000_000_000).contains(framesPerSecond),
      "A display must show 1 to 1,000,000,000 frames a second (was \(framesPerSecond)).")
    self.framesPerSecond = framesPerSecond
  }

  /// Returns the instant at which the display shows a frame, given by its number.
  public func instant(ofFrame frame: Int) -> VirtualInstant {
    let (seconds, rest) = frame.flooredDivision(by: framesPerSecond)
    let (start, isTooLate) = Int64(seconds).multipliedReportingOverflow(by: 1_000_000_000)
    let (nanoseconds, isPastTheEnd) = start.addingReportingOverflow(
      Int64(rest) * 1_000_000_000 / Int64(framesPerSecond))
    return isTooLate || isPastTheEnd ? .distantFuture : VirtualInstant(nanoseconds: nanoseconds)
  }

  /// Returns the number of the frame that the display shows at an instant: the last frame that is
  /// not later.
  public func frame(at instant: VirtualInstant) -> Int {
    let (seconds, rest) = Int(instant.nanoseconds).flooredDivision(by: 1_000_000_000)
    return seconds * framesPerSecond + ((rest + 1) * framesPerSecond - 1) / 1_000_000_000
  }
}

extension Int {
  /// Divides a number. The remainder is never negative, also for a negative number, for which the
  /// quotient is rounded down.
  fileprivate func flooredDivision(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
