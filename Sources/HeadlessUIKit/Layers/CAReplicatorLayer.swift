/// A layer that shows its sublayers several times. The model draws no layers, so its settings are
/// stored and have no effect.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// The number of times that a replicator layer shows its sublayers, the original included.
  open var instanceCount = 1
  /// True if the replicator layer's copies are placed in depth, instead of being flattened into the
  /// layer's plane.
  open var preservesDepth = false
  /// The time by which each copy of a replicator layer lags behind the animations of the copy
  /// before it.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform that leads from each copy of a replicator layer to the next copy.
  open var instanceTransform = CATransform3DIdentity
  /// The colour by which the first copy of the replicator layer's sublayers is multiplied.
  open var instanceColor: CGColor?
  /// The amount by which the red part of the colour changes from one copy of a replicator layer to
  /// the next.
  open var instanceRedOffset: Float = 0
  /// The amount by which the green part of the colour changes from one copy of a replicator layer
  /// to the next.
  open var instanceGreenOffset: Float = 0
  /// The amount by which the blue part of the colour changes from one copy of a replicator layer to
  /// the next.
  open var instanceBlueOffset: Float = 0
  /// The amount by which the opacity changes from one copy of a replicator layer to the next.
  open var instanceAlphaOffset: Float = 0
}

/// A layer that keeps its sublayers in three dimensions instead of flattening them. The model draws
/// nothing, so it behaves like an ordinary layer.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}

/// A layer whose content is scrolled by methods that change the origin of its bounds.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
  /// Scrolls the layer so that a point of its content lies at the upper left corner.
  open func scroll(to p: CGPoint) { bounds.origin = p }
  /// Scrolls the layer so that a rectangle of its content begins at the upper left corner.
  open func scroll(to r: CGRect) { bounds.origin = r.origin }
}

/// A layer of text. The model draws no layers: only the text and its font's size count, for the
/// preferred size.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// The text that the layer shows, as a string with or without attributes.
  open var string: Any?
  /// The font of the layer's text.
  open var font: CFTypeRef?
  /// The size of the text layer's font, by which ``preferredFrameSize()`` measures the text.
  open var fontSize: CGFloat = 36
  /// The colour of the layer's text.
  open var foregroundColor: CGColor? = .white
  /// True if the text layer breaks its text into lines at the layer's width.
  open var isWrapped = false
  /// The horizontal alignment of the layer's text in its line.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// The part of the layer's text that is left out if the text is too long.
  open var truncationMode = CATextLayerTruncationMode.none
  /// True if the text layer may place glyphs between pixels. Has no effect, because the model draws
  /// no layers.
  open var allowsFontSubpixelQuantization = false

  open override func preferredFrameSize() -> CGSize {
    let text = string as? String ?? (string as? NSAttributedString)?.string ?? ""
    return text.size(withAttributes: [.font: UIFont.systemFont(ofSize: fontSize)])
  }
}

/// The horizontal alignment of a text layer's text in its line.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The raw value of a text layer's alignment: its name in Core Animation.
  public let rawValue: String
  /// Creates a text layer's alignment from its name in Core Animation.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A text layer's lines begin at the side at which the language's lines begin.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// A text layer's lines are aligned with its left side.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// A text layer's lines are aligned with its right side.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// A text layer's lines are centred.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// A text layer's lines are aligned with both sides by wider spaces between words.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The part of a text layer's text that is left out when the text is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value of a text layer's truncation mode: its name in Core Animation.
  public let rawValue: String
  /// Creates a text layer's truncation mode from its name in Core Animation.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A text layer does not shorten a text that is too long.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// A text layer leaves out the beginning of a text that is too long.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// A text layer leaves out the end of a text that is too long.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// A text layer leaves out the middle of a text that is too long.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
