/// A layer that shows what is inside several times; nothing is drawn here, so its values are kept
/// and asked again.
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

/// A layer in whose depth what is inside is not flattened; nothing is drawn here, so it is a layer
/// like others.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}

/// A layer that scrolls by its bounds.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
  open func scroll(to p: CGPoint) { bounds.origin = p }
  open func scroll(to r: CGRect) { bounds.origin = r.origin }
}

/// A layer of text; nothing is drawn here, so its values are kept and asked again.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// The text, a string with or without attributes.
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

/// Where text stands in its line.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Where text that is too long is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
