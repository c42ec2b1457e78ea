/// A picture that knows its size and where it comes from.
///
/// There are no pixels in the model. An image has a name, or it was drawn and knows its ``marks``; either way it has a size,
/// which is what layout and animation need.
///
/// Images that an app has in its bundle are made known by name first:
///
/// ```swift
/// UIImage.register("cover", size: CGSize(width: 300, height: 200))
/// let view = UIImageView(image: UIImage(named: "cover"))  // 300 x 200
/// ```
///
/// - Note: Unlike UIKit, a name that nobody made known gives an image too, of 100 by 100 points (symbols: 20 by 20): code under
///   test must not stop for want of an asset that nobody can see.
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
  let name: String?
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
  @MainActor
  public convenience init?(named name: String) {
    self.init(
      name: name, size: Simulator.current.imageSizes[name] ?? CGSize(width: 100, height: 100))
  }

  /// One of the system's symbols.
  @MainActor
  public convenience init?(systemName name: String) {
    self.init(name: name, size: CGSize(width: 20, height: 20), mode: .alwaysTemplate)
  }

  /// Makes an image of the app's bundle known, for the present world.
  @MainActor
  public static func register(_ name: String, size: CGSize) {
    Simulator.current.imageSizes[name] = size
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
  @MainActor
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture into the image that is being drawn, scaled to fill a rectangle.
  @MainActor
  open func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.mark(.image(self), in: rect) }

  open override var description: String {
    "<UIImage \(name ?? "drawn") \(size.width)x\(size.height)>"
  }
}
