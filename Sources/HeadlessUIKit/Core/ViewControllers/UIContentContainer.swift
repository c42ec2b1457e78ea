/// An object that decides the sizes of child controllers and passes changes of its own size on to
/// them.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the container prefers for its content.
  var preferredContentSize: CGSize { get }
  /// Called when the content of a child controller prefers another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called when the constraints of a child give it another size. The model never calls it, because
  /// it does not size children by their constraints.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
  /// Returns the size that a child controller gets when its parent has the given size.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called when the container's view is about to change its size (rule R121 of UIKit's behaviour).
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called when the container's traits are about to change (rule R121 of UIKit's behaviour).
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

/// A class that makes a controller anew from the state that an earlier launch has kept. The model
/// keeps no state, so it is never asked.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// Returns the controller of a path of names; `nil` if it cannot be made.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
