import HeadlessUIKit
import UIKit

/// A newly started simulated device whose window has the size of the measured one, and one finger.
@MainActor
struct Bench {
  let simulator: Simulator
  let window: UIWindow

  static let phone16 = ScreenShape(
    size: CGSize(width: 393, height: 852),
    safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))

  static let phone17 = ScreenShape(
    size: CGSize(width: 402, height: 874),
    safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))

  init(_ screen: ScreenShape) {
    simulator = Simulator.boot(screen: screen)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    run(1)
  }

  init(width: CGFloat, height: CGFloat, safeArea: UIEdgeInsets = .zero) {
    self.init(ScreenShape(size: CGSize(width: width, height: height), safeArea: safeArea, scale: 2))
  }

  var root: UIViewController { window.rootViewController! }

  func run(_ seconds: Double) {
    simulator.run(for: .nanoseconds(Int64((seconds * 1e9).rounded())))
  }

  func add(_ view: UIView) {
    window.addSubview(view)
    run(0.001)
  }

  /// Puts a finger down, moves it in equal steps of 8 ms, holds it still for a time, and leaves it
  /// down.
  func drag(from point: CGPoint, by way: CGFloat, steps: Int, rest: Double = 0) {
    simulator.touchDown(finger: 1, at: point)
    run(0)
    for step in 1...steps {
      run(0.008)
      simulator.touchMove(
        finger: 1, at: CGPoint(x: point.x, y: point.y + way * CGFloat(step) / CGFloat(steps)))
      run(0)
    }
    if rest > 0 { run(rest) }
  }

  func lift() {
    simulator.touchUp(finger: 1)
    run(0)
  }
}

extension UIEdgeInsets {
  /// The edge insets as numbers, in the order top, left, bottom, right.
  var numbers: [Double] { [top, left, bottom, right].map(Double.init) }
}

extension CGRect {
  /// The rectangle as numbers, in the order left, top, width, height.
  var numbers: [Double] { [minX, minY, width, height].map(Double.init) }
}
