import Testing
import UIKit

@Suite("View tree") @MainActor
struct ViewTreeTests {
  @MainActor
  struct World {
    let simulator = Simulator.boot()
    let parent = UIView()
    let a = UIView()
    let b = UIView()
    let c = UIView()

    init() { for view in [a, b, c] { parent.addSubview(view) } }
  }

  @Test("A view that is added is in front of the others")
  func adding() {
    let world = World()
    #expect(world.parent.subviews == [world.a, world.b, world.c])
    #expect(world.a.superview === world.parent)
  }

  @Test("Adding a view again brings it to the front")
  func addingAgain() {
    let world = World()
    world.parent.addSubview(world.a)

    #expect(world.parent.subviews == [world.b, world.c, world.a])
  }

  @Test("A view can be inserted at an index, beyond the end too")
  func insertingAtIndex() {
    let world = World()
    let (back, front) = (UIView(), UIView())
    world.parent.insertSubview(back, at: 0)
    world.parent.insertSubview(front, at: 99)

    #expect(world.parent.subviews == [back, world.a, world.b, world.c, front])
  }

  @Test("A view can be inserted above and below another one")
  func insertingBeside() {
    let world = World()
    let (above, below) = (UIView(), UIView())
    world.parent.insertSubview(above, aboveSubview: world.a)
    world.parent.insertSubview(below, belowSubview: world.a)

    #expect(world.parent.subviews == [below, world.a, above, world.b, world.c])
  }

  @Test("A view that is inside already can be moved beside another one")
  func movingBeside() {
    let world = World()
    world.parent.insertSubview(world.a, aboveSubview: world.b)
    #expect(world.parent.subviews == [world.b, world.a, world.c])

    world.parent.insertSubview(world.c, belowSubview: world.b)
    #expect(world.parent.subviews == [world.c, world.b, world.a])
  }

  @Test("Views are brought to the front and sent to the back")
  func frontAndBack() {
    let world = World()
    world.parent.bringSubviewToFront(world.a)
    world.parent.sendSubviewToBack(world.c)

    #expect(world.parent.subviews == [world.c, world.b, world.a])
  }

  @Test("Two views change places")
  func exchanging() {
    let world = World()
    world.parent.exchangeSubview(at: 0, withSubviewAt: 2)

    #expect(world.parent.subviews == [world.c, world.b, world.a])
  }

  @Test("Layers stand in the order of their views")
  func layersFollow() {
    let world = World()
    world.parent.sendSubviewToBack(world.c)
    world.parent.exchangeSubview(at: 0, withSubviewAt: 1)
    world.parent.insertSubview(UIView(), aboveSubview: world.a)

    #expect(world.parent.layer.sublayers == world.parent.subviews.map(\.layer))
  }

  @Test("A layer without a view keeps its place behind the views")
  func foreignLayers() {
    let world = World()
    let shine = CALayer()
    world.parent.layer.insertSublayer(shine, at: 0)
    world.parent.sendSubviewToBack(world.c)

    #expect(world.parent.layer.sublayers == [shine, world.c.layer, world.a.layer, world.b.layer])
  }

  @Test("A view that is taken out has no superview")
  func removing() {
    let world = World()
    world.b.removeFromSuperview()

    #expect(world.parent.subviews == [world.a, world.c])
    #expect(world.b.superview == nil)
    #expect(world.b.layer.superlayer == nil)
  }

  @Test("A view is inside itself and all its superviews")
  func descent() {
    let world = World()
    let deep = UIView()
    world.a.addSubview(deep)

    #expect(deep.isDescendant(of: world.parent))
    #expect(deep.isDescendant(of: deep))
    #expect(!deep.isDescendant(of: world.b))
  }

  @Test("A view is found by its tag, the frontmost subtree last")
  func tags() {
    let world = World()
    let deep = UIView()
    world.a.addSubview(deep)
    deep.tag = 7
    world.c.tag = 7

    #expect(world.parent.viewWithTag(7) === deep)
    #expect(world.parent.viewWithTag(8) == nil)
  }

  @Test("A view does not outlive its last owner, and lets go of its subviews")
  func lifetimes() {
    weak var parentRef: UIView?
    let kept = UIView()
    do {
      let parent = UIView()
      parent.addSubview(kept)
      parentRef = parent
    }

    #expect(parentRef == nil)
    #expect(kept.superview == nil)
  }

  @Test("A layer that outlives its view has no delegate")
  func layerOutlivesView() {
    var view: UIView? = UIView()
    let layer = view!.layer
    view = nil

    #expect(layer.delegate == nil)
  }

  @Test("Every change of the tree is published")
  func published() {
    let world = World()
    var moves: [Bool] = []
    world.simulator.listener = { if case .moved(_, let to) = $0 { moves.append(to != nil) } }
    world.parent.addSubview(UIView())
    world.a.removeFromSuperview()

    #expect(moves == [true, false])
  }
}

@Suite("Impossible trees") @MainActor
struct ImpossibleTreeTests {
  @Test("Adding a view to itself stops the app in UIKit's words")
  func itself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    #expect(text(of: result).contains("Can't add self as subview"))
  }

  @Test("Adding a view to its own subtree stops the app and names both")
  func ownSubtree() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (top, middle, deep) = (UIView(), UIView(), UIView())
        top.addSubview(middle)
        middle.addSubview(deep)
        deep.addSubview(top)
      }
    }
    #expect(text(of: result).contains("must not be put inside its own subtree"))
  }

  @Test("A frame that is not a number stops the app in Core Animation's words")
  func nanFrame() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIView().frame = CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10)
      }
    }
    #expect(text(of: result).contains("CALayer position contains NaN: [5.0 nan]"))
  }

  private func text(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
