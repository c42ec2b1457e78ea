/// A bar's brightness: light or dark.
@frozen public enum UIBarStyle: Int, Sendable { case `default`, black }

/// The kind of a bar's height.
@frozen public enum UIBarMetrics: Int, Sendable {
  /// A bar of ordinary height, or a low one.
  case `default`, compact
  /// A bar of ordinary height with a prompt above the title.
  case defaultPrompt = 101
  /// A low bar with a prompt above the title.
  case compactPrompt
}
