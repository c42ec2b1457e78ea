import Turnstile
import UIKit

/// The two apps that most exhibits use: a card over a home screen, and a stack of pages.
extension Stage {
  /// Shows, as the app under test, a home screen that presents a card, and declares the actions
  /// `open` and `close`, which traces call by name.
  func showCard(_ card: @escaping @MainActor () -> UIViewController) {
    show(HomeScreen(card))
  }

  /// Shows, as the app under test, a card that is moved by a given animator, and declares the
  /// actions `open` and `close`, which traces call by name.
  func showCard(
    style: UIModalPresentationStyle = .fullScreen, animator: @escaping CardTransition.MakeAnimator
  ) {
    showCard { CardScreen(CardTransition(animator: animator), style: style) }
  }

  /// Shows, as the app under test, a card that is pulled away by a given interactor, and declares
  /// the actions `open` and `close`, which traces call by name.
  func showCard(interactor: @escaping @MainActor () -> PanInteractor) {
    showCard { CardScreen(CardTransition(interactor: interactor())) }
  }

  /// Shows, as the app under test, a home screen, and declares the actions `open` and `close`,
  /// which traces call by name.
  func show(_ home: HomeScreen) {
    window.rootViewController = home
    action("open") { home.open() }
    action("close") { home.close() }
  }

  /// Shows, as the app under test, a stack of pages, and declares the actions `push` and `pop`,
  /// which traces call by name.
  func show(_ stack: PageStack) {
    window.rootViewController = stack.navigation
    action("push") { stack.push() }
    action("pop") { stack.pop() }
  }
}
