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
      UISheetPresentationController(presentedViewController: self, presenting: presenter)
    }
  }

  /// What manages the presentation, if that is a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// What manages the presentation, if that is a popover.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}

/// A built-in presentation that fills its container, also after that got another size (A15).
class FillingPresentationController: UIPresentationController {
  /// The size of the container that was last filled.
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
    // One that an animator or the app put elsewhere stays there (A3).
    if presentedView?.bounds.size == filledSize {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }
}

/// Covers the whole screen, or the whole context, and takes the presenter's view off it (R13).
final class CoveringPresentationController: FillingPresentationController {
  override var shouldRemovePresentersView: Bool { true }
  override var shouldPresentInFullscreen: Bool { presentationStyle != .currentContext }
}

/// Covers the context and leaves the presenter's view where it is.
final class OverContextPresentationController: FillingPresentationController {
  override var shouldPresentInFullscreen: Bool { false }
}
