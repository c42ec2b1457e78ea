/// Pictures of views.
///
/// Nothing is rendered in the model. A snapshot is a view that knows what it shows
/// (``ViewPicture``): which view, what part of it, and when. That is enough for code that moves it
/// about, and for a test that wants to know what was on the screen.
extension UIView {
  /// Whether a commit has shown the view in its window.
  var isRendered: Bool {
    guard let window = cachedWindow else { return false }
    return max(renderedFromCommit, window.shownFromCommit) <= Simulator.current.animations.commits
  }

  /// A picture of a part of this view, or `nil` where there is nothing to see.
  func picture(of rect: CGRect, afterScreenUpdates: Bool) -> ViewPicture? {
    if afterScreenUpdates {
      layoutIfNeeded()
    } else if self is UISnapshotView {
      // It is a picture already, and need not be drawn.
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

  /// A view that shows a part of this one.
  func snapshot(of rect: CGRect, capInsets: UIEdgeInsets, afterScreenUpdates: Bool) -> UIView? {
    guard rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else { return nil }
    return UISnapshotView(
      showing: picture(of: rect, afterScreenUpdates: afterScreenUpdates), rect.size,
      capInsets: capInsets)
  }

  /// Adds a picture of this view to the image that is being drawn.
  func drawPicture(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard bounds.width > 0, bounds.height > 0,
      let picture = picture(of: bounds, afterScreenUpdates: afterScreenUpdates)
    else { return false }
    UIGraphicsGetCurrentContext()?.mark(.view(picture), in: rect)
    return true
  }
}

extension UIView {
  /// What the view shows of another one, if it is a snapshot.
  package final var pictured: ViewPicture? { (self as? UISnapshotView)?.picture }
}

extension ViewPicture {
  @MainActor
  init(of view: UIView, rect: CGRect) {
    serial = view.serial
    kind = "\(type(of: view))"
    self.rect = rect
    time = Simulator.current.seconds
    // A picture of a picture shows what that one shows.
    if let picture = (view as? UISnapshotView)?.picture, rect == view.bounds { self = picture }
  }
}

/// A view that shows what another one showed. It does not keep that one alive.
final class UISnapshotView: UIView {
  /// What it shows; nothing, if that had never been rendered.
  let picture: ViewPicture?
  /// What keeps its size when the snapshot is stretched.
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
  /// Draws the layer, and what is inside it, into a context.
  public func render(in ctx: CGContext) {
    if let view = delegate as? UIView {
      ctx.mark(.view(ViewPicture(of: view, rect: bounds)), in: bounds)
    } else if let backgroundColor {
      ctx.mark(.fill(backgroundColor), in: bounds)
    }
  }
}
