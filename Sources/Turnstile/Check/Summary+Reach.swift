extension Summary {
  /// Returns those of the given classes that no run of a whole app has used, so that a subject for
  /// them has to be checked; `nil` if runs have used all of them. For an empty list the result is
  /// `nil` if the app's runs showed any transition.
  package func unreached(of awaited: [String]) -> [String]? {
    guard !awaited.isEmpty else { return tally.transitions == 0 ? [] : nil }
    let left = awaited.filter(neverRan.contains)
    return left.isEmpty ? nil : left
  }
}
