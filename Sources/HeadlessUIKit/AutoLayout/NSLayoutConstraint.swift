/// One line of a layout: `first attribute = multiplier × second attribute + constant`, or an
/// inequality.
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
/// A constraint changes nothing by itself. It is the layout pass that assigns frames, at the end of
/// the turn or in `layoutIfNeeded()`, so a change animates if the pass runs inside the animation
/// block, and jumps if the commit comes first.
///
/// - Note: If required constraints contradict each other, the one activated last is left out and a
///   warning collected (``UIKitWarning/Kind/unsatisfiableConstraints``); UIKit too breaks one, but
///   does not say by which rule.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// What of an item a constraint is about.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline,
      firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin,
      trailingMargin,
      centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
  }

  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// An axis of a layout.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  private let first: LayoutReference
  private let second: LayoutReference?
  /// The view or guide on the first side, unless it is gone.
  var firstLayoutItem: (any LayoutItem)? { first.item }
  /// The view or guide on the second side, unless it is gone.
  var secondLayoutItem: (any LayoutItem)? { second?.item }
  /// Whether a second item was given; it may be gone.
  var hasSecondItem: Bool { second != nil }
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat

  /// The view that holds the constraint while it is active.
  var holder: UIView? {
    get { holding?.view }
    set { holding = newValue?.layoutReference }
  }
  private var holding: LayoutReference?

  /// Whether it was already said that it cannot hold.
  var isKnownToConflict = false

  /// A name for it in messages.
  open var identifier: String?
  /// Whether archives keep the constraint; there are none.
  public var shouldBeArchived = false { didSet { inert("NSLayoutConstraint.shouldBeArchived") } }

  /// What is added to the second side; the cheapest thing to change.
  open var constant: CGFloat {
    didSet { if constant != oldValue { holder?.constraintsMayHaveAnotherSolution() } }
  }

  /// How much the constraint matters.
  ///
  /// - Precondition: An active constraint does not change between required and not, as UIKit
  ///   demands.
  open var priority = UILayoutPriority.required {
    didSet {
      guard priority != oldValue else { return }
      precondition(
        holder == nil || (priority == .required) == (oldValue == .required),
        """
        Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported. \
        You passed priority \(priority.rawValue) and the existing priority was \(oldValue.rawValue).
        """)
      holder?.layoutRoot.layoutState?.engine?.replace(self)
      holder?.constraintsMayHaveAnotherSolution()
    }
  }

  /// Creates a constraint about nothing, to stand where another will be.
  public convenience override init() {
    self.init(
      item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 0)
  }

  /// Creates a constraint between any two attributes.
  ///
  /// - Note: Unlike UIKit's it is designated, so that a subclass of an app's inherits it.
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

  /// The view or guide on the first side.
  public var firstItem: AnyObject? { firstLayoutItem }
  /// The view or guide on the second side.
  public var secondItem: AnyObject? { secondLayoutItem }

  /// Whether the constraint has a say.
  public var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Gives constraints a say.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Takes the say away from constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  /// The line it stands for.
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

// MARK: - Holding

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

  /// Lets a view hold the constraint, and notes whom it concerns.
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

  /// Counts a constraint in or out with the views it is about, and with those it reaches through.
  ///
  /// A view that is laid out by its frame separates what is inside from what is around. A
  /// constraint that reaches through it from outside joins the two, and they have to be solved
  /// together.
  private func concernItems(_ change: Int, under holder: UIView) {
    for reference in [first, second] {
      guard let item = reference?.item, let owner = item.layoutOwner else { continue }
      let state = owner.makeLayoutState()
      if concernsMargins { state.hasTiedMargins = true }
      let wasFound = owner.isFoundByConstraints
      state.references += change
      if owner !== holder { state.outerReferences += change }
      if owner.isFoundByConstraints != wasFound { owner.layoutStructureDidChange() }
      // A guide is itself inside the view it belongs to.
      var reached = item is UILayoutGuide || owner === holder ? owner : owner.superview
      while let view = reached, view !== holder {
        let state = view.makeLayoutState()
        let wasSeparate = state.isSeparate
        state.couplings += change
        if state.isSeparate != wasSeparate { view.layoutStructureDidChange() }
        reached = view.superview
      }
    }
  }
}
