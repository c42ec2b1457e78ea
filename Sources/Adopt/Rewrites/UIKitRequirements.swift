/// A UIKit protocol whose requirements are optional on a device.
///
/// In the model each optional requirement has a default implementation. The class that declares the
/// conformance determines, for its subclasses too, if the default or the class's own method is
/// called.
struct UIKitRequirements: Sendable {
  var name: String
  /// The protocol's methods and properties that a class may leave out on a device, with argument
  /// labels.
  var optional: [String]
  /// The Swift code of the protocol's members that every conforming class must have.
  var required = ""

  var optionalNames: [String] { optional.map { String($0.prefix { $0 != "(" }) } }

  /// The names of optional methods in other protocols, as in `delegate?.tableView?(table,
  /// didSelectRowAt: row)`. Apps also have variables of these names. Most hold views and
  /// controllers, which cannot be called.
  static let sharedNames: Set<String> = [
    "tableView", "collectionView", "numberOfSections", "application", "scene", "pickerView",
    "searchBar", "textView", "tabBar", "navigationBar", "pageViewController",
    "splitViewController", "imagePickerController", "contextMenuInteraction",
    "popoverPresentationController", "presentationController", "indexTitles",
    "sectionIndexTitles", "layoutSublayers", "addAnimations", "addCompletion", "continueAnimation",
  ]

  static let all: [UIKitRequirements] = [
    UIKitRequirements(
      name: "UIViewControllerTransitioningDelegate",
      optional: [
        "animationController(forPresented:presenting:source:)",
        "animationController(forDismissed:)",
        "interactionControllerForPresentation(using:)",
        "interactionControllerForDismissal(using:)",
        "presentationController(forPresented:presenting:source:)",
      ]),
    UIKitRequirements(
      name: "UIViewControllerAnimatedTransitioning",
      optional: ["interruptibleAnimator(using:)", "animationEnded(_:)"],
      required: """
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0 }; \
        func animateTransition(using context: UIViewControllerContextTransitioning) {}
        """),
    UIKitRequirements(
      name: "UIViewControllerInteractiveTransitioning",
      optional: ["completionSpeed", "completionCurve", "wantsInteractiveStart"],
      required:
        "func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {}"),
    UIKitRequirements(
      name: "UINavigationControllerDelegate",
      optional: [
        "navigationController(_:willShow:animated:)", "navigationController(_:didShow:animated:)",
        "navigationController(_:animationControllerFor:from:to:)",
        "navigationController(_:interactionControllerFor:)",
      ]),
    UIKitRequirements(
      name: "UITabBarControllerDelegate",
      optional: [
        "tabBarController(_:shouldSelect:)", "tabBarController(_:didSelect:)",
        "tabBarController(_:animationControllerForTransitionFrom:to:)",
        "tabBarController(_:interactionControllerFor:)",
      ]),
    UIKitRequirements(
      name: "UIGestureRecognizerDelegate",
      optional: [
        "gestureRecognizerShouldBegin(_:)",
        "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
        "gestureRecognizer(_:shouldRequireFailureOf:)",
        "gestureRecognizer(_:shouldBeRequiredToFailBy:)", "gestureRecognizer(_:shouldReceive:)",
      ]),
    UIKitRequirements(
      name: "UIScrollViewDelegate",
      optional: [
        "scrollViewDidScroll(_:)", "scrollViewDidZoom(_:)", "scrollViewWillBeginDragging(_:)",
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
        "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewWillBeginDecelerating(_:)",
        "scrollViewDidEndDecelerating(_:)", "scrollViewDidEndScrollingAnimation(_:)",
        "viewForZooming(in:)", "scrollViewShouldScrollToTop(_:)", "scrollViewDidScrollToTop(_:)",
      ]),
    UIKitRequirements(
      name: "UIAdaptivePresentationControllerDelegate",
      optional: [
        "adaptivePresentationStyle(for:)", "adaptivePresentationStyle(for:traitCollection:)",
        "presentationControllerShouldDismiss(_:)", "presentationControllerWillDismiss(_:)",
        "presentationControllerDidDismiss(_:)", "presentationControllerDidAttemptToDismiss(_:)",
      ]),
    UIKitRequirements(
      name: "UITextFieldDelegate",
      optional: [
        "textFieldShouldBeginEditing(_:)", "textFieldDidBeginEditing(_:)",
        "textFieldShouldEndEditing(_:)", "textFieldDidEndEditing(_:)",
        "textField(_:shouldChangeCharactersIn:replacementString:)", "textFieldShouldReturn(_:)",
        "textFieldShouldClear(_:)",
      ]),
    UIKitRequirements(
      name: "CAAnimationDelegate",
      optional: ["animationDidStart(_:)", "animationDidStop(_:finished:)"]),
  ]
}
