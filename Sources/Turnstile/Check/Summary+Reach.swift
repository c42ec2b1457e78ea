extension Summary {
  /// Returns those of the given classes that no run of a whole app has used, so that a subject for
  /// them has to be checked; `nil` if runs have used all of them. For an empty list the result is
  /// `nil` if the app's runs showed any transition.
  package func unreached(of awaited: [String]) -> [String]? {
    guard !awaited.isEmpty else { return tally.transitions == 0 ? [] : nil }
    let left = awaited.filter(neverRan.contains)
    return left.isEmpty ? nil : left
  }

  /// Returns a line with the animators, interactors and presentation controllers of the executable
  /// that took part in no transition of any of the given checks; `nil` if all of them did.
  ///
  /// A library without an app is checked by several subjects, of which each uses some of the
  /// library's classes. A class that none of them uses is not checked, although all are green.
  package static func neverRanText(in summaries: [Summary]) -> String? {
    let ran = Set(summaries.flatMap(\.tally.ranClasses))
    let left = OwnClasses.ofTransitions.filter { !ran.contains($0) }
    guard !left.isEmpty else { return nil }
    return "own classes of transitions that no subject came to: \(Text.list(left, upTo: 10))"
  }
}
