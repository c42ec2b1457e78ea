/// An image with a size and, instead of pixels, a name or drawing operations.
///
/// An image that was loaded has a name; one that was drawn has its recorded operations, `marks`.
/// Either way it has a size, which layout and animation need.
///
/// Images of an app's bundle are registered by name first:
///
/// ```swift
/// UIImage.register("cover", size: CGSize(width: 300, height: 200))
/// let view = UIImageView(image: UIImage(named: "cover"))  // 300 x 200
/// ```
///
/// - Note: Unlike in UIKit, an unregistered name gives an image and not nil, of 100 by 100 points
///   (symbols: 20 by 20), because the code under test must not stop for a missing asset.
///
/// Unchecked: nothing in an image changes once it is made; frames are set before other code gets
/// the image.
open class UIImage: NSObject, @unchecked Sendable {
  /// The orientation of an image.
  @frozen public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The way in which an image is shown: in its own colours, or as a shape in the view's tint
  /// colour.
  @frozen public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The way in which the middle of a resizable image fills a larger size.
  @frozen public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// The image's name; `nil` for an image that was drawn.
  package let name: String?
  /// The recorded drawing operations that made the image, in order.
  let marks: [DrawnMark]

  /// The size of the image in points.
  public let size: CGSize
  /// The number of pixels of the image per point.
  public let scale: CGFloat
  /// The orientation of the image.
  public let imageOrientation: Orientation
  /// The way in which the image is shown.
  public let renderingMode: RenderingMode
  /// The width of the image's edges that keep their size when the image is resized.
  public let capInsets: UIEdgeInsets
  /// The way in which the middle fills a larger size.
  public let resizingMode: ResizingMode

  init(
    name: String?, marks: [DrawnMark] = [], size: CGSize, scale: CGFloat = 3,
    orientation: Orientation = .up, mode: RenderingMode = .automatic,
    capInsets: UIEdgeInsets = .zero, resizing: ResizingMode = .tile
  ) {
    self.name = name
    self.marks = marks
    self.size = size
    self.scale = scale
    imageOrientation = orientation
    renderingMode = mode
    self.capInsets = capInsets
    resizingMode = resizing
    super.init()
  }

  /// Creates an empty image without size.
  public override convenience init() { self.init(name: nil, size: .zero) }

  /// Creates the image that the app's bundle has under a name.
  public convenience init?(named name: String) {
    let size = onMainThread("UIImage(named:)") {
      _ = Simulator.current.resources
      return Simulator.current.assets.imageSizes[name]
    }
    self.init(name: name, size: size ?? CGSize(width: 100, height: 100))
  }

  /// Creates the image that the app has under a name. The bundle is ignored.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Creates the image that the app has under a name. The bundle is ignored.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name)
  }

  /// Creates the image that the app has under the name of the given file. The folder is ignored.
  public convenience init?(contentsOfFile path: String) {
    self.init(named: String(path.split(separator: "/").last ?? ""))
  }

  /// Creates an image from the data that ``pngData()`` returned; `nil` for other data, because
  /// there are no pixels to read.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let parts = String(data: data, encoding: .utf8)?.split(separator: " "), parts.count == 3,
      parts[0] == "image", let width = Double(parts[1]), let height = Double(parts[2])
    else { return nil }
    self.init(name: nil, size: CGSize(width: width, height: height), scale: scale)
  }

  /// Returns data that contains only the image's size, because there are no pixels.
  open func pngData() -> Data? { Data("image \(size.width) \(size.height)".utf8) }
  /// Returns data that contains only the image's size, because there are no pixels.
  open func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }

  /// The image as an image of Core Graphics.
  open var cgImage: CGImage? { CGImage(self) }

  /// Creates an image from an image of Core Graphics.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image from an image of Core Graphics, with a number of pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let old = cgImage.picture
    self.init(
      name: old.name, marks: old.marks,
      size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
      scale: scale, orientation: orientation)
  }

  /// The frames of an animated image; `nil` unless ``animatedImage(with:duration:)`` created it.
  open var images: [UIImage]? { frames.isEmpty ? nil : frames }
  /// The duration of one round of the frames.
  open private(set) var duration: TimeInterval = 0
  private var frames: [UIImage] = []

  /// Creates an animated image from its frames.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let image = first.withRenderingMode(first.renderingMode)
    (image.frames, image.duration) = (images, duration)
    return image
  }

  /// Creates an image of a system symbol.
  public convenience init?(systemName name: String) {
    self.init(name: name, size: CGSize(width: 20, height: 20), mode: .alwaysTemplate)
  }

  /// Creates an image of a system symbol, about as large as text of the configuration's size.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    let side = (configuration as? SymbolConfiguration)?.pointSize ?? 17
    let size = CGSize(width: (side * 1.18).rounded(), height: (side * 1.18).rounded())
    self.init(name: name, size: size, mode: .alwaysTemplate)
  }

  /// A description of the variant of an image to use. In the model, images have no variants.
  ///
  /// Unchecked: the class stores nothing. The compiler does not see it, because the class is open.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// A configuration with the point size of a symbol. Weight and scale are ignored.
  ///
  /// Unchecked: the only property is a constant. The compiler does not see it, because the
  /// superclass is open.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?

    private init(_ pointSize: CGFloat?) { self.pointSize = pointSize }

    /// Creates the size of a symbol from a point size.
    public convenience init(pointSize: CGFloat) { self.init(pointSize as CGFloat?) }
    /// Creates the size of a symbol from a point size; the weight is ignored.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize as CGFloat?)
    }
    /// Creates the size of a symbol from a point size; weight and scale are ignored.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize as CGFloat?)
    }
    /// Creates the size of a symbol from the point size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle.pointSize) }
    /// Creates the size of a symbol from the point size of a text style; the scale is ignored.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(textStyle.pointSize)
    }
    /// Creates the size of a symbol from the point size of a font.
    public convenience init(font: UIFont) { self.init(font.pointSize) }
    /// Creates a symbol configuration without a size. The weight is ignored.
    public convenience init(weight: SymbolWeight) { self.init(nil) }
    /// Creates a symbol configuration without a size. The scale is ignored.
    public convenience init(scale: SymbolScale) { self.init(nil) }
  }

  /// The thickness of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size of a symbol relative to text.
  public enum SymbolScale: Int, Sendable {
    /// The scale that the system chooses.
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// Returns the image itself, because images have no variants in the model.
  open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  /// Returns the image itself, because images have no variants in the model.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  /// Returns the image itself, because alignment rectangles are not modelled.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  /// Returns the image itself, because the model draws no images that could be flipped.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  /// Returns the image with edges of a given width and height that keep their size when it is
  /// resized.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth), bottom: CGFloat(topCapHeight),
        right: CGFloat(leftCapWidth)))
  }

  /// Registers an image of the app's bundle by name and size in the current simulator.
  @MainActor
  public static func register(_ name: String, size: CGSize) {
    Simulator.current.assets.imageSizes[name] = size
  }

  /// Returns the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      name: name, marks: marks, size: size, scale: scale, orientation: imageOrientation,
      mode: renderingMode, capInsets: capInsets, resizing: resizingMode)
  }

  /// Returns the image with a rendering mode; the colour is ignored.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .alwaysOriginal)
    -> UIImage
  {
    withRenderingMode(renderingMode)
  }

  /// Returns the image with edges that keep their size when it is resized.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile
  ) -> UIImage {
    UIImage(
      name: name, marks: marks, size: size, scale: scale, orientation: imageOrientation,
      mode: renderingMode, capInsets: capInsets, resizing: resizingMode)
  }

  /// Draws the image at a point in the current context.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image in the current context, scaled to fill a rectangle.
  open func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.mark(.image(self), in: rect) }

  /// Records the image as drawn at a point. Blend mode and alpha are not recorded.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) { draw(at: point) }
  /// Records the image as drawn in a rectangle. Blend mode and alpha are not recorded.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { draw(in: rect) }

  open override var description: String {
    "<UIImage \(name ?? "drawn") \(size.width)x\(size.height)>"
  }
}
