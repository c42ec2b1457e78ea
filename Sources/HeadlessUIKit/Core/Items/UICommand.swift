public import Foundation

/// An entry of the menu bar or of a key's help, which calls a method of the first responder that
/// has it. The model has no menu bar, so nothing calls the method.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The selector of the method that the command calls.
  public let action: Selector?
  /// Data of the app's own that belong to the command.
  public let propertyList: Any?
  /// The attributes with which a menu shows the command. No menu is shown.
  open var attributes: UIMenuElement.Attributes
  /// The state of the command's checkmark. No menu is shown.
  open var state: UIMenuElement.State
  /// The longer title of the command for a help text, which is not shown.
  open var discoverabilityTitle: String?

  /// Creates a command with a title, an image and the selector of the method to call.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    (self.action, self.propertyList) = (action, propertyList)
    (self.attributes, self.state) = (attributes, state)
    super.init(title: title, image: image)
  }
}

/// An object through which a responder changes the menus of the menu bar. The model has no menu
/// bar, so ``UIResponder/buildMenu(with:)`` is never called.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The menu bar, or a context menu, to which the menus belong.
  var system: UIMenuSystem { get }
  /// Returns the menu with an identifier; `nil` if there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Puts a menu in place of another one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Puts a menu at the beginning of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu at the end of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu after another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menu bar or the context menus of the system, which the model does not have.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The menu bar.
  public static let main = UIMenuSystem()
  /// The context menus.
  public static let context = UIMenuSystem()
  /// Asks for the menus to be made anew, without effect.
  open func setNeedsRebuild() {}
  /// Asks for the commands to be validated anew, without effect.
  open func setNeedsRevalidate() {}
}
