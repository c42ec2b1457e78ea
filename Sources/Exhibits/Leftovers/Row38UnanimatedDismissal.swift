import UIKit

/// A card that dims the screen behind it.
class DimmingCardScreen: CardScreen {
  private weak var home: UIView?

  init() { super.init(style: .overFullScreen) }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if home == nil { home = presentingViewController?.viewIfLoaded }
    fade(to: 0.6)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    home?.alpha = 0.6
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    fade(to: 1)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    lighten(animated)
  }

  /// Removes the dimming after the card's dismissal, animated or not.
  func lighten(_ animated: Bool) { home?.alpha = 1 }

  private func fade(to alpha: CGFloat) {
    transitionCoordinator?.animate(alongsideTransition: { [home] _ in home?.alpha = alpha })
  }
}

/// A home screen that can also close its card without animation, as apps do when a notification
/// arrives.
final class AbruptHomeScreen: HomeScreen {
  func closeAtOnce() {
    guard presentedViewController != nil, transitionCoordinator == nil else { return }
    dismiss(animated: false)
  }
}

/// A card that removes the dimming only if the dismissal is animated.
///
/// - Symptom: A notification closes the card without animation: the home screen stays dim for good.
/// - Cause: The changes of an animated presentation are undone along with the animated dismissal.
///   But with `animated: false` there is no animation to run along with.
/// - Cure: Undo them in a method that every dismissal calls, here `viewDidDisappear`. See
///   ``DimmingCardScreen/lighten(_:)``.
final class AnimatedOnlyCardScreen: DimmingCardScreen {
  override func lighten(_ animated: Bool) {
    if animated { super.lighten(animated) }
  }
}
