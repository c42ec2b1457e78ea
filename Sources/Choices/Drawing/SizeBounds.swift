/// The bounds for random values that follow from a run's size: for their distance from simple
/// values, and for the share of values that are drawn evenly from all possible ones.
///
/// The bounds are computed when the size changes, because every drawn value needs them.
struct SizeBounds {
  /// The number of bits that the distance of a random number from the simplest one may have, zero
  /// included as one possibility.
  let nearLengths: UInt64
  /// The first of the 64 lanes, that is, of the ways to draw a number, that draws evenly from the
  /// whole domain; 64 if no lane does, because values have to be small.
  let firstEvenLane: UInt64

  init(size: Int) {
    firstEvenLane = size >= Chooser.fullSize ? 36 : 64
    nearLengths = UInt64(max(1, size)) * 2 + 1
  }
}
