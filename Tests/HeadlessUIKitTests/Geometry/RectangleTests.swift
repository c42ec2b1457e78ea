import Foundation
import Testing
import UIKit

@Suite("Rectangles and numbers as apps write them")
struct RectangleTests {
  @Test("A picture that keeps its aspect ratio fits into a rectangle, in its middle")
  func aspect() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 200)

    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 200, height: 100), insideRect: rect)
        == CGRect(x: 10, y: 95, width: 100, height: 50))
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 1, height: 4), insideRect: rect)
        == CGRect(x: 35, y: 20, width: 50, height: 200))
    #expect(AVMakeRect(aspectRatio: .zero, insideRect: rect).isEmpty)
  }

  @Test("Points, sizes and rectangles are compared as Objective-C has it")
  func equality() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(.zero))
    #expect(CGRect.zero.equalTo(.zero))
    #expect(__CGPointEqualToPoint(CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 2)))
    #expect(!__CGSizeEqualToSize(CGSize(width: 1, height: 2), .zero))
    #expect(!__CGRectEqualToRect(CGRect(x: 0, y: 0, width: 1, height: 1), .zero))
  }

  @Test("A priority is a little lower or higher than another")
  func priorities() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(251))
  }

  @Test("R213 rectangles that only touch do not intersect, whatever lies between them")
  func touching() {
    let page = CGRect(x: 0, y: 0, width: 10, height: 5)

    #expect(!page.appIntersects(page.offsetBy(dx: 10, dy: 0)))
    #expect(!page.appIntersects(page.offsetBy(dx: 0, dy: -5)))
    #expect(page.appIntersects(page.offsetBy(dx: 9.5, dy: 4.5)))
    #expect(page.appIntersects(CGRect(x: 12, y: 1, width: -4, height: 1)))
    #expect(!page.appIntersects(.null))
    #expect(
      page.intersection(page.offsetBy(dx: 10, dy: 0)) == CGRect(x: 10, y: 0, width: 0, height: 5))
  }

  @Test("A rectangle is reduced by insets under the older name, too")
  func insets() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    #expect(
      UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 20, height: 20), insets)
        == CGRect(x: 2, y: 1, width: 14, height: 16))
  }
}
