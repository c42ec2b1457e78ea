/// The bar above a stack of controllers: a way back, a title, and buttons.
///
/// It shows its topmost item with views that can be touched. Its items are changed at once and
/// without animation; the way from one to the next is the navigation controller's.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Hears of items pushed and popped.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// Whether content goes on behind the bar, unless its controller says otherwise (R147).
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { roomDidChange?() } } }
  open var barTintColor: UIColor?
  open var barStyle: UIBarStyle = .default
  /// Whether titles are large, and the bar higher by one (R148).
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { roomDidChange?() } }
  }
  open var shadowImage: UIImage?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?

  private var backgroundImages: [(metrics: UIBarMetrics, image: UIImage)] = []
  private var shown: [UIView] = []
  private let titleLabel = UILabel()

  /// Called when the bar needs more room, or less.
  var roomDidChange: (@MainActor () -> Void)?
  /// What tapping the way back does, where a navigation controller sees to it.
  var goBack: (@MainActor () -> Void)?

  /// The items, the topmost last.
  open var items: [UINavigationItem]? {
    didSet {
      for old in oldValue ?? [] { old.itemDidChange = nil }
      for item in oldValue ?? [] { item.roomDidChange = nil }
      for item in items ?? [] {
        item.itemDidChange = { [weak self] in self?.showTopItem() }
        item.roomDidChange = { [weak self] in self?.roomDidChange?() }
      }
      showTopItem()
    }
  }

  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Puts an item on top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  /// Takes the topmost item away.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let top = topItem, delegate?.navigationBar(self, shouldPop: top) ?? true else {
      return nil
    }
    items = items?.dropLast()
    delegate?.navigationBar(self, didPop: top)
    return top
  }

  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    backgroundImages.removeAll { $0.metrics == metrics }
    if let image { backgroundImages.append((metrics, image)) }
  }
  open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? {
    backgroundImages.first { $0.metrics == metrics }?.image
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  // MARK: - Showing the topmost item

  private func showTopItem() {
    for view in shown { view.removeFromSuperview() }
    shown = []
    guard let item = topItem else { return }
    let left = item.leftBarButtonItems ?? []
    if left.isEmpty || item.leftItemsSupplementBackButton, let backItem, !item.hidesBackButton {
      show(makeBackButton(to: backItem))
    }
    for button in left + (item.rightBarButtonItems ?? []) where !button.isSpace {
      show(button.makeView())
    }
    titleLabel.text = item.title
    show(item.titleView ?? titleLabel)
    setNeedsLayout()
  }

  private func show(_ view: UIView) {
    shown.append(view)
    addSubview(view)
  }

  private func makeBackButton(to item: UINavigationItem) -> UIView {
    let button = UIButton(type: .system)
    let title =
      switch item.backButtonDisplayMode {
      case .default: item.backButtonTitle ?? item.title ?? "Back"
      case .generic: "Back"
      case .minimal: ""
      }
    button.setTitle(item.backBarButtonItem?.title ?? title, for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.backWasTapped() }, for: .touchUpInside)
    return button
  }

  private func backWasTapped() {
    if let goBack { goBack() } else { popItem(animated: true) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let rightCount = (topItem?.rightBarButtonItems ?? []).filter { !$0.isSpace }.count
    let buttons = shown.dropLast()
    var left = bounds.minX + 8
    for view in buttons.dropLast(min(rightCount, buttons.count)) {
      let size = view.sizeThatFits(bounds.size)
      view.frame = CGRect(x: left, y: bounds.maxY - 44, width: size.width, height: 44)
      left += size.width + 8
    }
    var right = bounds.maxX - 8
    for view in buttons.suffix(rightCount) {
      let size = view.sizeThatFits(bounds.size)
      right -= size.width
      view.frame = CGRect(x: right, y: bounds.maxY - 44, width: size.width, height: 44)
      right -= 8
    }
    if let title = shown.last {
      let size = title.sizeThatFits(CGSize(width: max(0, right - left), height: 44))
      title.frame = CGRect(
        x: bounds.midX - size.width / 2, y: bounds.maxY - 22 - size.height / 2, width: size.width,
        height: size.height)
    }
  }
}

/// Hears of items pushed and popped; every method may be left out.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: NSObjectProtocol {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
    -> Bool
  { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
