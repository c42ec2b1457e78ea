/// Two columns side by side where there is room; on a phone there is not, and one stands above the other.
///
/// The model shows what a phone shows: the first controller, and on top of its stack the second, unless the delegate says that it
/// has taken the second one in (``UISplitViewControllerDelegate/splitViewController(_:collapseSecondary:onto:)``), as Xcode's
/// template does while nothing is selected. Details that are shown later are pushed onto the first controller's stack.
///
/// - Note: Unlike UIKit's it never shows two columns, not on a pad either.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How columns share the room; on a phone there is one.
  @frozen public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
  }
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
    collapse()
  }

  /// Gives a column its controller.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let index = column == .primary ? 0 : 1
    if let vc {
      viewControllers =
        index == 0 ? [vc] + viewControllers.dropFirst() : viewControllers.prefix(1) + [vc]
    } else if viewControllers.indices.contains(index) {
      viewControllers.remove(at: index)
    }
  }

  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? {
    let index = column == .primary ? 0 : 1
    return viewControllers.indices.contains(index) ? viewControllers[index] : nil
  }

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
  /// Whether the delegate has put the second controller where it belongs; if not, it is shown above the first.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
}

extension UIViewController {
  /// The split view controller this controller is in.
  public var splitViewController: UISplitViewController? { enclosingController() }
}
