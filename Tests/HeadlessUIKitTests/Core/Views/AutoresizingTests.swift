import Testing
import UIKit

@Suite("Autoresizing") @MainActor
struct AutoresizingTests {
  @MainActor
  struct World {
    let simulator = Simulator.boot()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    func child(_ mask: UIView.AutoresizingMask) -> UIView {
      let child = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      child.autoresizingMask = mask
      parent.addSubview(child)
      return child
    }
  }

  @Test("Without a mask the distances to the left and the top stay")
  func noMask() {
    let world = World()
    let view = world.child([])
    world.parent.frame.size = CGSize(width: 200, height: 300)

    #expect(view.frame == CGRect(x: 10, y: 10, width: 50, height: 50))
  }

  @Test("A flexible width takes up the whole change")
  func width() {
    let world = World()
    let view = world.child([.flexibleWidth, .flexibleHeight])
    world.parent.frame.size = CGSize(width: 200, height: 80)

    #expect(view.frame == CGRect(x: 10, y: 10, width: 150, height: 30))
  }

  @Test("A flexible left margin pushes the view")
  func leftMargin() {
    let world = World()
    let view = world.child([.flexibleLeftMargin, .flexibleTopMargin])
    world.parent.frame.size = CGSize(width: 150, height: 150)

    #expect(view.frame == CGRect(x: 60, y: 60, width: 50, height: 50))
  }

  @Test("Flexible parts share the change in proportion to their length")
  func proportions() {
    let world = World()
    let view = world.child([.flexibleLeftMargin, .flexibleRightMargin])
    world.parent.frame.size.width = 200

    #expect(view.frame.minX == 30)
    #expect(view.frame.width == 50)
  }

  @Test("A size never gets negative")
  func notNegative() {
    let world = World()
    let view = world.child([.flexibleWidth])
    world.parent.frame.size.width = 20

    #expect(view.frame.width == 0)
  }

  @Test("A view that does not resize its subviews leaves them alone")
  func switchedOff() {
    let world = World()
    let view = world.child([.flexibleWidth])
    world.parent.autoresizesSubviews = false
    world.parent.frame.size.width = 200

    #expect(view.frame.width == 50)
  }

  @Test("R121 the frame of a transformed view is assigned, which deforms it")
  func transformed() {
    let world = World()
    let view = UIView(frame: world.parent.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    world.parent.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    world.parent.frame.size = CGSize(width: 200, height: 100)

    #expect(view.frame.width == 150)
    #expect(view.bounds.width == 300)
  }
}
