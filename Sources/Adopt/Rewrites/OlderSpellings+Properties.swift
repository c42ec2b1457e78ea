extension OlderSpellings {
  /// The names of UIKit's methods and functions without arguments that are properties today.
  /// ``members`` and ``types`` have the new names of those that were renamed, too.
  static let properties: Set<String> = [
    "preferredScreenEdgesDeferringSystemGestures",
    "prefersHomeIndicatorAutoHidden",
    "childViewControllerForHomeIndicatorAutoHidden",
    "childViewControllerForScreenEdgesDeferringSystemGestures",
    "childViewControllerForStatusBarStyle",
    "childViewControllerForStatusBarHidden",
    "preferredStatusBarStyle",
    "preferredStatusBarUpdateAnimation",
    "prefersStatusBarHidden",
    "shouldAutorotate",
    "supportedInterfaceOrientations",
    "preferredInterfaceOrientationForPresentation",
    "canBecomeFirstResponder",
    "shouldPresentInFullscreen",
    "shouldRemovePresentersView",
    "frameOfPresentedViewInContainerView",
    "transitionWasCancelled",
    "UIAccessibilityIsReduceMotionEnabled",
    "UIAccessibilityIsVoiceOverRunning",
    "UIAccessibilityIsBoldTextEnabled",
    "UIAccessibilityIsReduceTransparencyEnabled",
    "UIAccessibilityIsSwitchControlRunning",
    "UIAccessibilityIsInvertColorsEnabled",
    "UIAccessibilityDarkerSystemColorsEnabled",
  ]

  /// Rewrites a method of UIKit without arguments that is a property today, where the app overrides
  /// it, as in `override func prefersStatusBarHidden() -> Bool {`, and where the app calls it.
  ///
  /// - Returns: False if the word names no such method, or one of the app's own.
  func rewriteProperty(_ index: Int, _ revision: inout Revision) -> Bool {
    let word = listing.words[index]
    guard Self.properties.contains(word), listing.says(")", at: index + 2),
      !declared.contains(word)
    else { return false }
    let name = Self.members[word] ?? Self.types[word] ?? word
    let change = "\(word)() spelled \(name), a property"
    if listing.says("func", at: index - 1) {
      guard listing.says("->", at: index + 3) else { return false }
      revision.replace(file, index - 1..<index, with: "var", change)
      revision.replaceSilently(file, index..<index + 4, with: "\(name):")
      return true
    }
    revision.replace(file, index..<index + 3, with: name, change)
    return true
  }
}
