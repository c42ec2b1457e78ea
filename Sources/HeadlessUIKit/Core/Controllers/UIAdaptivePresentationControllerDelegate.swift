/// Has a say in how a presentation suits its surroundings, and in whether the user may dismiss it.
/// All of it may be left out.
///
/// What is said about dismissing concerns the user's own ways to do so: a sheet that is pulled
/// down, a tap beside a sheet or a popover. A dismissal by `dismiss(animated:)` asks nobody and
/// tells nobody, as in UIKit.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style to use in compact surroundings; `.none` keeps the one that was asked for.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The controller to present instead. The model never asks: it does not exchange controllers.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    forwardee((any UIAdaptivePresentationControllerDelegate).self)?.adaptivePresentationStyle(
      for: controller) ?? .automatic
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    forwardee((any UIAdaptivePresentationControllerDelegate).self)?.adaptivePresentationStyle(
      for: controller, traitCollection: traitCollection)
      ?? adaptivePresentationStyle(for: controller)
  }
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    forwardee((any UIAdaptivePresentationControllerDelegate).self)?.presentationController(
      controller, viewControllerForAdaptivePresentationStyle: style)
  }
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    forwardee((any UIAdaptivePresentationControllerDelegate).self)?.presentationController(
      presentationController, willPresentWithAdaptiveStyle: style,
      transitionCoordinator: transitionCoordinator)
  }
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    forwardee((any UIAdaptivePresentationControllerDelegate).self)?
      .presentationControllerShouldDismiss(presentationController) ?? true
  }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {
    forwardee((any UIAdaptivePresentationControllerDelegate).self)?
      .presentationControllerWillDismiss(presentationController)
  }
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    forwardee((any UIAdaptivePresentationControllerDelegate).self)?
      .presentationControllerDidDismiss(presentationController)
  }
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    forwardee((any UIAdaptivePresentationControllerDelegate).self)?
      .presentationControllerDidAttemptToDismiss(presentationController)
  }
}

extension UIPresentationController {
  /// Dismisses on behalf of a user who has tapped beside the presented view, if everybody lets
  /// them.
  func dismissByUser() {
    guard presentedViewController.transition == nil else { return }
    guard letsUserDismiss() else { return tellAttempt() }
    presentedViewController.dismiss(animated: true) { [self] in tellDismissed() }
    tellWillDismiss()
  }

  /// Asks whether the user may dismiss: a controller that is modal in its presentation says no, and
  /// then the delegate is not asked.
  func letsUserDismiss() -> Bool {
    guard !presentedViewController.holdsPresentation else { return false }
    guard let delegate else { return true }
    Simulator.current.publish(.call(delegate, "presentationControllerShouldDismiss(_:)"))
    return delegate.presentationControllerShouldDismiss(self)
  }

  /// Says that the user has tried and may not.
  func tellAttempt() {
    guard let delegate else { return }
    Simulator.current.publish(.call(delegate, "presentationControllerDidAttemptToDismiss(_:)"))
    delegate.presentationControllerDidAttemptToDismiss(self)
  }

  /// Says that a dismissal by the user has been asked for: there is a coordinator by now, and it
  /// may yet be cancelled.
  func tellWillDismiss() {
    guard let delegate else { return }
    Simulator.current.publish(.call(delegate, "presentationControllerWillDismiss(_:)"))
    delegate.presentationControllerWillDismiss(self)
  }

  /// Says that the user has dismissed, once that is over; a dismissal that was cancelled is not
  /// told.
  func tellDismissed() {
    guard let delegate, container == nil else { return }
    Simulator.current.publish(.call(delegate, "presentationControllerDidDismiss(_:)"))
    delegate.presentationControllerDidDismiss(self)
  }
}

extension UIViewController {
  /// Whether this controller, or one inside it that is on the screen, keeps the user from
  /// dismissing.
  fileprivate var holdsPresentation: Bool {
    isModalInPresentation || childrenOnScreen.contains { $0.holdsPresentation }
  }
}
