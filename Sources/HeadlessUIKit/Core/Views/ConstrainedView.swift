/// The requests of a view to Auto Layout. A protocol is needed because the code of Auto Layout is
/// in a folder that this folder must not use.
@preconcurrency @MainActor
protocol ConstrainedView {
  /// True if constraints determine this view's frame instead of its autoresizing mask.
  var isConstrained: Bool { get }
  /// Sets whether the autoresizing mask determines the view's frame instead of constraints.
  func translateMask(_ translates: Bool)

  /// Solves the constraints of the views inside this view, if they may have a new solution. Each
  /// view with a new solution requests layout.
  func solveConstraintsIfDue()
  /// Solves the constraints of all views that are solved together with this view, if they may have
  /// a new solution.
  func solveConstraintsAround()
  /// Sets the frames of the subviews that constraints determine. Called before each
  /// `layoutSubviews`.
  func placeConstrainedSubviews()
  /// Sets the frame of subviews that have no size because the code that lays them out was cut from
  /// the app, that is, removed because it does not compile here.
  func frameUnframedSubviews()
  /// True if ``placeConstrainedSubviews()`` would have no effect: the view has a superview, but
  /// neither subviews nor layout guides.
  var placesNothing: Bool { get }

  /// Returns the size that the constraints inside the view allow and that is nearest to a given
  /// one.
  ///
  /// - Parameter priorities: The priorities with which the given width and height are wanted.
  func sizeByConstraints(
    nearest size: CGSize, at priorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  ) -> CGSize

  /// Called after a change, such as of a constraint's constant, that may give the view's
  /// constraints another solution.
  func constraintsMayHaveAnotherSolution()
  /// Called when the view's safe area, margins or keyboard guide have changed.
  func insetsDidChange()
  /// Tells the view that its safe area is the one that was announced last. If its constraints were
  /// solved with another safe area in between, while the view was in another place, they have to be
  /// solved again.
  func safeAreaIsStill(_ insets: UIEdgeInsets)
  /// True if the view has a keyboard layout guide, so that its layout depends on the keyboard.
  var isTiedToKeyboard: Bool { get }
  /// Called when the view's intrinsic content size may have changed.
  func contentSizeMayHaveChanged()
  /// Called when the view's layout direction has changed between left-to-right and right-to-left.
  func readingDirectionDidChange()
  /// Called when the view's size has changed.
  func sizeDidChange()
  /// Called when the view's position in its superview has changed.
  func placeDidChange()
  /// Removes the constraints between this view's subtree and views outside it, because the view is
  /// about to leave its superview.
  func cutConstraintsToOutside()
  /// Called when the view has been added to a superview, so that its constraints are solved
  /// together with the superview's.
  func joinConstraintsOutside()
  /// Records for a copy of the view how constraints determine it.
  func archiveLayout(in archive: ArchivedView)
  /// Records for a copy the constraints that the view holds.
  func archiveConstraints(in archive: ArchivedView)
}

extension UIView {
  /// This view, as a value of the protocol by which it uses Auto Layout. Calling through the
  /// protocol keeps this folder free of Auto Layout's declarations.
  @inline(__always) final var constrained: any ConstrainedView { self }
}
