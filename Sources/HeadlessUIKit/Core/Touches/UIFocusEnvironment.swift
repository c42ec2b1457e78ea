/// A part of the interface that the focus of a remote control or keyboard can be in. The model has
/// neither, so nothing has the focus.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The places that the focus should move to first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Asks the focus to move to the preferred places.
  func setNeedsFocusUpdate()
  /// Moves the focus now if that was asked for.
  func updateFocusIfNeeded()
}

/// The facts of a move of the focus. The model makes none.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The view that has the focus after the move.
  open var nextFocusedView: UIView? { nil }
  /// The view that had the focus before the move.
  open var previouslyFocusedView: UIView? { nil }

  public override init() { super.init() }
}

/// The animation of a move of the focus. The model makes none.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  public override init() { super.init() }

  /// Adds animations that run beside the move. They run at once, because nothing moves.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

/// A language and layout of the keyboard. The model has one keyboard without a language.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  public override init() { super.init() }
  /// The language of the keyboard. In the model it is `nil`.
  open var primaryLanguage: String? { nil }
  /// A notification that is posted when the user chooses another keyboard, which never happens in
  /// the model.
  public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
  /// The keyboards that the user has switched on. In the model the list is empty.
  public static var activeInputModes: [UITextInputMode] { [] }
}
