/// The built-in animation of a modal presentation.
///
/// - Note: `.partialCurl` is left out, since nothing here can curl: code that asks for it does not compile.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom edge, and back down.
  case coverVertical = 0
  /// Turns over as a card does.
  case flipHorizontal = 1
  /// Fades.
  case crossDissolve = 2
}
