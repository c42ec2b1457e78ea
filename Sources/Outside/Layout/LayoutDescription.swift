public import UIKit

/// The layout of a view, described in the words of SnapKit, for an app whose SnapKit is not beside
/// it. Each property begins a rule for one or more attributes of the view.
///
/// ```swift
/// card.turnstileLayout.makeConstraints { make in
///   make.leading.trailing.equalToSuperview().inset(16)
///   make.top.equalTo(bar.turnstileLayout.bottom).offset(8)
///   make.height.equalTo(200)
/// }
/// ```
@preconcurrency @MainActor
public final class LayoutDescription {
  private let item: AnyObject
  private(set) var rules: [LayoutRule] = []

  init(_ item: AnyObject) { self.item = item }

  private func rule(_ attributes: NSLayoutConstraint.Attribute...) -> LayoutRule {
    let rule = LayoutRule(item, attributes)
    rules.append(rule)
    return rule
  }

  /// A rule for the left edge.
  public var left: LayoutRule { rule(.left) }
  /// A rule for the right edge.
  public var right: LayoutRule { rule(.right) }
  /// A rule for the top edge.
  public var top: LayoutRule { rule(.top) }
  /// A rule for the bottom edge.
  public var bottom: LayoutRule { rule(.bottom) }
  /// A rule for the leading edge.
  public var leading: LayoutRule { rule(.leading) }
  /// A rule for the trailing edge.
  public var trailing: LayoutRule { rule(.trailing) }
  /// A rule for the width.
  public var width: LayoutRule { rule(.width) }
  /// A rule for the height.
  public var height: LayoutRule { rule(.height) }
  /// A rule for the horizontal centre.
  public var centerX: LayoutRule { rule(.centerX) }
  /// A rule for the vertical centre.
  public var centerY: LayoutRule { rule(.centerY) }
  /// A rule for the baseline of the first line of text.
  public var firstBaseline: LayoutRule { rule(.firstBaseline) }
  /// A rule for the baseline of the last line of text.
  public var lastBaseline: LayoutRule { rule(.lastBaseline) }
  /// A rule for the four edges.
  public var edges: LayoutRule { rule(.left, .top, .right, .bottom) }
  /// A rule for the four edges, with the leading and the trailing one.
  public var directionalEdges: LayoutRule { rule(.leading, .top, .trailing, .bottom) }
  /// A rule for the left and the right edge.
  public var horizontalEdges: LayoutRule { rule(.left, .right) }
  /// A rule for the leading and the trailing edge.
  public var directionalHorizontalEdges: LayoutRule { rule(.leading, .trailing) }
  /// A rule for the top and the bottom edge.
  public var verticalEdges: LayoutRule { rule(.top, .bottom) }
  /// A rule for the top and the bottom edge.
  public var directionalVerticalEdges: LayoutRule { rule(.top, .bottom) }
  /// A rule for the width and the height.
  public var size: LayoutRule { rule(.width, .height) }
  /// A rule for the centre.
  public var center: LayoutRule { rule(.centerX, .centerY) }
  /// A rule for the four margins.
  public var margins: LayoutRule { rule(.leftMargin, .topMargin, .rightMargin, .bottomMargin) }
}

/// One or more attributes of a view or a layout guide, to which a rule of another view refers:
/// `bar.turnstileLayout.bottom`.
@preconcurrency @MainActor
public struct LayoutEnd {
  let item: AnyObject
  let attributes: [NSLayoutConstraint.Attribute]
}

/// Describes the layout of a view or a layout guide, and has the attributes to which the rules of
/// other views refer.
@preconcurrency @MainActor
public struct LayoutDescriber {
  private let item: AnyObject

  fileprivate init(_ item: AnyObject) { self.item = item }

  private func end(_ attributes: NSLayoutConstraint.Attribute...) -> LayoutEnd {
    LayoutEnd(item: item, attributes: attributes)
  }

  /// The left edge.
  public var left: LayoutEnd { end(.left) }
  /// The right edge.
  public var right: LayoutEnd { end(.right) }
  /// The top edge.
  public var top: LayoutEnd { end(.top) }
  /// The bottom edge.
  public var bottom: LayoutEnd { end(.bottom) }
  /// The leading edge.
  public var leading: LayoutEnd { end(.leading) }
  /// The trailing edge.
  public var trailing: LayoutEnd { end(.trailing) }
  /// The width.
  public var width: LayoutEnd { end(.width) }
  /// The height.
  public var height: LayoutEnd { end(.height) }
  /// The horizontal centre.
  public var centerX: LayoutEnd { end(.centerX) }
  /// The vertical centre.
  public var centerY: LayoutEnd { end(.centerY) }
  /// The baseline of the first line of text.
  public var firstBaseline: LayoutEnd { end(.firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaseline: LayoutEnd { end(.lastBaseline) }
  /// The four edges.
  public var edges: LayoutEnd { end(.left, .top, .right, .bottom) }
  /// The width and the height.
  public var size: LayoutEnd { end(.width, .height) }
  /// The centre.
  public var center: LayoutEnd { end(.centerX, .centerY) }
  /// The four margins.
  public var margins: LayoutEnd { end(.leftMargin, .topMargin, .rightMargin, .bottomMargin) }
  /// The top margin.
  public var topMargin: LayoutEnd { end(.topMargin) }
  /// The bottom margin.
  public var bottomMargin: LayoutEnd { end(.bottomMargin) }

  /// Adds the described constraints.
  public func makeConstraints(_ describe: (LayoutDescription) -> Void) {
    for handle in prepareConstraints(describe) { handle.activate() }
  }

  /// Makes the described constraints, but does not activate them.
  @discardableResult
  public func prepareConstraints(_ describe: (LayoutDescription) -> Void) -> [LayoutHandle] {
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    let description = LayoutDescription(item)
    describe(description)
    return description.rules.map { $0.finished() }
  }

  /// Removes the constraints that were described before, and adds the described ones.
  public func remakeConstraints(_ describe: (LayoutDescription) -> Void) {
    removeConstraints()
    makeConstraints(describe)
  }

  /// Sets the constants of the constraints that were described before, and adds those that are new.
  public func updateConstraints(_ describe: (LayoutDescription) -> Void) {
    let known = active
    for handle in prepareConstraints(describe) {
      for constraint in handle.layoutConstraints {
        guard let same = known.first(where: { $0.isLike(constraint) }) else {
          constraint.isActive = true
          continue
        }
        same.constant = constraint.constant
      }
    }
  }

  /// Removes the constraints that were described before.
  public func removeConstraints() {
    for constraint in active { constraint.isActive = false }
  }

  private var active: [DescribedConstraint] {
    var found: [DescribedConstraint] = []
    var view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    while let holder = view {
      found += holder.constraints.compactMap { $0 as? DescribedConstraint }
        .filter { $0.firstItem === item }
      view = holder.superview
    }
    return found
  }

  /// The priority with which the view resists to become wider than its content.
  public var contentHuggingHorizontalPriority: Float {
    get { view?.contentHuggingPriority(for: .horizontal).rawValue ?? 0 }
    nonmutating set {
      view?.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }
  /// The priority with which the view resists to become higher than its content.
  public var contentHuggingVerticalPriority: Float {
    get { view?.contentHuggingPriority(for: .vertical).rawValue ?? 0 }
    nonmutating set { view?.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
  }
  /// The priority with which the view resists to become narrower than its content.
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view?.contentCompressionResistancePriority(for: .horizontal).rawValue ?? 0 }
    nonmutating set {
      view?.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }
  /// The priority with which the view resists to become lower than its content.
  public var contentCompressionResistanceVerticalPriority: Float {
    get { view?.contentCompressionResistancePriority(for: .vertical).rawValue ?? 0 }
    nonmutating set {
      view?.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical)
    }
  }

  private var view: UIView? { item as? UIView }
}

extension UIView {
  /// The description of the view's layout in the words of SnapKit.
  public var turnstileLayout: LayoutDescriber { LayoutDescriber(self) }
}

extension UILayoutGuide {
  /// The description of the guide's layout in the words of SnapKit.
  public var turnstileLayout: LayoutDescriber { LayoutDescriber(self) }
}
