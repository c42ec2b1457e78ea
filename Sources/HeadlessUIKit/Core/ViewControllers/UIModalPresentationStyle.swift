/// The way in which a controller is presented over another.
///
/// The style decides which views stay in the window. `.fullScreen` and `.currentContext` remove the
/// presenter's view once the presented view covers it. The other styles leave the presenter's view
/// in place, and the presenter gets no appearance calls (R13, R26).
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen and removes the presenter's view.
  case fullScreen = 0
  /// A sheet that leaves the presenter's view in place.
  case pageSheet = 1
  /// A sheet that leaves the presenter's view in place, presented like a page sheet.
  case formSheet = 2
  /// Covers the controller that defines the presentation context, and removes its view.
  case currentContext = 3
  /// A presentation by the app's own presentation controller. Without one, UIKit's base class
  /// presents.
  case custom = 4
  /// Covers the screen and leaves the presenter's view in place.
  case overFullScreen = 5
  /// Covers the controller that defines the presentation context, and leaves its view in place.
  case overCurrentContext = 6
  /// A popover that leaves the presenter's view in place.
  case popover = 7
  /// No style. A controller with this style is presented like one with `.custom`.
  case none = -1
  /// The system's default style: a sheet.
  case automatic = -2
}
