/// A set of options for measuring text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits that represent the set of options for measuring text.
  public let rawValue: Int
  /// Creates a set of options for measuring text from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The option to break text into lines at the width of the given size.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The option to count the space between lines as part of the text's height. It makes no
  /// difference in the model.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The option to measure the drawn shapes of the letters. It makes no difference in the model.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The option to shorten the last line of the text that fits. It makes no difference in the
  /// model.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The limits and results of shrinking text until it fits. The model never shrinks text.
///
/// Unchecked: an app's queues and tasks all run on the main thread, so no other thread uses a value
/// of this type.
public final class NSStringDrawingContext: NSObject, @unchecked Sendable {
  /// The smallest scale to which the text may be shrunk. It has no effect, because the model never
  /// shrinks text.
  public var minimumScaleFactor: CGFloat = 0
  /// The scale to which the text was shrunk: always 1, because the model never shrinks text.
  public var actualScaleFactor: CGFloat { 1 }
  public override init() { super.init() }
}

/// The measuring and drawing of text. The measured size is the model's estimate (``UIFont``). Drawn
/// text is added to the record of the current graphics context.
extension String {
  /// Returns the estimated size of the text, in the font that the attributes contain or else in the
  /// system font of 12 points. Lines end only at line breaks in the text.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    Self.font(attributes).size(of: self, width: 0, lines: 0)
  }

  /// Returns the estimated bounding box of the text, with the origin at zero. With the option
  /// `usesLineFragmentOrigin` and a limited width, the text is broken into lines at that width;
  /// otherwise the box is one line high.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let breaks = options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < 1e6
    let found = Self.font(attributes).size(
      of: self, width: breaks ? size.width : 0, lines: breaks ? 0 : 1)
    return CGRect(origin: .zero, size: found)
  }

  /// Draws the text at a point in the current graphics context, which records it.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    draw(in: CGRect(origin: point, size: size(withAttributes: attributes)))
  }

  /// Draws the text in a rectangle of the current graphics context, which records it. Does nothing
  /// if no image is being drawn.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    UIGraphicsGetCurrentContext()?.mark(.text(self), in: rect)
  }

  /// Draws the text in a rectangle of the current graphics context, which records it. The options
  /// make no difference in the model.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    draw(in: rect, withAttributes: attributes)
  }

  private static func font(_ attributes: [NSAttributedString.Key: Any]?) -> UIFont {
    attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
  }
}

extension NSString {
  private var text: String { String(describing: self) }

  /// Returns the estimated size of the text, in the font that the attributes contain or else in the
  /// system font of 12 points. Lines end only at line breaks in the text.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    text.size(withAttributes: attributes)
  }
  /// Returns the estimated bounding box of the text, with the origin at zero. With the option
  /// `usesLineFragmentOrigin` and a limited width, the text is broken into lines at that width;
  /// otherwise the box is one line high.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    text.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
  /// Draws the text at a point in the current graphics context, which records it.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    text.draw(at: point, withAttributes: attributes)
  }
  /// Draws the text in a rectangle of the current graphics context, which records it. Does nothing
  /// if no image is being drawn.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    text.draw(in: rect, withAttributes: attributes)
  }
  /// Draws the text in a rectangle of the current graphics context, which records it. The options
  /// make no difference in the model.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    draw(in: rect, withAttributes: attributes)
  }
}

extension NSAttributedString {
  private var firstAttributes: [NSAttributedString.Key: Any]? {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
  }

  /// Returns the estimated size of the text, as if all of it had the font of its first character.
  public func size() -> CGSize { string.size(withAttributes: firstAttributes) }
  /// Returns the estimated bounding box of the text, as if all of it had the font of its first
  /// character.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(
      with: size, options: options, attributes: firstAttributes, context: context)
  }
  /// Draws the text at a point in the current graphics context, which records it without its
  /// attributes.
  public func draw(at point: CGPoint) { string.draw(at: point, withAttributes: firstAttributes) }
  /// Draws the text in a rectangle of the current graphics context, which records it without its
  /// attributes.
  public func draw(in rect: CGRect) { string.draw(in: rect, withAttributes: firstAttributes) }
  /// Draws the text in a rectangle of the current graphics context, which records it without its
  /// attributes. The options make no difference in the model.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { draw(in: rect) }
}

// MARK: - Text of geometry

/// Returns a rectangle as text, such as `{{0, 0}, {320, 480}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}
/// Returns a point as text, such as `{10, 20.5}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { "{\(point.x.text), \(point.y.text)}" }
/// Returns a size as text, such as `{320, 480}`.
public func NSStringFromCGSize(_ size: CGSize) -> String {
  "{\(size.width.text), \(size.height.text)}"
}
/// Returns edge insets as text, such as `{0, 8, 0, 8}`: top, left, bottom and right.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  "{\(insets.top.text), \(insets.left.text), \(insets.bottom.text), \(insets.right.text)}"
}

extension CGFloat {
  /// The number as text, without a fraction if it is a whole number.
  fileprivate var text: String {
    self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)"
  }
}

extension NSCoder {
  /// Returns a rectangle as text, like ``NSStringFromCGRect(_:)``.
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  /// Returns a point as text, like ``NSStringFromCGPoint(_:)``.
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  /// Returns a size as text, like ``NSStringFromCGSize(_:)``.
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
}
