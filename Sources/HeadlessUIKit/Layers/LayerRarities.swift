/// The values of a layer's properties that few apps set, such as its shadow. They are in an object
/// of their own, so that a layer without them stays small.
final class LayerRarities {
  var zPosition: CGFloat = 0
  var sublayerTransform: CATransform3D?
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .black
  var shadowColor: CGColor? = .black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var maskedCorners: CACornerMask = .all
  var cornerCurve: CALayerCornerCurve = .circular
  var contents: Any?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsGravity: CALayerContentsGravity = .resize
  var contentsScale: CGFloat = 1
  var rasterizationScale: CGFloat = 1
  var shouldRasterize = false
  var allowsEdgeAntialiasing = false
  var allowsGroupOpacity = true
  var drawsAsynchronously = false
  var name: String?
  var anchorPointZ: CGFloat = 0
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
  var edgeAntialiasingMask: CAEdgeAntialiasingMask = .all
  var needsDisplayOnBoundsChange = false
  var needsDisplay = false
  var filters: [Any]?
  var compositingFilter: Any?
  var mask: CALayer?
  var timing = MediaTiming()
  var actions: [String: any CAAction]?
  var customValues: [String: Any] = [:]
  var needsLayout = false
  /// True while the layer, which has no view, lays out its sublayers.
  var isLayingOut = false
  /// The layer that `presentation()` has copied into this one; `nil` for a layer that is not such a
  /// copy.
  var presents: CALayer?
  /// An object that changes the copy that `presentation()` returns, for a look that comes neither
  /// from the layer's values nor from animations.
  weak var showsOtherwise: (any PresentationModifier)?

  /// Copies another layer's rarely set properties that can be seen, but neither related layers
  /// (such as the mask) nor timing.
  func takeLooks(from other: LayerRarities) {
    (zPosition, sublayerTransform) = (other.zPosition, other.sublayerTransform)
    (borderWidth, borderColor) = (other.borderWidth, other.borderColor)
    (shadowColor, shadowOpacity) = (other.shadowColor, other.shadowOpacity)
    (shadowOffset, shadowRadius) = (other.shadowOffset, other.shadowRadius)
    (shadowPath, maskedCorners) = (other.shadowPath, other.maskedCorners)
    (contents, contentsRect) = (other.contents, other.contentsRect)
    (contentsGravity, contentsScale) = (other.contentsGravity, other.contentsScale)
    (cornerCurve, name) = (other.cornerCurve, other.name)
    customValues = other.customValues
  }
}

/// An object that changes the copy that a layer's `presentation()` returns, for a look that comes
/// neither from the layer's values nor from animations.
@preconcurrency @MainActor
protocol PresentationModifier: AnyObject {
  /// Changes the given copy of a layer, which `presentation()` is about to return.
  func showOtherwise(_ layer: CALayer)
}

extension CALayer {
  /// The object that holds the layer's rarely set properties. It is created on first use.
  var rare: LayerRarities {
    if let rarities { return rarities }
    let fresh = LayerRarities()
    rarities = fresh
    return fresh
  }
}

/// A set of the corners of a layer, namely those that are rounded.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of a set of a layer's corners, one bit for each corner.
  public let rawValue: UInt
  /// Creates a set of a layer's corners from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The set of a layer's upper left corner alone.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The set of a layer's upper right corner alone.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The set of a layer's lower left corner alone.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The set of a layer's lower right corner alone.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
  static let all = CACornerMask(rawValue: 15)
}

/// A set of the edges of a layer, namely those that are drawn smoothly (antialiased).
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// The bits of a set of a layer's edges, one bit for each edge.
  public let rawValue: UInt32
  /// Creates a set of a layer's edges from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The set of a layer's left edge alone.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
  /// The set of a layer's right edge alone.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
  /// The set of a layer's lower edge alone.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
  /// The set of a layer's upper edge alone.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
  static let all = CAEdgeAntialiasingMask(rawValue: 15)
}

/// The filter by which a layer's contents are scaled to its size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The raw value of a filter that scales a layer's contents: its name in Core Animation.
  public let rawValue: String
  /// Creates a filter that scales a layer's contents, from its name in Core Animation.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The filter by which a scaled pixel takes the colour of the nearest original pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// The filter by which a scaled pixel mixes the colours of the nearest original pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The filter by which a scaled pixel mixes pixels of the image in several sizes.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The pixel format in which a layer's contents are stored.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The raw value of the format of a layer's contents: its name in Core Animation.
  public let rawValue: String
  /// Creates the format of a layer's contents from its name in Core Animation.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The pixel format of contents with four parts of 8 bits: red, green, blue and opacity.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// The pixel format of contents with four floating-point parts of 16 bits: red, green, blue and
  /// opacity.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// The pixel format of contents with one part of 8 bits, the brightness.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// The shape of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The raw value of the shape of rounded corners: its name in Core Animation.
  public let rawValue: String
  /// Creates the shape of rounded corners from its name in Core Animation.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The shape of a rounded corner that is a quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The shape of a rounded corner that leaves the edges gradually, so more smoothly than a circle.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The placement of a layer's contents whose size differs from the layer's.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The raw value of the placement of a layer's contents: its name in Core Animation.
  public let rawValue: String
  /// Creates the placement of a layer's contents from its name in Core Animation.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A layer's contents lie in its centre, at their original size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// A layer's contents lie at the middle of its upper edge, at their original size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// A layer's contents lie at the middle of its lower edge, at their original size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// A layer's contents lie at the middle of its left edge, at their original size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// A layer's contents lie at the middle of its right edge, at their original size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// A layer's contents lie in its upper left corner, at their original size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// A layer's contents lie in its upper right corner, at their original size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// A layer's contents lie in its lower left corner, at their original size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// A layer's contents lie in its lower right corner, at their original size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// A layer's contents are stretched to the layer's size.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// A layer's contents are as large as fits into the layer, with their proportions kept.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// A layer's contents are just large enough to fill the layer, with their proportions kept.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
