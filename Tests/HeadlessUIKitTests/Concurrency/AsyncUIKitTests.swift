import Testing
import UIKit

@Suite("UIKit in asynchronous code")
@MainActor
struct AsyncUIKitTests {
  let log = TaskLog()

  /// Runs an asynchronous task with a controller that is on the screen, and returns the lines that
  /// were logged.
  func run(_ task: @escaping @MainActor (UIViewController) async -> Void) -> [String] {
    let simulator = Simulator.boot()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let home = UIViewController()
    window.rootViewController = home
    window.makeKeyAndVisible()
    Simulator.onVirtualTime { _ = Task { await task(home) } }
    simulator.run(for: .seconds(10))
    return log.entries
  }

  @Test("An awaited animation has ended")
  func animations() {
    let entries = run { [log] home in
      let ended = await UIView.animate(withDuration: 0.3) { home.view.alpha = 0 }
      log.note("faded \(ended)")
      await UIView.animate(withDuration: 0.2, delay: 0.1) { home.view.alpha = 1 }
      log.note("back")
    }

    #expect(entries == ["300 faded true", "600 back"])
  }

  @Test("A continuation around an animation's completion is resumed by it")
  func continuations() {
    let entries = run { [log] home in
      await withCheckedContinuation { continuation in
        UIView.animate(withDuration: 0.4, animations: { home.view.alpha = 0 }) { _ in
          continuation.resume()
        }
      }
      log.note("resumed")
    }

    #expect(entries == ["400 resumed"])
  }

  @Test("An awaited property animator says where it ended")
  func animators() {
    let entries = run { [log] home in
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { home.view.alpha = 0 }
      animator.startAnimation()
      let position = await animator.addCompletion()
      log.note(position == .end ? "end" : "elsewhere")
    }

    #expect(entries == ["500 end"])
  }

  @Test("Presenting and dismissing in a task take no await, as on a device")
  func presentations() {
    let entries = run { [log] home in
      home.present(UIViewController(), animated: true) { log.note("there") }
      try? await Task.sleep(for: .seconds(1))
      home.dismiss(animated: false)
      log.note(home.presentedViewController == nil ? "gone" : "not gone")
    }

    #expect(entries.map { $0.split(separator: " ", maxSplits: 1)[1] } == ["there", "gone"])
  }

  @Test("A task hears notifications until it is cancelled")
  func notifications() {
    let name = Notification.Name("rain")
    let entries = run { [log] home in
      let listener = Task {
        for await notification in NotificationCenter.default.notifications(named: name) {
          log.note("\(notification.name.rawValue)")
        }
        log.note("over")
      }
      for _ in 0..<2 {
        try? await Task.sleep(for: .seconds(1))
        NotificationCenter.default.post(name: name, object: home)
      }
      listener.cancel()
      await listener.value
      NotificationCenter.default.post(name: name, object: home)
    }

    #expect(entries == ["1000 rain", "2000 rain", "2000 over"])
  }
}
