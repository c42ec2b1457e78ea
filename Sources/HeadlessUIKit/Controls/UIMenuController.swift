public import Foundation

/// The menu of commands, such as Copy and Paste, that older apps show over selected text.
///
/// The model keeps whether the menu is shown, and its entries. No finger taps an entry.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The place of the menu's arrow.
  @frozen public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

  /// The menu controller of the app, one for each launch.
  public static var shared: UIMenuController {
    perLaunch("UIMenuController.shared") { UIMenuController() }
  }
  /// The name of the notification that the menu is about to be shown.
  public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// The name of the notification that the menu was shown.
  public static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// The name of the notification that the menu is about to be hidden.
  public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// The name of the notification that the menu was hidden.
  public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")

  /// The app's own entries of the menu.
  open var menuItems: [UIMenuItem]?
  /// The place of the menu's arrow, which is stored and not drawn.
  open var arrowDirection = ArrowDirection.default
  /// The rectangle beside which the menu is shown, in the window's coordinates.
  open private(set) var menuFrame = CGRect.zero

  /// True while the menu is shown.
  open var isMenuVisible = false {
    willSet {
      guard newValue != isMenuVisible else { return }
      post(newValue ? Self.willShowMenuNotification : Self.willHideMenuNotification)
    }
    didSet {
      guard oldValue != isMenuVisible else { return }
      post(isMenuVisible ? Self.didShowMenuNotification : Self.didHideMenuNotification)
    }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Shows the menu beside a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    isMenuVisible = true
  }
  /// Hides the menu.
  open func hideMenu() { isMenuVisible = false }
  /// Hides the menu of a view.
  open func hideMenu(from targetView: UIView) { isMenuVisible = false }
  /// Shows or hides the menu.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
  /// Sets the rectangle of a view beside which the menu is shown.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    menuFrame = targetView.convert(targetRect, to: nil)
  }
  /// Asks again which entries the menu has. Does nothing, because the menu is not drawn.
  open func update() {}
}

/// An app's own entry of the menu over selected text.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title of the entry.
  open var title: String
  /// The selector of the method that the entry calls on the first responder.
  open var action: Selector

  /// Creates an entry with its title and action.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}
