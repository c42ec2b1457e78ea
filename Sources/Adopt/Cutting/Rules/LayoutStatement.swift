/// Recognises a statement in transition code that only lays out views, by a layout library that is
/// missing on Linux: `view.snp.makeConstraints { … }`.
///
/// Without that statement the transition still runs as the app wrote it, with views at other
/// places. So the transition is judged, and the summary says that its findings rest on the cut.
enum LayoutStatement {
  /// The call that replaces a statement that only lays out views and that was cut.
  static let stands = "turnstileLayoutCut(_)"

  /// Returns true if the statement with the compiler's error belongs to transition code and is a
  /// single call of a layout library.
  static func isFound(at site: CutSite) -> Bool {
    guard site.isInTransition, site.tree.items[site.item].kind == .code,
      !site.tokens.contains(where: { acts.contains(site.listing.words[$0]) })
    else { return false }
    var isLayout = false
    var index = site.tokens.lowerBound
    while index < site.tokens.upperBound {
      let word = site.listing.words[index]
      if keywords.contains(word) { return false }
      if isName(word, afterDot: site.listing.says(".", at: index - 1)) { isLayout = true }
      index = max(index, site.listing.partner[index]) + 1
    }
    return isLayout
  }

  /// Returns true if a name is typical of a layout library's calls, such as `makeConstraints`.
  private static func isName(_ word: String, afterDot: Bool) -> Bool {
    let lowercased = word.lowercased()
    if lowercased.contains("constrain") || word.hasSuffix("Anchors") { return true }
    guard afterDot else { return false }
    return members.contains(word) || lowercased.hasSuffix("tosuperview")
      || beginnings.contains(where: word.hasPrefix)
  }

  private static let members: Set<String> = ["snp", "pin", "flex", "easy", "fillSuperview"]
  private static let beginnings = ["autoPin", "autoSet", "autoMatch", "autoAlign", "autoCenter"]

  /// Keywords and operators that a statement must not contain if it is to count as a single call of
  /// a layout library.
  private static let keywords: Set<String> = [
    "if", "guard", "for", "while", "switch", "repeat", "do", "defer", "return", "throw", "let",
    "var", "func", "=", "+=", "-=",
  ]

  /// Names of methods that a statement must not call if it is to count as only laying out views,
  /// such as `animate`.
  private static let acts: Set<String> = [
    "animate", "animateKeyframes", "completeTransition", "addSubview", "insertSubview",
    "removeFromSuperview", "addGestureRecognizer", "present", "dismiss", "update", "finish",
    "cancel", "startAnimation", "addAnimations", "addCompletion", "layoutIfNeeded",
  ]
}
