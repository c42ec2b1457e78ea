import Outside
import Testing
import UIKit

@Suite("Layouts in the words of SnapKit")
@MainActor
struct LayoutDescriptionTests {
  /// A page with two views on it.
  @MainActor
  private struct Page {
    let page: UIView
    let card = UIView()
    let bar = UIView()

    init() {
      page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      page.addSubview(card)
      page.addSubview(bar)
    }

    func frame(_ describe: (LayoutDescription) -> Void) -> CGRect {
      card.turnstileLayout.makeConstraints(describe)
      page.layoutIfNeeded()
      return card.frame
    }
  }

  @Test("Edges follow the superview, an amount inwards")
  func edges() {
    Simulator.boot()
    let made = Page()
    #expect(
      made.frame { $0.edges.equalToSuperview().inset(10) }
        == CGRect(x: 10, y: 10, width: 280, height: 580))
    #expect(!made.card.translatesAutoresizingMaskIntoConstraints)
    made.card.turnstileLayout.remakeConstraints {
      $0.directionalEdges.equalTo(made.page).inset(
        NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    made.page.layoutIfNeeded()
    #expect(made.card.frame == CGRect(x: 2, y: 1, width: 294, height: 596))
    made.card.turnstileLayout.remakeConstraints {
      $0.edges.equalTo(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    made.page.layoutIfNeeded()
    #expect(made.card.frame == CGRect(x: 2, y: 1, width: 294, height: 596))
  }

  @Test("A rule for one attribute goes on with others, and numbers of all kinds are points")
  func chains() {
    Simulator.boot()
    let made = Page()
    let found = made.frame { make in
      make.top.left.equalToSuperview()
      make.width.height.equalTo(40)
    }
    #expect(found == CGRect(x: 0, y: 0, width: 40, height: 40))
    made.card.turnstileLayout.remakeConstraints { make in
      make.top.equalToSuperview()
      make.leading.trailing.equalToSuperview()
      make.height.equalTo(30)
    }
    made.page.layoutIfNeeded()
    #expect(made.card.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
    let points = [
      Int(3).layoutPoints, UInt(3).layoutPoints, Float(3).layoutPoints, Double(3).layoutPoints,
      CGFloat(3).layoutPoints,
    ]
    #expect(points == [3, 3, 3, 3, 3])
  }

  @Test("A length is a number or a part of another, and a place is relative to another view's")
  func places() {
    Simulator.boot()
    let made = Page()
    made.bar.turnstileLayout.makeConstraints { make in
      make.left.right.equalTo(0)
      make.top.equalToSuperview()
      make.height.equalTo(50)
    }
    let found = made.frame { make in
      make.top.equalTo(made.bar.turnstileLayout.bottom).offset(8)
      make.centerX.equalTo(made.bar)
      make.width.equalTo(made.page).multipliedBy(0.5)
      make.height.equalTo(made.page.turnstileLayout.width).dividedBy(3)
    }
    #expect(made.bar.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
    #expect(found == CGRect(x: 75, y: 58, width: 150, height: 100))
  }

  @Test("A size, a centre and a guide are values, too")
  func values() {
    Simulator.boot()
    let made = Page()
    #expect(
      made.frame { make in
        make.size.equalTo(CGSize(width: 40, height: 60))
        make.center.equalToSuperview().offset(CGPoint(x: 5, y: -10))
      } == CGRect(x: 135, y: 260, width: 40, height: 60))
    let guide = UILayoutGuide()
    made.page.addLayoutGuide(guide)
    guide.turnstileLayout.makeConstraints { make in
      make.leading.top.equalToSuperview()
      make.size.equalTo(UInt(20))
    }
    made.card.turnstileLayout.remakeConstraints { $0.edges.equalTo(guide) }
    made.page.layoutIfNeeded()
    #expect(made.card.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test("The more important of two rules holds, and limits are limits")
  func importance() {
    Simulator.boot()
    let made = Page()
    let found = made.frame { make in
      make.leading.top.equalToSuperview()
      make.width.equalTo(200).priority(.high)
      make.width.equalTo(100).priority(999)
      make.width.greaterThanOrEqualTo(120)
      make.height.equalTo(500).priority(UILayoutPriority(700))
      make.height.lessThanOrEqualTo(made.bar.turnstileLayout.height).labeled("limit")
    }
    made.bar.turnstileLayout.makeConstraints { make in
      make.edges.equalToSuperview().priority(.medium)
      make.height.equalTo(Float(90))
      make.trailing.lessThanOrEqualToSuperview()
      make.leading.greaterThanOrEqualToSuperview()
    }
    made.page.layoutIfNeeded()
    #expect(found.width == 120)
    #expect(made.card.frame.height == 90)
    #expect(made.page.constraints.contains { $0.identifier == "limit" })
  }

  @Test("A handle changes its constraints, and takes them out and in")
  func handles() {
    Simulator.boot()
    let made = Page()
    var height: LayoutHandle?
    _ = made.frame { make in
      make.leading.top.width.equalToSuperview()
      height = make.height.equalTo(100).constraint
      make.bottom.equalToSuperview().inset(20).priority(.low)
    }
    height?.update(offset: 40)
    made.page.layoutIfNeeded()
    #expect(made.card.frame.height == 40)
    height?.deactivate()
    made.page.layoutIfNeeded()
    #expect(made.card.frame.height == 580)
    #expect(height?.isActive == false)
    height?.isActive = true
    height?.update(priority: .required).update(inset: -70)
    made.page.layoutIfNeeded()
    #expect(made.card.frame.height == 140)
    height?.uninstall()
    height?.install()
    #expect(height?.layoutConstraints.count == 1)
  }

  @Test("An update sets constants, and a removal leaves nothing")
  func update() {
    Simulator.boot()
    let made = Page()
    _ = made.frame { make in
      make.leading.top.equalToSuperview()
      make.size.equalTo(30)
    }
    made.card.turnstileLayout.updateConstraints { make in
      make.width.equalTo(70)
      make.top.equalToSuperview().offset(5)
    }
    made.page.layoutIfNeeded()
    #expect(made.card.frame == CGRect(x: 0, y: 5, width: 70, height: 30))
    made.card.turnstileLayout.removeConstraints()
    #expect(made.page.constraints.isEmpty)
    #expect(made.card.constraints.isEmpty)
  }

  @Test("The priorities of a view's content are set by one number")
  func content() {
    Simulator.boot()
    let made = Page()
    let layout = made.card.turnstileLayout
    layout.contentHuggingHorizontalPriority = 300
    layout.contentHuggingVerticalPriority = 301
    layout.contentCompressionResistanceHorizontalPriority = 302
    layout.contentCompressionResistanceVerticalPriority = 303
    #expect(made.card.contentHuggingPriority(for: .horizontal).rawValue == 300)
    #expect(layout.contentHuggingVerticalPriority == 301)
    #expect(made.card.contentCompressionResistancePriority(for: .horizontal).rawValue == 302)
    #expect(layout.contentCompressionResistanceVerticalPriority == 303)
    #expect(layout.contentHuggingHorizontalPriority == 300)
    #expect(layout.contentCompressionResistanceHorizontalPriority == 302)
  }

  /// Returns the attributes of the constraints that a description makes, first and second.
  private func attributes(_ describe: (LayoutDescription, LayoutDescriber) -> Void) -> [Int] {
    let made = Page()
    let other = made.bar.turnstileLayout
    return made.card.turnstileLayout.prepareConstraints { describe($0, other) }.flatMap {
      $0.layoutConstraints.flatMap { [$0.firstAttribute.rawValue, $0.secondAttribute.rawValue] }
    }
  }

  @Test("Each word for one attribute names it, of the view and of the other one")
  func words() {
    Simulator.boot()
    let found = attributes { make, other in
      make.left.equalTo(other.left)
      make.right.equalTo(other.right)
      make.top.equalTo(other.top)
      make.bottom.equalTo(other.bottom)
      make.leading.equalTo(other.leading)
      make.trailing.equalTo(other.trailing)
      make.width.equalTo(other.width)
      make.height.equalTo(other.height)
      make.centerX.equalTo(other.centerX)
      make.centerY.equalTo(other.centerY)
      make.lastBaseline.equalTo(other.lastBaseline)
      make.firstBaseline.equalTo(other.firstBaseline)
    }
    #expect(found == (1...12).flatMap { [$0, $0] })
    #expect(attributes { $0.top.equalTo($1.topMargin) } == [3, 15])
    #expect(attributes { $0.bottom.equalTo($1.bottomMargin) } == [4, 16])
  }

  @Test("A word for several attributes names each, and words are strung together")
  func sums() {
    Simulator.boot()
    let edges = [1, 1, 3, 3, 2, 2, 4, 4]
    let margins = [13, 13, 15, 15, 14, 14, 16, 16]
    #expect(attributes { $0.edges.equalTo($1.edges) } == edges)
    #expect(attributes { $0.margins.equalTo($1.margins) } == margins)
    #expect(
      attributes { make, _ in make.horizontalEdges.verticalEdges.equalToSuperview() }.count == 8)
    #expect(
      attributes { make, _ in make.verticalEdges.horizontalEdges.equalToSuperview() }.count == 8)
    #expect(
      attributes { make, _ in make.directionalHorizontalEdges.equalToSuperview() } == [5, 5, 6, 6])
    #expect(
      attributes { make, _ in make.directionalVerticalEdges.equalToSuperview() } == [3, 3, 4, 4])
    #expect(attributes { $0.size.equalTo($1.size) } == [7, 7, 8, 8])
    #expect(attributes { make, _ in make.size.center.equalToSuperview() }.count == 8)
    #expect(attributes { $0.center.equalTo($1.center) } == [9, 9, 10, 10])
    #expect(attributes { make, _ in make.center.size.equalToSuperview() }.count == 8)
    let chained = attributes { make, _ in
      make.left.right.bottom.leading.edges.equalToSuperview()
      make.width.centerX.centerY.equalToSuperview()
    }
    #expect(chained.count == 22)
    #expect(LayoutImportance.low.value < LayoutImportance.required.value)
    #expect(LayoutImportance(3).value == 3)
    #expect(
      ([1, UInt(1), Float(1), 1.0, CGFloat(1)] as [any LayoutNumber]).map(Self.points) == [
        1, 1, 1, 1, 1,
      ])
  }

  private static func points(_ number: any LayoutNumber) -> CGFloat { number.layoutPoints }
}
