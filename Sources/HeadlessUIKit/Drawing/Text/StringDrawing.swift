/// Options for measuring text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits that make up the option set.
  public let rawValue: Int
  /// Creates a set of options from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The option to break text into lines at the given width.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The option to count the distance between lines, which makes no difference in the model.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The option to measure the drawn shapes, which makes no difference in the model.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The option to shorten the last line that fits, which makes no difference in the model.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The limits and results of shrinking text until it fits. The model never shrinks text.
///
/// Unchecked: an app's queues and tasks all run on the main thread, so no other thread uses a value
/// of this type.
public final class NSStringDrawingContext: NSObject, @unchecked Sendable {
  /// The smallest scale of the text, which has no effect because text is never shrunk.
  public var minimumScaleFactor: CGFloat = 0
  /// The scale of the text, which is always 1.
  public var actualScaleFactor: CGFloat { 1 }
  public override init() { super.init() }
}

/// Measuring and drawing of text. The size is the model's estimate (``UIFont``); drawing adds the
/// text to the record of the current graphics context.
extension String {
  /// Returns the estimated size of the text in the attributes' font. Lines end only at line breaks
  /// in the text.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    Self.font(attributes).size(of: self, width: 0, lines: 0)
  }

  /// Returns the estimated bounding box of the text, with the origin at zero. Lines are also broken
  /// at the given width if the options ask for it.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let breaks = options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < 1e6
    let found = Self.font(attributes).size(
      of: self, width: breaks ? size.width : 0, lines: breaks ? 0 : 1)
    return CGRect(origin: .zero, size: found)
  }

  /// Records the text as drawn at a point in the current graphics context.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    draw(in: CGRect(origin: point, size: size(withAttributes: attributes)))
  }

  /// Records the text as drawn in a rectangle of the current graphics context. Does nothing without
  /// a context.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    UIGraphicsGetCurrentContext()?.mark(.text(self), in: rect)
  }

  private static func font(_ attributes: [NSAttributedString.Key: Any]?) -> UIFont {
    attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
  }
}

extension NSString {
  private var text: String { String(describing: self) }

  /// Returns the estimated size of the text in the attributes' font. Lines end only at line breaks
  /// in the text.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    text.size(withAttributes: attributes)
  }
  /// Returns the estimated bounding box of the text, with the origin at zero. Lines are also broken
  /// at the given width if the options ask for it.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    text.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
  /// Records the text as drawn at a point in the current graphics context.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    text.draw(at: point, withAttributes: attributes)
  }
  /// Records the text as drawn in a rectangle of the current graphics context. Does nothing without
  /// a context.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    text.draw(in: rect, withAttributes: attributes)
  }
}

extension NSAttributedString {
  private var firstAttributes: [NSAttributedString.Key: Any]? {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
  }

  /// Returns the size of the text, measured in the font of its first character.
  public func size() -> CGSize { string.size(withAttributes: firstAttributes) }
  /// Returns the estimated box of the text, measured in the font of its first character.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(
      with: size, options: options, attributes: firstAttributes, context: context)
  }
  /// Records the text as drawn at a point in the current graphics context. Its attributes are not
  /// recorded.
  public func draw(at point: CGPoint) { string.draw(at: point, withAttributes: firstAttributes) }
  /// Records the text as drawn in a rectangle of the current graphics context. Its attributes are
  /// not recorded.
  public func draw(in rect: CGRect) { string.draw(in: rect, withAttributes: firstAttributes) }
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
/// Returns edge insets as text: top, left, bottom and right, in braces.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  "{\(insets.top.text), \(insets.left.text), \(insets.bottom.text), \(insets.right.text)}"
}

extension CGFloat {
  /// The number as text, without a fraction if it is whole.
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
