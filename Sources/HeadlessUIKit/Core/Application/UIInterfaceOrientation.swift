/// The orientation of the app's interface.
@frozen public enum UIInterfaceOrientation: Int, Sendable {
  /// An unknown orientation, the upright orientation, and the upright orientation upside down.
  case unknown, portrait, portraitUpsideDown
  /// The landscape orientation to the left.
  case landscapeLeft = 4
  /// The landscape orientation to the right.
  case landscapeRight = 3

  /// True for the upright orientation and its upside-down variant.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True for both landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations that a controller or an app allows.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The raw bits of the set of orientations.
  public var rawValue: UInt
  /// Creates a set of orientations from its raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upright orientation.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// The upright orientation, upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The landscape orientation to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The landscape orientation to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations but the one upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The colour of the status bar's text.
@frozen public enum UIStatusBarStyle: Int, Sendable {
  /// A colour that the system chooses.
  case `default`
  /// Light text, for a dark background.
  case lightContent
  /// Dark text, for a light background.
  case darkContent = 3
}

/// The animation with which the status bar is shown and hidden.
@frozen public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
