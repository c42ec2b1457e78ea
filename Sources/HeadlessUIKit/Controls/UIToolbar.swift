/// A bar of buttons, usually at the bottom of a screen.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// A Boolean value that says whether the content of a navigation controller extends behind the
  /// toolbar. The shown controller may decide otherwise (rule R147 of UIKit's behaviour).
  open var isTranslucent = true
  /// The colour of the toolbar's background, which is stored and not drawn.
  open var barTintColor: UIColor?
  /// The style of the toolbar, such as black, which is stored and not drawn.
  open var barStyle: UIBarStyle = .default
  /// The appearance of the toolbar, which is stored and not drawn.
  open var standardAppearance = UIToolbarAppearance()
  /// The appearance of the toolbar at a compact height, as on a phone in landscape. The model
  /// stores the appearance and does not draw it.
  open var compactAppearance: UIToolbarAppearance?
  /// The appearance of the toolbar while the content above it is scrolled to its end. The model
  /// stores the appearance and does not draw it.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The appearance of the toolbar at a compact height while the content above it is scrolled to
  /// its end. The model stores the appearance and does not draw it.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?

  private var backgroundImages: [UIBarPosition: [UIBarMetrics: UIImage]] = [:]
  private var shadowImages: [UIBarPosition: UIImage] = [:]

  /// Sets the background image of the toolbar, which is stored and not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { backgroundImages[topOrBottom, default: [:]][barMetrics] = backgroundImage }
  /// Returns the background image that the app has set; `nil` if there is none.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[topOrBottom]?[barMetrics] }
  /// Sets the image of the toolbar's shadow, which is stored and not drawn.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[topOrBottom] = shadowImage
  }
  /// Returns the image of the toolbar's shadow that the app has set; `nil` if there is none.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }

  private var views: [UIView] = []

  /// The items of the toolbar, from left to right. Flexible spaces share the width that the other
  /// items leave.
  open var items: [UIBarButtonItem]? {
    didSet {
      for view in views { view.removeFromSuperview() }
      views = (items ?? []).filter { !$0.isSpace }.map { $0.makeView() }
      for view in views { addSubview(view) }
      setNeedsLayout()
    }
  }

  /// Sets the items of the toolbar. The model does not animate the change.
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
