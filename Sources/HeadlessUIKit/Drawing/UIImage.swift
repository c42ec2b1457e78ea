/// A picture that knows its size and where it comes from.
///
/// There are no pixels in the model. An image has a name, or it was drawn and knows its `marks`;
/// either way it has a size, which is what layout and animation need.
///
/// Images that an app has in its bundle are made known by name first:
///
/// ```swift
/// UIImage.register("cover", size: CGSize(width: 300, height: 200))
/// let view = UIImageView(image: UIImage(named: "cover"))  // 300 x 200
/// ```
///
/// - Note: Unlike UIKit, a name that was not made known gives an image too, of 100 by 100 points
///   (symbols: 20 by 20): code under test must not stop for want of an asset, since nothing is
///   drawn.
open class UIImage: NSObject, @unchecked Sendable {
  /// Which way up the picture is.
  @frozen public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Whether the picture is shown as it is or as a shape in the tint's colour.
  @frozen public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// How the middle of a resizable picture fills more room.
  @frozen public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// Where it comes from; `nil` for one that was drawn.
  package let name: String?
  /// What was drawn, in order.
  let marks: [DrawnMark]

  /// Size in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// Which way up the picture is.
  public let imageOrientation: Orientation
  /// Whether it is shown as it is or as a shape in the tint's colour.
  public let renderingMode: RenderingMode
  /// What keeps its size when the picture is stretched.
  public let capInsets: UIEdgeInsets
  /// How the middle fills more room.
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

  /// A picture of nothing, without size.
  public override convenience init() { self.init(name: nil, size: .zero) }

  /// An image of the app's bundle.
  public convenience init?(named name: String) {
    let size = onMainThread("UIImage(named:)") {
      _ = Simulator.current.resources
      return Simulator.current.assets.imageSizes[name]
    }
    self.init(name: name, size: size ?? CGSize(width: 100, height: 100))
  }

  /// An image of a bundle; which one plays no part.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// An image of a bundle; which one plays no part.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name)
  }

  /// An image of a file, known by the file's name.
  public convenience init?(contentsOfFile path: String) {
    self.init(named: String(path.split(separator: "/").last ?? ""))
  }

  /// An image that would be read from data; there are no pixels here to read, so only what
  /// ``pngData()`` wrote is known again.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let parts = String(data: data, encoding: .utf8)?.split(separator: " "), parts.count == 3,
      parts[0] == "image", let width = Double(parts[1]), let height = Double(parts[2])
    else { return nil }
    self.init(name: nil, size: CGSize(width: width, height: height), scale: scale)
  }

  /// What a file would hold: the image's size, as there are no pixels.
  open func pngData() -> Data? { Data("image \(size.width) \(size.height)".utf8) }
  /// What a file would hold: the image's size, as there are no pixels.
  open func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }

  /// The image as Core Graphics sees it.
  open var cgImage: CGImage? { CGImage(self) }

  /// An image that shows what Core Graphics sees.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// An image that shows what Core Graphics sees, with so many pixels to a point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let old = cgImage.picture
    self.init(
      name: old.name, marks: old.marks,
      size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
      scale: scale, orientation: orientation)
  }

  /// The images that take turns; `nil` unless it was made by ``animatedImage(with:duration:)``.
  open var images: [UIImage]? { frames.isEmpty ? nil : frames }
  /// How long they take for one turn.
  open private(set) var duration: TimeInterval = 0
  private var frames: [UIImage] = []

  /// An image that is several ones in turn.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let image = first.withRenderingMode(first.renderingMode)
    (image.frames, image.duration) = (images, duration)
    return image
  }

  /// One of the system's symbols.
  public convenience init?(systemName name: String) {
    self.init(name: name, size: CGSize(width: 20, height: 20), mode: .alwaysTemplate)
  }

  /// One of the system's symbols, about as large as text of the configuration's size.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    let side = (configuration as? SymbolConfiguration)?.pointSize ?? 17
    let size = CGSize(width: (side * 1.18).rounded(), height: (side * 1.18).rounded())
    self.init(name: name, size: size, mode: .alwaysTemplate)
  }

  /// How a picture is chosen among its variants.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// How a symbol is drawn.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?

    private init(_ pointSize: CGFloat?) { self.pointSize = pointSize }

    public convenience init(pointSize: CGFloat) { self.init(pointSize as CGFloat?) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize as CGFloat?)
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize as CGFloat?)
    }
    public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle.pointSize) }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(textStyle.pointSize)
    }
    public convenience init(font: UIFont) { self.init(font.pointSize) }
    public convenience init(weight: SymbolWeight) { self.init(nil) }
    public convenience init(scale: SymbolScale) { self.init(nil) }
  }

  /// How thick a symbol's strokes are.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// The same picture; the model draws no variants.
  open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth), bottom: CGFloat(topCapHeight),
        right: CGFloat(leftCapWidth)))
  }

  /// Makes an image of the app's bundle known, for the present world.
  @MainActor
  public static func register(_ name: String, size: CGSize) {
    Simulator.current.assets.imageSizes[name] = size
  }

  /// The same picture, shown as it is or as a shape in the tint's colour.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      name: name, marks: marks, size: size, scale: scale, orientation: imageOrientation,
      mode: renderingMode, capInsets: capInsets, resizing: resizingMode)
  }

  /// The picture as a shape in a colour.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .alwaysOriginal)
    -> UIImage
  {
    withRenderingMode(renderingMode)
  }

  /// The picture with edges that keep their size when it is stretched.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile
  ) -> UIImage {
    UIImage(
      name: name, marks: marks, size: size, scale: scale, orientation: imageOrientation,
      mode: renderingMode, capInsets: capInsets, resizing: resizingMode)
  }

  /// Draws the picture at a point into the image that is being drawn.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture into the image that is being drawn, scaled to fill a rectangle.
  open func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.mark(.image(self), in: rect) }

  /// Draws the picture; how it is mixed with what lies below makes no difference to a list of what
  /// was drawn.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) { draw(at: point) }
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { draw(in: rect) }

  open override var description: String {
    "<UIImage \(name ?? "drawn") \(size.width)x\(size.height)>"
  }
}
