/// Something that gives space to controllers and passes changes of size on to them.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size the content would like.
  var preferredContentSize: CGSize { get }
  /// A child would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// A child that constraints size would fit another size. The model sizes none so, and does not
  /// call it.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
  /// The size a child gets, of a parent that will have the given size.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// The view is about to get another size (R121).
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// The traits are about to be others (R121).
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}
