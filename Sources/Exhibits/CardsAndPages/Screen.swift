import UIKit

/// A screen in one colour.
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

/// A screen that opens a card and closes it again.
class HomeScreen: Screen {
  let makeCard: () -> UIViewController

  /// - Parameter makeCard: Makes the card anew each time it is opened.
  init(_ makeCard: @escaping () -> UIViewController) {
    self.makeCard = makeCard
    super.init("Home")
  }

  /// Opens the card, unless it is open, or on its way in or out.
  func open() {
    guard presentedViewController == nil, transitionCoordinator == nil else { return }
    present(makeCard(), animated: true)
  }

  /// Closes the card, unless it is on its way in or out, or a finger has it.
  func close() {
    guard presentedViewController != nil, transitionCoordinator == nil else { return }
    dismiss(animated: true)
  }
}

/// A card over the home screen, which a finger can pull away.
///
/// The card keeps its transition, because UIKit does not: `transitioningDelegate` is weak.
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
