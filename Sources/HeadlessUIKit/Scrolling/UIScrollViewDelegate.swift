/// Follows what a scroll view does, and has a say in where it stops.
///
/// One drag with a flick at its end tells, in order:
///
/// ```
/// WillBeginDragging  DidScroll…  WillEndDragging  DidEndDragging(willDecelerate: true)
/// WillBeginDecelerating  DidScroll…  DidEndDecelerating
/// ```
///
/// A finger that is lifted at rest ends with `DidEndDragging(willDecelerate: false)` and nothing
/// after it. All of it is optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content offset has changed, by a finger or by code.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// A finger has begun to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The finger is about to let go.
  ///
  /// - Parameters:
  ///   - velocity: How fast the offset changes, in points per *millisecond*.
  ///   - targetContentOffset: Where it would come to rest; what is written there is where it does.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// The finger has let go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content goes on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// An animated change of the offset that code asked for has arrived.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The insets that the content keeps have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// Which view is scaled when the content is zoomed; without one nothing zooms.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Zooming begins.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Zooming has ended.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// Whether a tap on the status bar scrolls to the top; it is never tapped here.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    forwardee((any UIScrollViewDelegate).self)?.scrollViewDidScroll(scrollView)
  }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    forwardee((any UIScrollViewDelegate).self)?.scrollViewWillBeginDragging(scrollView)
  }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    forwardee((any UIScrollViewDelegate).self)?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    forwardee((any UIScrollViewDelegate).self)?.scrollViewDidEndDragging(
      scrollView, willDecelerate: decelerate)
  }
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    forwardee((any UIScrollViewDelegate).self)?.scrollViewWillBeginDecelerating(scrollView)
  }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    forwardee((any UIScrollViewDelegate).self)?.scrollViewDidEndDecelerating(scrollView)
  }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    forwardee((any UIScrollViewDelegate).self)?.scrollViewDidEndScrollingAnimation(scrollView)
  }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    forwardee((any UIScrollViewDelegate).self)?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    forwardee((any UIScrollViewDelegate).self)?.viewForZooming(in: scrollView)
  }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    forwardee((any UIScrollViewDelegate).self)?.scrollViewWillBeginZooming(scrollView, with: view)
  }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    forwardee((any UIScrollViewDelegate).self)?.scrollViewDidZoom(scrollView)
  }
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    forwardee((any UIScrollViewDelegate).self)?.scrollViewDidEndZooming(
      scrollView, with: view, atScale: scale)
  }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    forwardee((any UIScrollViewDelegate).self)?.scrollViewShouldScrollToTop(scrollView) ?? true
  }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    forwardee((any UIScrollViewDelegate).self)?.scrollViewDidScrollToTop(scrollView)
  }
}
