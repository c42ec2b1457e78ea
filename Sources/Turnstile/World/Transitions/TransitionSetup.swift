public import HeadlessUIKit

/// The objects and the style with which UIKit performs a transition, as they were at the request.
public struct TransitionSetup {
  /// The serial number of the controller in whose area the transition takes place: the presenting
  /// controller, the navigation controller or the tab controller; zero if there is none.
  public let container: Int
  /// True if the transition is animated.
  public let isAnimated: Bool
  /// True if the app provided the animator of the transition, and not UIKit.
  public let hasCustomAnimator: Bool
  /// True if the app provided an interactor for the transition.
  public let hasInteractor: Bool
  /// The classes of those of the transition's animator, interactor and presentation controller that
  /// exist.
  let classes: [AnyClass]
  /// True if UIKit itself drives the transition, by its swipe back or its pull on a sheet. The app
  /// is not responsible for the outcome of such a gesture.
  let isDrivenBySystem: Bool
  /// True if the transition's navigation or tab controller was not in the window when it was
  /// requested.
  let isOffscreen: Bool
  /// True for a modal transition that leaves the presenter's view on the screen, where the animator
  /// must not touch it.
  let leavesPresenter: Bool
  /// The presentation style of a modal transition; none for a transition in a container.
  public let style: UIModalPresentationStyle

  @MainActor
  init(of transition: UIKitTransition) {
    let presentation = Self.presentation(of: transition)
    container = Self.container(of: transition)?.serial ?? 0
    isAnimated = transition.isAnimated
    hasCustomAnimator = transition.hasCustomAnimator
    hasInteractor = transition.interactor != nil
    classes = [transition.animator, transition.interactor, presentation]
      .compactMap { (part: AnyObject?) in part.map { Swift.type(of: $0) } }
    isDrivenBySystem = transition.isDrivenBySystem
    isOffscreen = Self.isOffscreen(transition)
    leavesPresenter = presentation?.shouldRemovePresentersView == false
    style = transition.presentationStyle
  }

  /// Returns the presentation controller of a modal transition; `nil` for other transitions.
  @MainActor
  private static func presentation(of transition: UIKitTransition) -> UIPresentationController? {
    switch transition.kind {
    case .present: transition.to?.presentationController
    case .dismiss: transition.from?.presentationController
    case .push, .pop, .replace, .tab, .child, .resize: nil
    }
  }

  @MainActor
  private static func isOffscreen(_ transition: UIKitTransition) -> Bool {
    let either = transition.to ?? transition.from
    let container: UIViewController? =
      switch transition.kind {
      case .push, .pop, .replace: either?.navigationController
      case .tab: either?.tabBarController
      case .present, .dismiss, .child, .resize: nil
      }
    return container.map { $0.viewIfLoaded?.window == nil } ?? false
  }

  @MainActor
  private static func container(of transition: UIKitTransition) -> UIViewController? {
    let (from, to) = (transition.from, transition.to)
    return switch transition.kind {
    case .present: from
    case .dismiss: to
    case .push, .pop, .replace: to?.navigationController ?? from?.navigationController
    case .tab: to?.tabBarController ?? from?.tabBarController
    case .child, .resize: from?.parent ?? to?.parent
    }
  }
}
