/// The requests of a view that the code of Auto Layout, in a folder above this one, carries out.
@preconcurrency @MainActor
protocol ConstrainedView {
  /// True if constraints determine this view's frame, and its autoresizing mask does not.
  var isConstrained: Bool { get }
  /// Sets whether the autoresizing mask determines the view's frame, instead of constraints.
  func translateMask(_ translates: Bool)

  /// Solves the constraints inside the view, if any may have a new solution. Views with a new
  /// solution ask for layout.
  func solveConstraintsIfDue()
  /// Solves the constraints of the whole hierarchy in which this view is solved, if that is due.
  func solveConstraintsAround()
  /// Gives the subviews the frames that constraints determine; called before every
  /// `layoutSubviews`.
  func placeConstrainedSubviews()
  /// Gives a frame to subviews without a size whose layout code was cut from the app.
  func frameUnframedSubviews()
  /// True if ``placeConstrainedSubviews()`` has no effect: the view has a superview, and neither
  /// subviews nor layout guides.
  var placesNothing: Bool { get }

  /// Returns the size nearest to the given one that the constraints inside allow. Each length has a
  /// priority.
  func sizeByConstraints(
    nearest size: CGSize, at priorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  ) -> CGSize

  /// Called when the constraints on the view may have a new solution.
  func constraintsMayHaveAnotherSolution()
  /// Called when the view's safe area, margins or keyboard guide have changed.
  func insetsDidChange()
  /// Tells the view that its safe area is the same as last announced. Constraints may have been
  /// solved with another safe area in between, while the view was elsewhere.
  func safeAreaIsStill(_ insets: UIEdgeInsets)
  /// True if the view has a layout guide for the keyboard.
  var isTiedToKeyboard: Bool { get }
  /// Called when the size that the contents prefer may have changed.
  func contentSizeMayHaveChanged()
  /// Called when the layout direction has changed.
  func readingDirectionDidChange()
  /// Called when the view's size has changed.
  func sizeDidChange()
  /// Called when the view's position has changed.
  func placeDidChange()
  /// Removes the constraints to views outside, because the view is about to leave its superview.
  func cutConstraintsToOutside()
  /// Called when the view has been added to a superview.
  func joinConstraintsOutside()
  /// Records in an archive how constraints determine the view, and the constraints that it holds.
  func archiveConstraints(in archive: ArchivedView)
}

extension UIView {
  /// The view itself as a value of this protocol. Calls go through the protocol, so that this
  /// folder uses no declaration of Auto Layout.
  @inline(__always) final var constrained: any ConstrainedView { self }
}
