/// A delegate that is told when a scroll view scrolls or zooms, and that may choose the offset at
/// which the content stops.
///
/// One drag with a flick at its end calls, in order:
///
/// ```
/// WillBeginDragging  DidScroll…  WillEndDragging  DidEndDragging(willDecelerate: true)
/// WillBeginDecelerating  DidScroll…  DidEndDecelerating
/// ```
///
/// If the finger is at rest when it is lifted, the drag ends with `DidEndDragging(willDecelerate:
/// false)`. All methods are optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Tells the delegate that the scroll view has scrolled, by a finger or by code.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Tells the delegate that a finger has begun to drag the scroll view's content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Tells the delegate that the finger that drags the content is about to be lifted.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the offset, in points per *millisecond*.
  ///   - targetContentOffset: The offset at which the content would come to rest. The delegate may
  ///     write another one.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Tells the delegate that the finger that dragged the scroll view's content was lifted.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Tells the delegate that the scroll view's content moves on by its momentum.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Tells the delegate that the scroll view's content has come to rest after it moved by its
  /// momentum.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Tells the delegate that an animated scroll by code has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Tells the delegate that the scroll view's adjusted content insets have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// Returns the view that is scaled when the scroll view is zoomed. If it is `nil`, as by default,
  /// the content cannot be zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Tells the delegate that the user begins to zoom the scroll view's content.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Tells the delegate that the scroll view's zoom scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Tells the delegate that zooming of the scroll view's content has ended.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// Returns true if a tap on the status bar scrolls the content to its top. The model never calls
  /// the method, because there is no status bar to tap.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Tells the delegate that the content has scrolled to the top after a tap on the status bar. The
  /// model never calls the method.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Tells the delegate that the scroll view has scrolled, by a finger or by code. By default,
  /// forwards the call to the object that the delegate's `forwardingTarget(for:)` returns, if any.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    forwardee((any UIScrollViewDelegate).self)?.scrollViewDidScroll(scrollView)
  }
  /// Tells the delegate that a finger has begun to drag the content. By default, forwards the call
  /// to the object that the delegate's `forwardingTarget(for:)` returns, if any.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    forwardee((any UIScrollViewDelegate).self)?.scrollViewWillBeginDragging(scrollView)
  }
  /// Tells the delegate that the finger that drags the content is about to be lifted. By default,
  /// forwards the call to the object that the delegate's `forwardingTarget(for:)` returns, if any.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    forwardee((any UIScrollViewDelegate).self)?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
  /// Tells the delegate that the finger that dragged the content was lifted. By default, forwards
  /// the call to the object that the delegate's `forwardingTarget(for:)` returns, if any.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    forwardee((any UIScrollViewDelegate).self)?.scrollViewDidEndDragging(
      scrollView, willDecelerate: decelerate)
  }
  /// Tells the delegate that the scroll view's content moves on by its momentum. By default,
  /// forwards the call to the object that the delegate's `forwardingTarget(for:)` returns, if any.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    forwardee((any UIScrollViewDelegate).self)?.scrollViewWillBeginDecelerating(scrollView)
  }
  /// Tells the delegate that the scroll view's content has come to rest after it moved by its
  /// momentum. By default, forwards the call to the object that the delegate's
  /// `forwardingTarget(for:)` returns, if any.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    forwardee((any UIScrollViewDelegate).self)?.scrollViewDidEndDecelerating(scrollView)
  }
  /// Tells the delegate that an animated scroll by code has ended. By default, forwards the call to
  /// the object that the delegate's `forwardingTarget(for:)` returns, if any.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    forwardee((any UIScrollViewDelegate).self)?.scrollViewDidEndScrollingAnimation(scrollView)
  }
  /// Tells the delegate that the scroll view's adjusted content insets have changed. By default,
  /// forwards the call to the object that the delegate's `forwardingTarget(for:)` returns, if any.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    forwardee((any UIScrollViewDelegate).self)?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
  /// Returns the view that is scaled when the scroll view is zoomed. By default, asks the object
  /// that the delegate's `forwardingTarget(for:)` returns, if any; otherwise `nil`.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    forwardee((any UIScrollViewDelegate).self)?.viewForZooming(in: scrollView)
  }
  /// Tells the delegate that the user begins to zoom the scroll view's content. By default,
  /// forwards the call to the object that the delegate's `forwardingTarget(for:)` returns, if any.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    forwardee((any UIScrollViewDelegate).self)?.scrollViewWillBeginZooming(scrollView, with: view)
  }
  /// Tells the delegate that the scroll view's zoom scale has changed. By default, forwards the
  /// call to the object that the delegate's `forwardingTarget(for:)` returns, if any.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    forwardee((any UIScrollViewDelegate).self)?.scrollViewDidZoom(scrollView)
  }
  /// Tells the delegate that zooming of the scroll view's content has ended. By default, forwards
  /// the call to the object that the delegate's `forwardingTarget(for:)` returns, if any.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    forwardee((any UIScrollViewDelegate).self)?.scrollViewDidEndZooming(
      scrollView, with: view, atScale: scale)
  }
  /// Returns true if a tap on the status bar scrolls the content to its top. By default, asks the
  /// object that the delegate's `forwardingTarget(for:)` returns, if any; otherwise true. The model
  /// never calls the method.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    forwardee((any UIScrollViewDelegate).self)?.scrollViewShouldScrollToTop(scrollView) ?? true
  }
  /// Tells the delegate that the content has scrolled to its top after a tap on the status bar. By
  /// default, forwards the call to the object that the delegate's `forwardingTarget(for:)` returns,
  /// if any.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    forwardee((any UIScrollViewDelegate).self)?.scrollViewDidScrollToTop(scrollView)
  }
}
