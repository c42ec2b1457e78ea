/// Properties that few layers set, in a separate object so that all other layers stay small.
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
  /// The model layer of a presentation; `nil` if this layer is no presentation.
  var presents: CALayer?
  /// The object that changes what is shown beyond the layer's values and animations.
  weak var showsOtherwise: (any PresentationModifier)?

  /// Copies the visible properties, but no relations and no timing.
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

/// An object that changes what is shown of a layer, but neither its values nor its animations.
@preconcurrency @MainActor
protocol PresentationModifier: AnyObject {
  /// Changes a presentation of the layer.
  func showOtherwise(_ layer: CALayer)
}

extension CALayer {
  /// The object for rare properties, created on first use.
  var rare: LayerRarities {
    if let rarities { return rarities }
    let fresh = LayerRarities()
    rarities = fresh
    return fresh
  }
}

/// A set of corners that are rounded.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
  static let all = CACornerMask(rawValue: 15)
}

/// A set of edges that are smoothed.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
  static let all = CAEdgeAntialiasingMask(rawValue: 15)
}

/// The way in which contents are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The pixel format in which contents are stored.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// The shape of a rounded corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The placement of contents whose size differs from the layer's.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
