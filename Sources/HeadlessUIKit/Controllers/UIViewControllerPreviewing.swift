/// The registration of a view for previews by a firm press, which iOS 13 replaced by context menus.
///
/// The model's device measures no force, as ``UITraitCollection/forceTouchCapability`` says, so no
/// preview ever opens. An app may still register, as older apps do on every device.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// A recogniser for which others can wait. It belongs to no view and never begins.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The object that would provide the preview.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The registered view.
  var sourceView: UIView { get }
  /// The part of the view that would stay sharp behind a preview.
  var sourceRect: CGRect { get set }
}

/// An object that provides previews. The model never calls it.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the screen to preview for a point of the registered view.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController?

  /// Shows the previewed screen after a firmer press.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  /// Registers a view for previews, and returns the registration. No preview ever opens.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    PreviewRegistration(delegate, sourceView)
  }

  /// Ends a registration for previews. Does nothing.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// A registration that the model keeps nothing of.
private final class PreviewRegistration: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
    super.init()
  }
}
