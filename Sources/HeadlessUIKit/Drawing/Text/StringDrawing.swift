/// Options for measuring text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The limits and results of shrinking text to fit; the model never shrinks text.
public final class NSStringDrawingContext: NSObject, @unchecked Sendable {
  public var minimumScaleFactor: CGFloat = 0
  public var actualScaleFactor: CGFloat { 1 }
  public override init() { super.init() }
}

/// Measuring of text by the model's estimate (``UIFont``), and drawing, which records the text in
/// the current context.
extension String {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    Self.font(attributes).size(of: self, width: 0, lines: 0)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let breaks = options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < 1e6
    let found = Self.font(attributes).size(
      of: self, width: breaks ? size.width : 0, lines: breaks ? 0 : 1)
    return CGRect(origin: .zero, size: found)
  }

  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    draw(in: CGRect(origin: point, size: size(withAttributes: attributes)))
  }

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

  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    text.size(withAttributes: attributes)
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    text.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    text.draw(at: point, withAttributes: attributes)
  }
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
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(
      with: size, options: options, attributes: firstAttributes, context: context)
  }
  public func draw(at point: CGPoint) { string.draw(at: point, withAttributes: firstAttributes) }
  public func draw(in rect: CGRect) { string.draw(in: rect, withAttributes: firstAttributes) }
}

// MARK: - Text of geometry

public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}
public func NSStringFromCGPoint(_ point: CGPoint) -> String { "{\(point.x.text), \(point.y.text)}" }
public func NSStringFromCGSize(_ size: CGSize) -> String {
  "{\(size.width.text), \(size.height.text)}"
}
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
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
}
