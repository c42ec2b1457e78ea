/// The text field of a search bar, with tokens before the text. The model's user types text and no
/// tokens.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// The tokens before the text, which are stored and not drawn.
  open var tokens: [UISearchToken] = []
  /// The background of the tokens, which is not drawn.
  open var tokenBackgroundColor: UIColor?
  /// True if the user may delete tokens.
  open var allowsDeletingTokens = true
  /// True if the user may copy tokens.
  open var allowsCopyingTokens = true

  /// Inserts a token before the text.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: tokenIndex)
  }
  /// Removes a token.
  open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
}

/// A part of a search that is no text: an icon and a word before the text of a search bar.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// The object of the app's that the token stands for.
  open var representedObject: Any?

  /// Creates a token from its icon and its word.
  public init(icon: UIImage?, text: String) { super.init() }
}
