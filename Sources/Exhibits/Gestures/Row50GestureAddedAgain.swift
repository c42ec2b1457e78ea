import UIKit

/// A page that adds a pan recogniser for going back, and that the app keeps and pushes again.
class SwipedPage: Screen {
  /// The interactors of the page's recognisers. The page retains them, because a recogniser does
  /// not retain its targets.
  private var interactors: [PanInteractor] = []

  init() { super.init("Kept", .orange) }

  /// The interactor that the navigation stack gives to UIKit while a finger drags; `nil` without a
  /// drag.
  var driver: PanInteractor? {
    interactors.contains(where: \.isDragging) ? interactors.last : nil
  }

  /// True if the page must add a pan recogniser when it appears, because it has none yet.
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

/// A page that adds one more recogniser whenever it is pushed.
///
/// - Symptom: The page can be swiped away the first time. The second time the swipe freezes the
///   app.
/// - Cause: `viewWillAppear` is called each time, and each time it adds one more recogniser to the
///   same view. The oldest recogniser gets the finger, but UIKit gets the newest interactor, which
///   no finger drives.
/// - Cure: Add a permanent recogniser once. See ``SwipedPage/needsSwipe``.
final class OverloadedPage: SwipedPage {
  override var needsSwipe: Bool { isMovingToParent }
}

/// A navigation stack whose kept page has the recogniser for going back.
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
