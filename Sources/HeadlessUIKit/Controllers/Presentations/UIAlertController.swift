/// An alert in the middle of the screen, or an action sheet at its lower edge.
///
/// An alert is presented like any other controller. While it is shown, it is the
/// `presentedViewController` of its presenter, so that the presenter cannot present another
/// controller. A tap on one of the alert's buttons dismisses it, and then the action's handler
/// runs.
///
/// - Note: The sizes of the alert and its parts are not UIKit's but chosen for the model. A tap
///   beside an action sheet performs the sheet's cancel action.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The weight of what an alert tells.
  public enum Severity: Int, Sendable { case `default`, critical }
  /// The weight of what the alert tells, which a phone does not show.
  open var severity: Severity = .default

  /// The style of an alert: an alert in the middle of the screen, or an action sheet at the lower
  /// edge.
  @frozen public enum Style: Int, Sendable { case actionSheet, alert }

  /// The style with which the alert was created: alert or action sheet.
  open private(set) var preferredStyle: Style = .actionSheet
  /// The message of the alert, a text below the title.
  open var message: String? { didSet { messageLabel.text = message } }
  /// The alert's actions, in the order they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The preferred action, without effect in the model.
  ///
  /// UIKit emphasises its button.
  open var preferredAction: UIAlertAction? { didSet { inert("UIAlertController.preferredAction") } }
  /// The text fields of the alert; `nil` if it has none.
  open private(set) var textFields: [UITextField]?

  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var buttons: [UIButton] = []

  /// Creates an alert with a title and a message, and without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
    // The initialiser sets the label's text itself, because Swift calls no property observer here.
    messageLabel.text = message
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
  }

  open override var title: String? { didSet { titleLabel.text = title } }

  /// Adds an action to the alert, and a button that performs the action when it is tapped.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertAction.Style.cancel.")
    actions.append(action)
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    button.isEnabled = action.isEnabled
    action.button = button
    button.addAction(
      UIAction { [weak self, weak action] _ in
        if let action { self?.choose(action) }
      }, for: .touchUpInside)
    buttons.append(button)
    if isViewLoaded { view.addSubview(button) }
  }

  /// Adds a text field to the alert. Traps if the alert is an action sheet, because only the style
  /// `alert` can have text fields.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertController.Style.alert."
    )
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    if isViewLoaded { view.addSubview(field) }
  }

  private func choose(_ action: UIAlertAction) {
    let handler = action.handler
    guard presentingViewController != nil else { return handler?(action) ?? () }
    dismiss(animated: true) { handler?(action) }
  }

  /// Performs the alert's cancel action when the user taps beside an action sheet. Does nothing if
  /// there is no cancel action or a transition is in progress.
  final func cancelByUser() {
    guard transition == nil, let cancel = actions.first(where: { $0.style == .cancel }) else {
      return
    }
    choose(cancel)
  }

  // MARK: - View

  open override func loadView() {
    let panel = UIView()
    panel.backgroundColor = .secondarySystemBackground
    panel.layer.cornerRadius = 14
    panel.clipsToBounds = true
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      panel.addSubview(label)
    }
    titleLabel.font = .boldSystemFont(ofSize: 17)
    messageLabel.font = .systemFont(ofSize: 13)
    for field in textFields ?? [] { panel.addSubview(field) }
    for button in buttons { panel.addSubview(button) }
    view = panel
  }

  /// Returns the visible parts of the alert (texts, fields and buttons) from top to bottom, each
  /// with its height.
  private func parts(width: CGFloat) -> [(view: UIView, height: CGFloat)] {
    let room = CGSize(width: width - 32, height: 0)
    var parts: [(view: UIView, height: CGFloat)] = []
    for label in [titleLabel, messageLabel] where label.text?.isEmpty == false {
      parts.append((label, label.sizeThatFits(room).height + 8))
    }
    for field in textFields ?? [] { parts.append((field, 36)) }
    for button in buttons { parts.append((button, 44)) }
    return parts
  }

  /// Returns the frame of the alert inside a container view with the given bounds.
  final func frame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    let isAlert = preferredStyle == .alert
    let width = isAlert ? min(270, bounds.width) : min(bounds.width - 16, 540)
    let height = parts(width: width).reduce(24) { $0 + $1.height }
    let y = isAlert ? bounds.midY - height / 2 : bounds.maxY - safeArea.bottom - 8 - height
    return CGRect(x: bounds.midX - width / 2, y: y, width: width, height: height)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var y: CGFloat = 16
    for part in parts(width: view.bounds.width) {
      let inset: CGFloat = part.view is UIButton ? 0 : 16
      part.view.frame = CGRect(
        x: inset, y: y, width: view.bounds.width - 2 * inset, height: part.height)
      y += part.height
    }
  }
}

/// An action of an alert, which is shown as a button.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The style of an alert's action: default, cancel or destructive.
  @frozen public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// The title of the alert's button that performs the action.
  open private(set) var title: String?
  /// The style of this action of an alert, such as cancel.
  public let style: Style
  /// True if the alert's button that performs the action can be tapped.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }

  let handler: ((UIAlertAction) -> Void)?
  weak var button: UIButton?

  /// Creates an action of an alert. The handler runs when the user has tapped the action's button
  /// and the alert has been dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// The presentation controller of an alert. It adds a view that dims the screen behind the alert.
final class AlertPresentationController: UIPresentationController {
  private let shade = UIView()

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var placesPresentedViewItself: Bool { true }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let alert else { return .zero }
    return alert.frame(in: container.bounds, safeArea: container.safeAreaInsets)
  }

  override func presentationTransitionWillBegin() {
    guard let container else { return }
    shade.frame = container.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.backgroundColor = UIColor.black.withAlphaComponent(0.2)
    if alert?.preferredStyle == .actionSheet {
      shade.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: Selector(AlertPresentationController.tapped)))
    }
    container.insertSubview(shade, at: 0)
    shade.alpha = 0
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [self] _ in
      shade.alpha = 1
    })
    if presentedViewController.transitionCoordinator == nil { shade.alpha = 1 }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [self] _ in
      shade.alpha = 0
    })
  }

  private func tapped() { alert?.cancelByUser() }

  override func containerViewWillLayoutSubviews() {
    guard !(presentedViewController.transition is ModalTransition) else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
