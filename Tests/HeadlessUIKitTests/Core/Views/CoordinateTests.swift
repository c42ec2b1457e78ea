import Testing
import UIKit

@Suite("Coordinates of views") @MainActor
struct CoordinateTests {
  @MainActor
  struct World {
    let simulator = Simulator.boot()
    let window = shownWindow()
    let outer = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))

    init() {
      window.addSubview(outer)
      outer.addSubview(inner)
    }
  }

  @Test("R121 a frame is the box around the transformed view")
  func boundingBox() {
    let world = World()
    world.outer.transform = CGAffineTransform(scaleX: 2, y: 0.5)

    #expect(world.outer.frame == CGRect(x: 50, y: 225, width: 200, height: 50))
    #expect(world.outer.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("R121 assigning the frame of a transformed view solves for bounds and center")
  func solvingFrame() {
    let world = World()
    world.outer.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    world.outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)

    #expect(world.outer.bounds.size == CGSize(width: 200, height: 200))
    #expect(world.outer.center == CGPoint(x: 50, y: 50))
  }

  @Test("Points convert to a superview, to a sibling's inside and to the window")
  func points() {
    let world = World()
    let sibling = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    world.window.addSubview(sibling)

    #expect(world.inner.convert(CGPoint(x: 1, y: 1), to: world.outer) == CGPoint(x: 11, y: 21))
    #expect(world.inner.convert(CGPoint(x: 1, y: 1), to: sibling) == CGPoint(x: 111, y: 121))
    #expect(world.inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 111, y: 221))
    #expect(world.inner.convert(CGPoint(x: 111, y: 221), from: nil) == CGPoint(x: 1, y: 1))
  }

  @Test("Points convert through a transform and a scrolled view")
  func throughTransforms() {
    let world = World()
    world.outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    world.outer.bounds.origin = CGPoint(x: 0, y: 10)

    #expect(world.inner.convert(CGPoint.zero, to: world.window) == CGPoint(x: 70, y: 170))
    #expect(world.window.convert(CGPoint(x: 70, y: 170), to: world.inner) == .zero)
  }

  @Test("A rectangle converts to the box around it")
  func rectangles() {
    let world = World()
    world.outer.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let box = world.inner.convert(world.inner.bounds, to: world.window)

    #expect(abs(box.minX - 140) < 1e-9)
    #expect(abs(box.minY - 210) < 1e-9)
    #expect(abs(box.width - 40) < 1e-9)
  }

  @Test("A rectangle converts as the box around its four corners, with and without transforms")
  func corners() {
    let world = World()
    world.window.addSubview(UIView(frame: CGRect(x: 0.1, y: 0.2, width: 33.3, height: 44.4)))
    let steps: [(UIView) -> Void] = [
      { _ in },
      { $0.bounds.origin = CGPoint(x: 0.7, y: -12.3) },
      { $0.layer.anchorPoint = CGPoint(x: 0.3, y: 1.1) },
      { $0.transform = CGAffineTransform(scaleX: -2, y: 0.5) },
      { $0.layer.sublayerTransform = CATransform3DMakeScale(3, 1, 1) },
      { $0.transform = .identity },
    ]
    for step in steps {
      step(world.outer)
      let rect = CGRect(x: 1.1, y: 2.2, width: 7.7, height: 0.9)
      for other in [world.window, world.outer, world.window.subviews[1]] {
        let moved = [
          CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
          CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map { world.inner.convert($0, to: other) }
        let (x, y) = (moved.map(\.x), moved.map(\.y))

        #expect(
          world.inner.convert(rect, to: other)
            == CGRect(
              x: x.min()!, y: y.min()!, width: x.max()! - x.min()!, height: y.max()! - y.min()!))
      }
    }
  }

  @Test("Outside a window, points convert to the topmost superview")
  func outside() {
    let world = World()
    world.outer.removeFromSuperview()

    #expect(world.inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 20))
  }

  @Test("Points convert to the screen's space through the window's place")
  func screenSpace() {
    let world = World()
    world.window.frame.origin = CGPoint(x: 5, y: 7)

    #expect(
      world.inner.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace)
        == CGPoint(x: 115, y: 227))
    #expect(
      world.inner.convert(CGPoint(x: 115, y: 227), from: UIScreen.main.coordinateSpace) == .zero)
  }
}
