/// Two columns side by side where there is room; on a phone there is not, and one stands above the
/// other.
///
/// The model shows what a phone shows: the first controller, and on top of its stack the second,
/// unless the delegate says that it has taken the second one in
/// (``UISplitViewControllerDelegate/splitViewController(_:collapseSecondary:onto:)``), as Xcode's
/// template does while nothing is selected. Details that are shown later are pushed onto the first
/// controller's stack.
///
/// With a style, columns are one stack: the compact column's if there is one, else the first column
/// with the others above it, up to the one that the delegate wants to see first.
///
/// - Note: Unlike UIKit's it never shows two columns, not on a pad either.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How columns share the room; on a phone there is one.
  @frozen public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
  }
  /// How columns lie beside or over each other.
  @frozen public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  /// How many columns there are.
  @frozen public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// A column.
  @frozen public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }

  /// Asked whether the second controller has to be shown.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The controllers of the columns, the first one first.
  open var viewControllers: [UIViewController] = [] {
    didSet { if isViewLoaded { collapse() } }
  }
  open var preferredDisplayMode: DisplayMode = .automatic {
    didSet { inert("UISplitViewController.preferredDisplayMode") }
  }
  /// How columns lie beside or over each other; on a phone there is one.
  open var preferredSplitBehavior: SplitBehavior = .automatic {
    didSet { inert("UISplitViewController.preferredSplitBehavior") }
  }
  /// How wide the first column is; on a phone it is as wide as the screen.
  open var preferredPrimaryColumnWidthFraction: CGFloat = -1 {
    didSet { inert("UISplitViewController.preferredPrimaryColumnWidthFraction") }
  }
  /// Whether a swipe shows the first column; on a phone the stack's does.
  open var presentsWithGesture = true {
    didSet { inert("UISplitViewController.presentsWithGesture") }
  }
  open var displayMode: DisplayMode { .secondaryOnly }
  /// Whether one column stands above the other, as on a phone.
  open var isCollapsed: Bool { true }
  public let style: Style

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if columns.isEmpty { collapse() } else { collapseColumns() }
  }

  private var columns: [Column: UIViewController] = [:]

  /// Gives a column its controller; one that is no stack is put on one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    if let content = shown.removeValue(forKey: column),
      let stack = content.navigationController, stack.topViewController === content
    {
      stack.popViewController(animated: false)
    }
    if isViewLoaded { collapseColumns() }
  }

  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a column: on a phone, above the others.
  open func show(_ column: Column) {
    guard let wanted = columns[column], let stack = viewControllers.first as? UINavigationController
    else { return }
    let content = shown[column] ?? content(of: wanted)
    shown[column] = content
    if stack.viewControllers.contains(content) {
      stack.popToViewController(content, animated: true)
    } else {
      stack.pushViewController(content, animated: true)
    }
  }

  /// Hides a column: on a phone, what is above the one before it goes.
  open func hide(_ column: Column) {
    guard let stack = viewControllers.first as? UINavigationController, let content = shown[column],
      let place = stack.viewControllers.firstIndex(of: content), place > 0
    else { return }
    stack.popToViewController(stack.viewControllers[place - 1], animated: true)
  }

  /// What of a column's controller is on the stack.
  private var shown: [Column: UIViewController] = [:]

  open override func show(_ vc: UIViewController, sender: Any?) {
    showDetailViewController(vc, sender: sender)
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let stack = viewControllers.first as? UINavigationController {
      stack.pushViewController(content(of: vc), animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Puts the columns onto one stack: the compact one alone, else the first with those above it
  /// that are to be seen.
  private func collapseColumns() {
    if let compact = columns[.compact] { return viewControllers = [compact] }
    guard let primary = columns[.primary] else { return }
    let stack =
      primary as? UINavigationController ?? primary.navigationController
      ?? UINavigationController(rootViewController: primary)
    let proposed = columns[.secondary] == nil ? Column.primary : .secondary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    viewControllers = [stack]
    for column in [Column.supplementary, .secondary] where column.rawValue <= top.rawValue {
      guard let wanted = columns[column], shown[column] == nil else { continue }
      let content = content(of: wanted)
      shown[column] = content
      stack.pushViewController(content, animated: false)
    }
  }

  /// Shows the first controller, and the second one above it.
  private func collapse() {
    for child in children where child !== viewControllers.first {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    guard let first = viewControllers.first else { return }
    if first.parent !== self {
      addChild(first)
      first.view.frame = view.bounds
      first.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(first.view)
      first.didMove(toParent: self)
    }
    guard viewControllers.count > 1, let second = viewControllers.last else { return }
    let isTaken =
      delegate?.splitViewController(self, collapseSecondary: second, onto: first) ?? false
    guard !isTaken, let stack = first as? UINavigationController else { return }
    stack.pushViewController(content(of: second), animated: false)
  }

  /// A stack is not pushed onto a stack: what is on it is.
  private func content(of controller: UIViewController) -> UIViewController {
    guard let stack = controller as? UINavigationController, let top = stack.topViewController
    else { return controller }
    stack.viewControllers = []
    return top
  }
}

/// Decides what a split view controller shows.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Whether the delegate has put the second controller where it belongs; if not, it is shown above
  /// the first.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The column that is seen first where there is room for one.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}

extension UIViewController {
  /// The split view controller this controller is in.
  public var splitViewController: UISplitViewController? { enclosingController() }
}
