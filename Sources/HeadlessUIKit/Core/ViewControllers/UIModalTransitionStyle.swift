/// The built-in animation of a modal presentation.
///
/// - Note: The model has no page curl. It fades for `.partialCurl`.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The animation that slides the presented view up from the bottom edge, and back down.
  case coverVertical = 0
  /// The animation that turns the presenter's view over like a card.
  case flipHorizontal = 1
  /// The animation that fades the presented view in.
  case crossDissolve = 2
  /// The animation that curls the presenter's view away like a page.
  case partialCurl = 3
}
