/// How a controller is presented over another.
///
/// The style decides who owns which view. `.fullScreen` and `.currentContext` take the presenter's
/// view off the screen once the presented one covers it; the others leave it where it is, and its
/// controller hears nothing (R13, R26).
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  /// Whatever the system prefers: a sheet.
  case automatic = -2
}
