/// The container view of a modal presentation. It fills its superview, and the presentation
/// controller lays it out.
final class UITransitionView: UIView {
  weak var presentationController: UIPresentationController?

  /// Adds this container view to a view, which it fills. The container goes in front of all
  /// subviews, or directly above a given one.
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

  /// Tells the presentation controller that the traits of its container have changed (R121).
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    presentationController?.traitCollectionDidChange(previousTraitCollection)
    if let previousTraitCollection {
      presentationController?.tellOfTraits(from: previousTraitCollection)
    }
  }

  /// Returns the view in this container that gets a touch. If no presented view is hit, the touch
  /// goes to the views below the container only if nothing is presented in it, or if the
  /// presentation lets touches through.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    return subviews.isEmpty || presentationController?.letsTouchesThrough == true || isLeaving
      ? nil : hit
  }

  /// True while the presented view flies back to its source view, in a zoom transition, and gets no
  /// more touches (R186).
  private var isLeaving: Bool {
    guard let top = subviews.last else { return false }
    return !top.layer.attached.isEmpty && top.layer.touchPolicy == .through
  }
}

extension UIView {
  /// The controller that is presented in this view, if this view is the container of a
  /// presentation; otherwise `nil`. Each presentation has its own container.
  @MainActor package final var presentedWithin: UIViewController? {
    (self as? UITransitionView)?.presentationController?.presentedViewController
  }
}
