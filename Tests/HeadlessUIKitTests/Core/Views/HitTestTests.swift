import Testing
import UIKit

@Suite("Hit testing") @MainActor
struct HitTestTests {
  @MainActor
  struct World {
    let simulator = Simulator.boot()
    let window = shownWindow()
    let back = UIView()
    let front = UIView()
    let point = CGPoint(x: 50, y: 50)

    init() {
      for view in [back, front] {
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        window.addSubview(view)
      }
    }
  }

  @Test("The frontmost view around the point is hit")
  func frontmost() {
    let world = World()
    #expect(world.window.hitTest(world.point, with: nil) === world.front)

    world.window.sendSubviewToBack(world.front)
    #expect(world.window.hitTest(world.point, with: nil) === world.back)
  }

  @Test("Views that cannot be seen or touched are passed over")
  func unseen() {
    let world = World()
    world.front.isHidden = true
    #expect(world.window.hitTest(world.point, with: nil) === world.back)
    world.front.isHidden = false
    world.front.alpha = 0.009
    #expect(world.window.hitTest(world.point, with: nil) === world.back)
    world.front.alpha = 0.01
    #expect(world.window.hitTest(world.point, with: nil) === world.front)
    world.front.isUserInteractionEnabled = false
    #expect(world.window.hitTest(world.point, with: nil) === world.back)
  }

  @Test("What hangs over the edge is not hit, clipped or not")
  func overhang() {
    let world = World()
    let overhang = UIView(frame: CGRect(x: 80, y: 0, width: 100, height: 100))
    world.front.addSubview(overhang)

    #expect(world.window.hitTest(CGPoint(x: 90, y: 10), with: nil) === overhang)
    #expect(world.window.hitTest(CGPoint(x: 110, y: 10), with: nil) === world.window)
  }

  @Test("A view decides for itself which points are inside")
  func ownShape() {
    let world = World()
    final class Hole: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x < 20 }
    }
    let hole = Hole(frame: world.front.frame)
    world.window.addSubview(hole)

    #expect(world.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === hole)
    #expect(world.window.hitTest(world.point, with: nil) === world.front)
  }

  @Test("A view is hit where its transform puts it")
  func transformed() {
    let world = World()
    world.front.transform = CGAffineTransform(translationX: 200, y: 0)

    #expect(world.window.hitTest(world.point, with: nil) === world.back)
    #expect(world.window.hitTest(CGPoint(x: 250, y: 50), with: nil) === world.front)
  }

  @Test("R92 a view is hit where its animation will end")
  func modelValues() {
    let world = World()
    world.simulator.run(for: .milliseconds(20))
    UIView.animate(withDuration: 1) { world.front.center.x += 200 }
    world.simulator.run(for: .milliseconds(100))

    #expect(world.window.hitTest(world.point, with: nil) === world.back)
    #expect(world.window.hitTest(CGPoint(x: 250, y: 50), with: nil) === world.front)
  }
}
