/// The bar above a pad's keyboard, with the app's own buttons. The model's keyboard has no such
/// bar.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// True if the user may hide the bar.
  open var allowsHidingShortcuts = true
  /// The buttons at the leading end of the bar.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The buttons at the trailing end of the bar.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

extension UIResponder {
  /// The bar above a pad's keyboard. It is a new one each time, because the model shows none.
  public var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
}

/// The rules for a password that the system proposes. The model proposes none.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
  /// The rules in the words of their own language.
  public let passwordRulesDescriptor: String

  /// Creates rules from the words of their own language.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}
