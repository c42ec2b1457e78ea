extension Summary {
  /// Returns those of the given classes that no run of an app has used; `nil` if an app's runs have
  /// used all of them, so that the subject which tests them need not be checked. For an empty list
  /// the result is `nil` if the app's runs showed any transition.
  package func unreached(of awaited: [String]) -> [String]? {
    guard !awaited.isEmpty else { return tally.transitions == 0 ? [] : nil }
    let left = awaited.filter(neverRan.contains)
    return left.isEmpty ? nil : left
  }
}
