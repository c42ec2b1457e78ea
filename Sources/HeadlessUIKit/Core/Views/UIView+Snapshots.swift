/// Snapshots of views, which record what they show instead of showing it.
///
/// The model renders nothing. A snapshot is a view with a record of its picture (``ViewPicture``):
/// the pictured view, the rectangle in it, and the time. The record is enough for code that moves
/// snapshots, and for tests of what was on the screen.
extension UIView {
  /// True if the view has been in a visible window at a commit, so that it has been on the screen.
  var isRendered: Bool {
    if let window = self as? UIWindow {
      return window.shownFromCommit <= Simulator.current.animations.commits
    }
    guard let window = cachedWindow else { return false }
    return max(renderedFromCommit, window.shownFromCommit) <= Simulator.current.animations.commits
  }

  /// Returns a picture of a rectangle of this view. If the view was never rendered and
  /// `afterScreenUpdates` is false, the method gives a warning and returns `nil`.
  func picture(of rect: CGRect, afterScreenUpdates: Bool) -> ViewPicture? {
    if afterScreenUpdates {
      layOutWithSuperviews()
    } else if self is UISnapshotView {
      // A snapshot view has a picture from its creation, so no check is needed that it was
      // rendered.
    } else if !isRendered {
      Simulator.current.warn(
        UIKitWarning(
          .snapshotOfUnrenderedView,
          "Snapshotting a view (\(self)) that has not been rendered at least once requires afterScreenUpdates:YES."
        ))
      return nil
    }
    return ViewPicture(of: self, rect: rect)
  }

  /// Returns a view that shows a rectangle of this one; `nil` if the rectangle or this view has no
  /// size.
  func snapshot(of rect: CGRect, capInsets: UIEdgeInsets, afterScreenUpdates: Bool) -> UIView? {
    guard rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else { return nil }
    return UISnapshotView(
      showing: picture(of: rect, afterScreenUpdates: afterScreenUpdates), rect.size,
      capInsets: capInsets)
  }

  /// Adds a picture of this view to the current image context.
  ///
  /// - Returns: False if there was nothing to draw.
  func drawPicture(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard bounds.width > 0, bounds.height > 0,
      let picture = picture(of: bounds, afterScreenUpdates: afterScreenUpdates)
    else { return false }
    UIGraphicsGetCurrentContext()?.mark(.view(picture), in: rect)
    return true
  }
}

extension UIView {
  /// The picture that this view shows, if it is a snapshot view; else `nil`.
  package final var pictured: ViewPicture? { (self as? UISnapshotView)?.picture }
}

extension ViewPicture {
  @MainActor
  init(of view: UIView, rect: CGRect) {
    serial = view.serial
    kind = "\(type(of: view))"
    self.rect = rect
    time = Simulator.current.seconds
    // A picture of a whole snapshot view is the picture that the snapshot view shows, not a picture
    // of a picture.
    if let picture = (view as? UISnapshotView)?.picture, rect == view.bounds { self = picture }
  }
}

/// A view that shows a picture of another view. It does not keep the pictured view alive.
final class UISnapshotView: UIView {
  /// The picture that the view shows; `nil` if the pictured view had never been rendered.
  let picture: ViewPicture?
  /// The edges that keep their size when the snapshot view is resized and its picture is stretched.
  let capInsets: UIEdgeInsets

  init(showing picture: ViewPicture?, _ size: CGSize, capInsets: UIEdgeInsets) {
    self.picture = picture
    self.capInsets = capInsets
    super.init(frame: CGRect(origin: .zero, size: size))
  }

  required init?(coder: NSCoder) {
    preconditionFailure("A snapshot must be made by snapshotView(afterScreenUpdates:).")
  }

  override var description: String {
    "<snapshot \(serial) of \(picture.map { "\($0)" } ?? "nothing")>"
  }
}

extension CALayer {
  /// Draws the layer into a context. A view's layer is drawn as a picture of the view with its
  /// subviews; any other layer only with its background colour.
  public func render(in ctx: CGContext) {
    if let view = delegate as? UIView {
      ctx.mark(.view(ViewPicture(of: view, rect: bounds)), in: bounds)
    } else if let backgroundColor {
      ctx.mark(.fill(backgroundColor), in: bounds)
    }
  }
}
