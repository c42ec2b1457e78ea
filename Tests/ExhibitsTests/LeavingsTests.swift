import Exhibits
import Testing
@testable import Turnstile
import UIKit

/// Tests that global state which one run of an app changes is back to its defaults in the next run.
@Suite("Leavings") @MainActor
struct LeavingsTests {
  /// A subject (an app under test) that changes all the global state it can.
  private let litter = Subject("litter") { stage in
    stage.window.rootViewController = UIViewController()
    stage.action("litter") { Self.litter(stage.window) }
  }

  private static func litter(_ window: UIWindow) {
    UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
    UIView.setAnimationsEnabled(false)
    UserDefaults.standard.set(true, forKey: "litter")
    UIPasteboard.general.string = "litter"
    UIApplication.shared.isIdleTimerDisabled = true
    UIView.appearance().tintColor = .red
    _ = NotificationCenter.default.addObserver(forName: .litter, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { UIApplication.shared.keyWindow?.alpha = 0.5 }
    }
    Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in
      MainActor.assumeIsolated { UIApplication.shared.keyWindow?.alpha -= 0.01 }
    }
    DispatchQueue.main.async { UIApplication.shared.keyWindow?.alpha = 0.4 }
    DispatchQueue.main.asyncAfter(deadline: .now() + 90) {
      UIApplication.shared.keyWindow?.alpha = 0.3
    }
    DispatchQueue.global().async { DispatchQueue.main.async { window.alpha = 0.2 } }
    Task { @MainActor in
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(10))
        UIApplication.shared.keyWindow?.alpha -= 0.01
      }
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    UIView.beginAnimations(nil, context: nil)
  }

  /// A subject (an app under test) that notes the global state when it is built, and once more
  /// later.
  private let watcher = Subject("watcher") { stage in
    let home = UIViewController()
    stage.window.rootViewController = home
    let look: @MainActor @Sendable () -> Void = { [unowned stage] in
      stage.note("style \(UITraitCollection.current.userInterfaceStyle.rawValue)")
      stage.note("animates \(UIView.areAnimationsEnabled)")
      stage.note("actions \(!CATransaction.disableActions())")
      stage.note("knows \(UserDefaults.standard.bool(forKey: "litter"))")
      stage.note("holds \(UIPasteboard.general.string ?? "nothing")")
      stage.note("sleeps \(!UIApplication.shared.isIdleTimerDisabled)")
      home.view.alpha = home.view.alpha == 1 ? 0.5 : 1
      stage.note("moves \(home.view.layer.animationKeys() ?? [])")
      NotificationCenter.default.post(name: .litter, object: nil)
      stage.note("shows \(stage.window.alpha)")
    }
    look()
    stage.action("look", look)
  }

  private func trace(_ steps: [String]) throws -> Trace {
    let lines = ["turnstile trace 1", "subject any"] + steps
    return try StoredTrace(parsing: lines.joined(separator: "\n") + "\n").trace
  }

  /// Returns the events of a subject's run in which a finger drags and three actions are performed.
  private func journal(of subject: Subject) throws -> String {
    let drag = ["0 down 1 at 195,300", "16 move 1 to 195,400", "32 move 1 to 195,600", "48 up 1"]
    let actions = Performance.run(Trace(), of: subject, under: []).actions
    let told = actions.prefix(3).enumerated().map { "\(100 + 40 * $0.offset) do \($0.element)" }
    return try #require(replay(trace(drag + told), of: subject).journal).description
  }

  private func leaveLitter() throws {
    _ = try Performance.run(trace(["0 do litter"]), of: litter, under: [])
  }

  @Test("A run finds nothing of what the run before it has left behind")
  func nothingFound() throws {
    let alone = try journal(of: watcher)
    try leaveLitter()

    #expect(try journal(of: watcher) == alone)
  }

  @Test(
    "Every exhibit does the same alone and after a run that has left behind whatever it can",
    arguments: Exhibits.all.map(\.name))
  func same(name: String) throws {
    let subject = try #require(Exhibits.all.first { $0.name == name })
    let alone = try journal(of: subject)
    try leaveLitter()

    #expect(try journal(of: subject) == alone)
  }
}

extension Notification.Name {
  fileprivate static let litter = Notification.Name("litter")
}
