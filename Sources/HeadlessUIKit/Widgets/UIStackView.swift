/// Views in a row or a column, placed by the stack.
///
/// - Note: Unlike UIKit, which writes constraints, the stack assigns frames in `layoutSubviews`. What arranged views ask
///   for by constraints of their own on width or height is not seen; their intrinsic size, or else the size they have,
///   is what counts.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How views share the length.
  @frozen public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How views stand across.
  @frozen public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// The system's room between neighbours.
  public static let spacingUseSystem: CGFloat = 1.175494e-38
  public static let spacingUseDefault: CGFloat = 3.402823e38

  /// The views that are placed, in order.
  open private(set) var arrangedSubviews: [UIView] = []

  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { rearrange() } }
  open var distribution: Distribution = .fill { didSet { rearrange() } }
  open var alignment: Alignment = .fill { didSet { rearrange() } }
  /// The room between neighbours.
  open var spacing: CGFloat = 0 {
    didSet {
      if spacing == UIStackView.spacingUseSystem { spacing = 8 }
      if spacing == UIStackView.spacingUseDefault { spacing = 0 }
      rearrange()
    }
  }
  /// Whether ``UIView/layoutMargins`` are kept free.
  open var isLayoutMarginsRelativeArrangement = false { didSet { rearrange() } }

  private var customSpacings: [(view: UIView, spacing: CGFloat)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Adds a view at a place in the order.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    precondition(
      stackIndex >= 0 && stackIndex <= arrangedSubviews.count,
      "An arranged view must be inserted at 0...\(arrangedSubviews.count) (was \(stackIndex)).")
    arrangedSubviews.insert(view, at: stackIndex)
    if view.superview !== self { addSubview(view) }
    rearrange()
  }

  /// Places a view no more; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings.removeAll { $0.view === view }
    rearrange()
  }

  /// Sets the room after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings.removeAll { $0.view === arrangedSubview }
    customSpacings.append((arrangedSubview, spacing))
    rearrange()
  }

  /// The room after a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings.first { $0.view === arrangedSubview }?.spacing ?? spacing
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  private func rearrange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: - Layout

  private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  private func natural(_ view: UIView) -> CGSize {
    let wanted = view.intrinsicContentSize
    return CGSize(
      width: wanted.width == UIView.noIntrinsicMetric ? view.bounds.width : wanted.width,
      height: wanted.height == UIView.noIntrinsicMetric ? view.bounds.height : wanted.height)
  }

  private func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func breadth(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

  private func gaps(_ views: [UIView]) -> CGFloat {
    views.dropLast().reduce(0) { $0 + customSpacing(after: $1) }
  }

  open override var intrinsicContentSize: CGSize {
    let views = shown
    let sizes = views.map(natural)
    let long = sizes.reduce(0) { $0 + length($1) } + gaps(views)
    let broad = sizes.map(breadth).max() ?? 0
    return axis == .horizontal
      ? CGSize(width: long, height: broad) : CGSize(width: broad, height: long)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let views = shown
    guard !views.isEmpty else { return }
    let area = isLayoutMarginsRelativeArrangement ? bounds.inset(by: layoutMargins) : bounds
    let sizes = views.map(natural)
    let lengths = lengths(of: sizes.map(length), room: length(area.size) - gaps(views))
    let over = length(area.size) - gaps(views) - lengths.reduce(0, +)
    let spread =
      distribution == .equalSpacing || distribution == .equalCentering
      ? max(0, over) / CGFloat(max(1, views.count - 1)) : 0
    var start = axis == .horizontal ? area.minX : area.minY
    for (index, view) in views.enumerated() {
      let across = across(breadth(sizes[index]), in: area)
      view.frame =
        axis == .horizontal
        ? CGRect(x: start, y: across.start, width: lengths[index], height: across.length)
        : CGRect(x: across.start, y: start, width: across.length, height: lengths[index])
      start += lengths[index] + customSpacing(after: view) + spread
    }
  }

  private func lengths(of natural: [CGFloat], room: CGFloat) -> [CGFloat] {
    let total = natural.reduce(0, +)
    switch distribution {
    case .equalSpacing, .equalCentering: return natural
    case .fillEqually: return natural.map { _ in max(0, room / CGFloat(natural.count)) }
    case .fillProportionally where total > 0: return natural.map { $0 * max(0, room) / total }
    case .fill, .fillProportionally:
      // The last one takes up the difference, as views of equal priority do.
      var lengths = natural
      lengths[lengths.count - 1] = max(0, natural[natural.count - 1] + room - total)
      return lengths
    }
  }

  private func across(_ natural: CGFloat, in area: CGRect) -> (start: CGFloat, length: CGFloat) {
    let start = axis == .horizontal ? area.minY : area.minX
    let room = breadth(area.size)
    return switch alignment {
    case .fill: (start, room)
    case .leading, .firstBaseline: (start, natural)
    case .center: (start + (room - natural) / 2, natural)
    case .trailing, .lastBaseline: (start + room - natural, natural)
    }
  }
}
