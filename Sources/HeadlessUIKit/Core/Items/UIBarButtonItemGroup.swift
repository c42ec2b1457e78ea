/// A group of bar button items. The bar shows the items one beside the other, and never folds a
/// group into its representative.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The items of the group, in the order in which the bar shows them.
  open var barButtonItems: [UIBarButtonItem]
  /// The item that stands for the group where there is little room. The model never shows it.
  open var representativeItem: UIBarButtonItem?
  /// True if the bar hides the group.
  open var isHidden = false
  /// True if the bar always shows the group, which is so in the model whatever the value is.
  open var alwaysAvailable = false

  /// Creates a group of items, with an item that stands for them where there is little room.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }

  /// Returns a group whose items an app may not leave out, with an item that stands for them.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
  /// Returns a group whose items a user may leave out. The model has no such choice.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
}

extension UIBarButtonItem {
  /// Returns a group that has this item alone and may not be left out.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
}

extension UINavigationItem {
  /// The groups of items at the trailing end of the navigation bar, the outermost last.
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { (rightBarButtonItems ?? []).reversed().map { $0.creatingFixedGroup() } }
    set { rightBarButtonItems = newValue.shown.reversed() }
  }
  /// The groups of items at the leading end of the navigation bar, the outermost first.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { (leftBarButtonItems ?? []).map { $0.creatingFixedGroup() } }
    set { leftBarButtonItems = newValue.shown }
  }
  /// The innermost group of items at the trailing end of the navigation bar.
  public var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { trailingItemGroups.first }
    set { trailingItemGroups = (newValue.map { [$0] } ?? []) + trailingItemGroups.dropFirst() }
  }
}

extension [UIBarButtonItemGroup] {
  /// The items of those groups that are not hidden.
  @MainActor fileprivate var shown: [UIBarButtonItem] {
    filter { !$0.isHidden }.flatMap(\.barButtonItems)
  }
}
