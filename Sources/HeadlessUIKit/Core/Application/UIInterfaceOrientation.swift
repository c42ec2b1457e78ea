/// The orientation of the interface.
@frozen public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown
  case landscapeLeft = 4
  case landscapeRight = 3

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations that a controller or an app allows.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public var rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The colour of the status bar's text.
@frozen public enum UIStatusBarStyle: Int, Sendable {
  case `default`
  case lightContent
  case darkContent = 3
}

/// The animation with which the status bar is shown and hidden.
@frozen public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
