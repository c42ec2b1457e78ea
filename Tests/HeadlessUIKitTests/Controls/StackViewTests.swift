import Testing
import UIKit

@Suite("Stack views") @MainActor
struct StackViewTests {
  private final class Box: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
  }

  private func stack(_ count: Int = 3) -> UIStackView {
    Simulator.boot()
    let stack = UIStackView(arrangedSubviews: (0..<count).map { _ in Box() })
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    return stack
  }

  private func lefts(_ stack: UIStackView) -> [CGFloat] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame.minX)
  }

  @Test("Views stand one after the other, the last one takes what is left")
  func fill() {
    let stack = stack()
    stack.spacing = 5

    #expect(lefts(stack) == [0, 25, 50])
    #expect(stack.arrangedSubviews[2].frame == CGRect(x: 50, y: 0, width: 50, height: 50))
  }

  @Test("Views share the length equally, or the room between them")
  func distributions() {
    let stack = stack(2)
    stack.distribution = .fillEqually
    #expect(lefts(stack) == [0, 50])
    stack.distribution = .equalSpacing
    #expect(lefts(stack) == [0, 80])
  }

  @Test("Hidden views take no room")
  func hidden() {
    let stack = stack()
    stack.distribution = .fillEqually
    stack.arrangedSubviews[1].isHidden = true
    stack.layoutIfNeeded()

    #expect(stack.arrangedSubviews[2].frame == CGRect(x: 50, y: 0, width: 50, height: 50))
  }

  @Test("A column stands views below one another, aligned")
  func column() {
    let stack = stack(2)
    stack.axis = .vertical
    stack.alignment = .trailing
    stack.layoutIfNeeded()

    #expect(
      stack.arrangedSubviews.map(\.frame.origin) == [CGPoint(x: 80, y: 0), CGPoint(x: 80, y: 10)])
    #expect(stack.intrinsicContentSize == CGSize(width: 20, height: 20))
  }

  @Test("A view that is taken out is arranged no more")
  func removing() {
    let stack = stack()
    stack.arrangedSubviews[0].removeFromSuperview()

    #expect(stack.arrangedSubviews.count == 2)
  }
}
