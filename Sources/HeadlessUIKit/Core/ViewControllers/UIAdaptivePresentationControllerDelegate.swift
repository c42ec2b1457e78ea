/// A delegate that adapts a presentation to the traits and may keep the user from dismissing it.
/// All methods are optional.
///
/// The methods about dismissing are called only if the user dismisses, by pulling a sheet down or
/// by tapping beside a sheet or a popover. As in UIKit, a dismissal by `dismiss(animated:)` calls
/// none of them.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the presentation style for a compact size class; `.none` keeps the requested style.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// Returns the presentation style for given traits. The model asks only for a popover in a
  /// compact size class, which every style but `.none` turns into a sheet.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns a controller to present in place of the requested one. The model never asks, because
  /// it does not exchange controllers.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called before a controller is presented in an adapted style. The model never calls it.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Returns whether the user may dismiss the presented controller. UIKit does not ask if that
  /// controller, or a child on the screen, is modal in its presentation.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called when the user has started a dismissal, which may still be cancelled.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when the user's dismissal has ended, unless it was cancelled.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has tried to dismiss the presented controller, but may not.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The default `adaptivePresentationStyle(for:)`, for a delegate that leaves the method out: it
  /// asks the object to which the delegate forwards messages, and returns the automatic style if
  /// there is none.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    forwardee((any UIAdaptivePresentationControllerDelegate).self)?.adaptivePresentationStyle(
      for: controller) ?? .automatic
  }
  /// The default `adaptivePresentationStyle(for:traitCollection:)`, for a delegate that leaves the
  /// method out: it asks the object to which the delegate forwards messages. Without such an object
  /// it calls the method without traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    forwardee((any UIAdaptivePresentationControllerDelegate).self)?.adaptivePresentationStyle(
      for: controller, traitCollection: traitCollection)
      ?? adaptivePresentationStyle(for: controller)
  }
  /// The default `presentationController(_:viewControllerForAdaptivePresentationStyle:)`, for a
  /// delegate that leaves the method out: it asks the object to which the delegate forwards
  /// messages, and returns `nil` if there is none.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    forwardee((any UIAdaptivePresentationControllerDelegate).self)?.presentationController(
      controller, viewControllerForAdaptivePresentationStyle: style)
  }
  /// The default `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)`,
  /// for a delegate that leaves the method out: it calls the object to which the delegate forwards
  /// messages, if there is one.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    forwardee((any UIAdaptivePresentationControllerDelegate).self)?.presentationController(
      presentationController, willPresentWithAdaptiveStyle: style,
      transitionCoordinator: transitionCoordinator)
  }
  /// The default `presentationControllerShouldDismiss(_:)`, for a delegate that leaves the method
  /// out: it asks the object to which the delegate forwards messages, and returns true if there is
  /// none.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    forwardee((any UIAdaptivePresentationControllerDelegate).self)?
      .presentationControllerShouldDismiss(presentationController) ?? true
  }
  /// The default `presentationControllerWillDismiss(_:)`, for a delegate that leaves the method
  /// out: it calls the object to which the delegate forwards messages, if there is one.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {
    forwardee((any UIAdaptivePresentationControllerDelegate).self)?
      .presentationControllerWillDismiss(presentationController)
  }
  /// The default `presentationControllerDidDismiss(_:)`, for a delegate that leaves the method out:
  /// it calls the object to which the delegate forwards messages, if there is one.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    forwardee((any UIAdaptivePresentationControllerDelegate).self)?
      .presentationControllerDidDismiss(presentationController)
  }
  /// The default `presentationControllerDidAttemptToDismiss(_:)`, for a delegate that leaves the
  /// method out: it calls the object to which the delegate forwards messages, if there is one.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    forwardee((any UIAdaptivePresentationControllerDelegate).self)?
      .presentationControllerDidAttemptToDismiss(presentationController)
  }
}

extension UIPresentationController {
  /// Dismisses the presented controller because the user has tapped beside it, unless the
  /// controller or the delegate forbids it.
  func dismissByUser() {
    guard presentedViewController.transition == nil else { return }
    guard letsUserDismiss() else { return tellAttempt() }
    presentedViewController.dismiss(animated: true) { [self] in tellDismissed() }
    tellWillDismiss()
  }

  /// Returns whether the user may dismiss the presented controller. If that controller, or a child
  /// on the screen, is modal in its presentation, the answer is no, and the delegate is not asked.
  func letsUserDismiss() -> Bool {
    guard !presentedViewController.holdsPresentation else { return false }
    guard let delegate else { return true }
    Simulator.current.publish(.call(delegate, "presentationControllerShouldDismiss(_:)"))
    return delegate.presentationControllerShouldDismiss(self)
  }

  /// Tells the delegate that the user has tried to dismiss the presented controller, but may not.
  func tellAttempt() {
    guard let delegate else { return }
    Simulator.current.publish(.call(delegate, "presentationControllerDidAttemptToDismiss(_:)"))
    delegate.presentationControllerDidAttemptToDismiss(self)
  }

  /// Tells the delegate that the user has started a dismissal. Called when the dismissal's
  /// coordinator exists; the dismissal may still be cancelled.
  func tellWillDismiss() {
    guard let delegate else { return }
    Simulator.current.publish(.call(delegate, "presentationControllerWillDismiss(_:)"))
    delegate.presentationControllerWillDismiss(self)
  }

  /// Tells the delegate that the user has dismissed the presented controller, unless the dismissal
  /// was cancelled.
  func tellDismissed() {
    guard let delegate, container == nil else { return }
    Simulator.current.publish(.call(delegate, "presentationControllerDidDismiss(_:)"))
    delegate.presentationControllerDidDismiss(self)
  }
}

extension UIViewController {
  /// True if this controller, or a child on the screen, forbids the user to dismiss the
  /// presentation.
  fileprivate var holdsPresentation: Bool {
    isModalInPresentation || childrenOnScreen.contains { $0.holdsPresentation }
  }
}
