public import UIKit

extension UIView {
  /// Creates a view whose frame follows its constraints alone.
  public convenience init(forAutoLayout: ()) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  /// Lets the view's frame follow its constraints alone, and returns the view.
  @discardableResult
  public func configureForAutoLayout() -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }

  /// Relates an attribute of the view to one of another item, or to a number.
  private func pin(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    to item: Any?, _ other: NSLayoutConstraint.Attribute, _ multiplier: CGFloat = 1,
    _ constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    translatesAutoresizingMaskIntoConstraints = false
    return NSLayoutConstraint(
      item: self, attribute: attribute, relatedBy: relation, toItem: item, attribute: other,
      multiplier: multiplier, constant: constant
    ).pinned()
  }

  /// Pins an edge at a distance inwards. At the right, trailing and bottom edge the distance is
  /// negative in coordinates, so a relation turns round, too.
  private func pin(
    _ edge: ALEdge, inside item: Any?, _ other: NSLayoutConstraint.Attribute, _ inset: CGFloat,
    _ relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint {
    let turned = NSLayoutConstraint.Relation(rawValue: -relation.rawValue)!
    return pin(
      edge.attribute, edge.isFar ? turned : relation, to: item, other, 1,
      edge.isFar ? -inset : inset)
  }

  private var holder: UIView {
    guard let superview else {
      preconditionFailure("A view must have a superview before it is pinned to it (was \(self)).")
    }
    return superview
  }

  // MARK: - The superview

  /// Centres the view in its superview.
  @discardableResult
  public func autoCenterInSuperview() -> [NSLayoutConstraint] {
    [autoAlignAxis(toSuperviewAxis: .horizontal), autoAlignAxis(toSuperviewAxis: .vertical)]
  }

  /// Centres the view between the margins of its superview.
  @discardableResult
  public func autoCenterInSuperviewMargins() -> [NSLayoutConstraint] {
    [
      autoAlignAxis(toSuperviewMarginAxis: .horizontal),
      autoAlignAxis(toSuperviewMarginAxis: .vertical),
    ]
  }

  /// Aligns the view to the same axis of its superview.
  @discardableResult
  public func autoAlignAxis(toSuperviewAxis axis: ALAxis) -> NSLayoutConstraint {
    autoAlignAxis(axis, toSameAxisOf: holder)
  }

  /// Aligns the view to the same axis between the margins of its superview.
  @discardableResult
  public func autoAlignAxis(toSuperviewMarginAxis axis: ALAxis) -> NSLayoutConstraint {
    pin(axis.attribute, .equal, to: holder, axis.withinMargins)
  }

  /// Pins an edge to the same edge of the superview, at a distance inwards.
  @discardableResult
  public func autoPinEdge(
    toSuperviewEdge edge: ALEdge, withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    pin(edge, inside: holder, edge.attribute, inset, relation)
  }

  /// Pins the edges to those of the superview, at distances inwards.
  @discardableResult
  public func autoPinEdgesToSuperviewEdges(
    with insets: UIEdgeInsets = .zero
  ) -> [NSLayoutConstraint] {
    ALEdge.all().map { autoPinEdge(toSuperviewEdge: $0, withInset: $0.inset(in: insets)) }
  }

  /// Pins three edges to those of the superview, at distances inwards.
  @discardableResult
  public func autoPinEdgesToSuperviewEdges(
    with insets: UIEdgeInsets = .zero, excludingEdge edge: ALEdge
  ) -> [NSLayoutConstraint] {
    ALEdge.all(without: edge).map {
      autoPinEdge(toSuperviewEdge: $0, withInset: $0.inset(in: insets))
    }
  }

  /// Pins an edge to the same edge of the superview's safe area, at a distance inwards.
  @discardableResult
  public func autoPinEdge(
    toSuperviewSafeArea edge: ALEdge, withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    pin(edge, inside: holder.safeAreaLayoutGuide, edge.attribute, inset, relation)
  }

  /// Pins the edges to those of the superview's safe area, at distances inwards.
  @discardableResult
  public func autoPinEdgesToSuperviewSafeArea(
    with insets: UIEdgeInsets = .zero
  ) -> [NSLayoutConstraint] {
    ALEdge.all().map { autoPinEdge(toSuperviewSafeArea: $0, withInset: $0.inset(in: insets)) }
  }

  /// Pins three edges to those of the superview's safe area, at distances inwards.
  @discardableResult
  public func autoPinEdgesToSuperviewSafeArea(
    with insets: UIEdgeInsets = .zero, excludingEdge edge: ALEdge
  ) -> [NSLayoutConstraint] {
    ALEdge.all(without: edge).map {
      autoPinEdge(toSuperviewSafeArea: $0, withInset: $0.inset(in: insets))
    }
  }

  /// Pins an edge to the superview's margin, at a distance inwards.
  @discardableResult
  public func autoPinEdge(
    toSuperviewMargin edge: ALEdge, withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    pin(edge, inside: holder, edge.margin, inset, relation)
  }

  /// Pins the edges to the superview's margins, at distances inwards.
  @discardableResult
  public func autoPinEdgesToSuperviewMargins(
    with insets: UIEdgeInsets = .zero
  ) -> [NSLayoutConstraint] {
    ALEdge.all().map { autoPinEdge(toSuperviewMargin: $0, withInset: $0.inset(in: insets)) }
  }

  /// Pins three edges to the superview's margins.
  @discardableResult
  public func autoPinEdges(toSuperviewMarginsExcludingEdge edge: ALEdge) -> [NSLayoutConstraint] {
    ALEdge.all(without: edge).map { autoPinEdge(toSuperviewMargin: $0) }
  }

  // MARK: - Other views

  /// Pins an edge to an edge of another view, at a distance in coordinates.
  @discardableResult
  public func autoPinEdge(
    _ edge: ALEdge, to other: ALEdge, of view: UIView, withOffset offset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    pin(edge.attribute, relation, to: view, other.attribute, 1, offset)
  }

  /// Aligns the view to the same axis of another view, at a distance in coordinates.
  @discardableResult
  public func autoAlignAxis(
    _ axis: ALAxis, toSameAxisOf view: UIView, withOffset offset: CGFloat = 0
  ) -> NSLayoutConstraint {
    pin(axis.attribute, .equal, to: view, axis.attribute, 1, offset)
  }

  /// Aligns the view to a multiple of the same axis of another view.
  @discardableResult
  public func autoAlignAxis(
    _ axis: ALAxis, toSameAxisOf view: UIView, withMultiplier multiplier: CGFloat
  ) -> NSLayoutConstraint {
    pin(axis.attribute, .equal, to: view, axis.attribute, multiplier)
  }

  /// Makes a dimension as large as a dimension of another view, and some points larger.
  @discardableResult
  public func autoMatch(
    _ dimension: ALDimension, to other: ALDimension, of view: UIView,
    withOffset offset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    pin(dimension.attribute, relation, to: view, other.attribute, 1, offset)
  }

  /// Makes a dimension a multiple of a dimension of another view.
  @discardableResult
  public func autoMatch(
    _ dimension: ALDimension, to other: ALDimension, of view: UIView,
    withMultiplier multiplier: CGFloat, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    pin(dimension.attribute, relation, to: view, other.attribute, multiplier)
  }

  /// Gives a dimension a size.
  @discardableResult
  public func autoSetDimension(
    _ dimension: ALDimension, toSize size: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    pin(dimension.attribute, relation, to: nil, .notAnAttribute, 1, size)
  }

  /// Gives the view a size.
  @discardableResult
  public func autoSetDimensions(to size: CGSize) -> [NSLayoutConstraint] {
    [
      autoSetDimension(.width, toSize: size.width), autoSetDimension(.height, toSize: size.height),
    ]
  }

  /// Relates an attribute to an attribute of another view, at a distance in coordinates.
  @discardableResult
  public func autoConstrainAttribute(
    _ attribute: ALAttribute, to other: ALAttribute, of view: UIView,
    withOffset offset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    pin(attribute.attribute, relation, to: view, other.attribute, 1, offset)
  }

  /// Relates an attribute to a multiple of an attribute of another view.
  @discardableResult
  public func autoConstrainAttribute(
    _ attribute: ALAttribute, to other: ALAttribute, of view: UIView,
    withMultiplier multiplier: CGFloat, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    pin(attribute.attribute, relation, to: view, other.attribute, multiplier)
  }

  // MARK: - Content and layout guides

  /// Gives the view the priority of the block that runs, with which it resists to become larger
  /// than its content along an axis.
  public func autoSetContentHuggingPriority(for axis: ALAxis) {
    setContentHuggingPriority(
      PinningTerms.now.priority, for: axis == .horizontal ? .horizontal : .vertical)
  }

  /// Gives the view the priority of the block that runs, with which it resists to become smaller
  /// than its content along an axis.
  public func autoSetContentCompressionResistancePriority(for axis: ALAxis) {
    setContentCompressionResistancePriority(
      PinningTerms.now.priority, for: axis == .horizontal ? .horizontal : .vertical)
  }

  /// Pins the top edge below the bars of a controller.
  @discardableResult
  public func autoPin(
    toTopLayoutGuideOf controller: UIViewController, withInset inset: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    pin(.top, inside: controller.topLayoutGuide, .bottom, inset, relation)
  }

  /// Pins the bottom edge above the bars of a controller.
  @discardableResult
  public func autoPin(
    toBottomLayoutGuideOf controller: UIViewController, withInset inset: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    pin(.bottom, inside: controller.bottomLayoutGuide, .top, inset, relation)
  }
}
