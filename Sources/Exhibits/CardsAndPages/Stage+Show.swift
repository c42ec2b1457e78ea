import Turnstile
import UIKit

/// The two apps that most exhibits are: a card over a home screen, and a stack of pages.
extension Stage {
  /// A home screen that opens a card: actions `open` and `close`.
  func showCard(_ card: @escaping @MainActor () -> UIViewController) {
    show(HomeScreen(card))
  }

  /// A card that a certain animator moves: actions `open` and `close`.
  func showCard(
    style: UIModalPresentationStyle = .fullScreen, animator: @escaping CardTransition.MakeAnimator
  ) {
    showCard { CardScreen(CardTransition(animator: animator), style: style) }
  }

  /// A card that a certain interactor pulls away: actions `open` and `close`.
  func showCard(interactor: @escaping @MainActor () -> PanInteractor) {
    showCard { CardScreen(CardTransition(interactor: interactor())) }
  }

  /// A home screen: actions `open` and `close`.
  func show(_ home: HomeScreen) {
    window.rootViewController = home
    action("open") { home.open() }
    action("close") { home.close() }
  }

  /// A stack of pages: actions `push` and `pop`.
  func show(_ stack: PageStack) {
    window.rootViewController = stack.navigation
    action("push") { stack.push() }
    action("pop") { stack.pop() }
  }
}
