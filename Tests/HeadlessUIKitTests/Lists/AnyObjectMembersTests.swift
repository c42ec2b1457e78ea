import Testing
import UIKit

@Suite("Members of an object of any class")
@MainActor
struct AnyObjectMembersTests {
  @Test("A number has its values, a collection its count, and a view its frame")
  func members() {
    Simulator.boot()
    let numbers = NSMutableArray()
    numbers.add(2.5)
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))

    #expect(turnstileMembers(of: numbers.object(at: 0)).doubleValue == 2.5)
    #expect(turnstileMembers(of: numbers.object(at: 0)).floatValue == 2.5)
    #expect(turnstileMembers(of: CGFloat(7)).intValue == 7)
    #expect(turnstileMembers(of: 1).boolValue == true)
    #expect(turnstileMembers(of: "12").integerValue == 12)
    #expect(turnstileMembers(of: 3).stringValue == "3")
    #expect(turnstileMembers(of: numbers).count == 1)
    #expect(turnstileMembers(of: [1, 2]).count == 2)
    #expect(turnstileMembers(of: view).frame == view.frame)
    #expect(turnstileMembers(of: view.layer).bounds == view.bounds)
  }

  @Test("A view and a layout guide have anchors, a view has a tag, and any object values by key")
  func anchors() {
    Simulator.boot()
    let (view, guide, item) = (UIView(), UILayoutGuide(), UIBarButtonItem())
    view.addLayoutGuide(guide)
    (view.tag, item.tag) = (4, 5)
    let (ofView, ofGuide) = (turnstileMembers(of: view), turnstileMembers(of: guide))
    let edges = [ofView.topAnchor, ofView.bottomAnchor, ofView.centerYAnchor]
    let sides = [
      ofGuide.leftAnchor, ofGuide.rightAnchor, ofGuide.leadingAnchor, ofGuide.trailingAnchor,
      ofGuide.centerXAnchor,
    ]

    #expect(edges == [view.topAnchor, view.bottomAnchor, view.centerYAnchor])
    #expect(sides.allSatisfy { $0 != nil })
    #expect(ofGuide.widthAnchor == guide.widthAnchor)
    #expect(ofView.heightAnchor == view.heightAnchor)
    #expect(ofView.tag == 4)
    #expect(turnstileMembers(of: item).tag == 5)
    #expect(ofView.value(forKey: "tag") as? Int == 4)
    #expect(turnstileMembers(of: ["a": 1]).value(forKey: "a") as? Int == 1)
    #expect(turnstileMembers(of: 4).topAnchor == nil)
    #expect(turnstileMembers(of: 4).tag == nil)
  }

  @Test("What an object does not have is nil")
  func none() {
    #expect(turnstileMembers(of: "text").doubleValue == nil)
    #expect(turnstileMembers(of: 4).count == nil)
    #expect(turnstileMembers(of: nil).frame == nil)
  }
}
