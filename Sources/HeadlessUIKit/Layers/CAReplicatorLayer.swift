/// A layer that shows its sublayers several times. Nothing is drawn here, so its values are only
/// stored.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  open var preservesDepth = false
  open var instanceDelay: CFTimeInterval = 0
  open var instanceTransform = CATransform3DIdentity
  open var instanceColor: CGColor?
  open var instanceRedOffset: Float = 0
  open var instanceGreenOffset: Float = 0
  open var instanceBlueOffset: Float = 0
  open var instanceAlphaOffset: Float = 0
}

/// A layer that does not flatten the depth of its sublayers. Nothing is drawn here, so it behaves
/// like a plain layer.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}

/// A layer that scrolls by changing the origin of its bounds.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
  open func scroll(to p: CGPoint) { bounds.origin = p }
  open func scroll(to r: CGRect) { bounds.origin = r.origin }
}

/// A layer of text. Nothing is drawn here, so its values are only stored.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// The text, as a string with or without attributes.
  open var string: Any?
  open var font: CFTypeRef?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = .white
  open var isWrapped = false
  open var alignmentMode = CATextLayerAlignmentMode.natural
  open var truncationMode = CATextLayerTruncationMode.none
  open var allowsFontSubpixelQuantization = false

  open override func preferredFrameSize() -> CGSize {
    let text = string as? String ?? (string as? NSAttributedString)?.string ?? ""
    return text.size(withAttributes: [.font: UIFont.systemFont(ofSize: fontSize)])
  }
}

/// The horizontal alignment of text in its line.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The part of a text at which it is truncated when it is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
