/// How many cuts the runs of a trace may pass that is made smaller.
///
/// A cut that is met counts as larger than any step: a trace that meets more of them than one
/// before is no improvement, however short it is.
struct CutBound {
  private var least = Int.max

  /// Whether a trace meets no more than the least so far, which it may lower.
  mutating func admits(_ weight: Int) -> Bool {
    guard weight <= least else { return false }
    least = weight
    return true
  }
}
