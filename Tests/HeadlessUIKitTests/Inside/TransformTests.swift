import Testing
import UIKit

@testable import HeadlessUIKit

@Suite("Transforms")
struct TransformTests {
  @Test("Concatenation reads from left to right; the short forms put their map first")
  func order() {
    let grown = CGAffineTransform(scaleX: 2, y: 2)
    let move = CGAffineTransform(translationX: 10, y: 0)
    let point = CGPoint(x: 1, y: 0)

    #expect(point.applying(grown.concatenating(move)) == CGPoint(x: 12, y: 0))
    #expect(point.applying(grown.translatedBy(x: 10, y: 0)) == CGPoint(x: 22, y: 0))
    #expect(grown.translatedBy(x: 10, y: 0) == move.concatenating(grown))
  }

  @Test("A rotation takes x to y")
  func rotation() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    let spatial = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)

    #expect(isClose(turned.x, 0))
    #expect(isClose(turned.y, 1))
    #expect(CATransform3DIsAffine(spatial))
    #expect(CATransform3DGetAffineTransform(spatial) == CGAffineTransform(rotationAngle: .pi / 2))
  }

  @Test("Nothing undoes a map that flattens, and it is given back as it is")
  func singular() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)

    #expect(flat.inverted() == flat)
    #expect(CATransform3DInvert(CATransform3DMakeScale(1, 0, 1)) == CATransform3DMakeScale(1, 0, 1))
  }

  @Test("A map and its inverse leave everything where it was")
  func inverse() {
    var t = CATransform3DMakeRotation(0.7, 1, 2, 3)
    t.m34 = -1 / 500
    t = CATransform3DScale(CATransform3DTranslate(t, 10, 20, 30), 2, 3, 4)
    let back = CATransform3DConcat(t, CATransform3DInvert(t))

    let pairs = zip(back.rows, CATransform3DIdentity.rows)
    #expect(pairs.allSatisfy { row, unit in (0..<4).allSatisfy { isClose(row[$0], unit[$0]) } })
  }

  @Test(
    "Half-way between two turns is the turn half-way", arguments: [(0, 1, 0), (1, 0, 0), (1, 1, 1)])
  func halfTurn(axis: (x: Double, y: Double, z: Double)) {
    func turn(_ angle: Double) -> CATransform3D {
      CATransform3DMakeRotation(angle, axis.x, axis.y, axis.z)
    }
    let half = turn(0.2).interpolated(to: turn(1), at: 0.5)

    let pairs = zip(half.rows, turn(0.6).rows)
    #expect(pairs.allSatisfy { row, unit in (0..<4).allSatisfy { isClose(row[$0], unit[$0]) } })
  }

  @Test("A map taken apart and put together again is the same", arguments: [0.3, 1.2, -2.5])
  func parts(angle: Double) {
    var t = CATransform3DMakeRotation(angle, 1, 2, -1)
    t.m34 = -1 / 800
    t = CATransform3DScale(CATransform3DTranslate(t, 5, -7, 11), 2, 0.5, 3)
    let again = TransformParts(t)!.transform

    let pairs = zip(again.rows, t.rows.map { $0 / t.m44 })
    #expect(pairs.allSatisfy { row, unit in (0..<4).allSatisfy { isClose(row[$0], unit[$0]) } })
  }

  @Test("Between a card and nothing lies a smaller card", arguments: [0, 0.001])
  func shrinking(scale: CGFloat) {
    let half = CGAffineTransform.identity.interpolated(
      to: CGAffineTransform(scaleX: scale, y: scale), at: 0.5)

    #expect(half == CGAffineTransform(scaleX: (1 + scale) / 2, y: (1 + scale) / 2))
  }

  @Test("A rectangle through a map is the box around its corners")
  func boxes() {
    let box = CGRect(x: 0, y: 0, width: 2, height: 2)
      .applying(CGAffineTransform(rotationAngle: .pi / 4))

    #expect(isClose(box.width, 8.squareRoot()))
    #expect(isClose(box.minX, -2.squareRoot()))
    #expect(CGRect.null.applying(.identity).isNull)
  }
}
