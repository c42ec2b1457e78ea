/// A button of a tab bar. UIKit keeps the class to itself; many apps find the buttons among the tab
/// bar's subviews by the name of the class, to give them other frames.
final class UITabBarButton: UIControl {}

/// The bar of a tab bar controller, with a button for each tab.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The delegate that is told when the user selects an item of the tab bar.
  open weak var delegate: (any UITabBarDelegate)?

  /// True if the tab bar is translucent. At an opaque bar the views of the tabs end, unless their
  /// controllers include opaque bars (rule R240 of UIKit's behaviour).
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { roomDidChange?() } }
  }
  /// Called when the bar has become opaque or translucent.
  var roomDidChange: (() -> Void)?
  /// The colour of the tab bar's background. The model stores the colour and does not draw it.
  open var barTintColor: UIColor?
  /// The style of the tab bar, such as black. The model stores the style and does not draw it.
  open var barStyle: UIBarStyle = .default
  /// The colour of the tab bar's items that are not selected. The model stores the colour and does
  /// not draw it.
  open var unselectedItemTintColor: UIColor?
  /// The image of the tab bar's shadow. The model stores the image and does not draw it.
  open var shadowImage: UIImage?
  /// The image behind the selected tab bar item. The model stores the image and does not draw it.
  open var selectionIndicatorImage: UIImage?
  /// The appearance of the tab bar. The model stores the appearance and does not draw it.
  open var standardAppearance = UITabBarAppearance()
  /// The appearance of the tab bar while the content above it is scrolled to its end. The model
  /// stores the appearance and does not draw it.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The image of the tab bar's background. The model stores the image and does not draw it.
  open var backgroundImage: UIImage?

  private var buttons: [UITabBarButton] = []

  /// The items of the tab bar, from left to right.
  open var items: [UITabBarItem]? {
    didSet {
      for old in oldValue ?? [] { old.itemDidChange = nil }
      for item in items ?? [] { item.itemDidChange = { [weak self] in self?.setNeedsLayout() } }
      makeButtons()
    }
  }

  /// The tab bar item that is shown as selected. Setting the property by code does not call the
  /// delegate.
  open weak var selectedItem: UITabBarItem? {
    didSet { markSelection() }
  }

  /// Replaces the items of the tab bar. The model does not animate the change.
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
      let button = UITabBarButton()
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

/// A tab bar's delegate that is told when the user selects an item. Its method is optional.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the user has selected an item of the tab bar. Optional.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing when the user selects an item, for a tab bar's delegate that does not implement
  /// this optional method.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
