/// A container of columns, which the model shows as one navigation stack, as on a phone.
///
/// The container shows the first controller and pushes the second one onto the first one's
/// navigation stack. The second is not pushed if the delegate returns true from
/// ``UISplitViewControllerDelegate/splitViewController(_:collapseSecondary:onto:)``, as Xcode's
/// template does while nothing is selected. Details that are shown later are pushed onto the first
/// controller's stack.
///
/// Until its view is loaded, the two columns are not yet one stack: both controllers are children,
/// and a detail controller that is shown replaces the second one (rule R211 of UIKit's behaviour).
///
/// A split view controller that was created with a style makes one stack of its columns: the
/// compact column's controller if there is one, else the primary column with the other columns
/// above it, up to the top column that the delegate chooses.
///
/// - Note: Unlike UIKit's, the container never shows two columns, not even on an iPad.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The choice if the button that shows and hides the first column is there.
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
  /// The look of the first column: as content, or as a sidebar.
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }
  /// The choice if the button that shows and hides the first column is there. The model has no such
  /// button.
  open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic
  /// True if a button lets the second column take the whole width. The model has no such button.
  open var showsSecondaryOnlyButton = false
  /// The look of the first column, which is not drawn.
  open var primaryBackgroundStyle: BackgroundStyle = .none

  /// An arrangement of a split view controller's columns, such as two side by side. The model
  /// always shows one column.
  @frozen public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary

    /// The name that the arrangement ``secondaryOnly`` had before iOS 14.
    public static var primaryHidden: Self { .secondaryOnly }
    /// The name that the arrangement ``oneBesideSecondary`` had before iOS 14.
    public static var allVisible: Self { .oneBesideSecondary }
    /// The name that the arrangement ``oneOverSecondary`` had before iOS 14.
    public static var primaryOverlay: Self { .oneOverSecondary }
  }
  /// A way in which the columns of a split view controller lie beside or over each other.
  @frozen public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  /// The style with which a split view controller is created: the number of its columns.
  @frozen public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// A column of the split view controller, for which an app sets a controller.
  @frozen public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }

  /// The delegate that decides which column is on top when the columns become one stack.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The controllers of the split view controller's columns, the first column first. Once the
  /// columns are shown as one stack, only the first column's controller.
  open var viewControllers: [UIViewController] = [] {
    didSet { if isViewLoaded { collapse() } else { takeIn() } }
  }
  /// The preferred arrangement of the columns, without effect because the columns are one stack.
  ///
  /// In UIKit, a split view controller that is wide enough shows its columns in this arrangement.
  open var preferredDisplayMode: DisplayMode = .automatic {
    didSet { inert("UISplitViewController.preferredDisplayMode") }
  }
  /// The preferred way in which columns lie beside or over each other, without effect on a phone.
  ///
  /// In UIKit, a split view controller that is wide enough shows its columns in this way.
  open var preferredSplitBehavior: SplitBehavior = .automatic {
    didSet { inert("UISplitViewController.preferredSplitBehavior") }
  }
  /// The preferred width of the first column, without effect on a phone.
  ///
  /// In UIKit, it is a fraction of the split view controller's width.
  open var preferredPrimaryColumnWidthFraction: CGFloat = -1 {
    didSet { inert("UISplitViewController.preferredPrimaryColumnWidthFraction") }
  }
  /// A Boolean value without effect: on a phone, the stack's own swipe goes back to the first
  /// column.
  ///
  /// In UIKit, true lets a swipe show the first column when it is hidden.
  open var presentsWithGesture = true {
    didSet { inert("UISplitViewController.presentsWithGesture") }
  }
  /// The button that changes the arrangement of the columns, for a navigation item of the app's. On
  /// a phone it does nothing.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()
  /// The present arrangement of the split view controller's columns. In the model only the
  /// secondary column is shown at any time.
  open var displayMode: DisplayMode { .secondaryOnly }
  /// True if the split view controller shows its columns as one stack, as on a phone. In the model
  /// they are from the moment that the view is loaded.
  open private(set) var isCollapsed = false
  /// The number of columns with which the split view controller was created.
  public let style: Style

  /// Creates a split view controller with two or three columns, as the style says.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a split view controller from a storyboard. It has no column style.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  override func setUpContainer() {
    if columns.isEmpty { collapse() } else { collapseColumns() }
    isCollapsed = true
  }

  private var columns: [Column: UIViewController] = [:]

  /// Sets the controller of a column of the split view controller. If the primary column's
  /// controller is in no navigation controller, the model creates one for it.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    if let content = shown.removeValue(forKey: column),
      let stack = content.navigationController, stack.pages.last === content
    {
      stack.popViewController(animated: false)
    }
    if isViewLoaded { collapseColumns() }
  }

  /// Returns the controller that was set for a column of the split view controller; `nil` if none
  /// was set.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a column of the split view controller, by pushing the column's controller onto the one
  /// stack of all columns or by popping to it.
  open func show(_ column: Column) {
    guard let wanted = columns[column], let stack = viewControllers.first as? UINavigationController
    else { return }
    let content = shown[column] ?? content(of: wanted)
    shown[column] = content
    if stack.pages.contains(content) {
      stack.popToViewController(content, animated: true)
    } else {
      stack.pushViewController(content, animated: true)
    }
  }

  /// Hides a column of the split view controller, by popping to the controller below it on the one
  /// stack of all columns.
  open func hide(_ column: Column) {
    guard let stack = viewControllers.first as? UINavigationController, let content = shown[column],
      let place = stack.pages.firstIndex(of: content), place > 0
    else { return }
    stack.popToViewController(stack.pages[place - 1], animated: true)
  }

  /// The controller that was pushed onto the one stack of all columns for each column.
  private var shown: [Column: UIViewController] = [:]

  open override func show(_ vc: UIViewController, sender: Any?) {
    showDetailViewController(vc, sender: sender)
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if !isCollapsed {
      if columns.isEmpty {
        viewControllers = viewControllers.prefix(1) + [vc]
      } else {
        columns[.secondary] = vc
      }
    } else if let stack = viewControllers.first as? UINavigationController {
      stack.pushViewController(content(of: vc), animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows the split view controller's columns as one navigation stack: the compact column's
  /// controller alone, or the primary column with the other columns pushed above it, up to the top
  /// column that the delegate chooses.
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

  /// Makes the columns' controllers children of the split view controller, as long as the columns
  /// are not yet one stack.
  private func takeIn() {
    for child in children where !viewControllers.contains(child) {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    for controller in viewControllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  /// Makes one stack of two columns: shows the first column's controller, and pushes the second
  /// column's content onto its navigation stack.
  private func collapse() {
    for child in children where child !== viewControllers.first {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    guard let first = viewControllers.first else { return }
    show(first: first)
    guard viewControllers.count > 1, let second = viewControllers.last else { return }
    defer { viewControllers = [first] }
    let isTaken =
      delegate?.splitViewController(self, collapseSecondary: second, onto: first) ?? false
    guard !isTaken, let stack = first as? UINavigationController else { return }
    stack.pushViewController(content(of: second), animated: false)
  }

  private func show(first: UIViewController) {
    let isNew = first.parent !== self
    if isNew { addChild(first) }
    if first.view.superview !== view {
      first.view.frame = view.bounds
      first.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(first.view)
    }
    if isNew { first.didMove(toParent: self) }
  }

  /// Returns the controller to push onto the stack for a column. A navigation controller cannot be
  /// pushed, so its top controller is taken out of it and returned.
  private func content(of controller: UIViewController) -> UIViewController {
    guard let stack = controller as? UINavigationController, let top = stack.pages.last
    else { return controller }
    stack.viewControllers = []
    return top
  }
}

/// A delegate of a split view controller that decides which columns are shown when the columns
/// become one stack, as on a phone.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Returns true if the split view controller should not push the second column's controller when
  /// the columns become one stack; false to push it above the first column's.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns the column that is on top of the stack when the columns of a split view controller
  /// become one stack.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  /// Returns false, for a delegate that does not implement this optional method, so that the second
  /// column's controller is pushed onto the stack.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Returns the proposed column as the top of the stack, for a delegate that does not implement
  /// this optional method.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}

extension UIViewController {
  /// The nearest split view controller that contains this controller.
  public var splitViewController: UISplitViewController? { enclosingController() }
}
