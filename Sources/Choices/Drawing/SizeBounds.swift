/// The bounds that a run's size sets for random values: for their distance from simple ones, and
/// for the share of values that are drawn evenly from the whole domain.
///
/// The bounds are computed when the size changes, because every drawn value needs them.
struct SizeBounds {
  /// The number of lengths in bits, from zero on, that the distance of a random value from its
  /// target may have.
  let nearLengths: UInt64
  /// The first of the 64 lanes, that is, of the ways to draw a number, that draws evenly from the
  /// whole domain; 64 if no lane does, because values have to be small.
  let firstEvenLane: UInt64

  init(size: Int) {
    firstEvenLane = size >= Chooser.fullSize ? 36 : 64
    nearLengths = UInt64(max(1, size)) * 2 + 1
  }
}
