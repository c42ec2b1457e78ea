import Testing
import UIKit

@MainActor
@Suite("Locking the pointer")
struct PointerLockTests {
  private final class Container: UIViewController {
    let child = UIViewController()
    override var childViewControllerForPointerLock: UIViewController? { child }
    override var prefersPointerLocked: Bool { true }
  }

  @Test("A container compiles with its answers about the pointer, of which there is none")
  func container() {
    Simulator.boot()
    let container = Container()
    container.setNeedsUpdateOfPrefersPointerLocked()

    #expect(container.childViewControllerForPointerLock === container.child)
    #expect(container.prefersPointerLocked)
    #expect(container.child.childViewControllerForPointerLock == nil)
    #expect(!container.child.prefersPointerLocked)
  }
}
