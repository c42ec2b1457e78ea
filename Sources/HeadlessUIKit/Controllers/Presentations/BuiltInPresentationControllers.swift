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

  /// The presentation controller, if it is a sheet's; else nil.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// The presentation controller, if it is a popover's; else nil.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}

/// A built-in presentation that fills its container, also after the container's size changed
/// (A15).
class FillingPresentationController: UIPresentationController {
  /// The size of the container when the presented view last filled it.
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
    // A presented view that an animator or the app moved stays where it is (A3).
    if presentedView?.bounds.size == filledSize {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }
}

/// A presentation that covers the screen or the context, and removes the presenter's view (R13).
final class CoveringPresentationController: FillingPresentationController {
  override var shouldRemovePresentersView: Bool { true }
  override var shouldPresentInFullscreen: Bool { presentationStyle != .currentContext }
}

/// A presentation that covers the context and leaves the presenter's view in place.
final class OverContextPresentationController: FillingPresentationController {
  override var shouldPresentInFullscreen: Bool { false }
}
