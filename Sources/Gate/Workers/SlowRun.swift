/// A run that has already taken so long that the progress line reports it.
struct SlowRun: CustomStringConvertible {
  /// The number of the run in the search; `nil` if the run is not one of the search.
  var run: Int?
  var seconds: Double

  /// The number of seconds after which a running trace is reported.
  static let patience = 2.0

  var description: String {
    (run.map { "run \($0)" } ?? "one trace") + " takes \(Int(seconds)) s so far"
  }
}
