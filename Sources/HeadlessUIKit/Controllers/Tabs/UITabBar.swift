/// The bar below controllers that stand side by side: a button for each.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Hears of items the user selects.
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

  /// What it shows, from left to right.
  open var items: [UITabBarItem]? {
    didSet {
      for old in oldValue ?? [] { old.itemDidChange = nil }
      for item in items ?? [] { item.itemDidChange = { [weak self] in self?.setNeedsLayout() } }
      makeButtons()
    }
  }

  /// What is selected; setting it does not tell the delegate.
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

/// Hears of items the user selects.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
