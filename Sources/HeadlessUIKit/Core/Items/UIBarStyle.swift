/// The brightness of a bar.
@frozen public enum UIBarStyle: Int, Sendable {
  case `default`, black
  /// The older name of a black bar through which the content shows. It is drawn as `black`.
  case blackTranslucent

  /// The older name of `black`.
  public static var blackOpaque: UIBarStyle { .black }
}

/// The metrics of a bar: ordinary or low, with or without a prompt above the title.
@frozen public enum UIBarMetrics: Int, Sendable {
  /// The metrics of a bar of ordinary height, and those of a low bar.
  case `default`, compact
  /// A bar of ordinary height with a prompt above the title.
  case defaultPrompt = 101
  /// A low bar with a prompt above the title.
  case compactPrompt
}
