/// The bar above a stack of controllers: a back button, a title, and buttons.
///
/// The bar shows its topmost item with views that can be touched. Items change at once and without
/// animation; the navigation controller animates the transitions between them.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The object that is told of items pushed and popped.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// A Boolean value that is true if content extends behind the bar, unless its controller says
  /// otherwise (R147).
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { roomDidChange?() } } }
  /// The colour of the bar's background, which is stored and not drawn.
  open var barTintColor: UIColor?
  /// The style of the bar, which is stored and not drawn.
  open var barStyle: UIBarStyle = .default
  /// A Boolean value that is true if titles are large, which makes the bar higher (R148).
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { roomDidChange?() } }
  }
  /// The picture of the bar's shadow, which is stored and not drawn.
  open var shadowImage: UIImage?
  /// The look of the bar, which is stored and not drawn.
  open var standardAppearance = UINavigationBarAppearance()
  /// The look of the bar at a small height, which is stored and not drawn.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar over the end of a scroll view, which is stored and not drawn.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of a bar of small height over the end of a scroll view, which is stored and not
  /// drawn.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The attributes of the title, which are stored and not drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title, which are stored and not drawn.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The picture of the back button, which is stored and not drawn.
  open var backIndicatorImage: UIImage?
  /// The mask of the back button's picture in a transition, which is stored and has no effect.
  open var backIndicatorTransitionMaskImage: UIImage?

  private var backgroundImages: [(metrics: UIBarMetrics, image: UIImage)] = []
  private var shown: [UIView] = []
  private let titleLabel = UILabel()

  /// A closure that is called when the bar's height may have changed.
  var roomDidChange: (@MainActor () -> Void)?
  /// The action of the back button, if a navigation controller owns the bar; otherwise the button
  /// pops an item.
  var goBack: (@MainActor () -> Void)?

  /// The bar's navigation items, the topmost last.
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

  /// The topmost item, whose title and buttons are shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the topmost item.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Sets the items, without animation.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Pushes an item, if the delegate allows it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  /// Pops the topmost item, if the delegate allows it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let top = topItem, delegate?.navigationBar(self, shouldPop: top) ?? true else {
      return nil
    }
    items = items?.dropLast()
    delegate?.navigationBar(self, didPop: top)
    return top
  }

  /// Sets the background image for a kind of bar. It is stored and not drawn.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    backgroundImages.removeAll { $0.metrics == metrics }
    if let image { backgroundImages.append((metrics, image)) }
  }
  /// Returns the background image that was set for a kind of bar.
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

/// An object that is told of items pushed and popped; all its methods are optional.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: NSObjectProtocol {
  /// Returns true if an item may be pushed. Optional.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Tells the delegate that an item was pushed. Optional.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns true if an item may be popped. Optional.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Tells the delegate that an item was popped. Optional.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Returns true, for a delegate without this method, so that the item may be pushed.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
    -> Bool
  { true }
  /// Does nothing, for a delegate without this method.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Returns true, for a delegate without this method, so that the item may be popped.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  { true }
  /// Does nothing, for a delegate without this method.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
