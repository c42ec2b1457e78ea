extension UIViewController: ControllerRequests {
  func builtInPresentationController(
    for style: UIModalPresentationStyle, presenter: UIViewController?
  ) -> UIPresentationController {
    madePresentationController(for: style, presenter: presenter).presenting(in: style)
  }

  private func madePresentationController(
    for style: UIModalPresentationStyle, presenter: UIViewController?
  ) -> UIPresentationController {
    if self is UIAlertController {
      return AlertPresentationController(presentedViewController: self, presenting: presenter)
    }
    return switch style {
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

  /// The presentation controller of this controller if it is presented as a sheet; else `nil`.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// The presentation controller of this controller if it is presented as a popover; else `nil`.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}

/// A built-in presentation whose presented view fills the container view, even after the container
/// view has changed its size.
class FillingPresentationController: UIPresentationController {
  /// The size of the container view when the presented view last filled it.
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
    // A presented view that an animator or the app has resized keeps its frame when the container's
    // size changes.
    if presentedView?.bounds.size == filledSize {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }
}

/// A full-screen presentation or one in the current context. It removes the presenter's view from
/// the screen (rule R13 of UIKit's behaviour).
final class CoveringPresentationController: FillingPresentationController {
  override var shouldRemovePresentersView: Bool { true }
  override var shouldPresentInFullscreen: Bool { presentationStyle != .currentContext }
}

/// A presentation over the current context. It covers the view of the context's controller and
/// leaves that view in place.
final class OverContextPresentationController: FillingPresentationController {
  override var shouldPresentInFullscreen: Bool { false }
}
