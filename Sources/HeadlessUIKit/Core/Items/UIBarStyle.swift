/// The brightness of a bar.
@frozen public enum UIBarStyle: Int, Sendable { case `default`, black }

/// The height class of a bar.
@frozen public enum UIBarMetrics: Int, Sendable {
  /// A bar of ordinary height, or a low one.
  case `default`, compact
  /// A bar of ordinary height with a prompt above the title.
  case defaultPrompt = 101
  /// A low bar with a prompt above the title.
  case compactPrompt
}
