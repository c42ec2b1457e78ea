/// What a view leaves to constraints: the seam below Auto Layout.
@preconcurrency @MainActor
protocol ConstrainedView {
  /// Whether constraints have a say in this view's frame, and its autoresizing mask has none.
  var isConstrained: Bool { get }
  /// Sets whether the view's frame is given or found.
  func translateMask(_ translates: Bool)

  /// Solves for what is inside, if anything may have another solution, and asks for layout where it
  /// has.
  func solveConstraintsIfDue()
  /// The same for everything that is solved together with this view.
  func solveConstraintsAround()
  /// Gives the views inside the frames that constraints found; comes before every `layoutSubviews`.
  func placeConstrainedSubviews()
  /// Gives a size to the views inside that have none because the layout of the app was cut.
  func frameUnframedSubviews()
  /// Whether placing does nothing: there is neither a subview nor a guide, and somebody else places
  /// the view itself.
  var placesNothing: Bool { get }

  /// The size that the constraints inside allow which is nearest to a size, each length at a
  /// priority.
  func sizeByConstraints(
    nearest size: CGSize, at priorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  ) -> CGSize

  /// Takes note that the engine which solves for this view, if there is one, has to look again.
  func constraintsMayHaveAnotherSolution()
  /// Takes note that the view keeps another distance from its edges.
  func insetsDidChange()
  /// Takes note that the safe area is still what it was last told to be; while the view stood
  /// elsewhere it may have been another.
  func safeAreaIsStill(_ insets: UIEdgeInsets)
  /// Whether constraints inside depend on where the keyboard is.
  var isTiedToKeyboard: Bool { get }
  /// Takes note that the contents would like another size.
  func contentSizeMayHaveChanged()
  /// Takes note that leading is on another side.
  func readingDirectionDidChange()
  /// Takes note that the view is of another size.
  func sizeDidChange()
  /// Takes note that the view is somewhere else.
  func placeDidChange()
  /// Takes note that the view is about to leave its superview.
  func cutConstraintsToOutside()
  /// Takes note that the view has got a superview.
  func joinConstraintsOutside()
  /// Notes how the view takes part in Auto Layout, and the constraints that it holds.
  func archiveConstraints(in archive: ArchivedView)
}

extension UIView {
  /// The view itself, as the constraints' side of it: calls go through the protocol, so this folder
  /// uses no declaration of Auto Layout's.
  @inline(__always) final var constrained: any ConstrainedView { self }
}
