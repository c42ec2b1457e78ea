/// The built-in animation of a modal presentation.
///
/// - Note: Nothing here can curl: `.partialCurl` fades.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom edge, and back down.
  case coverVertical = 0
  /// Turns over as a card does.
  case flipHorizontal = 1
  /// Fades.
  case crossDissolve = 2
  /// Curls the presenter's view away like a page.
  case partialCurl = 3
}
