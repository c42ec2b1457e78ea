/// How light a bar is.
@frozen public enum UIBarStyle: Int, Sendable { case `default`, black }

/// How high a bar is.
@frozen public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}
