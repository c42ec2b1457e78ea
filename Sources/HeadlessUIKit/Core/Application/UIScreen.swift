/// The one screen.
@preconcurrency @MainActor
public final class UIScreen: NSObject, UITraitEnvironment {
  /// Its size and edges; another one after ``Simulator/resize(to:safeArea:)``.
  var shape: ScreenShape {
    get { simulator.screenShape }
    set { simulator.screenShape = newValue }
  }
  private unowned let simulator: Simulator

  init(of simulator: Simulator) {
    self.simulator = simulator
    super.init()
  }

  /// The screen of the present world.
  public static var main: UIScreen { Simulator.current.screen }

  /// The screen in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: shape.size) }

  /// The screen in pixels.
  public var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: shape.size.width * shape.scale, height: shape.size.height * shape.scale)
  }

  /// Pixels per point.
  public var scale: CGFloat { shape.scale }
  /// Pixels per point.
  public var nativeScale: CGFloat { shape.scale }

  /// How many frames a second are shown.
  public var maximumFramesPerSecond: Int { 60 }

  /// How bright the screen is, from 0 to 1.
  public var brightness: CGFloat = 0.5

  /// A view that shows what the screen shows now, as a picture: that of the window in front of the
  /// others.
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

  /// The screens there are, of which there is one.
  public static var screens: [UIScreen] { [main] }

  /// What the screen says of itself: a phone, or a pad if it is wide enough for one both ways.
  public var traitCollection: UITraitCollection {
    if let known = knownTraits, known.shape == shape { return known.traits }
    let isPad = min(shape.size.width, shape.size.height) >= 700
    let traits = UITraitCollection(
      style: style,
      idiom: isPad ? .pad : .phone,
      // The large phones are regular from left to right when they lie on their side.
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

  /// Light or dark, as the user has set it.
  var style = UIUserInterfaceStyle.light {
    didSet { knownTraits = nil }
  }

  /// A screen inherits from nothing, so nothing else announces a change to it.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  var isLandscape: Bool { shape.size.width > shape.size.height }
}

// MARK: - Coordinates

/// The screen's own space is where windows are.
extension UIScreen: UICoordinateSpace {
  /// The space of the screen as it is held at present.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The same: the model's screen is not turned, it is resized.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: self as any UICoordinateSpace) ?? point
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: self as any UICoordinateSpace) ?? point
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: self as any UICoordinateSpace) ?? rect
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: self as any UICoordinateSpace) ?? rect
  }
}
