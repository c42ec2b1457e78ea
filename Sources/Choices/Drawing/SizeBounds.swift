/// The bounds that a run's size sets for random values: for their distance from simple ones, and
/// for the share of values that are drawn evenly from the whole domain.
///
/// The bounds are computed when the size changes, because every drawn value needs them.
struct SizeBounds {
  /// The number of bit lengths, including zero bits, that a value's distance from the target may
  /// have.
  let nearLengths: UInt64
  /// The first of the 64 lanes that draws evenly from the whole domain; 64 if no lane does, while
  /// values are small.
  let firstEvenLane: UInt64

  init(size: Int) {
    firstEvenLane = size >= Chooser.fullSize ? 36 : 64
    nearLengths = UInt64(max(1, size)) * 2 + 1
  }
}
