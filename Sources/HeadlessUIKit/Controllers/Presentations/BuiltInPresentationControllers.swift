extension UIViewController: ControllerRequests {
  func builtInPresentationController(
    presenter: UIViewController?
  ) -> UIPresentationController {
    if self is UIAlertController {
      return AlertPresentationController(presentedViewController: self, presenting: presenter)
    }
    return switch modalPresentationStyle {
    case .fullScreen, .currentContext:
      CoveringPresentationController(presentedViewController: self, presenting: presenter)
    case .overCurrentContext:
      OverContextPresentationController(presentedViewController: self, presenting: presenter)
    case .overFullScreen:
      FillingPresentationController(presentedViewController: self, presenting: presenter)
    case .custom, .none:
      UIPresentationController(presentedViewController: self, presenting: presenter)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    case .automatic, .pageSheet, .formSheet:
      if Simulator.current.behavior.automaticStyle == .fullScreen {
        CoveringPresentationController(presentedViewController: self, presenting: presenter)
      } else {
        UISheetPresentationController(presentedViewController: self, presenting: presenter)
      }
    }
  }

  /// The controller's presentation controller if it is that of a sheet; else `nil`.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// The controller's presentation controller if it is that of a popover; else `nil`.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}

/// A built-in presentation whose view fills its container, even after the container has changed its
/// size (A15).
class FillingPresentationController: UIPresentationController {
  /// The size of the container when the presented view last filled the container.
  private var filledSize: CGSize?

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    filledSize = containerView?.bounds.size
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let size = containerView?.bounds.size, let filledSize, filledSize != size,
      !(presentedViewController.transition is ModalTransition)
    else { return }
    self.filledSize = size
    // A presented view that an animator or the app has moved stays where it is (A3).
    if presentedView?.bounds.size == filledSize {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }
}

/// A presentation that covers the screen or the presentation context, and removes the presenter's
/// view (R13).
final class CoveringPresentationController: FillingPresentationController {
  override var shouldRemovePresentersView: Bool { true }
  override var shouldPresentInFullscreen: Bool { presentationStyle != .currentContext }
}

/// A presentation that covers the presentation context and leaves the presenter's view in place.
final class OverContextPresentationController: FillingPresentationController {
  override var shouldPresentInFullscreen: Bool { false }
}
