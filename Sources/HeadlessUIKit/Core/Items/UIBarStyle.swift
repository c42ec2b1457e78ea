/// The brightness of a bar.
@frozen public enum UIBarStyle: Int, Sendable {
  case `default`, black
  /// The older name of a black bar through which the content shows. It is drawn as `black`.
  case blackTranslucent

  /// The older name of `black`.
  public static var blackOpaque: UIBarStyle { .black }
}

/// The kind of a bar's height.
@frozen public enum UIBarMetrics: Int, Sendable {
  /// A bar of ordinary height, or a low one.
  case `default`, compact
  /// A bar of ordinary height with a prompt above the title.
  case defaultPrompt = 101
  /// A low bar with a prompt above the title.
  case compactPrompt
}
