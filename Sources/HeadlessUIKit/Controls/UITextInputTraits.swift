/// The kind of keyboard for a text input. The model only stores the value.
@frozen public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}
@frozen public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
@frozen public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}
@frozen public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
@frozen public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
@frozen public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
@frozen public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
@frozen public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

/// The meaning of a text input's contents.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = UITextContentType(rawValue: "name")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
}

/// The keyboard settings of a text input.
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
