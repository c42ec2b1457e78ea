/// The bar of a navigation controller, with a back button, a title and other buttons.
///
/// The bar shows its topmost navigation item, in views that can be touched. When the items change,
/// the bar changes at once, without animation. The transitions between controllers are animated by
/// the navigation controller.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The delegate that is told when items are pushed onto the navigation bar and popped from it.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// True if the content of a navigation controller extends behind the navigation bar. The shown
  /// controller may decide otherwise (rule R147 of UIKit's behaviour).
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { roomDidChange?() } } }
  /// The colour of the navigation bar's background. The model stores the colour and does not draw
  /// it.
  open var barTintColor: UIColor?
  /// The style of the navigation bar, such as black. The model stores the style and does not draw
  /// it.
  open var barStyle: UIBarStyle = .default
  /// True if the navigation bar shows large titles, which make it higher (rule R148 of UIKit's
  /// behaviour).
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { roomDidChange?() } }
  }
  /// The image of the navigation bar's shadow. The model stores the image and does not draw it.
  open var shadowImage: UIImage?
  /// The appearance of the navigation bar. The model stores the appearance and does not draw it.
  open var standardAppearance = UINavigationBarAppearance()
  /// The appearance of the navigation bar at a compact height. The model stores the appearance and
  /// does not draw it.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of the navigation bar while the content below is not scrolled. The model stores
  /// the appearance and does not draw it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of the navigation bar at a compact height while the content below is not
  /// scrolled. The model stores the appearance and does not draw it.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The text attributes of the navigation bar's title. The model stores the attributes and does
  /// not draw them.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The text attributes of the navigation bar's large title. The model stores the attributes and
  /// does not draw them.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the navigation bar's back button. The model stores the image and does not draw
  /// it.
  open var backIndicatorImage: UIImage?
  /// The mask of the back button's image during a transition between titles. The model stores the
  /// mask and does not use it.
  open var backIndicatorTransitionMaskImage: UIImage?

  private var titleAdjustments: [(metrics: UIBarMetrics, points: CGFloat)] = []
  private var backgroundImages: [(metrics: UIBarMetrics, image: UIImage)] = []
  private var shown: [UIView] = []
  /// The back button that is shown, or was shown last.
  private weak var backButton: UIView?
  /// The width of the arrow of a back button. The button is at least that wide, so that it can be
  /// tapped when it has no text.
  private static let arrow: CGFloat = 24
  private let titleLabel = UILabel()

  /// A closure that is called when the height of the navigation bar may have changed, so that its
  /// owner places the bar and the content anew.
  var roomDidChange: (@MainActor () -> Void)?
  /// A closure that is called when the user taps the back button. The navigation controller that
  /// owns the bar sets it. If it is `nil`, the tap pops the bar's topmost item.
  var goBack: (@MainActor () -> Void)?

  /// The navigation items of the bar, from the root to the topmost. The bar shows the last one.
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

  /// The topmost navigation item, whose title and buttons the bar shows.
  open var topItem: UINavigationItem? { items?.last }
  /// The navigation item below the topmost one, to which the back button leads.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Replaces all items of the navigation bar. The model does not animate the change.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Pushes a navigation item onto the navigation bar, unless the bar's delegate forbids it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  /// Pops the topmost navigation item from the navigation bar, unless the bar's delegate forbids
  /// it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let top = topItem, delegate?.navigationBar(self, shouldPop: top) ?? true else {
      return nil
    }
    items = items?.dropLast()
    delegate?.navigationBar(self, didPop: top)
    return top
  }

  /// Sets the background image of the navigation bar for its default or its compact height. The
  /// model stores the image and does not draw it.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    backgroundImages.removeAll { $0.metrics == metrics }
    if let image { backgroundImages.append((metrics, image)) }
  }
  /// Returns the background image that was set for the default or the compact height of the
  /// navigation bar.
  open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? {
    backgroundImages.first { $0.metrics == metrics }?.image
  }

  /// Moves the title up or down by some points, for the default or the compact height of the
  /// navigation bar. The model stores the points and does not move the title.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleAdjustments.removeAll { $0.metrics == barMetrics }
    titleAdjustments.append((barMetrics, adjustment))
  }
  /// Returns the points by which the title was moved, for the default or the compact height of the
  /// navigation bar.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments.first { $0.metrics == barMetrics }?.points ?? 0
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
    backButton = button
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
      let width = max(view.sizeThatFits(bounds.size).width, view === backButton ? Self.arrow : 0)
      view.frame = CGRect(x: left, y: bounds.maxY - 44, width: width, height: 44)
      left += width + 8
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

/// A delegate of a navigation bar that is told when items are pushed and popped. All its methods
/// are optional.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: NSObjectProtocol {
  /// Returns whether a navigation item may be pushed onto the bar. Optional.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called when a navigation item was pushed onto the bar. Optional.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns whether the topmost navigation item may be popped from the bar. Optional.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called when a navigation item was popped from the bar. Optional.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Returns true, so that an item may be pushed, for a navigation bar's delegate that does not
  /// implement this optional method.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
    -> Bool
  { true }
  /// Does nothing when an item was pushed, for a navigation bar's delegate that does not implement
  /// this optional method.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Returns true, so that an item may be popped, for a navigation bar's delegate that does not
  /// implement this optional method.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  { true }
  /// Does nothing when an item was popped, for a navigation bar's delegate that does not implement
  /// this optional method.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
