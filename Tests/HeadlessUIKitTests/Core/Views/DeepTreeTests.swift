import Testing
import UIKit

@Suite("Ten thousand views inside one another") @MainActor
struct DeepTreeTests {
  static let depth = 10_000

  @MainActor
  struct World {
    let simulator = Simulator.boot()
    let window = shownWindow()

    /// Builds a chain of views, each the only subview of the one before, and returns the first and
    /// the last view.
    func chain(_ make: () -> UIView) -> (top: UIView, bottom: UIView) {
      let top = make()
      var bottom = top
      for _ in 1..<DeepTreeTests.depth {
        let next = make()
        bottom.addSubview(next)
        bottom = next
      }
      return (top, bottom)
    }
  }

  @Test("They can be put in a window, laid out, and taken out again")
  func layout() {
    let world = World()
    let (top, bottom) = world.chain { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    world.window.addSubview(top)
    world.simulator.run(for: .milliseconds(100))
    #expect(bottom.window === world.window)

    top.removeFromSuperview()
    #expect(bottom.window == nil)
  }

  @Test("They follow the size of the outermost one")
  func autoresizing() {
    let world = World()
    let (top, bottom) = world.chain {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return view
    }
    top.frame.size.width = 300

    #expect(bottom.frame.width == 300)
  }

  @Test("The innermost one is found by hit testing, and its points convert")
  func hitTesting() {
    let world = World()
    let (top, bottom) = world.chain { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    world.window.addSubview(top)

    #expect(world.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === bottom)
    #expect(bottom.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 1, y: 2))
  }

  @Test("They go away without exhausting the stack")
  func release() {
    let world = World()
    weak var last: UIView?
    do {
      let (_, bottom) = world.chain { UIView() }
      last = bottom
    }

    #expect(last == nil)
  }
}
