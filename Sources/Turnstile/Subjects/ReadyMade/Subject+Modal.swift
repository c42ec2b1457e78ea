public import HeadlessUIKit

extension Subject {
  /// Returns a subject for an animator of presentations and dismissals; the screens, a delegate and
  /// a pan that follows all of UIKit's rules are supplied.
  ///
  /// The closure is called once for each transition. The style is `.custom`, the strictest for an
  /// animator: the presenter's view stays in place and `view(forKey:)` is `nil` for it.
  ///
  /// ```swift
  /// try check(.modal("fade") { FadeAnimator() })
  /// ```
  ///
  /// - Parameters:
  ///   - style: The presentation style; `.fullScreen` gives the animator both views.
  ///   - interactor: Makes the interactor of one presented controller, which attaches its own
  ///     recogniser and dismisses the controller. It is returned only for dismissals that a gesture
  ///     requested.
  public static func modal(
    _ name: String,
    style: UIModalPresentationStyle = .custom,
    knownFaults: [Finding] = [],
    animator: @escaping @MainActor @Sendable () -> any UIViewControllerAnimatedTransitioning,
    interactor: (
      @MainActor @Sendable (UIViewController) -> any UIViewControllerInteractiveTransitioning
    )? =
      nil
  ) -> Subject {
    modal(name, style: style, knownFaults: knownFaults) { card in
      let delegate = ModalDelegate { _ in animator() }
      if let interactor {
        delegate.custom = interactor(card)
      } else {
        delegate.drive(card)
      }
      return delegate
    }
  }

  /// Returns a subject for an animator of presentations and dismissals, without any further
  /// settings.
  public static func modal(
    _ name: String,
    _ animator: @escaping @MainActor @Sendable () -> any UIViewControllerAnimatedTransitioning
  ) -> Subject {
    modal(name, animator: animator)
  }

  /// Returns a subject for animators that are made for one direction each; the screens, a delegate
  /// and a pan that follows all of UIKit's rules are supplied.
  ///
  /// ```swift
  /// try check(.modal("menu", directed: { MenuAnimator(isPresenting: $0) }))
  /// ```
  ///
  /// A direction for which the closure returns `nil` is left to UIKit's own animation, as with a
  /// delegate that hands out no animator for it.
  ///
  /// - Parameters:
  ///   - style: The presentation style; `.fullScreen` gives the animator both views.
  ///   - isInteractive: True if the pan drives dismissals. Without it, the animator is never asked
  ///     to go back.
  public static func modal(
    _ name: String,
    style: UIModalPresentationStyle = .custom,
    knownFaults: [Finding] = [],
    isInteractive: Bool = true,
    directed animator:
      @escaping @MainActor @Sendable (_ isPresenting: Bool) ->
      (any UIViewControllerAnimatedTransitioning)?
  ) -> Subject {
    modal(name, style: style, knownFaults: knownFaults) { card in
      let delegate = ModalDelegate(animator: animator)
      if isInteractive { delegate.drive(card) }
      return delegate
    }
  }

  /// Returns a subject for a transitioning delegate alone; screens are supplied.
  ///
  /// The closure receives each controller before its presentation, to attach recognisers to it and
  /// to set a style. It returns the delegate, which is kept alive as long as the controller.
  ///
  /// - Parameter style: The presentation style; a delegate that returns no presentation controller
  ///   is used with `.fullScreen` by many apps.
  public static func modal(
    _ name: String,
    style: UIModalPresentationStyle = .custom,
    knownFaults: [Finding] = [],
    delegate:
      @escaping @MainActor @Sendable (UIViewController) ->
      any UIViewControllerTransitioningDelegate
  ) -> Subject {
    Subject(name, knownFaults: knownFaults) { stage in
      let home = Screen("home")
      stage.window.rootViewController = home
      stage.action("open") {
        guard home.presentedViewController == nil else { return }
        let card = Screen("card")
        card.modalPresentationStyle = style
        let delegate = delegate(card)
        stage.keep(delegate, with: card)
        card.transitioningDelegate = delegate
        home.present(card, animated: true)
      }
      stage.action("close") {
        guard let card = home.presentedViewController, !card.isBeingDismissed,
          !card.isBeingPresented
        else { return }
        home.dismiss(animated: true)
      }
    }
  }

  /// Returns a subject for a presentation controller alone; screens are supplied, and the animation
  /// is UIKit's.
  public static func modal(
    _ name: String,
    knownFaults: [Finding] = [],
    presentation:
      @escaping @MainActor @Sendable (
        _ presented: UIViewController, _ presenting: UIViewController?
      ) -> UIPresentationController
  ) -> Subject {
    modal(name, knownFaults: knownFaults) { _ in PresentationDelegate(presentation) }
  }
}

/// A delegate that returns an animator for one or both directions, and the interactor of the drag
/// that requested the dismissal.
@MainActor
private final class ModalDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let animator: @MainActor (Bool) -> (any UIViewControllerAnimatedTransitioning)?
  private var careful: CarefulInteractor?
  var custom: (any UIViewControllerInteractiveTransitioning)?

  init(animator: @escaping @MainActor (Bool) -> (any UIViewControllerAnimatedTransitioning)?) {
    self.animator = animator
  }

  func drive(_ card: UIViewController) {
    let interactor = CarefulInteractor(.down) { [weak card] in
      guard let card, card.presentedViewController == nil, card.transitionCoordinator == nil,
        let presenter = card.presentingViewController
      else { return false }
      presenter.dismiss(animated: true)
      return true
    }
    card.view.addGestureRecognizer(interactor.pan)
    careful = interactor
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(false) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let custom else { return careful?.forCurrentDrag }
    return Simulator.current.gestureBeingDelivered == nil ? nil : custom
  }
}

/// A delegate that returns a presentation controller and leaves the animation to UIKit.
@MainActor
private final class PresentationDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let make: @MainActor (UIViewController, UIViewController?) -> UIPresentationController

  init(
    _ make: @escaping @MainActor (UIViewController, UIViewController?) -> UIPresentationController
  ) {
    self.make = make
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { make(presented, presenting) }
}
