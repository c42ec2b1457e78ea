/// The brightness of a bar.
@frozen public enum UIBarStyle: Int, Sendable { case `default`, black }

/// The height class of a bar.
@frozen public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}
