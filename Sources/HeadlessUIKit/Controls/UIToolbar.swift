/// A bar of buttons and spaces.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var barStyle: UIBarStyle = .default
  open var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var compactScrollEdgeAppearance: UIToolbarAppearance?

  /// Does nothing, because the bar's background is not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
  }

  private var views: [UIView] = []

  /// The bar's items, from left to right; flexible spaces share the remaining width.
  open var items: [UIBarButtonItem]? {
    didSet {
      for view in views { view.removeFromSuperview() }
      views = (items ?? []).filter { !$0.isSpace }.map { $0.makeView() }
      for view in views { addSubview(view) }
      setNeedsLayout()
    }
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let items = items ?? []
    let sizes = views.map { $0.sizeThatFits(bounds.size) }
    let fixed = items.filter { $0.systemItem == .fixedSpace }.reduce(0) { $0 + $1.width }
    let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
    let used = sizes.reduce(0) { $0 + $1.width } + fixed + 16
    let share = flexible == 0 ? 0 : max(0, bounds.width - used) / CGFloat(flexible)
    var (left, index) = (bounds.minX + 8, 0)
    for item in items {
      if item.systemItem == .flexibleSpace {
        left += share
      } else if item.systemItem == .fixedSpace {
        left += item.width
      } else {
        views[index].frame = CGRect(x: left, y: 0, width: sizes[index].width, height: 44)
        left += sizes[index].width
        index += 1
      }
    }
  }
}

/// The place of a bar on the screen.
@frozen public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
