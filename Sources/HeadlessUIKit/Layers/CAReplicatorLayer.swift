/// A layer that shows its sublayers several times. Nothing is drawn here, so its values are only
/// stored.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// The number of times that the sublayers are shown, the original included.
  open var instanceCount = 1
  /// True if copies are placed in depth as well.
  open var preservesDepth = false
  /// The delay of each copy's animations relative to the copy before.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform from each copy to the next.
  open var instanceTransform = CATransform3DIdentity
  /// The colour by which the first copy is multiplied.
  open var instanceColor: CGColor?
  /// The change of the red part of the colour from copy to copy.
  open var instanceRedOffset: Float = 0
  /// The change of the green part of the colour from copy to copy.
  open var instanceGreenOffset: Float = 0
  /// The change of the blue part of the colour from copy to copy.
  open var instanceBlueOffset: Float = 0
  /// The change of the opacity of the colour from copy to copy.
  open var instanceAlphaOffset: Float = 0
}

/// A layer that keeps its sublayers in three dimensions instead of flattening them. Nothing is
/// drawn here, so it behaves like an ordinary layer.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}

/// A layer that scrolls by changing the origin of its bounds.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
  /// Scrolls until a point of the content is at the layer's origin.
  open func scroll(to p: CGPoint) { bounds.origin = p }
  /// Scrolls until the origin of a rectangle of the content is at the layer's origin.
  open func scroll(to r: CGRect) { bounds.origin = r.origin }
}

/// A layer of text. Nothing is drawn here, so its values are only stored.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// The text, as a string with or without attributes.
  open var string: Any?
  /// The font of the layer's text.
  open var font: CFTypeRef?
  /// The size of the font, by which ``preferredFrameSize()`` measures the text.
  open var fontSize: CGFloat = 36
  /// The colour of the layer's text.
  open var foregroundColor: CGColor? = .white
  /// True if the text is broken into lines at the layer's width.
  open var isWrapped = false
  /// The alignment of the text in its line.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// The part at which text that is too long is truncated.
  open var truncationMode = CATextLayerTruncationMode.none
  /// True if glyphs may be placed between pixels.
  open var allowsFontSubpixelQuantization = false

  open override func preferredFrameSize() -> CGSize {
    let text = string as? String ?? (string as? NSAttributedString)?.string ?? ""
    return text.size(withAttributes: [.font: UIFont.systemFont(ofSize: fontSize)])
  }
}

/// The horizontal alignment of text in its line.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the alignment.
  public let rawValue: String
  /// Creates an alignment with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Text begins at the side at which its language begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Text is aligned with the left side.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Text is aligned with the right side.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Text is centred.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Text is aligned with both sides by wider spaces between words.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The part of a text at which it is truncated when it is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The text is not truncated.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning of the text is left out.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end of the text is left out.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle of the text is left out.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
