import HeadlessUIKit

/// The content that gives a view its size: the text of a label or a field, or the picture of an
/// image view.
enum ViewContent: Equatable {
  case text(String)
  case picture(ObjectIdentifier?)

  /// Creates the content of a view; `nil` if the view has none of its own.
  @MainActor
  init?(of view: UIView) {
    switch view {
    case let label as UILabel: self = .text(label.text ?? "")
    case let field as UITextField: self = .text(field.text ?? "")
    case let text as UITextView: self = .text(text.text ?? "")
    case let picture as UIImageView: self = .picture(picture.image.map(ObjectIdentifier.init))
    default: return nil
    }
  }
}
