/// The kind of keyboard for a text input. The model only stores the value.
@frozen public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}
/// The look of the keyboard for a text input. The model only stores the value.
@frozen public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
/// The label of the return key for a text input. The model only stores the value.
@frozen public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}
/// The automatic capital letters of a text input. The model only stores the value.
@frozen public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
/// The automatic correction of a text input. The model only stores the value.
@frozen public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// The spelling check of a text input. The model only stores the value.
@frozen public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// The replacement of quotation marks in a text input. The model only stores the value.
@frozen public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// The replacement of dashes in a text input. The model only stores the value.
@frozen public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

/// The meaning of the text that an input asks for, such as a password.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String
  /// Creates a meaning from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The text is a person's full name.
  public static let name = UITextContentType(rawValue: "name")
  /// The text is an account's name.
  public static let username = UITextContentType(rawValue: "username")
  /// The text is a password.
  public static let password = UITextContentType(rawValue: "password")
  /// The text is a password that the user chooses.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// The text is a code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The text is an e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The text is a telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
}

/// The stored keyboard settings of a text field or text view.
struct TextInputTraits {
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var textContentType: UITextContentType?
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
}
