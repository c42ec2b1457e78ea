/// The container view of a modal presentation, which fills its superview. The presentation
/// controller lays it out.
final class UITransitionView: UIView {
  weak var presentationController: UIPresentationController?

  /// Adds the container so that it fills a view, in front of all subviews or right above one.
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

  /// Tells the presentation controller of this container about changed traits (R121).
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    presentationController?.traitCollectionDidChange(previousTraitCollection)
  }

  /// Returns the view under a touch. A touch that no view inside takes passes to the views below
  /// only if nothing is presented here, or if the presentation lets touches through.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    return subviews.isEmpty || presentationController?.letsTouchesThrough == true || isLeaving
      ? nil : hit
  }

  /// True while the presented view flies back to a source view and takes no more touches (R186).
  private var isLeaving: Bool {
    guard let top = subviews.last else { return false }
    return !top.layer.attached.isEmpty && top.layer.touchPolicy == .through
  }
}

extension UIView {
  /// The controller that is presented in this view, if the view is UIKit's own container of a
  /// presentation. Each presentation has a new container.
  @MainActor package final var presentedWithin: UIViewController? {
    (self as? UITransitionView)?.presentationController?.presentedViewController
  }
}
