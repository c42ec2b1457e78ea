/// The base class of the transitions that present and dismiss controllers.
class ModalTransition: UIKitTransition {
  let presenter: UIViewController
  /// The controller whose view is animated. If several controllers are dismissed together, it is
  /// the topmost.
  let presented: UIViewController
  let presentation: UIPresentationController
  private let completion: (() -> Void)?

  init(
    _ kind: Kind, presenter: UIViewController, presented: UIViewController,
    presentation: UIPresentationController, in container: UIView, animated: Bool,
    completion: (() -> Void)?
  ) {
    self.presenter = presenter
    self.presented = presented
    self.presentation = presentation
    self.completion = completion
    let isPresenting = kind == .present
    super.init(
      kind, from: isPresenting ? presenter : presented, to: isPresenting ? presented : presenter,
      in: container, animated: animated)
  }

  override var presentationStyle: UIModalPresentationStyle { presentation.presentationStyle }
  override var runsAnimatorUnanimated: Bool {
    presentationStyle == .custom && simulator.behavior.unanimatedCustomRunsAnimator
  }
  override var hasCoordinator: Bool { isAnimated || presentationStyle == .custom }

  /// Makes this transition the one that is under way for both the presenting and the presented
  /// controller.
  func bind() {
    for controller in [presenter, presented] {
      controller.transition = self
      controller.modalTransition = self
    }
  }

  override func stepAside() {
    for controller in [presenter, presented] where controller.modalTransition === self {
      controller.modalTransition = nil
    }
  }

  override func leave() {
    for controller in [presenter, presented] where controller.transition === self {
      controller.transition = nil
    }
  }

  /// Runs the completion that the app passed to `present` or `dismiss` (R29, R30).
  func runCompletion() { completion?() }

  /// Creates the animator of a zoom between the presented controller and its source view; `nil` if
  /// the presented controller has no zoom transition (R181).
  func makeZoom() -> ZoomAnimator? {
    ZoomAnimator(
      presented, source: presentation.sourceController ?? presenter, opens: kind == .present)
  }

  /// Stores the app's animator, or UIKit's own if the app has none, and the interactor. UIKit asks
  /// for an interactor only if the app provided the animator (R5).
  func adopt(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    zooms: Bool = true,
    askInteractor: (any UIViewControllerAnimatedTransitioning) -> (
      any UIViewControllerInteractiveTransitioning
    )?
  ) {
    if let animator {
      self.animator = animator
      hasCustomAnimator = true
      if isAnimated { interactor = askInteractor(animator) }
    } else if zooms, isAnimated, let zoom = makeZoom() {
      self.animator = zoom
    } else {
      let preferred = presented.preferredTransition
      self.animator = ModalAnimator(
        style: preferred?.zoom == nil
          ? preferred?.style ?? presented.modalTransitionStyle
          : presented.modalTransitionStyle, isPresenting: kind == .present)
    }
  }
}
