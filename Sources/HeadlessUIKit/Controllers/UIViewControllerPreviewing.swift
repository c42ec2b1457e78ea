/// The registration of a view for previews by a firm press, which iOS 13 replaced by context menus.
///
/// The model's device measures no force, as ``UITraitCollection/forceTouchCapability`` says, so no
/// preview ever opens. An app may still register, as older apps do on every device.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// A recogniser that an app's own recognisers may require to fail. It belongs to no view and
  /// never begins.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The delegate that would provide the controller to preview after a firm press.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is registered for previews by a firm press.
  var sourceView: UIView { get }
  /// The part of the registered view that UIKit keeps sharp while it blurs the rest behind a
  /// preview. The model never opens a preview.
  var sourceRect: CGRect { get set }
}

/// A delegate that provides the controllers of previews. The model opens no previews, so it never
/// calls the delegate.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the controller to preview for a point of the registered view. The model never calls
  /// the method.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController?

  /// Shows the previewed controller after a firmer press. The model never calls the method.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  /// Registers a view for previews by a firm press. The model opens no preview, so only the
  /// returned registration exists.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    PreviewRegistration(delegate, sourceView)
  }

  /// Ends the registration of a view for previews. Does nothing, because the model does not keep
  /// registrations.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// The registration of a view for previews. The model does not keep it, because no preview ever
/// opens.
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
