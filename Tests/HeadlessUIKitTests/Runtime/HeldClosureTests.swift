import Foundation
import Testing
import UIKit

/// An object that an app's closures refer to, such as a screen that animates its views.
private final class Screen: UIViewController {
  /// An object that the screen itself keeps alive.
  var held: Any?

  nonisolated func use() {}
  func act() {}
}

/// A use of UIKit by a screen, which ends within ten seconds.
private struct Use: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let begin: @MainActor @Sendable (Screen) -> Void

  init(_ name: String, _ begin: @escaping @MainActor @Sendable (Screen) -> Void) {
    (testDescription, self.begin) = (name, begin)
  }
}

@MainActor
@Suite("What UIKit holds of an app it releases when it has done its part")
struct HeldClosureTests {
  nonisolated private static let animations = [
    Use("an animation") { screen in
      UIView.animate(withDuration: 1) {
        screen.view.alpha = 0
      } completion: { _ in
        screen.use()
      }
    },
    Use("an animation of nothing") { screen in
      UIView.animate(withDuration: 1) {
        screen.use()
      } completion: { _ in
        screen.use()
      }
    },
    Use("keyframes") { screen in
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { screen.view.alpha = 0 }
      } completion: { _ in
        screen.use()
      }
    },
    Use("a transition of a view") { screen in
      UIView.transition(with: screen.view, duration: 1) {
        screen.view.alpha = 0
      } completion: { _ in
        screen.use()
      }
    },
    Use("a property animator") { screen in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { screen.view.alpha = 0 }
      animator.addCompletion { _ in screen.use() }
      animator.startAnimation()
    },
    Use("a property animator that its screen holds") { screen in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { screen.view.alpha = 0 }
      animator.addCompletion { _ in screen.use() }
      animator.startAnimation()
      screen.held = animator
    },
    Use("a transaction") { screen in
      CATransaction.begin()
      CATransaction.setCompletionBlock { screen.use() }
      screen.view.layer.opacity = 0.5
      CATransaction.commit()
    },
    Use("an animation of a layer") { screen in
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.duration = 1
      screen.view.layer.add(fade, forKey: nil)
    },
  ]

  nonisolated private static let plans = [
    Use("a block") { screen in DispatchQueue.main.async { screen.use() } },
    Use("a delayed block") { screen in
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { screen.use() }
    },
    Use("a work item that its screen holds") { screen in
      let item = DispatchWorkItem { [weak screen] in screen?.use() }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
      screen.held = item
    },
    Use("a group") { screen in
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { screen.use() }
      group.notify(queue: .main) { screen.use() }
      screen.held = group
    },
    Use("an operation") { screen in
      let queue = OperationQueue()
      queue.addOperation { screen.use() }
      screen.held = queue
    },
    Use("a run loop's block") { screen in RunLoop.main.perform { screen.use() } },
    Use("a timer that fires once") { screen in
      screen.held = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in screen.use() }
    },
    Use("a timer that is stopped") { screen in
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in screen.use() }
      screen.held = timer
      timer.invalidate()
    },
    Use("a display link that is stopped") { screen in
      let link = CADisplayLink(target: screen, selector: Selector(Screen.act))
      link.add(to: .main, forMode: .common)
      screen.held = link
      link.invalidate()
    },
    Use("a delayed selector") { screen in
      screen.perform(Selector(Screen.act), with: nil, afterDelay: 1)
    },
    Use("a task") { screen in Task { screen.use() } },
    Use("a task that its screen holds") { screen in
      screen.held = Task {
        try? await Task.sleep(nanoseconds: 1_000_000)
        screen.use()
      }
    },
  ]

  nonisolated private static let observers = [
    Use("a selector that observes") { screen in
      NotificationCenter.default.addObserver(
        screen, selector: Selector(Screen.act),
        name: UIApplication.didReceiveMemoryWarningNotification,
        object: nil)
    },
    Use("a block that observes, and is taken away") { screen in
      let token = NotificationCenter.default.addObserver(
        forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: .main
      ) { _ in screen.use() }
      screen.held = token
      NotificationCenter.default.removeObserver(token)
    },
    Use("values that are observed") { screen in
      screen.held = UIProgressView().observe(\.progress) { [weak screen] _, _ in screen?.use() }
    },
    Use("a recogniser") { screen in
      screen.view.addGestureRecognizer(
        UITapGestureRecognizer(target: screen, action: Selector(Screen.act)))
    },
    Use("a button's target") { screen in
      let button = UIButton()
      button.addTarget(screen, action: Selector(Screen.act), for: .touchUpInside)
      screen.view.addSubview(button)
    },
    Use("a button's action that is taken away") { screen in
      let button = UIButton()
      let action = UIAction { _ in screen.use() }
      button.addAction(action, for: .touchUpInside)
      button.removeAction(action, for: .touchUpInside)
      screen.view.addSubview(button)
    },
  ]

  nonisolated private static let screens = [
    Use("a presentation there and back") { screen in
      let home = screen.view.window?.rootViewController ?? screen
      let card = UIViewController()
      home.present(card, animated: true) {
        screen.use()
        home.dismiss(animated: true) { screen.use() }
      }
    },
    Use("a presentation that is refused") { screen in
      screen.present(UIViewController(), animated: true) { screen.use() }
    },
    Use("pages") { screen in
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([UIViewController()], direction: .forward, animated: false) { _ in
        screen.use()
      }
      screen.held = pages
    },
    Use("changes of a table") { screen in
      let table = UITableView()
      screen.view.addSubview(table)
      table.performBatchUpdates({ screen.use() }) { _ in screen.use() }
    },
    Use("changes of a collection") { screen in
      let collection = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      screen.view.addSubview(collection)
      collection.performBatchUpdates({ screen.use() }) { _ in screen.use() }
    },
    Use("what can be undone, and is forgotten") { screen in
      let manager = UndoManager()
      manager.registerUndo(withTarget: screen) { $0.use() }
      screen.held = manager
      manager.removeAllActions()
    },
  ]

  @Test(arguments: animations + plans + observers + screens)
  fileprivate func released(_ use: Use) {
    let simulator = Simulator.boot()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    weak var left: Screen?
    do {
      let screen = Screen()
      left = screen
      window.addSubview(screen.view)
      Simulator.onVirtualTime { use.begin(screen) }
    }
    simulator.run(for: .seconds(5))
    left?.viewIfLoaded?.removeFromSuperview()
    simulator.run(for: .seconds(5))

    #expect(left == nil)
  }
}
