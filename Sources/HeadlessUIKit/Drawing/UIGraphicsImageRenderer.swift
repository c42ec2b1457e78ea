/// A renderer that creates images from drawing code. Its images consist of recorded drawing
/// operations.
///
/// ```swift
/// let picture = UIGraphicsImageRenderer(bounds: view.bounds).image { context in
///   view.layer.render(in: context.cgContext)
/// }
/// ```
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  /// The bounds of the image; only their size has an effect.
  public let bounds: CGRect
  /// The scale and opacity of the image.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer for images with the size of some bounds, in a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }
  /// Creates a renderer for images with the size of some bounds, in the standard format.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  /// Creates a renderer for images of a size, in the standard format.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  /// Creates a renderer for images of a size, in a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Returns the image that a closure draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(format: format)
    let drawing = Simulator.current.drawing
    drawing.push(context.cgContext, size: bounds.size, scale: format.scale)
    actions(context)
    return drawing.pop()
  }

  /// Returns the data of the image that a closure draws; see ``UIImage/pngData()``.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

/// The context in which a closure draws an image.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// The Core Graphics context that records the drawing.
  public let cgContext = CGContext()
  /// The scale and opacity of the image.
  public let format: UIGraphicsImageRendererFormat

  init(format: UIGraphicsImageRendererFormat) {
    self.format = format
    super.init()
  }

  /// Records the filling of a rectangle in the current colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Records the filling of a rectangle in the current colour; the blend mode is ignored.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }
  /// Records the stroking of a rectangle in the current colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Clips later operations to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  /// An image that consists of the operations recorded so far.
  open var currentImage: UIImage { Simulator.current.drawing.image ?? UIImage() }
}

/// The scale and opacity of a rendered image.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of the image's pixels per point.
  open var scale: CGFloat = Simulator.current.screenShape.scale
  /// A Boolean value that is true if the image is opaque, without effect.
  open var opaque = false

  /// Returns a format with the screen's scale.
  public static func `default`() -> Self { self.init() }
  /// Returns a format with the screen's scale, the same as ``default()``.
  public static func preferred() -> Self { self.init() }
  public required override init() { super.init() }
}

// MARK: - Nested contexts

/// A stack of the images that an app is drawing at the moment, each with its context. The innermost
/// image is last.
@MainActor
final class ImageDrawing {
  private struct Sheet {
    var context: CGContext
    var size: CGSize
    var scale: CGFloat
  }
  private var sheets: [Sheet] = []
  var context: CGContext? { sheets.last?.context }
  var image: UIImage? { sheets.last.map(image(of:)) }

  func push(_ context: CGContext, size: CGSize, scale: CGFloat) {
    sheets.append(
      Sheet(
        context: context, size: size,
        scale: scale == 0 ? Simulator.current.screenShape.scale : scale))
  }

  @discardableResult
  func pop() -> UIImage { sheets.popLast().map(image(of:)) ?? UIImage() }

  private func image(of sheet: Sheet) -> UIImage {
    UIImage(name: nil, marks: sheet.context.marks, size: sheet.size, scale: sheet.scale)
  }
}

/// Begins an image with a scale, and makes its context the current one. A scale of 0 means the
/// screen's scale.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  onMainThread("Drawing") {
    Simulator.current.drawing.push(CGContext(), size: size, scale: scale)
  }
}

/// Begins an image with one pixel per point, and makes its context the current one.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns the current graphics context; `nil` if no image is being drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  onMainThread("Drawing") { Simulator.current.drawing.context }
}

/// Returns an image of the operations recorded so far in the current context; `nil` if no image is
/// being drawn.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  onMainThread("Drawing") { Simulator.current.drawing.image }
}

/// Ends the image that was begun last, and makes the context before it the current one.
public func UIGraphicsEndImageContext() {
  onMainThread("Drawing") { _ = Simulator.current.drawing.pop() }
}

/// Makes a graphics context the current one.
public func UIGraphicsPushContext(_ context: CGContext) {
  // Unchecked: the closure runs on this thread before the call returns.
  nonisolated(unsafe) let context = context
  onMainThread("Drawing") { Simulator.current.drawing.push(context, size: .zero, scale: 1) }
}

/// Makes the graphics context current that was current before the last push.
public func UIGraphicsPopContext() { UIGraphicsEndImageContext() }

extension Simulator {
  /// The images that are being drawn in this simulator.
  var drawing: ImageDrawing { kept(at: .drawing) { ImageDrawing() } }
}
