/// A view that arranges its subviews in a row or a column.
///
/// The stack view creates constraints, as UIKit's does. They are solved together with the
/// constraints around the stack view and inside its arranged views. Adding an arranged view sets
/// the view's ``UIView/translatesAutoresizingMaskIntoConstraints`` to false.
///
/// - Note: If an app's constraints contradict those of the stack view, the model gives up the stack
///   view's constraints without a message, whereas UIKit breaks one constraint and logs it. If
///   several arranged views can stretch or shrink equally well, the model resizes the last one,
///   whereas UIKit does not specify which one. An arranged view that becomes hidden keeps its
///   frame, whereas UIKit first squeezes it to nothing.
@preconcurrency @MainActor
open class UIStackView: UIView, ArrangingView {
  /// The way in which the arranged views share the length of a stack view along its axis.
  @frozen public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of the arranged views perpendicular to the axis of a stack view.
  @frozen public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// The alignment at the top, another name of ``leading`` for a stack view with a horizontal
    /// axis.
    public static var top: Alignment { .leading }
    /// The alignment at the bottom, another name of ``trailing`` for a stack view with a horizontal
    /// axis.
    public static var bottom: Alignment { .trailing }
  }

  /// The value of ``spacing`` that stands for the system's spacing between neighbours, 8 points in
  /// the model.
  public static let spacingUseSystem: CGFloat = 1.175494e-38
  /// The value of ``spacing`` that stands for the default spacing between neighbours, 0 points.
  public static let spacingUseDefault: CGFloat = 3.402823e38

  /// The views that the stack view arranges, in their order along the axis.
  open private(set) var arrangedSubviews: [UIView] = []

  /// The axis along which the stack view arranges its views: a row or a column.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { rearrange() } }
  /// The way in which the arranged views share the length of the stack view along its axis.
  open var distribution: Distribution = .fill { didSet { rearrange() } }
  /// The alignment of the arranged views perpendicular to the stack view's axis.
  open var alignment: Alignment = .fill { didSet { rearrange() } }
  /// The distance between neighbouring arranged views of the stack view.
  open var spacing: CGFloat = 0 {
    didSet {
      if spacing == UIStackView.spacingUseSystem { spacing = 8 }
      if spacing == UIStackView.spacingUseDefault { spacing = 0 }
      rearrange()
    }
  }
  /// A Boolean value that says whether the stack view arranges its views inside its
  /// ``UIView/layoutMargins`` rather than its bounds.
  open var isLayoutMarginsRelativeArrangement = false { didSet { rearrange() } }

  private var customSpacings: [(view: UIView, spacing: CGFloat)] = []
  private var arrangement: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack view that arranges the given views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack view from a storyboard.
  public required init(coder: NSCoder) {
    super.init(frame: coder.interface?.frame ?? .zero)
    coder.decodeInterface(of: self, as: UIStackView.self)
  }

  override func archive(in archive: ArchivedView) {
    super.archive(in: archive)
    archive.base = UIStackView.self
    let (axis, distribution, alignment) = (axis, distribution, alignment)
    let (spacing, keepsMargins) = (spacing, isLayoutMarginsRelativeArrangement)
    let arranged = arrangedSubviews.map { ObjectIdentifier($0) }
    archive.note { (stack: UIStackView) in
      (stack.axis, stack.distribution, stack.alignment) = (axis, distribution, alignment)
      (stack.spacing, stack.isLayoutMarginsRelativeArrangement) = (spacing, keepsMargins)
    }
    let own = ObjectIdentifier(self)
    archive.noteLast { copies in
      let stack = copies.views[own] as? UIStackView
      for view in arranged.compactMap({ copies.views[$0] }) { stack?.addArrangedSubview(view) }
    }
  }

  /// Adds a view after the last arranged view of the stack view.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Adds a view to the arranged views of the stack view at an index.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    precondition(
      stackIndex >= 0 && stackIndex <= arrangedSubviews.count,
      "An arranged view must be inserted at 0...\(arrangedSubviews.count) (was \(stackIndex)).")
    arrangedSubviews.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    rearrange()
  }

  /// Removes a view from the arranged views of the stack view. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings.removeAll { $0.view === view }
    rearrange()
  }

  /// Sets the distance between an arranged view of the stack view and the next one.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings.removeAll { $0.view === arrangedSubview }
    customSpacings.append((arrangedSubview, spacing))
    rearrange()
  }

  /// Returns the distance between an arranged view of the stack view and the next one: the distance
  /// that was set for the view, otherwise ``spacing``.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings.first { $0.view === arrangedSubview }?.spacing ?? spacing
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  private func rearrange() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  override func subviewIsHiddenOrShown() { rearrange() }

  // MARK: - Sizes

  /// The smallest size of the stack view that satisfies its constraints.
  open override var intrinsicContentSize: CGSize {
    systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: - Constraints

  open override func updateConstraints() {
    super.updateConstraints()
    NSLayoutConstraint.deactivate(arrangement)
    for gap in gaps { removeLayoutGuide(gap) }
    gaps = []
    arrangement = StackArrangement(self).constraints
    NSLayoutConstraint.activate(arrangement)
  }

  func yieldsRoom(_ subview: UIView, along axis: NSLayoutConstraint.Axis) -> Bool {
    axis == self.axis && subview !== shown.last && arrangedSubviews.contains { $0 === subview }
  }

  /// The arranged views of the stack view that are not hidden, and so take part in the layout.
  var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// Creates a layout guide that stands for the space between two arranged views of the stack view.
  func makeGap() -> UILayoutGuide {
    let gap = UILayoutGuide()
    addLayoutGuide(gap)
    gaps.append(gap)
    return gap
  }
}
