/// The running trace that has taken longest so far, if it is slow enough to be reported.
struct SlowRun: CustomStringConvertible {
  /// The number of the slow run; `nil` if the search did not make it.
  var run: Int?
  var seconds: Double

  /// The number of seconds after which a running trace is reported.
  static let patience = 2.0

  var description: String {
    (run.map { "run \($0)" } ?? "one trace") + " takes \(Int(seconds)) s so far"
  }
}
