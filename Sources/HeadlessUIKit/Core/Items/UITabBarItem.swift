/// The item that a tab bar shows for one controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// A kind of tab bar item that the system defines, such as "favorites".
  public enum SystemItem: Int, Sendable {
    /// Kinds of tab bar item for common sections of an app. Each case has UIKit's number.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search,
      downloads, mostRecent, mostViewed
  }

  /// The image of the tab bar item while it is selected. The model stores it and shows nothing.
  open var selectedImage: UIImage?
  /// The text of the badge on the tab bar item. The model stores the text and draws no badge.
  open var badgeValue: String? { didSet { itemDidChange?() } }
  /// The colour of the badge on the tab bar item. The model stores it and shows nothing.
  open var badgeColor: UIColor?
  /// The offset of the tab bar item's title. The model stores it and shows nothing.
  open var titlePositionAdjustment = UIOffset.zero

  public override init() { super.init() }
  /// Creates an empty tab bar item. The model reads nothing from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a tab bar item with a title, an image and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab bar item with a title, an image, and another image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates a tab bar item that the system defines. Its title is the name of the case, and it has
  /// no image.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: "\(systemItem)".capitalized, image: nil, tag: tag)
  }
}
