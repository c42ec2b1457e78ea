/// The container of a modal presentation: fills its superview, and lets the presentation controller
/// lay out.
final class UITransitionView: UIView {
  weak var presentationController: UIPresentationController?

  /// Puts a container of the same size over everything in a view, or right above one of its
  /// subviews.
  func cover(_ superview: UIView, above sibling: UIView? = nil) {
    frame = superview.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let sibling {
      superview.insertSubview(self, aboveSubview: sibling)
    } else {
      superview.addSubview(self)
    }
  }

  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }

  /// Touches that nothing inside takes go to whatever lies below only if nothing is presented in
  /// here, or what is lets them through.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    return subviews.isEmpty || presentationController?.letsTouchesThrough == true || isLeaving
      ? nil : hit
  }

  /// Whether what was presented is on its way back to a source view and takes no touches any more
  /// (R186).
  private var isLeaving: Bool {
    guard let top = subviews.last else { return false }
    return !top.layer.attached.isEmpty && top.layer.touchPolicy == .through
  }
}

extension UIView {
  /// The controller that is presented in this view, if it is a container of UIKit's own: such a
  /// view is made anew for each presentation.
  @MainActor package final var presentedWithin: UIViewController? {
    (self as? UITransitionView)?.presentationController?.presentedViewController
  }
}
