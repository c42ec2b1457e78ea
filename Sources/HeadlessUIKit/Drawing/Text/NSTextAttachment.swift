public import Foundation

/// A picture in a text. It stands in no text that the model measures: a text is as long as its
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
  /// The letter that stands for a picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
