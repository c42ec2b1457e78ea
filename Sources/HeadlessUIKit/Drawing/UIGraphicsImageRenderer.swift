/// A renderer that creates images from drawing code. An image contains no pixels but the recorded
/// drawing operations.
///
/// ```swift
/// let picture = UIGraphicsImageRenderer(bounds: view.bounds).image { context in
///   view.layer.render(in: context.cgContext)
/// }
/// ```
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  /// The bounds of the images that the renderer creates. Only their size has an effect.
  public let bounds: CGRect
  /// The format of the images that the renderer creates: their scale and opacity.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer whose images have the size of the given bounds, in a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }
  /// Creates a renderer whose images have the size of the given bounds, in the screen's format.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  /// Creates a renderer whose images have the given size, in the screen's format.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  /// Creates a renderer whose images have the given size, in a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Returns the image that a closure draws in the renderer's context.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(format: format)
    let drawing = Simulator.current.drawing
    drawing.push(context.cgContext, size: bounds.size, scale: format.scale)
    actions(context)
    return drawing.pop()
  }

  /// Returns the data of the image that a closure draws. As ``UIImage/pngData()`` says, the data
  /// contains only the image's size.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

/// The context in which an app's closure draws the image of an image renderer.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// The Core Graphics context that records the drawing of the image.
  public let cgContext = CGContext()
  /// The format of the image that is drawn: its scale and opacity.
  public let format: UIGraphicsImageRendererFormat

  init(format: UIGraphicsImageRendererFormat) {
    self.format = format
    super.init()
  }

  /// Records that a rectangle of the image is filled with the current colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Records that a rectangle of the image is filled with the current colour. The blend mode is
  /// ignored.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }
  /// Records that the outline of a rectangle is drawn in the image, with the current colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Reduces the clipping area of the drawing to its part inside a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  /// The image that is being drawn, with the drawing operations recorded so far.
  open var currentImage: UIImage { Simulator.current.drawing.image ?? UIImage() }
}

/// The format of a rendered image: its scale and opacity.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point of the rendered image.
  open var scale: CGFloat = Simulator.current.screenShape.scale
  /// A Boolean value that says whether the image is opaque. The model stores the value and does not
  /// use it.
  open var opaque = false

  /// Returns the standard format of rendered images, which has the screen's scale.
  public static func `default`() -> Self { self.init() }
  /// Returns the format of rendered images that is best for the screen, the same as ``default()``.
  public static func preferred() -> Self { self.init() }
  public required override init() { super.init() }
}

// MARK: - Nested contexts

/// The images that an app is drawing at the moment, one inside the other, each with its context.
/// The innermost image is last.
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

/// Begins to draw an image of a size and scale, whose context becomes the current graphics context.
/// A scale of 0 means the screen's scale.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  onMainThread("Drawing") {
    Simulator.current.drawing.push(CGContext(), size: size, scale: scale)
  }
}

/// Begins to draw an image of a size, with one pixel per point. Its context becomes the current
/// graphics context.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns the current graphics context; `nil` if no image is being drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  onMainThread("Drawing") { Simulator.current.drawing.context }
}

/// Returns an image with the drawing operations recorded so far in the current graphics context;
/// `nil` if no image is being drawn.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  onMainThread("Drawing") { Simulator.current.drawing.image }
}

/// Ends the drawing of the image that was begun last. The graphics context before it becomes the
/// current one again.
public func UIGraphicsEndImageContext() {
  onMainThread("Drawing") { _ = Simulator.current.drawing.pop() }
}

/// Makes a graphics context the current one, until ``UIGraphicsPopContext()`` is called.
public func UIGraphicsPushContext(_ context: CGContext) {
  // Unchecked: the context stays on this thread, because the closure runs before the call returns.
  nonisolated(unsafe) let context = context
  onMainThread("Drawing") { Simulator.current.drawing.push(context, size: .zero, scale: 1) }
}

/// Ends the use of the current graphics context. The context that was current before
/// ``UIGraphicsPushContext(_:)`` becomes current again.
public func UIGraphicsPopContext() { UIGraphicsEndImageContext() }

extension Simulator {
  /// The images that the app is drawing in this simulator at the moment.
  var drawing: ImageDrawing { kept(at: .drawing) { ImageDrawing() } }
}
