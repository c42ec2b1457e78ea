import Testing
import UIKit

@Suite("Paths")
@MainActor
struct PathTests {
  @Test("A circle contains its middle and not the corners of its box")
  func circle() {
    let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))

    #expect(circle.contains(CGPoint(x: 5, y: 5)))
    #expect(!circle.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(isClose(circle.bounds.width, 10))
    #expect(isClose(circle.bounds.minY, 0))
  }

  @Test("A line after a closed outline begins where that outline began")
  func afterClosing() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.close()
    path.addLine(to: CGPoint(x: 0, y: 20))
    path.addLine(to: CGPoint(x: -20, y: 20))
    path.close()

    #expect(path.contains(CGPoint(x: 8, y: 4)))
    #expect(path.contains(CGPoint(x: -4, y: 12)))
    #expect(!path.contains(CGPoint(x: 4, y: 10)))
  }

  @Test("Only the corners that are named are round")
  func corners() {
    let box = CGRect(x: 0, y: 0, width: 100, height: 100)
    let path = UIBezierPath(
      roundedRect: box, byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 20, height: 20))

    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 98, y: 2)))
  }

  @Test("An arc goes clockwise to the eye, through the bottom")
  func arc() {
    let arc = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)

    #expect(isClose(arc.currentPoint.x, -10))
    #expect(isClose(arc.currentPoint.y, 0))
    #expect(isClose(arc.bounds.maxY, 10, within: 0.01))
    #expect(isClose(arc.bounds.minY, 0))
  }

  @Test("Where an outline crosses itself, the rule says what is inside")
  func rules() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))

    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
  }

  @Test("A path handed to a layer does not change any more")
  func copies() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let handed = path.cgPath
    path.apply(CGAffineTransform(scaleX: 2, y: 2))

    #expect(handed.boundingBox.width == 10)
    #expect(path.bounds.width == 20)
  }
}
