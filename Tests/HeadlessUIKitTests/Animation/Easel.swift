import UIKit

/// A freshly booted world with a window and one view to animate.
@MainActor
struct Easel {
  let simulator: Simulator
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let view: UIView = TouchedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init(behavior: UIKitBehavior = UIKitBehavior()) {
    simulator = Simulator.boot(behavior: behavior)
    window.makeKeyAndVisible()
    window.addSubview(view)
    run(0)
  }

  /// Runs virtual time for some seconds.
  func run(_ seconds: Double) {
    simulator.run(for: .nanoseconds(Int64((seconds * 1e9).rounded())))
  }

  /// The view's presentation layer.
  var seen: CALayer { view.layer.presentation()! }

  /// The x coordinate of the middle of the view, as it is shown.
  var x: Double { seen.position.x }
}

extension Easel {
  /// Returns true if a finger put down at a point reaches the view.
  func isTouched(at point: CGPoint) -> Bool {
    let view = view as! TouchedView
    view.wasTouched = false
    simulator.touchDown(finger: 1, at: point)
    simulator.touchUp(finger: 1)
    run(0)
    return view.wasTouched
  }
}

private final class TouchedView: UIView {
  var wasTouched = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { wasTouched = true }
}

/// Collects the values that callbacks note.
@MainActor
final class Witness<Value> {
  private(set) var values: [Value] = []
  func note(_ value: Value) { values.append(value) }
}

func isClose(_ left: Double, _ right: Double, within tolerance: Double = 1e-6) -> Bool {
  abs(left - right) <= tolerance
}
