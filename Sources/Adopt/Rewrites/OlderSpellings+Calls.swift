extension OlderSpellings {
  /// The new name or the new argument labels of a method. A call may have further arguments behind
  /// those of the old labels.
  struct Renaming: Sendable {
    var labels: [String]
    var name: String
    var newLabels: [String]
    /// True if the new name is one that the model alone has, for a method that works otherwise on
    /// Linux. Then the app's own methods of the old name are renamed, too.
    var goesToModel: Bool { name.hasPrefix("app") }
  }

  /// The old names of methods that UIKit's protocols require of an app's class.
  static let ofProtocols: Set<String> = ["animationController", "animateTransition"]

  /// The replacement of a C function: an initialiser, or a method or property of the function's
  /// first argument.
  struct Function: Sendable {
    var name: String
    var labels: [String] = []
    var isInitializer = false
    var isProperty = false
  }

  /// The old and new names of renamed methods, with argument labels as in documentation.
  private static let renamings: [(String, String)] = [
    // Foundation's `Bundle` does not know the files of the app, so calls of these methods go to
    // methods of the model.
    ("path(forResource:ofType:)", "appPath(forResource:ofType:)"),
    ("url(forResource:withExtension:)", "appURL(forResource:withExtension:)"),
    ("object(forInfoDictionaryKey:)", "appObject(forInfoDictionaryKey:)"),
    ("path(forResource:ofType:inDirectory:)", "appPath(forResource:ofType:inDirectory:)"),
    (
      "url(forResource:withExtension:subdirectory:)",
      "appURL(forResource:withExtension:subdirectory:)"
    ),
    // `CGRect.intersects` of Foundation on Linux is true also for rectangles that only touch, so
    // the model's method replaces it.
    ("intersects(_:)", "appIntersects(_:)"),
    ("UIActivityIndicatorView(activityIndicatorStyle:)", "UIActivityIndicatorView(style:)"),
    ("UIColor(colorLiteralRed:green:blue:alpha:)", "UIColor(red:green:blue:alpha:)"),
    ("bringSubview(toFront:)", "bringSubviewToFront(_:)"),
    ("sendSubview(toBack:)", "sendSubviewToBack(_:)"),
    ("addChildViewController(_:)", "addChild(_:)"),
    ("removeFromParentViewController()", "removeFromParent()"),
    ("didMove(toParentViewController:)", "didMove(toParent:)"),
    ("willMove(toParentViewController:)", "willMove(toParent:)"),
    ("overrideTraitCollection(forChildViewController:)", "overrideTraitCollection(forChild:)"),
    (
      "setOverrideTraitCollection(_:forChildViewController:)",
      "setOverrideTraitCollection(_:forChild:)"
    ),
    ("allowedChildViewControllersForUnwinding(from:)", "allowedChildrenForUnwinding(from:)"),
    ("childViewControllerContaining(_:)", "childContaining(_:)"),
    ("unwind(for:towardsViewController:)", "unwind(for:towards:)"),
    (
      "animationController(forPresentedController:presentingController:sourceController:)",
      "animationController(forPresented:presenting:source:)"
    ),
    ("animationController(forDismissedController:)", "animationController(forDismissed:)"),
    ("instantiateViewControllerWithIdentifier(_:)", "instantiateViewController(withIdentifier:)"),
    ("presentViewController(_:animated:completion:)", "present(_:animated:completion:)"),
    ("dismissViewControllerAnimated(_:completion:)", "dismiss(animated:completion:)"),
    ("popViewControllerAnimated(_:)", "popViewController(animated:)"),
    ("popToRootViewControllerAnimated(_:)", "popToRootViewController(animated:)"),
    ("locationInView(_:)", "location(in:)"),
    ("translationInView(_:)", "translation(in:)"),
    ("velocityInView(_:)", "velocity(in:)"),
    ("setTranslation(_:inView:)", "setTranslation(_:in:)"),
    ("convertRect(_:fromView:)", "convert(_:from:)"),
    ("convertRect(_:toView:)", "convert(_:to:)"),
    ("convertPoint(_:fromView:)", "convert(_:from:)"),
    ("convertPoint(_:toView:)", "convert(_:to:)"),
    ("viewControllerForKey(_:)", "viewController(forKey:)"),
    ("viewForKey(_:)", "view(forKey:)"),
    ("finalFrameForViewController(_:)", "finalFrame(for:)"),
    ("initialFrameForViewController(_:)", "initialFrame(for:)"),
    ("animateWithDuration(_:animations:)", "animate(withDuration:animations:)"),
    (
      "animateWithDuration(_:animations:completion:)",
      "animate(withDuration:animations:completion:)"
    ),
    (
      "animateWithDuration(_:delay:options:animations:completion:)",
      "animate(withDuration:delay:options:animations:completion:)"
    ),
    (
      "animateWithDuration(_:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)",
      "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)"
    ),
    (
      "animateKeyframesWithDuration(_:delay:options:animations:completion:)",
      "animateKeyframes(withDuration:delay:options:animations:completion:)"
    ),
    (
      "addKeyframeWithRelativeStartTime(_:relativeDuration:animations:)",
      "addKeyframe(withRelativeStartTime:relativeDuration:animations:)"
    ),
    ("snapshotViewAfterScreenUpdates(_:)", "snapshotView(afterScreenUpdates:)"),
    (
      "resizableSnapshotViewFromRect(_:afterScreenUpdates:withCapInsets:)",
      "resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)"
    ),
    ("colorWithAlphaComponent(_:)", "withAlphaComponent(_:)"),
    ("requireGestureRecognizerToFail(_:)", "require(toFail:)"),
    ("addTarget(_:action:forControlEvents:)", "addTarget(_:action:for:)"),
    ("setTitle(_:forState:)", "setTitle(_:for:)"),
    ("setTitleColor(_:forState:)", "setTitleColor(_:for:)"),
    ("setImage(_:forState:)", "setImage(_:for:)"),
    ("addAnimation(_:forKey:)", "add(_:forKey:)"),
    ("removeAnimationForKey(_:)", "removeAnimation(forKey:)"),
    ("animateTransition(transitionContext:)", "animateTransition(using:)"),
    ("drawViewHierarchyInRect(_:afterScreenUpdates:)", "drawHierarchy(in:afterScreenUpdates:)"),
  ]

  static let calls: [String: [Renaming]] = {
    var calls: [String: [Renaming]] = [:]
    for (old, new) in renamings {
      let (name, labels) = split(old)
      let (newName, newLabels) = split(new)
      calls[name, default: []].append(
        Renaming(labels: labels, name: newName, newLabels: newLabels))
    }
    // By a method's old name, the renamings with the most labels come first, so that the one which
    // fits a call best is found first.
    return calls.mapValues { $0.sorted { $0.labels.count > $1.labels.count } }
  }()

  private static func split(_ spelling: String) -> (name: String, labels: [String]) {
    let parts = spelling.dropLast().split(separator: "(", maxSplits: 1)
    let labels = parts.count > 1 ? parts[1].split(separator: ":").map(String.init) : []
    return (String(parts[0]), labels)
  }

  static let functions: [String: Function] = [
    "CGRectMake": Function(
      name: "CGRect", labels: ["x", "y", "width", "height"], isInitializer: true),
    "CGPointMake": Function(name: "CGPoint", labels: ["x", "y"], isInitializer: true),
    "CGSizeMake": Function(name: "CGSize", labels: ["width", "height"], isInitializer: true),
    "CGVectorMake": Function(name: "CGVector", labels: ["dx", "dy"], isInitializer: true),
    "UIEdgeInsetsMake": Function(
      name: "UIEdgeInsets", labels: ["top", "left", "bottom", "right"], isInitializer: true),
    "UIOffsetMake": Function(
      name: "UIOffset", labels: ["horizontal", "vertical"], isInitializer: true),
    "CGAffineTransformMake": Function(
      name: "CGAffineTransform", labels: ["a", "b", "c", "d", "tx", "ty"], isInitializer: true),
    "CGAffineTransformMakeTranslation": Function(
      name: "CGAffineTransform", labels: ["translationX", "y"], isInitializer: true),
    "CGAffineTransformMakeScale": Function(
      name: "CGAffineTransform", labels: ["scaleX", "y"], isInitializer: true),
    "CGAffineTransformMakeRotation": Function(
      name: "CGAffineTransform", labels: ["rotationAngle"], isInitializer: true),
    "CGAffineTransformTranslate": Function(name: "translatedBy", labels: ["x", "y"]),
    "CGAffineTransformScale": Function(name: "scaledBy", labels: ["x", "y"]),
    "CGAffineTransformRotate": Function(name: "rotated", labels: ["by"]),
    "CGAffineTransformConcat": Function(name: "concatenating", labels: ["_"]),
    "CGAffineTransformInvert": Function(name: "inverted"),
    "CGAffineTransformIsIdentity": Function(name: "isIdentity", isProperty: true),
    "CGRectGetWidth": Function(name: "width", isProperty: true),
    "CGRectGetHeight": Function(name: "height", isProperty: true),
    "CGRectGetMinX": Function(name: "minX", isProperty: true),
    "CGRectGetMidX": Function(name: "midX", isProperty: true),
    "CGRectGetMaxX": Function(name: "maxX", isProperty: true),
    "CGRectGetMinY": Function(name: "minY", isProperty: true),
    "CGRectGetMidY": Function(name: "midY", isProperty: true),
    "CGRectGetMaxY": Function(name: "maxY", isProperty: true),
    "CGRectIsEmpty": Function(name: "isEmpty", isProperty: true),
    "CGRectIsNull": Function(name: "isNull", isProperty: true),
    "CGRectIsInfinite": Function(name: "isInfinite", isProperty: true),
    "CGRectIntegral": Function(name: "integral", isProperty: true),
    "CGRectStandardize": Function(name: "standardized", isProperty: true),
    "CGPointApplyAffineTransform": Function(name: "applying", labels: ["_"]),
    "CGSizeApplyAffineTransform": Function(name: "applying", labels: ["_"]),
    "CGRectApplyAffineTransform": Function(name: "applying", labels: ["_"]),
    // A function that stayed one, so it is renamed like an initialiser.
    "UIAccessibilityPostNotification": Function(
      name: "UIAccessibility.post", labels: ["notification", "argument"], isInitializer: true),
    "CGRectInset": Function(name: "insetBy", labels: ["dx", "dy"]),
    "CGRectOffset": Function(name: "offsetBy", labels: ["dx", "dy"]),
    "CGRectUnion": Function(name: "union", labels: ["_"]),
    "CGRectIntersection": Function(name: "intersection", labels: ["_"]),
    "CGRectIntersectsRect": Function(name: "appIntersects", labels: ["_"]),
    "CGRectContainsPoint": Function(name: "contains", labels: ["_"]),
    "CGRectContainsRect": Function(name: "contains", labels: ["_"]),
    "UIDeviceOrientationIsLandscape": Function(name: "isLandscape", isProperty: true),
    "UIDeviceOrientationIsPortrait": Function(name: "isPortrait", isProperty: true),
    "UIDeviceOrientationIsValidInterfaceOrientation": Function(
      name: "isValidInterfaceOrientation", isProperty: true),
    "UIInterfaceOrientationIsLandscape": Function(name: "isLandscape", isProperty: true),
    "UIInterfaceOrientationIsPortrait": Function(name: "isPortrait", isProperty: true),
    "UIImagePNGRepresentation": Function(name: "pngData"),
    "UIImageJPEGRepresentation": Function(name: "jpegData", labels: ["compressionQuality"]),
  ]
}
