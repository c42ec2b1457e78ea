/// A relation between attributes of views: an equation, `first attribute = multiplier × second
/// attribute + constant`, or an inequality of the same form.
///
/// ```swift
/// let gap = card.topAnchor.constraint(equalTo: view.topAnchor, constant: 100)
/// NSLayoutConstraint.activate([
///   gap,
///   card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
///   card.widthAnchor.constraint(equalToConstant: 200),
///   card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
/// ])
///
/// gap.constant = 20
/// UIView.animate(withDuration: 0.3) { view.layoutIfNeeded() }
/// ```
///
/// A constraint by itself changes no frame. The layout pass sets frames, at the end of the run
/// loop's turn or in `layoutIfNeeded()`. So a change of a constraint is animated if the layout pass
/// runs inside the animation block; otherwise the views jump at the end of the turn.
///
/// - Note: If required constraints contradict each other, the model leaves out the one that was
///   activated last, and records a warning (``UIKitWarning/Kind/unsatisfiableConstraints``). UIKit
///   also breaks one of them, but does not document which.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The attribute of a view or guide to which a constraint refers, such as an edge or a length.
  public enum Attribute: Int, Sendable {
    /// The layout attribute of a view's or guide's left edge.
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline,
      firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin,
      trailingMargin,
      centerXWithinMargins, centerYWithinMargins
    /// The absence of a layout attribute, for a constraint without a second view or guide.
    case notAnAttribute = 0
  }

  /// The relation between the two sides of a constraint, such as equal.
  public enum Relation: Int, Sendable {
    /// The relation that the constraint's first side is less than or equal to the second.
    case lessThanOrEqual = -1
    /// The relation that both sides of the constraint are equal.
    case equal = 0
    /// The relation that the constraint's first side is greater than or equal to the second.
    case greaterThanOrEqual = 1
  }

  /// An axis of a layout: horizontal or vertical.
  public enum Axis: Int, Sendable {
    /// The horizontal axis, along which the width is measured.
    case horizontal = 0
    /// The vertical axis, along which the height is measured.
    case vertical = 1
  }

  private let first: LayoutReference
  private let second: LayoutReference?
  /// The constraint's first view or guide; `nil` if it no longer exists.
  var firstLayoutItem: (any LayoutItem)? { first.item }
  /// The constraint's second view or guide; `nil` if the constraint has none, or if it no longer
  /// exists.
  var secondLayoutItem: (any LayoutItem)? { second?.item }
  /// True if the constraint was created with a second view or guide, even if that no longer exists.
  var hasSecondItem: Bool { second != nil }
  /// The attribute of the constraint's first view or guide, such as its left edge.
  public let firstAttribute: Attribute
  /// The attribute of the constraint's second view or guide; `notAnAttribute` if there is none.
  public let secondAttribute: Attribute
  /// The relation between the constraint's two sides, such as equal.
  public let relation: Relation
  /// The factor by which the constraint multiplies the second view's attribute.
  public let multiplier: CGFloat

  /// The view that holds the constraint while it is active, that is, has it among its
  /// `constraints`; `nil` while it is not active. The constraint's views lie inside the holder, or
  /// are the holder itself.
  var holder: UIView? {
    get { holding?.view }
    set { holding = newValue?.layoutReference }
  }
  private var holding: LayoutReference?

  /// True once the model has warned that the constraint conflicts with others, so that it warns
  /// only once.
  var isKnownToConflict = false

  /// The constraint's name in messages, for debugging.
  open var identifier: String?
  /// A Boolean value without effect, since the model archives every constraint it can.
  public var shouldBeArchived = false { didSet { inert("NSLayoutConstraint.shouldBeArchived") } }

  /// The constant that the constraint adds to the second side. Changing it costs less than any
  /// other change of a constraint.
  open var constant: CGFloat {
    didSet { if constant != oldValue { holder?.constraintsMayHaveAnotherSolution() } }
  }

  /// The constraint's priority.
  ///
  /// The priority of an active constraint may become required, or stop being required. Up to iOS 12
  /// UIKit raised an exception for both.
  open var priority = UILayoutPriority.required {
    didSet {
      guard priority != oldValue else { return }
      holder?.layoutRoot.layoutState?.engine?.replace(self)
      holder?.constraintsMayHaveAnotherSolution()
    }
  }

  /// Creates a placeholder: a constraint that the width of an otherwise unused view is 0.
  public convenience override init() {
    self.init(
      item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 0)
  }

  /// Creates a constraint between any two attributes.
  ///
  /// - Note: Unlike in UIKit this initialiser is designated, so that an app's subclass inherits it.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let first = view1 as? any LayoutItem else {
      preconditionFailure(
        "A constraint is about a UIView or a UILayoutGuide (was \(type(of: view1))).")
    }
    precondition(
      c.isFinite && multiplier.isFinite,
      "Constant and multiplier of a constraint must be finite (were \(c) and \(multiplier)).")
    let second = view2 as? any LayoutItem
    self.first = first.layoutReference
    firstAttribute = attr1
    self.relation = relation
    self.second = second?.layoutReference
    secondAttribute = second == nil ? .notAnAttribute : attr2
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  convenience init(
    _ first: any LayoutItem, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: (any LayoutItem)?, _ secondAttribute: Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    self.init(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
  }

  /// The constraint's first view or guide.
  public var firstItem: AnyObject? { firstLayoutItem }
  /// The constraint's second view or guide; `nil` if it has none.
  public var secondItem: AnyObject? { secondLayoutItem }

  /// A Boolean value that is true if the constraint takes part in layout.
  public var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates constraints, in the order of the array.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Deactivates constraints, in the order of the array.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  /// The constraint's description: the equation or inequality that it demands.
  open override var description: String {
    onMainThread("NSLayoutConstraint.description") { line }
  }

  private var line: String {
    func name(_ item: (any LayoutItem)?, _ attribute: Attribute) -> String {
      item.map { "\($0.layoutName).\(attribute)" } ?? "nothing"
    }
    let sign = [.lessThanOrEqual: "≤", .equal: "=", .greaterThanOrEqual: "≥"][
      relation, default: "="]
    var text = "\(name(firstLayoutItem, firstAttribute)) \(sign) "
    if hasSecondItem {
      if multiplier != 1 { text += "\(multiplier) × " }
      text += name(secondLayoutItem, secondAttribute)
      if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    } else {
      text += "\(constant)"
    }
    if priority != .required { text += " @\(priority.rawValue)" }
    return identifier.map { "'\($0)' \(text)" } ?? text
  }
}

// MARK: - Activation

extension NSLayoutConstraint {
  private func activate() {
    guard holder == nil, let first = firstLayoutItem?.layoutOwner else { return }
    guard hasSecondItem else { return install(in: first) }
    guard let second = secondLayoutItem?.layoutOwner else { return }
    guard let ancestor = first.nearestCommonAncestor(with: second) else {
      fatalError(
        """
        Unable to activate constraint \(self) because they have no common ancestor. Does the constraint or its \
        anchors reference items in different view hierarchies? That's illegal.
        """)
    }
    install(in: ancestor)
  }

  /// Makes a view the holder of the constraint, as `addConstraint(_:)` does, and adds the
  /// constraint to the view's layout engine.
  func install(in view: UIView) {
    holder = view
    (view as? any ContentView)?.prepareContent(for: self)
    view.makeLayoutState().constraints.append(self)
    concernItems(1, under: view)
    view.layoutRoot.layoutState?.engine?.install(self)
    view.constraintsCameOrWent()
  }

  func deactivate() {
    guard let view = holder else { return }
    let root = view.layoutRoot
    holder = nil
    view.layoutState?.letGo(of: self)
    root.layoutState?.engine?.uninstall(self)
    concernItems(-1, under: view)
    view.constraintsCameOrWent()
  }

  /// Adds a change (1 or -1) to the constraint counts of the views to which the constraint refers,
  /// and of the views between them and the constraint's holder.
  ///
  /// A view whose frame is given separates the views inside it from those around it. A constraint
  /// from outside that refers to a view inside ends the separation: then both sides have to be
  /// solved together.
  private func concernItems(_ change: Int, under holder: UIView) {
    for reference in [first, second] {
      guard let item = reference?.item, let owner = item.layoutOwner else { continue }
      let state = owner.makeLayoutState()
      if concernsMargins { state.hasTiedMargins = true }
      let wasFound = owner.isFoundByConstraints
      state.references.all += change
      if owner !== holder { state.references.outer += change }
      if owner.isFoundByConstraints != wasFound { owner.layoutStructureDidChange() }
      // A layout guide counts as lying inside the view that owns it, so the count begins at the
      // owner.
      var reached = item is UILayoutGuide || owner === holder ? owner : owner.superview
      while let view = reached, view !== holder {
        let state = view.makeLayoutState()
        let wasSeparate = state.isSeparate
        state.references.couplings += change
        if state.isSeparate != wasSeparate { view.layoutStructureDidChange() }
        reached = view.superview
      }
    }
  }
}
