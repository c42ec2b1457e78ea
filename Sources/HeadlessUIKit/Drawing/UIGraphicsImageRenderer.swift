/// Makes images by drawing.
///
/// ```swift
/// let picture = UIGraphicsImageRenderer(bounds: view.bounds).image { context in
///   view.layer.render(in: context.cgContext)
/// }
/// ```
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  /// The part of the drawing's coordinates that the image shows.
  public let bounds: CGRect
  /// How the image is made.
  public let format: UIGraphicsImageRendererFormat

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Draws an image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(format: format)
    let drawing = Simulator.current.drawing
    drawing.push(context.cgContext, size: bounds.size, scale: format.scale)
    actions(context)
    return drawing.pop()
  }

  /// Draws an image and writes it as a PNG file would be; see ``UIImage/pngData()``.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

/// What an image is drawn with.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// Where the drawing goes.
  public let cgContext = CGContext()
  /// How the image is made.
  public let format: UIGraphicsImageRendererFormat

  init(format: UIGraphicsImageRendererFormat) {
    self.format = format
    super.init()
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  /// The image as far as it is drawn.
  open var currentImage: UIImage { Simulator.current.drawing.image ?? UIImage() }
}

/// How an image is made.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point.
  open var scale: CGFloat = Simulator.current.screenShape.scale
  /// Whether nothing shows through.
  open var opaque = false

  public static func `default`() -> Self { self.init() }
  public static func preferred() -> Self { self.init() }
  public required override init() { super.init() }
}

// MARK: - Contexts one inside the other

/// The images that are being drawn, the innermost last.
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

/// Begins an image, of the screen's scale if that is 0.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  onMainThread("Drawing") {
    Simulator.current.drawing.push(CGContext(), size: size, scale: scale)
  }
}

/// Begins an image with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Where drawing goes at present.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  onMainThread("Drawing") { Simulator.current.drawing.context }
}

/// What has been drawn so far.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  onMainThread("Drawing") { Simulator.current.drawing.image }
}

/// Ends the image begun last.
public func UIGraphicsEndImageContext() {
  onMainThread("Drawing") { _ = Simulator.current.drawing.pop() }
}

/// Draws into a context from here on.
public func UIGraphicsPushContext(_ context: CGContext) {
  nonisolated(unsafe) let context = context
  onMainThread("Drawing") { Simulator.current.drawing.push(context, size: .zero, scale: 1) }
}

/// Draws again where it was drawn before.
public func UIGraphicsPopContext() { UIGraphicsEndImageContext() }

extension Simulator {
  /// The images that are being drawn.
  var drawing: ImageDrawing { kept(at: .drawing) { ImageDrawing() } }
}
