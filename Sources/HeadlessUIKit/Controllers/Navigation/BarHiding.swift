/// The hiding and showing of a navigation controller's bar by a swipe, a tap, the keyboard or a
/// change to a compact height (rule R149 of UIKit's behaviour).
///
/// - Note: UIKit's minimum distance of such a swipe is not published. The model uses 30 points.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  private static let way: CGFloat = 30

  private unowned let navigation: UINavigationController
  let pan = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  private var keyboard: (any NSObjectProtocol)?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    pan.addTarget(self, action: Selector(BarHiding.swiped(_:), named: "swiped(_:)"))
    tap.addTarget(self, action: Selector(BarHiding.tapped))
    for recognizer in [pan, tap] {
      recognizer.delegate = self
      recognizer.cancelsTouchesInView = false
    }
  }

  /// Attaches or removes the recognisers that hide the navigation bar, and observes the keyboard,
  /// according to the navigation controller's `hidesBars…` properties.
  func update() {
    guard let view = navigation.viewIfLoaded else { return }
    watch(pan, navigation.hidesBarsOnSwipe, in: view)
    watch(tap, navigation.hidesBarsOnTap, in: view)
    if navigation.hidesBarsWhenKeyboardAppears, keyboard == nil {
      keyboard = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [weak navigation] _ in
        guard let navigation, navigation.hidesBarsWhenKeyboardAppears,
          navigation.viewIfLoaded?.window != nil
        else { return }
        navigation.setNavigationBarHidden(true, animated: true)
      }
    }
  }

  private func watch(_ recognizer: UIGestureRecognizer, _ isWanted: Bool, in view: UIView) {
    if isWanted, recognizer.view == nil { view.addGestureRecognizer(recognizer) }
    if !isWanted { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  /// Hides the navigation bar if the vertical size class is compact, as on a phone in landscape,
  /// and shows it otherwise.
  func heightMayHaveChanged() {
    guard navigation.hidesBarsWhenVerticallyCompact, let view = navigation.viewIfLoaded else {
      return
    }
    navigation.isNavigationBarHidden = view.traitCollection.verticalSizeClass == .compact
  }

  private func swiped(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .changed || pan.state == .ended else { return }
    let way = pan.translation(in: navigation.view).y
    guard abs(way) >= Self.way, navigation.isNavigationBarHidden != (way < 0) else { return }
    navigation.setNavigationBarHidden(way < 0, animated: true)
  }

  private func tapped() {
    navigation.setNavigationBarHidden(!navigation.isNavigationBarHidden, animated: true)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    var next = touch.view
    while let view = next, view !== navigation.view {
      if view is UINavigationBar || gestureRecognizer === tap && view is UIControl { return false }
      next = view.superview
    }
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}
