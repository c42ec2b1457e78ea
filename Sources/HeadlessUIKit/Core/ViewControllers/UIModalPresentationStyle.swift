/// The way in which a controller is presented over another.
///
/// The style decides which views stay on the screen. `.fullScreen` and `.currentContext` remove the
/// presenter's view once the presented one covers it. The other styles leave it in place, and its
/// controller gets no appearance calls (R13, R26).
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
  /// The system's default style: a sheet.
  case automatic = -2
}
