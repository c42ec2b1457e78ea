/// The trace under way that has taken longest, where that is long enough to be told.
struct SlowRun: CustomStringConvertible {
  /// Which run it is; `nil` where it is none of the search's.
  var run: Int?
  var seconds: Double

  /// How long a trace may take before a word is said of it.
  static let patience = 2.0

  var description: String {
    (run.map { "run \($0)" } ?? "one trace") + " takes \(Int(seconds)) s so far"
  }
}
