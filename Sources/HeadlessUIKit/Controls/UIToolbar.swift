/// A bar of buttons and spaces.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// A Boolean value that is true if a navigation controller's content extends under the bar. The
  /// controller that is shown may override it (rule R147 of UIKit's behaviour).
  open var isTranslucent = true
  /// The colour of the bar's background, which is stored and not drawn.
  open var barTintColor: UIColor?
  /// The style of the bar, which is stored and not drawn.
  open var barStyle: UIBarStyle = .default
  /// The look of the bar, which is stored and not drawn.
  open var standardAppearance = UIToolbarAppearance()
  /// The look of the bar in landscape on a phone, where bars are lower. It is stored and not drawn.
  open var compactAppearance: UIToolbarAppearance?
  /// The look of the bar while a scroll view's content has reached it. It is stored and not drawn.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The look of a low bar while a scroll view's content has reached it. It is stored and not
  /// drawn.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?

  /// Does nothing, because the bar's background is not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}
  /// Does nothing, because the bar's shadow is not drawn.
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

  /// Sets the bar's items, without animation.
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
