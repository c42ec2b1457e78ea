import Testing
import UIKit

private nonisolated(unsafe) var oneKey: UInt8 = 0
private nonisolated(unsafe) var otherKey: UInt8 = 0

@MainActor
private final class Plain {}

extension UIView {
  fileprivate var badge: String? {
    get { objc_getAssociatedObject(self, &oneKey) as? String }
    set { objc_setAssociatedObject(self, &oneKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}

@MainActor
@Suite("Associated objects")
struct AssociatedObjectTests {

  @Test("An extension can give a view a stored property")
  func property() {
    Simulator.boot()
    let (view, other) = (UIView(), UIView())
    view.badge = "new"
    #expect(view.badge == "new")
    #expect(other.badge == nil)
    view.badge = nil

    #expect(view.badge == nil)
  }

  @Test("Keys are told apart, and all values can be taken away together")
  func keys() {
    Simulator.boot()
    let owner = Plain()
    objc_setAssociatedObject(owner, &oneKey, 1, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, &otherKey, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &oneKey) as? Int == 1)
    #expect(objc_getAssociatedObject(owner, &otherKey) as? Int == 2)
    objc_removeAssociatedObjects(owner)

    #expect(objc_getAssociatedObject(owner, &oneKey) == nil)
  }

  @Test("A retained value lives as long as its view, an assigned one is not kept")
  func policies() {
    Simulator.boot()
    weak var kept: Plain?
    weak var dropped: Plain?
    var view: UIView? = UIView()
    do {
      let (one, other) = (Plain(), Plain())
      (kept, dropped) = (one, other)
      objc_setAssociatedObject(view!, &oneKey, one, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(view!, &otherKey, other, .OBJC_ASSOCIATION_ASSIGN)
    }
    #expect(kept != nil)
    #expect(dropped == nil)
    #expect(objc_getAssociatedObject(view!, &otherKey) == nil)
    view = nil

    #expect(kept == nil)
  }

  @Test("What belongs to an object of any other class goes at the end of the run")
  func plainOwner() {
    let simulator = Simulator.boot()
    weak var value: Plain?
    do {
      let (owner, associated) = (Plain(), Plain())
      value = associated
      objc_setAssociatedObject(owner, &oneKey, associated, .OBJC_ASSOCIATION_RETAIN)
    }
    simulator.run(for: .zero)

    #expect(value == nil)
  }
}
