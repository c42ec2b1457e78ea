import Turnstile
import UIKit

/// The two apps that most exhibits use: a card over a home screen, and a stack of pages.
extension Stage {
  /// Shows a home screen that presents a card, and adds the subject's actions `open` and `close`.
  func showCard(_ card: @escaping @MainActor () -> UIViewController) {
    show(HomeScreen(card))
  }

  /// Shows a card that is moved by a given animator, and adds the subject's actions `open` and
  /// `close`.
  func showCard(
    style: UIModalPresentationStyle = .fullScreen, animator: @escaping CardTransition.MakeAnimator
  ) {
    showCard { CardScreen(CardTransition(animator: animator), style: style) }
  }

  /// Shows a card that is pulled away by a given interactor, and adds the subject's actions `open`
  /// and `close`.
  func showCard(interactor: @escaping @MainActor () -> PanInteractor) {
    showCard { CardScreen(CardTransition(interactor: interactor())) }
  }

  /// Shows a home screen, and adds the subject's actions `open` and `close`.
  func show(_ home: HomeScreen) {
    window.rootViewController = home
    action("open") { home.open() }
    action("close") { home.close() }
  }

  /// Shows a stack of pages, and adds the subject's actions `push` and `pop`.
  func show(_ stack: PageStack) {
    window.rootViewController = stack.navigation
    action("push") { stack.push() }
    action("pop") { stack.pop() }
  }
}
