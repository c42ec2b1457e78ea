/// Snapshots of views.
///
/// The model renders nothing. A snapshot is a view with a record of its picture (``ViewPicture``):
/// the pictured view, the part of it, and the time. That is enough for code that moves snapshots,
/// and for a test that asks what was on the screen.
extension UIView {
  /// True once a commit has shown the view in its window.
  var isRendered: Bool {
    guard let window = cachedWindow else { return false }
    return max(renderedFromCommit, window.shownFromCommit) <= Simulator.current.animations.commits
  }

  /// Returns a picture of a part of this view; `nil`, with a warning, if the view was never
  /// rendered and `afterScreenUpdates` is false.
  func picture(of rect: CGRect, afterScreenUpdates: Bool) -> ViewPicture? {
    if afterScreenUpdates {
      layoutIfNeeded()
    } else if self is UISnapshotView {
      // A snapshot view shows a picture already, and need not have been rendered.
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

  /// Returns a view that shows a part of this one; `nil` if either has no size.
  func snapshot(of rect: CGRect, capInsets: UIEdgeInsets, afterScreenUpdates: Bool) -> UIView? {
    guard rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else { return nil }
    return UISnapshotView(
      showing: picture(of: rect, afterScreenUpdates: afterScreenUpdates), rect.size,
      capInsets: capInsets)
  }

  /// Adds a picture of this view to the current image context. Returns false if there was nothing
  /// to draw.
  func drawPicture(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard bounds.width > 0, bounds.height > 0,
      let picture = picture(of: bounds, afterScreenUpdates: afterScreenUpdates)
    else { return false }
    UIGraphicsGetCurrentContext()?.mark(.view(picture), in: rect)
    return true
  }
}

extension UIView {
  /// The picture that this view shows, if it is a snapshot.
  package final var pictured: ViewPicture? { (self as? UISnapshotView)?.picture }
}

extension ViewPicture {
  @MainActor
  init(of view: UIView, rect: CGRect) {
    serial = view.serial
    kind = "\(type(of: view))"
    self.rect = rect
    time = Simulator.current.seconds
    // A picture of a snapshot shows the snapshot's own picture.
    if let picture = (view as? UISnapshotView)?.picture, rect == view.bounds { self = picture }
  }
}

/// A view that shows a picture of another view, and does not keep that view alive.
final class UISnapshotView: UIView {
  /// The picture that the view shows; `nil` if the pictured view had never been rendered.
  let picture: ViewPicture?
  /// The edges that keep their size when the snapshot is stretched.
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
  /// Draws the layer into a context. The picture of a view's layer includes the sublayers.
  public func render(in ctx: CGContext) {
    if let view = delegate as? UIView {
      ctx.mark(.view(ViewPicture(of: view, rect: bounds)), in: bounds)
    } else if let backgroundColor {
      ctx.mark(.fill(backgroundColor), in: bounds)
    }
  }
}
