/// Asks or tells the user something, in the middle of the screen or from below.
///
/// An alert is a controller like any other: it is presented, it is in `presentedViewController`,
/// and nothing else can be presented from the same controller meanwhile. A tap on one of its
/// buttons dismisses it; then the action's handler runs.
///
/// - Note: The sizes are the model's own. A tap beside an action sheet is its cancel action.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where it is shown.
  @frozen public enum Style: Int, Sendable { case actionSheet, alert }

  /// Where it is shown.
  open private(set) var preferredStyle: Style = .actionSheet
  /// What the user is told below the title.
  open var message: String? { didSet { messageLabel.text = message } }
  /// The ways on, in the order they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The action that would stand out and answer the return key.
  open var preferredAction: UIAlertAction? { didSet { inert("UIAlertController.preferredAction") } }
  /// What the user may fill in.
  open private(set) var textFields: [UITextField]?

  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var buttons: [UIButton] = []

  /// Makes an alert without any way on; add actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
  }

  open override var title: String? { didSet { titleLabel.text = title } }

  /// Adds a way on.
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

  /// Adds something to fill in; for alerts only.
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

  /// Takes the way of the cancel action, if there is one.
  final func cancelByUser() {
    guard transition == nil, let cancel = actions.first(where: { $0.style == .cancel }) else {
      return
    }
    choose(cancel)
  }

  // MARK: - The view

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

  /// The parts from top to bottom with their heights.
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

  /// How much room it takes in a container.
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

/// One way on from an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What kind of way it is.
  @frozen public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// What the button says.
  open private(set) var title: String?
  /// What kind of way it is.
  public let style: Style
  /// Whether it can be taken.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }

  let handler: ((UIAlertAction) -> Void)?
  weak var button: UIButton?

  /// Makes a way on that does something once the alert is gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// Presents an alert over a shade.
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
