/// A kind of keyboard, such as one with digits, that a text field asks for. The model stores the
/// kind and does not use it.
@frozen public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}
/// An appearance of the keyboard, such as dark, that a text field asks for. The model stores the
/// appearance and does not use it.
@frozen public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
/// A label of the keyboard's return key, such as Done. The model stores the label and does not use
/// it.
@frozen public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}
/// A setting of a text field: the automatic capitalisation of typed text. The model stores the
/// setting and does not use it.
@frozen public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
/// A setting of a text field: the automatic correction of typed text. The model stores the setting
/// and does not use it.
@frozen public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// A setting of a text field: the spelling check of typed text. The model stores the setting and
/// does not use it.
@frozen public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// A setting of a text field: the automatic replacement of straight quotation marks. The model
/// stores the setting and does not use it.
@frozen public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// A setting of a text field: the automatic replacement of hyphens by dashes. The model stores the
/// setting and does not use it.
@frozen public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

/// The meaning of the text that the user is to type into a text field, such as a password.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning of a text field's text, such as "password".
  public let rawValue: String
  /// Creates the meaning of a text field's text from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The text field asks for a person's full name.
  public static let name = UITextContentType(rawValue: "name")
  /// The text field asks for the name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The text field asks for a password.
  public static let password = UITextContentType(rawValue: "password")
  /// The text field asks for a password that the user chooses anew.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// The text field asks for a code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The text field asks for an e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The text field asks for a telephone number.
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

extension TextInputTraits {
  /// The text that the bar above the keyboard's keys suggests, of the kind that these settings ask
  /// for. It is long enough for most codes and passwords.
  var suggestion: String {
    switch textContentType {
    case .oneTimeCode, .telephoneNumber: return "123456"
    case .emailAddress, .username: return "ann@example.com"
    default: break
    }
    switch keyboardType {
    case .numbersAndPunctuation, .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad:
      return "123456"
    case .emailAddress: return "ann@example.com"
    case .URL: return "example.com"
    case .default, .asciiCapable, .namePhonePad, .twitter, .webSearch: break
    }
    return isSecureTextEntry ? "Secret123" : "Anna"
  }
}
