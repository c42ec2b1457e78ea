/// The way in which a controller is presented over another.
///
/// The style decides which views stay in the window. `.fullScreen` and `.currentContext` remove the
/// presenter's view once the presented view covers it. The other styles leave the presenter's view
/// in place, and the presenter gets no appearance calls (rules R13 and R26 of UIKit's behaviour).
public enum UIModalPresentationStyle: Int, Sendable {
  /// The style that covers the screen and removes the presenter's view.
  case fullScreen = 0
  /// The style of a sheet, which leaves the presenter's view in place.
  case pageSheet = 1
  /// The style of a form sheet. The model presents it like a page sheet and leaves the presenter's
  /// view in place.
  case formSheet = 2
  /// The style that covers the controller that defines the presentation context, and removes that
  /// controller's view.
  case currentContext = 3
  /// The style for the app's own presentation controller. Without one, UIKit's base class presents.
  case custom = 4
  /// The style that covers the screen and leaves the presenter's view in place.
  case overFullScreen = 5
  /// The style that covers the controller that defines the presentation context, and leaves that
  /// controller's view in place.
  case overCurrentContext = 6
  /// The style of a popover, which leaves the presenter's view in place.
  case popover = 7
  /// The absence of a style. A controller with this style is presented like one with `.custom`.
  case none = -1
  /// The automatic style, in which the system decides: a sheet.
  case automatic = -2
}
