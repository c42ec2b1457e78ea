extension Clause {
  /// The resting tree equals that of the same actions without animation.
  ///
  /// Whoever opens a screen from a notification opens it with `animated: false`, and must find it as if it had been
  /// animated. One run cannot show that: the search performs the trace's actions both ways and compares (``Comparison``).
  public static let sameAsUnanimated = Clause(
    .sameAsUnanimated,
    promises: "the resting tree equals that of the same actions without animation"
  ) { Onlooker() }
}
