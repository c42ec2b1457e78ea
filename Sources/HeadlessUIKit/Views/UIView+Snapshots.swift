/// Pictures of views.
///
/// Nothing is rendered in the model. A snapshot is a view that knows what it shows (``ViewPicture``): which view, what
/// part of it, and when. That is enough for code that moves it about, and for whoever wants to know what was on
/// the screen.
extension UIView {
  /// Whether a commit has shown the view in its window.
  var isRendered: Bool {
    guard let window = cachedWindow else { return false }
    return max(renderedFromCommit, window.shownFromCommit) <= Simulator.current.animations.commits
  }

  /// A picture of a part of this view, or `nil` where there is nothing to see.
  func picture(of rect: CGRect, afterScreenUpdates: Bool) -> ViewPicture? {
    guard rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else { return nil }
    if afterScreenUpdates {
      layoutIfNeeded()
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
    picture(of: rect, afterScreenUpdates: afterScreenUpdates)
      .map { UISnapshotView(showing: $0, capInsets: capInsets) }
  }

  /// Adds a picture of this view to the image that is being drawn.
  func drawPicture(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard let picture = picture(of: bounds, afterScreenUpdates: afterScreenUpdates) else {
      return false
    }
    UIGraphicsGetCurrentContext()?.mark(.view(picture), in: rect)
    return true
  }
}

/// What a snapshot shows: a part of a view, as it was at a moment.
public struct ViewPicture: Sendable, Hashable, CustomStringConvertible {
  /// The number of the view.
  public var serial: Int
  /// The name of the view's class.
  public var kind: String
  /// The part that is shown, in the view's coordinates.
  public var rect: CGRect
  /// When, in virtual seconds.
  public var time: TimeInterval

  @MainActor
  init(of view: UIView, rect: CGRect) {
    serial = view.serial
    kind = "\(type(of: view))"
    self.rect = rect
    time = Simulator.current.seconds
    // A picture of a picture shows what that one shows.
    if let snapshot = view as? UISnapshotView, rect == view.bounds {
      self = snapshot.picture
    }
  }

  public var description: String { "\(kind) \(serial)" }
}

/// A view that shows what another one showed. It does not keep that one alive.
final class UISnapshotView: UIView {
  /// What it shows.
  let picture: ViewPicture
  /// What keeps its size when the snapshot is stretched.
  let capInsets: UIEdgeInsets

  init(showing picture: ViewPicture, capInsets: UIEdgeInsets) {
    self.picture = picture
    self.capInsets = capInsets
    super.init(frame: CGRect(origin: .zero, size: picture.rect.size))
  }

  required init?(coder: NSCoder) {
    preconditionFailure("A snapshot must be made by snapshotView(afterScreenUpdates:).")
  }

  override var description: String { "<snapshot \(serial) of \(picture)>" }
}
