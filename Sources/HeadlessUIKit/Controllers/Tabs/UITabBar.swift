/// The bar at the bottom of a tab bar controller, with a button for each tab.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The object that is told when the user selects an item.
  open weak var delegate: (any UITabBarDelegate)?

  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var barStyle: UIBarStyle = .default
  open var unselectedItemTintColor: UIColor?
  open var shadowImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
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
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
