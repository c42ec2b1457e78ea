extension UIViewController {
  /// Names the scroll view whose scrolling the bars at some edges follow. The model's bars follow
  /// none.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
  /// Names the scroll view whose scrolling the bars at all edges follow. The model's bars follow
  /// none.
  public func setContentScrollView(_ scrollView: UIScrollView?) {}
  /// Returns the scroll view whose scrolling the bars at an edge follow: none.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
}
