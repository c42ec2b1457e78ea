/// The style of a bar: the default one, which is light, or black.
@frozen public enum UIBarStyle: Int, Sendable {
  case `default`, black
  /// The older name of a black bar through which the content shows. It is drawn as `black`.
  case blackTranslucent

  /// The older name of the style `black`, a dark bar.
  public static var blackOpaque: UIBarStyle { .black }
}

/// The metrics of a bar: ordinary or low, with or without a prompt above the title.
@frozen public enum UIBarMetrics: Int, Sendable {
  /// The metrics of a bar of ordinary height, and those of a low bar.
  case `default`, compact
  /// The metrics of a bar of ordinary height with a line of text (prompt) above the title.
  case defaultPrompt = 101
  /// The metrics of a low bar with a line of text (prompt) above the title.
  case compactPrompt
}
