import Testing
import UIKit

@Suite("Hashes") @MainActor
struct SerialHashTests {
  @Test("A10 views, controllers, layers and recognisers hash alike in every run")
  func alike() {
    func hashes() -> [Int] {
      Simulator.boot()
      let controller = UIViewController()
      let view: UIView = controller.view
      let pan = UIPanGestureRecognizer()
      return [controller.hash, view.hash, view.layer.hash, pan.hash, CALayer().hash]
    }
    let first = hashes()

    #expect(hashes() == first)
    #expect(Set(first).count == 5)
  }

  @Test("Equal are only views that are one")
  func equality() {
    Simulator.boot()
    let (one, other) = (UIView(), UIView())

    #expect(one != other)
    #expect(one.isEqual(one))
    #expect(Set([one, other, one]).count == 2)
  }
}
