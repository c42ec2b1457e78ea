import Foundation
import HeadlessUIKit
import Testing
import UIKit

@Suite("Mathematics in a file that imports Foundation as well")
struct MathematicsBesideFoundationTests {
  @Test("A power, an exponential and the functions of angles are not ambiguous, and the model's")
  func functions() {
    let (x, y): (Double, CGFloat) = (1.3, 1.3)
    let bits = [pow(x, 2.7), exp(x), log(x), sin(x), cos(x), tan(x), atan2(x, 2), hypot(x, 2)]
    let own = [
      HeadlessUIKit.pow(x, 2.7), HeadlessUIKit.exp(x), HeadlessUIKit.log(x), HeadlessUIKit.sin(x),
      HeadlessUIKit.cos(x), HeadlessUIKit.tan(x), HeadlessUIKit.atan2(x, 2),
      HeadlessUIKit.hypot(x, 2),
    ]

    #expect(bits.map(\.bitPattern) == own.map(\.bitPattern))
    #expect(pow(y, 2) == CGFloat(HeadlessUIKit.pow(1.3, 2)))
    #expect([1.0, 2].map(cos).count == 2)
    #expect(pow(Decimal(3), 2) == 9)
  }

  @Test("What a class is called, and which class a name means, is not ambiguous, and the model's")
  func classNames() {
    #expect(NSStringFromClass(UIView.self) == "UIView")
    #expect(NSClassFromString("UIView") == UIView.self)
  }

  @Test("A format in the user's language is filled in as others are")
  func localizedFormat() {
    #expect(NSString.localizedStringWithFormat("%d of %@", 2, "x" as NSString) == "2 of x")
  }

  @Test("A point, a size and a rectangle say what a debugger would")
  func debug() {
    #expect(CGPoint(x: 1, y: 2.5).debugDescription == "(1.0, 2.5)")
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription == "(1.0, 2.0, 3.0, 4.0)")
  }
}
