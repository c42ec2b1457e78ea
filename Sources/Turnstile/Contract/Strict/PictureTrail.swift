import HeadlessUIKit

/// The images that are on the screen in one frame, and the views that show them.
///
/// An animator often shows an image in a view of its own while the view that showed the image
/// before is hidden or removed. To the user both are one picture, so the picture must be at the
/// same place when it is handed over.
@MainActor
struct PictureTrail {
  /// A view that shows an image in one frame.
  struct Sighting {
    /// The image, which is kept alive so that no other one can have its address.
    var image: UIImage
    var serial: Int
    var type: AnyObject.Type
    /// The centre of the picture in the window's coordinates.
    var centre: CGPoint
    /// True if the view lies in the transition's container or in the window, outside of the view of
    /// any controller, so that it stands for another view.
    var standsIn: Bool
  }

  /// A picture that one view showed in one frame and another view shows in the next.
  struct Handover {
    var from: Sighting
    var to: Sighting

    var way: CGPoint {
      CGPoint(x: to.centre.x - from.centre.x, y: to.centre.y - from.centre.y)
    }
  }

  private(set) var sightings: [Sighting] = []

  /// Records the images that are in sight.
  ///
  /// - Parameters:
  ///   - container: The container of the transition that is under way, if there is one.
  ///   - hardlyVisible: The alpha up to which a view is not seen.
  init(in window: UIWindow, container: UIView?, hardlyVisible: CGFloat) {
    for view in window.subviews {
      visit(
        view, origin: .zero, alpha: 1, Setting(window: window, container: container, hardlyVisible))
    }
  }

  /// Creates a trail without pictures.
  init() {}

  private struct Setting {
    var window: UIWindow
    var container: UIView?
    var hardlyVisible: CGFloat

    init(window: UIWindow, container: UIView?, _ hardlyVisible: CGFloat) {
      self.window = window
      self.container = container
      self.hardlyVisible = hardlyVisible
    }
  }

  private mutating func visit(
    _ view: UIView, origin: CGPoint, alpha: CGFloat, _ setting: Setting
  ) {
    let shown = view.layer.presentation() ?? view.layer
    let alpha = alpha * CGFloat(shown.opacity)
    guard !view.isHidden, alpha > setting.hardlyVisible else { return }
    let middle = shown.middle
    let size = shown.bounds.size
    let frame = CGRect(
      x: origin.x + middle.x - size.width / 2, y: origin.y + middle.y - size.height / 2,
      width: size.width, height: size.height)
    if let picture = view as? UIImageView, let image = picture.image,
      Self.centred.contains(picture.contentMode), !frame.isEmpty,
      frame.intersects(setting.window.bounds)
    {
      sightings.append(
        Sighting(
          image: image, serial: view.serial, type: type(of: view),
          centre: CGPoint(x: frame.midX, y: frame.midY), standsIn: Self.standsIn(view, setting)))
    }
    let inner = CGPoint(x: frame.minX - shown.bounds.minX, y: frame.minY - shown.bounds.minY)
    for subview in view.subviews { visit(subview, origin: inner, alpha: alpha, setting) }
  }

  /// The content modes in which the centre of the image is the centre of the view.
  private static let centred: [UIView.ContentMode] = [
    .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center,
  ]

  private static func standsIn(_ view: UIView, _ setting: Setting) -> Bool {
    var next = view.superview
    while let around = next {
      if around === setting.container || around === setting.window { return true }
      if around.controller != nil { return false }
      next = around.superview
    }
    return false
  }

  /// Returns the pictures that a view in this frame shows instead of a view in the frame before.
  /// Both views must be the only ones with the image in their frame, and one of them must stand in
  /// for the other, because an app may show one image, such as an icon, at many places.
  func handovers(from earlier: PictureTrail) -> [Handover] {
    var found: [Handover] = []
    for sighting in sightings where alone(sighting) {
      guard let before = earlier.sightings.first(where: { $0.image === sighting.image }),
        earlier.alone(before), before.serial != sighting.serial,
        before.standsIn != sighting.standsIn
      else { continue }
      found.append(Handover(from: before, to: sighting))
    }
    return found
  }

  private func alone(_ sighting: Sighting) -> Bool {
    sightings.count(where: { $0.image === sighting.image }) == 1
  }
}

extension CALayer {
  /// The centre of the layer in its superlayer's coordinates. The layer's position is not enough,
  /// because the anchor point may be anywhere.
  var middle: CGPoint {
    let x = (0.5 - anchorPoint.x) * bounds.width
    let y = (0.5 - anchorPoint.y) * bounds.height
    return CGPoint(
      x: position.x + x * transform.m11 + y * transform.m21 + transform.m41,
      y: position.y + x * transform.m12 + y * transform.m22 + transform.m42)
  }
}
