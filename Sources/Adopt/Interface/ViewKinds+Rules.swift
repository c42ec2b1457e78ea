/// The rules that translate those attributes of a storyboard that several kinds of views share,
/// such as text attributes.
extension ViewKind {
  /// The rules that translate attributes which views of every kind may have in a storyboard.
  static let common: [String: AttributeRule] = {
    var rules: [String: AttributeRule] = [
      "hidden": .flag("isHidden"), "alpha": .number("alpha"), "tag": .integer("tag"),
      "clipsSubviews": .flag("clipsToBounds"),
      "multipleTouchEnabled": .flag("isMultipleTouchEnabled"),
      "exclusiveTouch": .flag("isExclusiveTouch"),
      "userInteractionEnabled": .flag("isUserInteractionEnabled"),
      "autoresizesSubviews": .flag("autoresizesSubviews"),
      "translatesAutoresizingMaskIntoConstraints": .flag(
        "translatesAutoresizingMaskIntoConstraints"),
      "preservesSuperviewLayoutMargins": .flag("preservesSuperviewLayoutMargins"),
      "insetsLayoutMarginsFromSafeArea": .flag("insetsLayoutMarginsFromSafeArea"),
      "contentMode": .same(
        "contentMode", "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center",
        "top", "bottom", "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight"),
      "semanticContentAttribute": .same(
        "semanticContentAttribute", "unspecified", "playback", "spatial", "forceLeftToRight",
        "forceRightToLeft"),
      "horizontalHuggingPriority": .call(
        "setContentHuggingPriority(UILayoutPriority($), for: .horizontal)"),
      "verticalHuggingPriority": .call(
        "setContentHuggingPriority(UILayoutPriority($), for: .vertical)"),
      "horizontalCompressionResistancePriority": .call(
        "setContentCompressionResistancePriority(UILayoutPriority($), for: .horizontal)"),
      "verticalCompressionResistancePriority": .call(
        "setContentCompressionResistancePriority(UILayoutPriority($), for: .vertical)"),
    ]
    for name in [
      "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "opaque",
      "clearsContextBeforeDrawing", "fixedFrame", "misplaced", "ambiguous", "verifyAmbiguity",
      "sceneMemberID", "restorationIdentifier", "placeholderIntrinsicWidth",
      "placeholderIntrinsicHeight", "layoutMarginsFollowReadableWidth",
      "viewLayoutMarginsFollowReadableWidth", "simulatedTapEvent", "focusGroupIdentifier",
      "appearanceType", "verticalCompressionResistancePriorityIsPlaceholder",
      "largeContentTitle", "showsLargeContentViewer", "contentStretch",
      "horizontalHuggingPriorityIsPlaceholder",
      "colorLabel", "canvasLocation", "tableViewCell",
      "insetsLayoutMarginsFromSafeAreaIsPlaceholder",
    ] { rules[name] = .ignored }
    return rules
  }()

  static let controlRules: [String: AttributeRule] = [
    "enabled": .flag("isEnabled"), "selected": .flag("isSelected"),
    "highlighted": .flag("isHighlighted"),
    "contentHorizontalAlignment": .same(
      "contentHorizontalAlignment", "center", "left", "right", "fill", "leading", "trailing"),
    "contentVerticalAlignment": .same(
      "contentVerticalAlignment", "center", "top", "bottom", "fill"),
    "showsMenuAsPrimaryAction": .ignored, "toolTip": .ignored,
  ]

  static let alignments: AttributeRule = .same(
    "textAlignment", "left", "center", "right", "justified", "natural")

  static let breaks = [
    "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
    "headTruncation": "byTruncatingHead", "tailTruncation": "byTruncatingTail",
    "middleTruncation": "byTruncatingMiddle",
  ]

  static let labelRules: [String: AttributeRule] = [
    "text": .text("text"), "textAlignment": alignments,
    "lineBreakMode": .choice("lineBreakMode", breaks),
    "baselineAdjustment": .same("baselineAdjustment", "alignBaselines", "alignCenters", "none"),
    "adjustsFontSizeToFit": .flag("adjustsFontSizeToFitWidth"),
    "numberOfLines": .integer("numberOfLines"), "enabled": .flag("isEnabled"),
    "highlighted": .flag("isHighlighted"), "usesAttributedText": .ignored,
    "minimumFontSize": .ignored, "minimumScaleFactor": .number("minimumScaleFactor"),
    "preferredMaxLayoutWidth": .number("preferredMaxLayoutWidth"),
    "adjustsFontForContentSizeCategory": .flag("adjustsFontForContentSizeCategory"),
    "adjustsLetterSpacingToFit": .ignored, "adjustsLetterSpacingToFitWidth": .ignored,
    "allowsDefaultTighteningForTruncation": .ignored, "lineBreakStrategy": .ignored,
  ]

  static let buttonRules: [String: AttributeRule] = [
    "buttonType": .ignored, "lineBreakMode": .ignored,
    "reversesTitleShadowWhenHighlighted": .ignored,
    "showsTouchWhenHighlighted": .flag("showsTouchWhenHighlighted"),
    "adjustsImageWhenHighlighted": .flag("adjustsImageWhenHighlighted"),
    "adjustsImageWhenDisabled": .flag("adjustsImageWhenDisabled"),
    "springLoaded": .ignored, "role": .ignored, "pointerInteraction": .ignored,
    "changesSelectionAsPrimaryAction": .flag("changesSelectionAsPrimaryAction"),
    "hasAttributedTitle": .ignored,
  ]

  static let textFieldRules: [String: AttributeRule] = [
    "text": .text("text"), "placeholder": .text("placeholder"), "textAlignment": alignments,
    "borderStyle": .choice(
      "borderStyle",
      ["none": "none", "line": "line", "bezel": "bezel", "roundedRect": "roundedRect"]),
    "minimumFontSize": .ignored, "adjustsFontSizeToFit": .flag("adjustsFontSizeToFitWidth"),
    "clearButtonMode": .same(
      "clearButtonMode", "never", "whileEditing", "unlessEditing", "always"),
    "clearsOnBeginEditing": .flag("clearsOnBeginEditing"), "usesAttributedText": .ignored,
    "background": .image("background"), "disabledBackground": .ignored,
    "adjustsFontForContentSizeCategory": .ignored, "allowsEditingTextAttributes": .ignored,
  ]

  static let textViewRules: [String: AttributeRule] = [
    "text": .text("text"), "textAlignment": alignments, "editable": .flag("isEditable"),
    "selectable": .flag("isSelectable"), "usesAttributedText": .ignored,
    "adjustsFontForContentSizeCategory": .flag("adjustsFontForContentSizeCategory"),
    "allowsEditingTextAttributes": .ignored, "findInteractionEnabled": .ignored,
  ]

  static let scrollRules: [String: AttributeRule] = [
    "scrollEnabled": .flag("isScrollEnabled"), "bounces": .flag("bounces"),
    "alwaysBounceVertical": .flag("alwaysBounceVertical"),
    "alwaysBounceHorizontal": .flag("alwaysBounceHorizontal"),
    "pagingEnabled": .flag("isPagingEnabled"),
    "directionalLockEnabled": .flag("isDirectionalLockEnabled"),
    "showsHorizontalScrollIndicator": .flag("showsHorizontalScrollIndicator"),
    "showsVerticalScrollIndicator": .flag("showsVerticalScrollIndicator"),
    "delaysContentTouches": .flag("delaysContentTouches"),
    "canCancelContentTouches": .flag("canCancelContentTouches"),
    "minimumZoomScale": .number("minimumZoomScale"),
    "maximumZoomScale": .number("maximumZoomScale"), "bouncesZoom": .flag("bouncesZoom"),
    "indicatorStyle": .same("indicatorStyle", "default", "black", "white"),
    "keyboardDismissMode": .same(
      "keyboardDismissMode", "none", "onDrag", "interactive", "onDragWithAccessory",
      "interactiveWithAccessory"),
    "contentInsetAdjustmentBehavior": .same(
      "contentInsetAdjustmentBehavior", "automatic", "scrollableAxes", "never", "always"),
    "dataMode": .ignored, "springLoaded": .ignored, "scrollsToTop": .flag("scrollsToTop"),
    "automaticallyAdjustsScrollIndicatorInsets": .ignored,
  ]

  static let scrollInsets = [
    "contentInset": "contentInset", "scrollIndicatorInsets": "scrollIndicatorInsets",
    "verticalScrollIndicatorInsets": "verticalScrollIndicatorInsets",
    "horizontalScrollIndicatorInsets": "horizontalScrollIndicatorInsets",
  ]

  static let tableRules: [String: AttributeRule] = [
    "style": .ignored, "rowHeight": .number("rowHeight"),
    "estimatedRowHeight": .number("estimatedRowHeight"),
    "sectionHeaderHeight": .number("sectionHeaderHeight"),
    "sectionFooterHeight": .number("sectionFooterHeight"),
    "estimatedSectionHeaderHeight": .ignored, "estimatedSectionFooterHeight": .ignored,
    "separatorStyle": .choice(
      "separatorStyle", ["none": "none", "default": "singleLine", "singleLine": "singleLine"]),
    "allowsSelection": .flag("allowsSelection"),
    "allowsMultipleSelection": .flag("allowsMultipleSelection"),
    "allowsSelectionDuringEditing": .flag("allowsSelectionDuringEditing"),
    "allowsMultipleSelectionDuringEditing": .flag("allowsMultipleSelectionDuringEditing"),
    "separatorInsetReference": .ignored, "sectionIndexMinimumDisplayRowCount": .ignored,
    "sectionHeaderTopPadding": .ignored, "fillerRowHeight": .ignored,
    "contentViewInsetsToSafeArea": .ignored,
    "prefetchingEnabled": .ignored, "selfSizingInvalidation": .ignored,
  ]

  static let cellRules: [String: AttributeRule] = [
    "style": .ignored, "reuseIdentifier": .ignored, "rowHeight": .ignored, "textLabel": .ignored,
    "detailTextLabel": .ignored, "imageView": .ignored, "tableViewCell": .ignored,
    "selectionStyle": .same("selectionStyle", "none", "blue", "gray", "default"),
    "accessoryType": .choice(
      "accessoryType",
      [
        "none": "none", "disclosureIndicator": "disclosureIndicator",
        "detailDisclosureButton": "detailDisclosureButton", "checkmark": "checkmark",
        "detailButton": "detailButton",
      ]),
    "editingAccessoryType": .ignored, "hidesAccessoryWhenEditing": .ignored,
    "indentationLevel": .integer("indentationLevel"),
    "indentationWidth": .number("indentationWidth"),
    "shouldIndentWhileEditing": .flag("shouldIndentWhileEditing"),
    "showsReorderControl": .flag("showsReorderControl"), "focusStyle": .ignored,
  ]

  static let collectionRules: [String: AttributeRule] = [
    "allowsSelection": .flag("allowsSelection"),
    "allowsMultipleSelection": .flag("allowsMultipleSelection"), "prefetchingEnabled": .ignored,
    "selfSizingInvalidation": .ignored,
  ]

  static let barRules: [String: AttributeRule] = [
    "barStyle": .choice(
      "barStyle",
      ["default": "default", "black": "black", "blackOpaque": "black", "blackTranslucent": "black"]
    ),
    "translucent": .flag("isTranslucent"), "largeTitles": .ignored, "backIndicatorImage": .ignored,
    "backIndicatorTransitionMask": .ignored, "selectionIndicatorImage": .ignored,
    "shadowImage": .ignored, "backgroundImage": .ignored,
  ]

  static let mapRules: [String: AttributeRule] = [
    "mapType": .same(
      "mapType", "standard", "satellite", "hybrid", "satelliteFlyover", "hybridFlyover",
      "mutedStandard"),
    "zoomEnabled": .flag("isZoomEnabled"), "scrollEnabled": .flag("isScrollEnabled"),
    "pitchEnabled": .flag("isPitchEnabled"), "rotateEnabled": .flag("isRotateEnabled"),
    "showsUserLocation": .flag("showsUserLocation"), "showsCompass": .flag("showsCompass"),
    "showsScale": .flag("showsScale"), "showsTraffic": .flag("showsTraffic"),
    "showsBuildings": .flag("showsBuildings"),
    "showsPointsOfInterest": .flag("showsPointsOfInterest"),
  ]
}
