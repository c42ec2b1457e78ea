public import Foundation

/// A picture inside text. It does not change the text's measured size, which the model estimates
/// from the letters alone.
open class NSTextAttachment: NSObject {
  /// The picture in the text, which is stored and not drawn.
  open var image: UIImage?
  /// The place of the picture relative to the baseline, which is stored and has no effect.
  open var bounds = CGRect.zero
  /// The data of the attachment, which is stored and has no effect.
  open var contents: Data?
  /// The type of the data, which is stored and has no effect.
  open var fileType: String?
  /// The distance between picture and letters, which is stored and has no effect.
  open var lineLayoutPadding: CGFloat = 0

  public override init() { super.init() }
  /// Creates an attachment with a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  /// Creates an attachment with data of a type.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }
}

extension NSAttributedString {
  /// Creates a string with the one character that represents the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
