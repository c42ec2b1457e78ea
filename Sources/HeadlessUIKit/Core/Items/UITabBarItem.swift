/// The item of a tab bar for one controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The system's predefined items, which have an image and a title.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search,
      downloads, mostRecent, mostViewed
  }

  open var selectedImage: UIImage?
  open var badgeValue: String? { didSet { itemDidChange?() } }
  open var badgeColor: UIColor?
  open var titlePositionAdjustment = UIOffset.zero

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: "\(systemItem)".capitalized, image: nil, tag: tag)
  }
}
