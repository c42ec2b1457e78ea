import Turnstile
import UIKit

/// The two rooms most exhibits stand in.
extension Stage {
  /// A home screen that opens a card: actions `open` and `close`.
  func showCard(_ card: @escaping @MainActor () -> UIViewController) {
    show(HomeScreen(card))
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
