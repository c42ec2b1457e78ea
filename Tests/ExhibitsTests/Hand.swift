@testable import Exhibits
@testable import Turnstile
import Testing
import UIKit
import VirtualTime

/// A finger that operates an example transition (a subject) in a simulated window.
@MainActor
final class Hand {
  let stage: Stage
  /// The kind and the outcome (completed or cancelled) of every transition that has ended, in
  /// order.
  private(set) var outcomes: [String] = []

  var window: UIWindow { stage.window }
  var simulator: Simulator { stage.simulator }

  init(on subject: Subject) throws {
    stage = Stage(screen: subject.screen, behavior: subject.behavior)
    try subject.build(stage)
    window.makeKeyAndVisible()
    simulator.listener = { [weak self] in self?.hear($0) }
    settle()
  }

  private func hear(_ event: SimulatorEvent) {
    guard case .transition(let event) = event, case .completed(let finished) = event.stage
    else { return }
    outcomes.append("\(event.transition.kind) \(finished)")
  }

  // MARK: - Actions

  func act(_ name: String) throws {
    try stage.actions.first { $0.name == name }!.perform()
  }

  func settle(_ duration: Duration = .seconds(20)) { simulator.run(for: duration) }

  /// Puts a finger down and moves it by the given distance, a part of it in each frame.
  func drag(from start: CGPoint = CGPoint(x: 195, y: 300), by distance: CGVector) {
    simulator.touchDown(finger: 1, at: start)
    for step in 1...10 {
      let share = CGFloat(step) / 10
      settle(.milliseconds(16))
      let point = CGPoint(x: start.x + distance.dx * share, y: start.y + distance.dy * share)
      simulator.touchMove(finger: 1, at: point)
    }
    settle(.milliseconds(16))
  }

  /// Waits until the finger has no velocity, and lifts it.
  func letGo() {
    settle(.milliseconds(200))
    simulator.touchUp(finger: 1)
  }

  /// Puts the finger down, moves and lifts it within one turn of the run loop, so that the app
  /// handles the whole gesture at once.
  func flick(by distance: CGVector) {
    let start = CGPoint(x: 195, y: 300)
    simulator.touchDown(finger: 1, at: start)
    simulator.touchMove(finger: 1, at: CGPoint(x: start.x + distance.dx, y: start.y + distance.dy))
    simulator.touchUp(finger: 1)
  }

  // MARK: - Observations

  /// True if a transition is still running when it should have ended.
  var isStuck: Bool { !simulator.transitionsInFlight.isEmpty }

  /// Returns true if UIKit's model has printed a warning of this kind on the console.
  func wasWarned(of kind: UIKitWarning.Kind) -> Bool {
    simulator.warnings.contains { $0.kind == kind }
  }

  var home: UIViewController { window.rootViewController! }
  var card: UIViewController? { home.presentedViewController }
  var pages: [UIViewController] { (home as! UINavigationController).viewControllers }

  // MARK: - Both twins

  /// Performs the same touches on a faulty transition and on its corrected version, and returns
  /// both results.
  static func tryBoth<Result>(
    _ name: String, _ trace: (Hand) throws -> Result
  ) throws -> (faulty: Result, corrected: Result) {
    let exhibit = try #require((Exhibits.rows + Exhibits.articles).first { $0.name == name })
    return (try trace(Hand(on: exhibit.faulty)), try trace(Hand(on: exhibit.corrected)))
  }

  static func tryRow<Result>(
    _ row: Int, _ trace: (Hand) throws -> Result
  ) throws -> (faulty: Result, corrected: Result) {
    let exhibit = try #require(Exhibits.rows.first { $0.row == row })
    return try tryBoth(exhibit.name, trace)
  }
}
