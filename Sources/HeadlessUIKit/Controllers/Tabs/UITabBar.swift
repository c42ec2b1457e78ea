/// The bar at the bottom of a tab bar controller, with a button for each tab.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The object that is told when the user selects an item.
  open weak var delegate: (any UITabBarDelegate)?

  /// A Boolean value that the model stores and never reads: the bar is not drawn.
  open var isTranslucent = true
  /// The colour of the bar's background, which is stored and not drawn.
  open var barTintColor: UIColor?
  /// The style of the bar, which is stored and not drawn.
  open var barStyle: UIBarStyle = .default
  /// The colour of items that are not selected, which is stored and not drawn.
  open var unselectedItemTintColor: UIColor?
  /// The picture of the bar's shadow, which is stored and not drawn.
  open var shadowImage: UIImage?
  /// The picture behind the selected item, which is stored and not drawn.
  open var selectionIndicatorImage: UIImage?
  /// The look of the bar, which is stored and not drawn.
  open var standardAppearance = UITabBarAppearance()
  /// The look of the bar over the end of a scroll view, which is stored and not drawn.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The picture of the bar's background, which is stored and not drawn.
  open var backgroundImage: UIImage?

  private var buttons: [UIControl] = []

  /// The bar's items, from left to right.
  open var items: [UITabBarItem]? {
    didSet {
      for old in oldValue ?? [] { old.itemDidChange = nil }
      for item in items ?? [] { item.itemDidChange = { [weak self] in self?.setNeedsLayout() } }
      makeButtons()
    }
  }

  /// The selected item. Setting it does not call the delegate.
  open weak var selectedItem: UITabBarItem? {
    didSet { markSelection() }
  }

  /// Sets the bar's items, without animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 49 + safeAreaInsets.bottom)
  }

  private func makeButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let button = UIControl()
      let select = UIAction { [weak self, weak item] _ in
        if let self, let item { userSelects(item) }
      }
      button.addAction(select, for: .touchUpInside)
      addSubview(button)
      return button
    }
    markSelection()
    setNeedsLayout()
  }

  private func markSelection() {
    for (item, button) in zip(items ?? [], buttons) { button.isSelected = item === selectedItem }
  }

  private func userSelects(_ item: UITabBarItem) {
    guard item.isEnabled else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 49)
    }
  }
}

/// An object that is told when the user selects an item.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Tells the delegate that the user has selected an item. Optional.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing, for a delegate without this method.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
