import UIKit

/// A fresh world with a window and one view in it, to animate.
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

  /// Lets seconds pass.
  func run(_ seconds: Double) {
    simulator.run(for: .nanoseconds(Int64((seconds * 1e9).rounded())))
  }

  /// What is seen of the view.
  var seen: CALayer { view.layer.presentation()! }

  /// Where the middle of the view is seen, from left to right.
  var x: Double { seen.position.x }
}

extension Easel {
  /// Whether a finger put down there reaches the view.
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

/// Something that happens once, and is noted.
@MainActor
final class Witness<Value> {
  private(set) var values: [Value] = []
  func note(_ value: Value) { values.append(value) }
}

func isClose(_ left: Double, _ right: Double, within tolerance: Double = 1e-6) -> Bool {
  abs(left - right) <= tolerance
}
