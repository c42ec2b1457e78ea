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

  @Test("What an object does not have is nil")
  func none() {
    #expect(turnstileMembers(of: "text").doubleValue == nil)
    #expect(turnstileMembers(of: 4).count == nil)
    #expect(turnstileMembers(of: nil).frame == nil)
  }
}
