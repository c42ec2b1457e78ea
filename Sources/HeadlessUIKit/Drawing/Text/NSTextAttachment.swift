public import Foundation

/// A picture inside text. It does not change the text's measured size, which the model estimates
/// from the letters alone.
open class NSTextAttachment: NSObject {
  /// The picture in the text, which is stored and not drawn.
  open var image: UIImage?
  /// The frame of the picture relative to the text's baseline, which is stored and has no effect.
  open var bounds = CGRect.zero
  /// The data of the attachment, such as those of a picture file. They are stored and have no
  /// effect.
  open var contents: Data?
  /// The type of the attachment's data, such as "public.png", which is stored and has no effect.
  open var fileType: String?
  /// The distance between the picture and the letters beside it, which is stored and has no effect.
  open var lineLayoutPadding: CGFloat = 0

  public override init() { super.init() }
  /// Creates a text attachment that shows a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  /// Creates a text attachment from data and their type, such as "public.png".
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }
}

extension NSAttributedString {
  /// Creates a string of one character, in whose place an attachment, such as a picture, is shown.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
