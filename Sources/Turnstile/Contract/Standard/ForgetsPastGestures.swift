extension Clause {
  /// A cancelled gesture followed by rest does not change what comes next.
  ///
  /// The outcome and the resting tree of "cancelled gesture, rest, T" equal those of T alone. One run cannot show
  /// that, so no judge watches for it: the search performs traces with and without the gesture and compares them
  /// (``Comparison``).
  public static let forgetsPastGestures = Clause(
    .forgetsPastGestures, promises: "a cancelled gesture does not change what comes after it"
  ) { Onlooker() }
}

/// A judge for clauses that are judged by comparing runs.
final class Onlooker: Judge {}
