import UIKit

/// A newly started simulated device with a window and one view to animate.
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

  /// Lets some seconds of virtual time pass.
  func run(_ seconds: Double) {
    simulator.run(for: .nanoseconds(Int64((seconds * 1e9).rounded())))
  }

  /// The view's presentation layer, which has the values on the screen.
  var seen: CALayer { view.layer.presentation()! }

  /// The x coordinate of the view's centre on the screen, as its presentation layer has it.
  var x: Double { seen.position.x }
}

extension Easel {
  /// Returns true if a finger that comes down at a point touches the view.
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

/// Collects values that closures of a test note, such as the times of callbacks.
@MainActor
final class Witness<Value> {
  private(set) var values: [Value] = []
  func note(_ value: Value) { values.append(value) }
}

func isClose(_ left: Double, _ right: Double, within tolerance: Double = 1e-6) -> Bool {
  abs(left - right) <= tolerance
}
