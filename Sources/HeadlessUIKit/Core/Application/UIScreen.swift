/// The screen of the modelled device, with its size, scale and traits.
@preconcurrency @MainActor
public final class UIScreen: NSObject, UITraitEnvironment {
  /// The screen's size and safe area. ``Simulator/resize(to:safeArea:)`` changes them.
  var shape: ScreenShape {
    get { simulator.screenShape }
    set { simulator.screenShape = newValue }
  }
  private unowned let simulator: Simulator

  init(of simulator: Simulator) {
    self.simulator = simulator
    super.init()
  }

  /// The screen of the current simulator.
  public static var main: UIScreen { Simulator.current.screen }

  /// The screen's rectangle in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: shape.size) }

  /// The screen's rectangle in pixels.
  public var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: shape.size.width * shape.scale, height: shape.size.height * shape.scale)
  }

  /// The scale of the screen, that is, the number of its pixels per point.
  public var scale: CGFloat { shape.scale }
  /// The scale of the screen in pixels per point. The model's screen has the same native scale as
  /// ``scale``.
  public var nativeScale: CGFloat { shape.scale }

  /// The radius of the display's corners in points, which apps read by its private name (rule R250
  /// of UIKit's behaviour). A screen without a home indicator has square corners.
  var displayCornerRadius: CGFloat {
    guard shape.safeArea.bottom > 0 else { return 0 }
    let (short, long) = (
      min(shape.size.width, shape.size.height), max(shape.size.width, shape.size.height)
    )
    if short >= 700 { return 18 }
    return switch long {
    case ...812: 39
    case ...844: 47.33
    case ...896: shape.scale < 3 ? 41.5 : 39
    default: 53.33
    }
  }

  /// The number of frames that the screen shows in a second.
  public var maximumFramesPerSecond: Int { 60 }

  /// The brightness of the screen, from 0 to 1. The model stores the value and does not use it.
  public var brightness: CGFloat = 0.5

  /// True if the screen is being recorded or mirrored, which it never is in the model.
  public var isCaptured: Bool { false }
  /// True if the screen may be darker than its backlight allows, which has no effect in the model.
  public var wantsSoftwareDimming = false
  /// The mode of the screen: its size in pixels.
  public var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
  /// The modes of the screen. There is one.
  public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }

  /// Creates a display link for this screen that calls a method of a target. It calls the target
  /// only once it is added to a run loop.
  public func displayLink(withTarget target: Any, selector: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: selector)
  }

  /// Returns a view with snapshots of all visible windows, from back to front.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let windows = Simulator.current.application.windows
    let picture = UIView(frame: bounds)
    for window in windows {
      if let copy = window.snapshotView(afterScreenUpdates: afterUpdates) {
        copy.frame = window.frame
        picture.addSubview(copy)
      }
    }
    return picture
  }

  /// All screens of the device. In the model there is exactly one.
  public static var screens: [UIScreen] { [main] }

  /// The screen's traits. The screen is a pad's if both sides have at least 700 points, and
  /// otherwise a phone's.
  public var traitCollection: UITraitCollection {
    if let known = knownTraits, known.shape == shape { return known.traits }
    let isPad = min(shape.size.width, shape.size.height) >= 700
    let traits = UITraitCollection(
      style: style,
      idiom: isPad ? .pad : .phone,
      // Large phones have a regular horizontal size class in landscape, and a pad has one always.
      horizontal: isPad || (isLandscape && shape.size.width >= 890) ? .regular : .compact,
      vertical: isPad || !isLandscape ? .regular : .compact,
      direction: .leftToRight,
      scale: shape.scale,
      category: .large)
    knownTraits = (shape, traits)
    UITraitCollection.current = traits
    return traits
  }
  private var knownTraits: (shape: ScreenShape, traits: UITraitCollection)?

  /// The light or dark style that the user has set for the device.
  var style = UIUserInterfaceStyle.light {
    didSet { knownTraits = nil }
  }

  /// Called in UIKit when an object's traits have changed. The model never calls it for a screen,
  /// which inherits no traits.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  var isLandscape: Bool { shape.size.width > shape.size.height }
}

// MARK: - Coordinates

/// The screen as a coordinate space, to and from which views and windows convert points.
extension UIScreen: UICoordinateSpace {
  /// The coordinate space of the screen as it is turned at present: the screen itself.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinate space of the screen that does not turn with the device. In the model it is the
  /// screen itself, because the model changes the screen's size instead of rotating it.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// Converts a point of the screen to another coordinate space. A space that is not a view is
  /// treated as the screen's own.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: self as any UICoordinateSpace) ?? point
  }
  /// Converts a point of another coordinate space to the screen. A space that is not a view is
  /// treated as the screen's own.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: self as any UICoordinateSpace) ?? point
  }
  /// Converts a rectangle of the screen to another coordinate space. A space that is not a view is
  /// treated as the screen's own.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: self as any UICoordinateSpace) ?? rect
  }
  /// Converts a rectangle of another coordinate space to the screen. A space that is not a view is
  /// treated as the screen's own.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: self as any UICoordinateSpace) ?? rect
  }
}

/// A mode of a screen: its size in pixels.
@preconcurrency @MainActor
public final class UIScreenMode: NSObject {
  /// The size of the screen in pixels.
  public let size: CGSize
  /// The width of a pixel divided by its height, which is 1.
  public var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) {
    self.size = size
    super.init()
  }
}
