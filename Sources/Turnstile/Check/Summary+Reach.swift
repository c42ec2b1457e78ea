extension Summary {
  /// Returns the classes among the given ones that an app's runs never came to; `nil` if the
  /// subject that waits for them need not be checked.
  package func unreached(of awaited: [String]) -> [String]? {
    guard !awaited.isEmpty else { return tally.transitions == 0 ? [] : nil }
    let left = awaited.filter(neverRan.contains)
    return left.isEmpty ? nil : left
  }
}
