public import Foundation

/// A picture in a text. It does not change the text's size, which the model computes from the
/// letters.
open class NSTextAttachment: NSObject {
  open var image: UIImage?
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?
  open var lineLayoutPadding: CGFloat = 0

  public override init() { super.init() }
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
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
