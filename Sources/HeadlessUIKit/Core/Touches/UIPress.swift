/// A press of a button on a keyboard or a remote control.
///
/// The screen that the model drives has neither, so a press is never delivered. The type is there
/// because ``UIGestureRecognizerDelegate`` names it.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// What a button is doing.
  @frozen public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  private override init() { super.init() }
}

/// What presses belong to.
@preconcurrency @MainActor
open class UIPressesEvent: NSObject {
  /// The presses there are.
  open var allPresses: Set<UIPress> { [] }
  private override init() { super.init() }
}
