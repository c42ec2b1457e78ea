import UIKit

/// A page that brings its own swipe along, and is kept and shown again.
class SwipedPage: Screen {
  /// What its recognisers drive, which do not keep their targets.
  private var interactors: [PanInteractor] = []

  init() { super.init("Kept", .orange) }

  /// What drives the stack while a finger does.
  var driver: PanInteractor? {
    interactors.contains(where: \.isDragging) ? interactors.last : nil
  }

  /// Whether this is the time to add one.
  var needsSwipe: Bool { interactors.isEmpty }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if needsSwipe { addSwipe() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for interactor in interactors { interactor.controller = navigationController }
  }

  private func addSwipe() {
    let interactor = PanInteractor(.right)
    interactors.append(interactor)
    view.addGestureRecognizer(interactor.pan)
  }
}

/// Adds the swipe again whenever it is shown.
///
/// - Symptom: The first time the page can be swiped away. The second time the swipe freezes the
///   app.
/// - Cause: `viewWillAppear` is called each time, and each time it adds one more recogniser to the
///   same view. The oldest wins the finger; what is handed to UIKit is what was made last, and no
///   finger drives that.
/// - Cure: Add once what stays. See ``SwipedPage/needsSwipe``.
final class OverloadedPage: SwipedPage {
  override var needsSwipe: Bool { isMovingToParent }
}

/// A stack that is swiped by its pages.
final class SwipedStack: PageStack {
  private let kept: SwipedPage

  init(_ page: SwipedPage) {
    kept = page
    super.init(page: { page })
    navigation.view.removeGestureRecognizer(interactor.pan)
  }

  override func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    kept.driver
  }
}
