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

/// The place of a bar on the screen, which decides about its shadow and background.
@frozen public enum UIBarPosition: Int, Sendable {
  /// The bar has no particular place.
  case any
  /// The bar is at the bottom of its container.
  case bottom
  /// The bar is at the top of its container.
  case top
  /// The bar is at the top, and reaches under the status bar.
  case topAttached
}

/// A bar that knows its place on the screen.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The place of the bar on the screen.
  var barPosition: UIBarPosition { get }
}

/// A delegate that is asked for the place of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the place of a bar on the screen. The model never asks, because it draws no bars.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `any`, for a delegate without an answer of its own.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
