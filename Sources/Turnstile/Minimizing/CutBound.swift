/// A limit on the cuts that the runs of a trace may pass while it is shrunk.
///
/// A cut is app code that does not compile here and was taken out. A trace that passes more cuts
/// than an earlier one is no improvement, however short it is.
struct CutBound {
  private var least = Int.max

  /// Returns true if the cuts that a trace passes, that is, the removed app code, do not weigh more
  /// than those of every trace admitted before. The weight is then the new limit.
  mutating func admits(_ weight: Int) -> Bool {
    guard weight <= least else { return false }
    least = weight
    return true
  }
}
