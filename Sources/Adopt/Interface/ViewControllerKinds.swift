/// The kinds of view controllers that a storyboard can contain, with the class of each and the
/// rules that translate its attributes into Swift.
enum ViewControllerKinds {
  struct Kind: Sendable {
    var type: String
    var rules: [String: AttributeRule] = [:]
  }

  static let all: [String: Kind] = [
    "viewController": Kind(type: "UIViewController"),
    "tableViewController": Kind(
      type: "UITableViewController",
      rules: ["clearsSelectionOnViewWillAppear": .flag("clearsSelectionOnViewWillAppear")]),
    "collectionViewController": Kind(
      type: "UICollectionViewController",
      rules: ["clearsSelectionOnViewWillAppear": .flag("clearsSelectionOnViewWillAppear")]),
    "navigationController": Kind(
      type: "UINavigationController",
      rules: [
        "navigationBarHidden": .flag("isNavigationBarHidden"),
        "toolbarHidden": .flag("isToolbarHidden"),
        "hidesBarsOnSwipe": .flag("hidesBarsOnSwipe"), "hidesBarsOnTap": .flag("hidesBarsOnTap"),
        "hidesBarsWhenVerticallyCompact": .ignored, "hidesBarsWhenKeyboardAppears": .ignored,
      ]),
    "tabBarController": Kind(type: "UITabBarController"),
    "pageViewController": Kind(
      type: "UIPageViewController",
      rules: [
        "transitionStyle": .ignored, "navigationOrientation": .ignored, "pageSpacing": .ignored,
        "spineLocation": .ignored, "doubleSided": .ignored,
      ]),
    "splitViewController": Kind(
      type: "UISplitViewController", rules: ["style": .ignored, "behavior": .ignored]),
  ]

  /// The rules that translate attributes which view controllers of every kind may have in a
  /// storyboard.
  static let common: [String: AttributeRule] = [
    "id": .ignored, "customClass": .ignored, "customModule": .ignored,
    "customModuleProvider": .ignored, "sceneMemberID": .ignored, "userLabel": .ignored,
    "storyboardIdentifier": .ignored, "restorationIdentifier": .ignored,
    "useStoryboardIdentifierAsRestorationIdentifier": .ignored, "key": .ignored,
    "wantsFullScreenLayout": .ignored, "autoresizesArchivedViewToFullSize": .ignored,
    "modalPageSheetSizeCategory": .ignored, "focusGroupIdentifier": .ignored,
    "automaticallyAdjustsScrollViewInsets": .flag("automaticallyAdjustsScrollViewInsets"),
    "title": .text("title"),
    "hidesBottomBarWhenPushed": .flag("hidesBottomBarWhenPushed"),
    "definesPresentationContext": .flag("definesPresentationContext"),
    "providesPresentationContextTransitionStyle": .flag(
      "providesPresentationContextTransitionStyle"),
    "extendedLayoutIncludesOpaqueBars": .flag("extendedLayoutIncludesOpaqueBars"),
    "modalTransitionStyle": .choice("modalTransitionStyle", transitions),
    "modalPresentationStyle": .choice("modalPresentationStyle", presentations),
    "interfaceStyle": .choice(
      "overrideUserInterfaceStyle", ["light": "light", "dark": "dark"]),
  ]

  static let presentations = [
    "fullScreen": "fullScreen", "pageSheet": "pageSheet", "formSheet": "formSheet",
    "currentContext": "currentContext", "custom": "custom", "overFullScreen": "overFullScreen",
    "overCurrentContext": "overCurrentContext", "popover": "popover", "automatic": "automatic",
    "none": "none",
  ]
  static let transitions = [
    "coverVertical": "coverVertical", "flipHorizontal": "flipHorizontal",
    "crossDissolve": "crossDissolve", "partialCurl": "partialCurl",
  ]
}
