import UIKit

/// A view controller whose view shows only one colour.
class Screen: UIViewController {
  private let colour: UIColor

  init(_ title: String, _ colour: UIColor = .white) {
    self.colour = colour
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A screen is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = colour
  }
}

/// A screen that presents a card and dismisses it.
class HomeScreen: Screen {
  let makeCard: () -> UIViewController

  /// Creates a home screen.
  ///
  /// - Parameter makeCard: Creates the card each time it is presented.
  init(_ makeCard: @escaping () -> UIViewController) {
    self.makeCard = makeCard
    super.init("Home")
  }

  /// Presents the card, unless it is presented already or a transition is in progress.
  func open() {
    guard presentedViewController == nil, transitionCoordinator == nil else { return }
    present(makeCard(), animated: true)
  }

  /// Dismisses the card, unless a transition is in progress.
  func close() {
    guard presentedViewController != nil, transitionCoordinator == nil else { return }
    dismiss(animated: true)
  }
}

/// A card over the home screen that a finger can pull away.
///
/// The card retains its transition, because UIKit does not: `transitioningDelegate` is weak.
class CardScreen: Screen {
  let transition: CardTransition

  init(
    _ transition: CardTransition = CardTransition(), style: UIModalPresentationStyle = .fullScreen
  ) {
    self.transition = transition
    super.init("Card", .orange)
    modalPresentationStyle = style
    transitioningDelegate = transition
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    transition.interactor.controller = self
    view.addGestureRecognizer(transition.interactor.pan)
  }
}
