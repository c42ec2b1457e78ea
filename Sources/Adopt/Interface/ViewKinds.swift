/// A kind of view that a storyboard or nib can contain, with its class and the rules that translate
/// its attributes into Swift.
struct ViewKind: Sendable {
  /// The name of the UIKit class of views of this kind.
  var type: String
  var rules: [String: AttributeRule] = [:]
  /// The view's colour properties, by the names that storyboards give them.
  var colors: [String: String] = [:]
  /// The view's properties of type `UIEdgeInsets`, by the names that storyboards give them.
  var insets: [String: String] = [:]
  /// The name of the view's property for a font; `nil` for a kind of view without such a property.
  var font: String?
  /// True if a view of this kind accepts touches when a storyboard makes it, but not when Swift
  /// code makes it, as for a label or an image view.
  var isDeafInCode = false
  /// The control event that triggers an action or a segue whose connection in the storyboard names
  /// no event.
  var event: String?
  /// The names of outlets that the UIKit class of such a view declares itself, such as `delegate`.
  var outlets: Set<String> = []
  /// True if the class of such a view is one of Turnstile's module `Outside`.
  var isOutside = false

  static let all: [String: ViewKind] = [
    "view": ViewKind(type: "UIView"), "containerView": ViewKind(type: "UIView"),
    "control": ViewKind(type: "UIControl", rules: controlRules, event: "valueChanged"),
    "label": ViewKind(
      type: "UILabel", rules: labelRules,
      colors: [
        "textColor": "textColor", "highlightedColor": "highlightedTextColor",
        "shadowColor": "shadowColor",
      ], font: "font", isDeafInCode: true),
    "button": ViewKind(
      type: "UIButton",
      rules: controlRules.merging(buttonRules) { $1 },
      insets: [
        "contentEdgeInsets": "contentEdgeInsets", "titleEdgeInsets": "titleEdgeInsets",
        "imageEdgeInsets": "imageEdgeInsets",
        "inset:contentEdgeInsets": "contentEdgeInsets",
      ], font: "titleLabel?.font", event: "touchUpInside"),
    "imageView": ViewKind(
      type: "UIImageView",
      rules: [
        "image": .image("image"), "highlightedImage": .image("highlightedImage"),
        "highlighted": .flag("isHighlighted"), "catalog": .ignored,
        "adjustsImageWhenAncestorFocused": .ignored,
        "adjustsImageSizeForAccessibilityContentSizeCategory": .ignored,
      ], isDeafInCode: true),
    "textField": ViewKind(
      type: "UITextField", rules: controlRules.merging(textFieldRules) { $1 },
      colors: ["textColor": "textColor"], font: "font", event: "editingDidEnd",
      outlets: ["delegate"]),
    "textView": ViewKind(
      type: "UITextView", rules: scrollRules.merging(textViewRules) { $1 },
      colors: ["textColor": "textColor"], insets: scrollInsets, font: "font",
      outlets: ["delegate"]),
    "switch": ViewKind(
      type: "UISwitch",
      rules: controlRules.merging([
        "on": .flag("isOn"), "title": .ignored, "preferredStyle": .ignored,
      ]) { $1 },
      colors: ["onTintColor": "onTintColor", "thumbTintColor": "thumbTintColor"],
      event: "valueChanged"),
    "slider": ViewKind(
      type: "UISlider",
      rules: controlRules.merging([
        "minValue": .number("minimumValue"), "maxValue": .number("maximumValue"),
        "value": .number("value"), "continuous": .flag("isContinuous"),
        "minimumValueImage": .ignored, "maximumValueImage": .ignored,
      ]) { $1 },
      colors: [
        "minimumTrackTintColor": "minimumTrackTintColor",
        "maximumTrackTintColor": "maximumTrackTintColor", "thumbTintColor": "thumbTintColor",
      ], event: "valueChanged"),
    "stepper": ViewKind(
      type: "UIStepper",
      rules: controlRules.merging([
        "minimumValue": .number("minimumValue"), "maximumValue": .number("maximumValue"),
        "value": .number("value"), "stepValue": .number("stepValue"), "wraps": .flag("wraps"),
        "continuous": .flag("isContinuous"), "autorepeat": .flag("autorepeat"),
      ]) { $1 }, event: "valueChanged"),
    "segmentedControl": ViewKind(
      type: "UISegmentedControl",
      rules: controlRules.merging([
        "segmentControlStyle": .ignored, "momentary": .flag("isMomentary"),
        "apportionsSegmentWidthsByContent": .flag("apportionsSegmentWidthsByContent"),
        // The attribute for the selected segment is skipped here, and the index is written after
        // the segments, because it must be less than their number.
        "selectedSegmentIndex": .ignored,
      ]) { $1 },
      colors: ["selectedSegmentTintColor": "selectedSegmentTintColor"], event: "valueChanged"),
    "pageControl": ViewKind(
      type: "UIPageControl",
      rules: controlRules.merging([
        "numberOfPages": .integer("numberOfPages"), "currentPage": .integer("currentPage"),
        "hidesForSinglePage": .flag("hidesForSinglePage"), "defersCurrentPageDisplay": .ignored,
      ]) { $1 },
      colors: [
        "pageIndicatorTintColor": "pageIndicatorTintColor",
        "currentPageIndicatorTintColor": "currentPageIndicatorTintColor",
      ], event: "valueChanged"),
    "pickerView": ViewKind(type: "UIPickerView", outlets: ["delegate", "dataSource"]),
    "datePicker": ViewKind(
      type: "UIDatePicker",
      rules: controlRules.merging([
        "datePickerMode": .same("datePickerMode", "time", "date", "dateAndTime", "countDownTimer"),
        "minuteInterval": .integer("minuteInterval"), "useCurrentDate": .ignored,
        "style": .ignored, "countDownDuration": .ignored, "ambiguous": .ignored,
      ]) { $1 }, event: "valueChanged"),
    "progressView": ViewKind(
      type: "UIProgressView",
      rules: [
        "progress": .number("progress"),
        "progressViewStyle": .choice("progressViewStyle", ["bar": "bar", "default": "default"]),
      ],
      colors: ["progressTintColor": "progressTintColor", "trackTintColor": "trackTintColor"]),
    "activityIndicatorView": ViewKind(
      type: "UIActivityIndicatorView",
      rules: [
        "style": .same("style", "medium", "large", "whiteLarge", "white", "gray"),
        "hidesWhenStopped": .flag("hidesWhenStopped"), "animating": .ignored,
      ], colors: ["color": "color"]),
    "stackView": ViewKind(
      type: "UIStackView",
      rules: [
        "axis": .same("axis", "horizontal", "vertical"),
        "distribution": .same(
          "distribution", "fill", "fillEqually", "fillProportionally", "equalSpacing",
          "equalCentering"),
        "alignment": .same(
          "alignment", "fill", "leading", "firstBaseline", "center", "trailing", "lastBaseline",
          "top", "bottom"),
        "spacing": .number("spacing"), "spacingType": .ignored,
        "baselineRelativeArrangement": .ignored,
        "layoutMarginsRelativeArrangement": .flag("isLayoutMarginsRelativeArrangement"),
      ]),
    "scrollView": ViewKind(
      type: "UIScrollView", rules: scrollRules, insets: scrollInsets, outlets: ["delegate"]),
    "tableView": ViewKind(
      type: "UITableView", rules: scrollRules.merging(tableRules) { $1 },
      colors: [
        "separatorColor": "separatorColor", "sectionIndexColor": "",
        "sectionIndexBackgroundColor": "", "sectionIndexTrackingBackgroundColor": "",
      ],
      insets: scrollInsets.merging(["separatorInset": "separatorInset"]) { $1 },
      outlets: ["delegate", "dataSource"]),
    "tableViewCell": ViewKind(
      type: "UITableViewCell", rules: cellRules,
      insets: ["separatorInset": "separatorInset"],
      outlets: ["backgroundView", "selectedBackgroundView", "accessoryView"]),
    "collectionView": ViewKind(
      type: "UICollectionView", rules: scrollRules.merging(collectionRules) { $1 },
      insets: scrollInsets, outlets: ["delegate", "dataSource", "prefetchDataSource"]),
    "collectionViewCell": ViewKind(
      type: "UICollectionViewCell", rules: ["reuseIdentifier": .ignored],
      outlets: ["backgroundView", "selectedBackgroundView"]),
    "collectionReusableView": ViewKind(
      type: "UICollectionReusableView", rules: ["reuseIdentifier": .ignored]),
    "searchBar": ViewKind(
      type: "UISearchBar",
      rules: barRules.merging([
        "text": .text("text"), "placeholder": .text("placeholder"), "prompt": .text("prompt"),
        "searchBarStyle": .same("searchBarStyle", "default", "prominent", "minimal"),
        "showsCancelButton": .flag("showsCancelButton"),
        "showsBookmarkButton": .flag("showsBookmarkButton"),
        "showsSearchResultsButton": .ignored, "showsScopeBar": .flag("showsScopeBar"),
      ]) { $1 }, colors: ["barTintColor": "barTintColor"], outlets: ["delegate"]),
    "navigationBar": ViewKind(
      type: "UINavigationBar",
      rules: barRules.merging(["largeTitles": .flag("prefersLargeTitles")]) { $1 },
      colors: ["barTintColor": "barTintColor"], outlets: ["delegate"]),
    "toolbar": ViewKind(
      type: "UIToolbar", rules: barRules, colors: ["barTintColor": "barTintColor"]),
    "tabBar": ViewKind(
      type: "UITabBar", rules: barRules.merging(["itemPositioning": .ignored]) { $1 },
      colors: [
        "barTintColor": "barTintColor", "unselectedItemTintColor": "unselectedItemTintColor",
        "selectedImageTintColor": "tintColor",
      ], outlets: ["delegate"]),
    "mapView": ViewKind(
      type: "MKMapView", rules: mapRules, outlets: ["delegate"], isOutside: true),
    "wkWebView": ViewKind(
      type: "WKWebView",
      rules: [
        "allowsBackForwardNavigationGestures": .flag("allowsBackForwardNavigationGestures"),
        "allowsLinkPreview": .flag("allowsLinkPreview"),
      ], outlets: ["navigationDelegate", "uiDelegate"], isOutside: true),
    "visualEffectView": ViewKind(type: "UIVisualEffectView"),
    "window": ViewKind(
      type: "UIWindow", rules: ["visibleAtLaunch": .ignored, "resizesToFullScreen": .ignored]),
  ]

  /// By class, the kinds of views that a storyboard can contain. If two kinds have the same class,
  /// the one whose name comes first in the alphabet is used.
  static let byType = Dictionary(
    all.keys.sorted().compactMap { all[$0] }.map { ($0.type, $0) }
  ) { first, _ in first }

  /// The names in storyboards for views whose classes the model of UIKit does not have. A `UIView`
  /// replaces each of these views.
  static let standIns: Set<String> = [
    "webView", "sceneKitView", "glkView", "mtkView", "sceneView", "skView",
    "arskView", "arscnView", "pdfView", "adBannerView", "playerView",
    "colorWell", "calendarView", "livePhotoView", "view3D",
  ]
}
