/// A run that already takes so long that the progress line mentions it.
struct SlowRun: CustomStringConvertible {
  /// The number of the slow run in the search; `nil` if it is a replay or another run outside of
  /// the search.
  var run: Int?
  var seconds: Double

  /// The number of seconds after which the progress line mentions a run.
  static let patience = 2.0

  var description: String {
    (run.map { "run \($0)" } ?? "one trace") + " takes \(Int(seconds)) s so far"
  }
}
