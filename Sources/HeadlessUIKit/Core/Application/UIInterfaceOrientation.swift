/// The orientation of the app's interface.
@frozen public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientations unknown, portrait, and portrait upside down.
  case unknown, portrait, portraitUpsideDown
  /// The orientation landscape left.
  case landscapeLeft = 4
  /// The orientation landscape right.
  case landscapeRight = 3

  /// True for portrait and portrait upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True for both landscape orientations of the interface.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations that a controller or an app allows.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The raw bits of the set of interface orientations.
  public var rawValue: UInt
  /// Creates a set of interface orientations from its raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The set of the orientation portrait alone.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// The set of the orientation portrait upside down alone.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The set of the orientation landscape right alone.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The set of the orientation landscape left alone.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// The set of both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// The set of all four interface orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// The set of all interface orientations but portrait upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The style of the status bar, that is, the colour of its text.
@frozen public enum UIStatusBarStyle: Int, Sendable {
  /// The status bar style in which the system chooses the text's colour.
  case `default`
  /// The status bar style with light text, for a dark background.
  case lightContent
  /// The status bar style with dark text, for a light background.
  case darkContent = 3
}

/// The animation with which the status bar is shown and hidden.
@frozen public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
