import Testing
import UIKit

@Suite("Reading direction and alignment") @MainActor
struct ReadingDirectionTests {
  private func titleFrame(
    _ horizontal: UIControl.ContentHorizontalAlignment,
    _ vertical: UIControl.ContentVerticalAlignment = .center, isMirrored: Bool = false
  ) -> CGRect {
    Simulator.boot()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    button.setTitle("Turn", for: .normal)
    button.contentHorizontalAlignment = horizontal
    button.contentVerticalAlignment = vertical
    if isMirrored { button.semanticContentAttribute = .forceRightToLeft }
    button.layoutIfNeeded()
    return button.titleLabel!.frame
  }

  @Test("C8 a button's contents stand where their alignment says")
  func alignment() {
    let width = titleFrame(.left).width

    #expect(titleFrame(.left).minX == 0)
    #expect(titleFrame(.right).minX == 200 - width)
    #expect(titleFrame(.center).midX == 100)
    #expect(titleFrame(.left, .top).minY == 0)
    #expect(titleFrame(.left, .bottom).maxY == 100)
  }

  @Test("C8 leading is on the right where one reads from right to left")
  func mirroredButton() {
    #expect(titleFrame(.leading, isMirrored: true).maxX == 200)
    #expect(titleFrame(.trailing, isMirrored: true).minX == 0)
    #expect(titleFrame(.leading).minX == 0)
  }

  @Test("C8 leading and trailing constraints are mirrored, and their constants lead inwards")
  func mirroredConstraints() {
    Simulator.boot()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.semanticContentAttribute = .forceRightToLeft
    let (one, other) = (UIView(), UIView())
    for child in [one, other] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      one.widthAnchor.constraint(equalToConstant: 50),
      other.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 10),
      other.widthAnchor.constraint(equalToConstant: 40),
    ])
    view.layoutIfNeeded()
    #expect(one.frame.maxX == 280)
    #expect(other.frame.maxX == 220)
    view.semanticContentAttribute = .forceLeftToRight
    view.layoutIfNeeded()

    #expect(one.frame.minX == 20)
    #expect(other.frame.minX == 80)
  }

  @Test("C8 a left constraint stays on the left")
  func left() {
    Simulator.boot()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.semanticContentAttribute = .forceRightToLeft
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    child.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20).isActive = true
    view.layoutIfNeeded()

    #expect(child.frame.minX == 20)
  }

  @Test("C8 a row of a stack view begins on the right, and so do directional margins")
  func stack() {
    Simulator.boot()
    let views = (0..<2).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    stack.distribution = .fillEqually
    stack.semanticContentAttribute = .forceRightToLeft
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 5, bottom: 0, trailing: 9)
    stack.layoutIfNeeded()

    #expect(views.map(\.frame.minX) == [50, 0])
    #expect(stack.layoutMargins.right == 5)
    #expect(stack.layoutMargins.left == 9)
  }
}
