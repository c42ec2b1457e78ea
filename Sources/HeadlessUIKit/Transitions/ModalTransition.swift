/// The base class of presentations and dismissals, with the presenting and the presented
/// controller.
class ModalTransition: UIKitTransition {
  let presenter: UIViewController
  /// The controller whose view moves: the topmost one if several are dismissed together.
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

  /// Makes this the current modal transition of both controllers.
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

  /// Runs the completion block that the app gave with its request (R29, R30).
  func runCompletion() { completion?() }

  /// Creates the zoom between the presented controller and its source; `nil` if the presented
  /// controller does not zoom (R181).
  func makeZoom() -> ZoomAnimator? {
    ZoomAnimator(
      presented, source: presentation.sourceController ?? presenter, opens: kind == .present)
  }

  /// Stores the animator and the interactor. Only an app's own animator can have an interactor
  /// (R5).
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
