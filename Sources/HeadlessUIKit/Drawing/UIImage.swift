/// An image with a size and, instead of pixels, a name or drawing operations.
///
/// An image that was loaded has a name; one that was drawn has its recorded drawing operations,
/// `marks`. Both have a size, which layout and animation need.
///
/// Images of an app's bundle are registered by name first:
///
/// ```swift
/// UIImage.register("cover", size: CGSize(width: 300, height: 200))
/// let view = UIImageView(image: UIImage(named: "cover"))  // 300 x 200
/// ```
///
/// - Note: Unlike in UIKit, an unregistered name gives an image of 100 by 100 points (a symbol: 20
///   by 20) and not `nil`, because the code under test must not stop for a missing asset.
///
/// Unchecked: nothing in an image changes once it is made; frames are set before other code gets
/// the image.
open class UIImage: NSObject, @unchecked Sendable {
  /// The orientation of an image: upright, rotated or mirrored.
  @frozen public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The way in which an image is shown: in its own colours, or as a shape in the view's tint
  /// colour.
  @frozen public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The way in which the middle of a resizable image fills a larger size: repeated or stretched.
  @frozen public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// The name under which the image was loaded; `nil` for an image that was drawn.
  package let name: String?
  /// True if the image is as its file or symbol has it, and no copy, part or drawing.
  private var isAsLoaded = false
  /// The recorded drawing operations that made the image, in order.
  let marks: [DrawnMark]

  /// The size of the image in points.
  public let size: CGSize
  /// The number of the image's pixels per point.
  public let scale: CGFloat
  /// The orientation in which the image is meant to be shown.
  public let imageOrientation: Orientation
  /// The way in which the image is shown: in its own colours, or as a shape in the view's tint
  /// colour.
  public let renderingMode: RenderingMode
  /// The widths of the image's edges that keep their size when the image is resized.
  public let capInsets: UIEdgeInsets
  /// The way in which the middle of the image fills a larger size: repeated or stretched.
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

  /// Returns true if another image has the same picture and is shown in the same way: two images
  /// that were loaded by one name are equal, although they are two objects (rule R227 of UIKit's
  /// behaviour). Other images are equal only to themselves, because the model has no pixels.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    return isAsLoaded && other.isAsLoaded && name == other.name && size == other.size
      && renderingMode == other.renderingMode
  }
  /// The hash value, which is the same for two images that were loaded by one name.
  public override var hash: Int {
    isAsLoaded ? name?.utf8.reduce(5381) { $0 &* 33 &+ Int($1) } ?? 0 : super.hash
  }

  /// Creates the image that the app's bundle contains under a name. If the name is not registered,
  /// the image has 100 by 100 points.
  public convenience init?(named name: String) {
    let size = onMainThread("UIImage(named:)") {
      _ = Simulator.current.resources
      return Simulator.current.assets.imageSizes[name]
    }
    self.init(name: name, size: size ?? CGSize(width: 100, height: 100))
    isAsLoaded = true
  }

  /// Creates the image that the app's bundle contains under a name. The given bundle and traits are
  /// ignored.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Creates the image that the app's bundle contains under a name. The given bundle and
  /// configuration are ignored.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name)
  }

  /// Creates the image that the app's bundle contains under the name of the given file. The file's
  /// folder is ignored.
  public convenience init?(contentsOfFile path: String) {
    self.init(named: String(path.split(separator: "/").last ?? ""))
  }

  /// Creates an image from data that ``pngData()`` has returned. Returns `nil` for other data,
  /// because the model cannot read pixels.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let parts = String(data: data, encoding: .utf8)?.split(separator: " "), parts.count == 3,
      parts[0] == "image", let width = Double(parts[1]), let height = Double(parts[2])
    else { return nil }
    self.init(name: nil, size: CGSize(width: width, height: height), scale: scale)
  }

  /// Returns data in place of a PNG file. It contains only the image's size, because the model has
  /// no pixels.
  open func pngData() -> Data? { Data("image \(size.width) \(size.height)".utf8) }
  /// Returns data in place of a JPEG file. It contains only the image's size, because the model has
  /// no pixels.
  open func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }

  /// The image as a Core Graphics image, whose size is counted in pixels.
  open var cgImage: CGImage? { CGImage(self) }

  /// Creates an image from a Core Graphics image, with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image from a Core Graphics image, with a number of pixels per point and an
  /// orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let old = cgImage.picture
    self.init(
      name: old.name, marks: old.marks,
      size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
      scale: scale, orientation: orientation)
  }

  /// The frames of an animated image; `nil` unless ``animatedImage(with:duration:)`` created it.
  open var images: [UIImage]? { frames.isEmpty ? nil : frames }
  /// The duration of one round through the animated image's frames, in seconds.
  open private(set) var duration: TimeInterval = 0
  private var frames: [UIImage] = []

  /// Creates an animated image from its frames and the duration of one round in seconds.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let image = first.withRenderingMode(first.renderingMode)
    (image.frames, image.duration) = (images, duration)
    return image
  }

  /// Creates the image of a system symbol, 20 by 20 points.
  public convenience init?(systemName name: String) {
    self.init(name: name, size: CGSize(width: 20, height: 20), mode: .alwaysTemplate)
    isAsLoaded = true
  }

  /// Creates the image of a system symbol, about as large as text of the configuration's point
  /// size.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    let side = (configuration as? SymbolConfiguration)?.pointSize ?? 17
    let size = CGSize(width: (side * 1.18).rounded(), height: (side * 1.18).rounded())
    self.init(name: name, size: size, mode: .alwaysTemplate)
  }

  /// A configuration that selects a variant of an image, for example for given traits. In the
  /// model, images have no variants.
  ///
  /// Unchecked: the class stores nothing. The compiler does not see it, because the class is open.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// A configuration of a symbol image: its point size. The model ignores the symbol's weight and
  /// scale.
  ///
  /// Unchecked: the only property is a constant. The compiler does not see it, because the
  /// superclass is open.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?

    private init(_ pointSize: CGFloat?) { self.pointSize = pointSize }

    /// Creates the configuration of a symbol image from a point size.
    public convenience init(pointSize: CGFloat) { self.init(pointSize as CGFloat?) }
    /// Creates the configuration of a symbol image from a point size. The weight is ignored.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize as CGFloat?)
    }
    /// Creates the configuration of a symbol image from a point size. The weight and the scale are
    /// ignored.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize as CGFloat?)
    }
    /// Creates the configuration of a symbol image from the point size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle.pointSize) }
    /// Creates the configuration of a symbol image from the point size of a text style. The scale
    /// is ignored.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(textStyle.pointSize)
    }
    /// Creates the configuration of a symbol image from the point size of a font.
    public convenience init(font: UIFont) { self.init(font.pointSize) }
    /// Creates the configuration of a symbol image without a point size. The weight is ignored.
    public convenience init(weight: SymbolWeight) { self.init(nil) }
    /// Creates the configuration of a symbol image without a point size. The scale is ignored.
    public convenience init(scale: SymbolScale) { self.init(nil) }
    /// Creates the configuration of a symbol image with a colour of its own. The colour is ignored.
    public convenience init(hierarchicalColor: UIColor) { self.init(nil) }
    /// Creates the configuration of a symbol image with several colours. They are ignored.
    public convenience init(paletteColors: [UIColor]) { self.init(nil) }

    /// Returns this configuration with the point size of another one, if that has one.
    public func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration {
      SymbolConfiguration(other?.pointSize ?? pointSize)
    }
  }

  /// The thickness of the strokes of a symbol image. The model ignores it.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size of a symbol image relative to the text beside it. The model ignores it.
  public enum SymbolScale: Int, Sendable {
    /// The size of a symbol image that the system chooses.
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// Returns the image itself in place of its variant for a configuration, because images have no
  /// variants in the model.
  open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  /// Returns the image itself in place of a symbol's variant for a configuration, because images
  /// have no variants in the model.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  /// Returns the image itself. UIKit would add insets for aligning the image, which the model does
  /// not have.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  /// Returns the image itself. UIKit would flip it where text runs from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  /// Returns a copy of the image with edges of a given width and height that keep their size when
  /// the image is resized.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth), bottom: CGFloat(topCapHeight),
        right: CGFloat(leftCapWidth)))
  }

  /// Registers the name and size of an image in the app's bundle with the current simulator, so
  /// that the app can load the image.
  @MainActor
  public static func register(_ name: String, size: CGSize) {
    Simulator.current.assets.imageSizes[name] = size
  }

  /// Returns a copy of the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      name: name, marks: marks, size: size, scale: scale, orientation: imageOrientation,
      mode: renderingMode, capInsets: capInsets, resizing: resizingMode)
  }

  /// Returns a copy of the image with a rendering mode. UIKit would also draw it in the colour,
  /// which the model ignores.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .alwaysOriginal)
    -> UIImage
  {
    withRenderingMode(renderingMode)
  }

  /// Returns a copy of the image with edges that keep their size when the image is resized.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile
  ) -> UIImage {
    UIImage(
      name: name, marks: marks, size: size, scale: scale, orientation: imageOrientation,
      mode: renderingMode, capInsets: capInsets, resizing: resizingMode)
  }

  /// Draws the image at a point in the current graphics context, which records it.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image in a rectangle of the current graphics context, which records it.
  open func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.mark(.image(self), in: rect) }

  /// Draws the image at a point in the current graphics context, which records it without blend
  /// mode and alpha.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) { draw(at: point) }
  /// Draws the image in a rectangle of the current graphics context, which records it without blend
  /// mode and alpha.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { draw(in: rect) }

  open override var description: String {
    "<UIImage \(name ?? "drawn") \(size.width)x\(size.height)>"
  }
}
