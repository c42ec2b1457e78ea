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

  private var sightings: [Sighting] = []

  /// Records the image that a view shows, if it shows one whose centre is the view's centre.
  ///
  /// - Parameters:
  ///   - frame: The view's frame in the window's coordinates, as it is on the screen.
  ///   - container: The container of the transition that is under way, if there is one.
  mutating func note(_ view: UIView, at frame: CGRect, container: UIView?) {
    guard let picture = view as? UIImageView, let image = picture.image, let window = view.window,
      Self.centred.contains(picture.contentMode), !frame.isEmpty, frame.intersects(window.bounds)
    else { return }
    sightings.append(
      Sighting(
        image: image, serial: view.serial, type: type(of: view),
        centre: CGPoint(x: frame.midX, y: frame.midY),
        standsIn: Self.standsIn(view, in: container, or: window)))
  }

  /// The content modes in which the centre of the image is the centre of the view.
  private static let centred: [UIView.ContentMode] = [
    .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center,
  ]

  private static func standsIn(
    _ view: UIView, in container: UIView?, or window: UIWindow
  ) -> Bool {
    var next = view.superview
    while let around = next {
      if around === container || around === window { return true }
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
