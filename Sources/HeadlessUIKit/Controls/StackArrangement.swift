/// The constraints by which a stack view arranges those of its views that are not hidden.
@MainActor
struct StackArrangement {
  private let stack: UIStackView
  private let views: [UIView]
  private let area: any LayoutItem
  private let along: Edges
  private let across: Edges

  private typealias Attribute = NSLayoutConstraint.Attribute
  /// The constraint attributes of one axis: those of a view's start, end, middle and length.
  private typealias Edges = (start: Attribute, end: Attribute, middle: Attribute, length: Attribute)

  /// A constraint priority just below required. Constraints with it yield to an app's required
  /// constraints and to no others.
  private static let strong = UILayoutPriority(999)
  /// The lowest constraint priority. Constraints with it yield to all others.
  private static let weak = UILayoutPriority(1)

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.shown
    area = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    let row: Edges = (.leading, .trailing, .centerX, .width)
    let column: Edges = (.top, .bottom, .centerY, .height)
    (along, across) = stack.axis == .horizontal ? (row, column) : (column, row)
  }

  /// The constraints that arrange the stack view's visible arranged views. There are none if all of
  /// them are hidden.
  var constraints: [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else { return [] }
    var found = [
      tie(first, along.start, .equal, area, along.start),
      tie(last, along.end, .equal, area, along.end),
    ]
    for (before, after) in zip(views, views.dropFirst()) { found += neighbours(before, after) }
    found += lengths
    for view in views { found += standing(view) }
    // Without this weak constraint, nothing would keep the stack view from being larger across its
    // axis than its views need.
    found.append(tie(stack, across.length, .lessThanOrEqual, nil, .notAnAttribute, Self.weak))
    return found
  }

  // MARK: - Along

  private func neighbours(_ before: UIView, _ after: UIView) -> [NSLayoutConstraint] {
    let spacing = stack.customSpacing(after: before)
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      return [tie(after, along.start, .equal, before, along.end, spacing: spacing)]
    case .equalSpacing, .equalCentering:
      let gap = stack.makeGap()
      let (left, right) =
        stack.distribution == .equalSpacing
        ? (along.end, along.start) : (along.middle, along.middle)
      return [
        tie(after, along.start, .greaterThanOrEqual, before, along.end, spacing: spacing),
        tie(gap, along.start, .equal, before, left), tie(gap, along.end, .equal, after, right),
      ]
    }
  }

  private var lengths: [NSLayoutConstraint] {
    guard let first = views.first else { return [] }
    let others = views.dropFirst()
    switch stack.distribution {
    case .fill:
      return views.dropLast().map {
        tie($0, along.length, .lessThanOrEqual, nil, .notAnAttribute, Self.weak)
      }
    case .fillEqually:
      return others.map { tie($0, along.length, .equal, first, along.length, Self.strong) }
    case .fillProportionally:
      let unit = length(of: first)
      guard unit > 0 else { return [] }
      return others.filter { length(of: $0) > 0 }.map {
        tie(
          $0, along.length, .equal, first, along.length, Self.strong,
          multiplier: length(of: $0) / unit)
      }
    case .equalSpacing, .equalCentering:
      let gaps = stack.layoutGuides.suffix(others.count)
      return gaps.dropFirst().map {
        tie($0, along.length, .equal, gaps.first, along.length, UILayoutPriority(149))
      }
    }
  }

  /// Returns the length of a view's intrinsic content along the stack view's axis.
  private func length(of view: UIView) -> CGFloat {
    let size = view.intrinsicContentSize
    return stack.axis == .horizontal ? size.width : size.height
  }

  // MARK: - Across

  private func standing(_ view: UIView) -> [NSLayoutConstraint] {
    let stays = [
      tie(view, across.start, .greaterThanOrEqual, area, across.start),
      tie(view, across.end, .lessThanOrEqual, area, across.end),
    ]
    switch stack.alignment {
    case .fill:
      return [
        tie(view, across.start, .equal, area, across.start),
        tie(view, across.end, .equal, area, across.end),
      ]
    case .leading, .firstBaseline:
      return [tie(view, across.start, .equal, area, across.start), stays[1]]
    case .center: return [tie(view, across.middle, .equal, area, across.middle)] + stays
    case .trailing, .lastBaseline:
      return [tie(view, across.end, .equal, area, across.end), stays[0]]
    }
  }

  private func tie(
    _ one: any LayoutItem, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: (any LayoutItem)?, _ otherAttribute: Attribute, _ priority: UILayoutPriority = strong,
    multiplier: CGFloat = 1, spacing: CGFloat = 0
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      one, attribute, relation, other, otherAttribute, multiplier: multiplier, constant: spacing)
    constraint.priority = priority
    return constraint
  }
}
