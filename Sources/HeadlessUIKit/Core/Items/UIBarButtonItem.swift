/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How important it is.
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  /// What it stands for.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
  }

  open var style: Style = .plain
  /// A view that is shown instead of a button.
  open var customView: UIView? { didSet { itemDidChange?() } }
  open var width: CGFloat = 0
  open var tintColor: UIColor?
  /// Whom to tell; not kept alive.
  open weak var target: AnyObject?
  /// What to call.
  open var action: Selector?
  /// What to do.
  open var primaryAction: UIAction?

  let systemItem: SystemItem?

  public override init() {
    systemItem = nil
    super.init()
  }

  public required init?(coder: NSCoder) {
    systemItem = nil
    super.init(coder: coder)
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.systemItem = systemItem
    super.init()
    title = "\(systemItem)".capitalized
    style = systemItem == .done ? .done : .plain
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public init(
    systemItem: SystemItem, primaryAction: UIAction? = nil
  ) {
    self.systemItem = systemItem
    super.init()
    title = "\(systemItem)".capitalized
    self.primaryAction = primaryAction
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Room that grows between items.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Whether it only keeps others apart.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Does what tapping it does.
  func tap() {
    guard isEnabled else { return }
    if let action, let target {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    } else {
      primaryAction?.perform(from: self)
    }
  }
}

/// An action that expects a bar's item may be sent by a button, with which it has the tag in
/// common.
extension UIBarButtonItem: ActionSender {
  static func standIn(for sender: any ActionSender) -> (any ActionSender)? {
    let standIn = UIBarButtonItem()
    standIn.tag = sender.senderTag
    return standIn
  }

  var senderTag: Int { tag }
}
