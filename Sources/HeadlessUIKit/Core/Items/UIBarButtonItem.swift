/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The style of a bar button item, which decides its emphasis.
  public enum Style: Int, Sendable {
    /// The style of a bar button without emphasis.
    case plain
    /// The style of an emphasised bar button, for the end of an activity.
    case done = 2
  }

  /// A kind of bar button item that the system defines, such as "done" or a space.
  public enum SystemItem: Int, Sendable {
    /// Buttons for common actions, and two kinds of space. Each case has its number in UIKit.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    /// The item of a button that closes a screen.
    case close = 24
  }

  /// The style of the bar button item. The model stores the style and shows nothing.
  open var style: Style = .plain
  /// A view that the bar shows in place of a button.
  open var customView: UIView? { didSet { itemDidChange?() } }
  /// The width of a fixed space in a toolbar. Items of other kinds ignore it.
  open var width: CGFloat = 0
  /// The tint of the bar button. The model stores the tint and shows nothing.
  open var tintColor: UIColor?
  /// The object to which a tap on the button sends its action. The reference is weak.
  open weak var target: AnyObject?
  /// The selector of the method that a tap on the button calls on the target.
  open var action: Selector?
  /// The `UIAction` that a tap on the button performs if there is no target with a selector.
  open var primaryAction: UIAction?

  private(set) var systemItem: SystemItem?

  public override init() { super.init() }

  /// Creates an empty bar button item. The model reads nothing from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a bar button item with a title. A tap on it sends an action to a target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates a bar button item with an image. A tap on it sends an action to a target.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a bar button item with an image, and one for a low bar in landscape, which the model
  /// does not show. A tap on the item sends an action to a target.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates a bar button item that the system defines. A tap on it sends an action to a target.
  /// The item's title is the name of the case, such as "done".
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    title = "\(systemItem)".capitalized
    style = systemItem == .done ? .done : .plain
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates a bar button item that the system defines. A tap on it performs a `UIAction`. The
  /// item's title is the name of the case, such as "done".
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    title = "\(systemItem)".capitalized
    self.primaryAction = primaryAction
    if let menu { self.menu = menu }
  }

  /// Creates a bar button item whose tap performs a `UIAction`. A missing title or image is taken
  /// from the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    if let menu { self.menu = menu }
  }

  /// Creates a bar button item with a title, an image and a menu. A tap on it sends an action to a
  /// target.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?,
    menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    if let menu { self.menu = menu }
  }

  /// Creates a bar button item that shows a view in place of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// The menu of the item's button, which never opens in the model.
  open var menu: UIMenu? { didSet { inert("UIBarButtonItem.menu") } }

  /// True if a change of the item's symbol is animated, which the model does not show.
  open var isSymbolAnimationEnabled = false
  /// True if the item has no background of its own among its neighbours, which is not drawn.
  open var hidesSharedBackground = false
  /// True if the item may share a background with its neighbours, which is not drawn.
  open var sharesBackground = true
  /// True if a selected item is emphasised. The model shows nothing of it.
  open var isSelected = false
  /// True if a tap on the item opens its menu, which is not so in the model.
  open var changesSelectionAsPrimaryAction = false

  /// The images and distances by which an app has changed the item's looks.
  var looks = Looks()

  /// Creates a space between bar button items, which takes up the room that is left.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Creates a space of a width between bar button items.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }

  /// True if the item is only a space between other items.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Performs the bar button item's action for a tap, unless the item is disabled.
  ///
  /// Without a target, the action goes along the responder chain of the button that a bar shows for
  /// the item (rule R244 of UIKit's behaviour). The target is weak, so one that has died is none.
  func tap(on button: UIView?) {
    guard isEnabled else { return }
    if let action, target != nil || primaryAction == nil {
      let application = UIApplication.shared
      guard let target = target ?? application.taker(of: action, from: button) else { return }
      application.sendAction(action, to: target, from: self, for: nil)
    } else {
      primaryAction?.perform(from: self)
    }
  }
}

/// The stand-in for an action's sender: an action method that declares its sender as a bar button
/// item gets a new item if another object, such as a button, sent the action. The item has the
/// sender's tag.
extension UIBarButtonItem: ActionSender {
  static func standIn(for sender: any ActionSender) -> (any ActionSender)? {
    let standIn = UIBarButtonItem()
    standIn.tag = sender.senderTag
    return standIn
  }

  var senderTag: Int { tag }
}
