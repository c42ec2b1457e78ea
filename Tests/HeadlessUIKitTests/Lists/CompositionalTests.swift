import Testing
import UIKit
import VirtualTime

@MainActor
@Suite("Compositional layouts and older animations")
struct CompositionalTests {
  @MainActor
  private final class Contents: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 7 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  }

  @Test("Groups follow one another, each filled with items")
  func groups() {
    let stage = TouchStage()
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let contents = Contents()
    view.dataSource = contents
    stage.view.addSubview(view)
    stage.simulator.run(for: .milliseconds(20))

    #expect(view.visibleCells.count == 7)
    #expect(view.visibleCells[4].frame == CGRect(x: 100, y: 110, width: 100, height: 100))
    #expect(view.contentSize == CGSize(width: 300, height: 320))
  }

  private static func rows(height: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    let item = NSCollectionLayoutItem(layoutSize: size)
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
  }

  private static func boundary(_ alignment: NSRectAlignment)
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: "\(alignment)", alignment: alignment)
  }

  @Test("Headers and footers lie around their sections, and around all of them")
  func boundaries() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [Self.boundary(.top)]
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, _ in
        let section = Self.rows(height: 50)
        section.contentInsets.leading = 20
        section.boundarySupplementaryItems = [Self.boundary(.topLeading), Self.boundary(.bottom)]
        return section
      }, configuration: configuration)
    let cells = cells(layout)
    let seen = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 300, height: 900))
    let headers = seen?.filter { $0.representedElementCategory == .supplementaryView } ?? []

    #expect(cells.first == CGRect(x: 20, y: 60, width: 280, height: 50))
    try #require(headers.map(\.frame.minY) == [0, 30, 410])
    #expect(headers[1].frame.minX == 20)
    #expect(layout.collectionViewContentSize.height == 440)
  }

  @Test("A section is shown what can be seen of it, and what it changes is seen")
  func visibleItems() {
    let section = Self.rows(height: 200)
    var seen: [Int] = []
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      seen = items.map(\.indexPath.item)
      for item in items where item.indexPath.item == 1 { item.alpha = 0.5 }
    }
    let layout = UICollectionViewCompositionalLayout(section: section)
    _ = cells(layout)

    #expect(seen == [0, 1, 2])
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.alpha == 0.5)
  }

  @Test("Items placed by hand, and items with room around them, lie where they are put")
  func places() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(300), heightDimension: .absolute(100))
    let custom = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
      [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 6, width: 10, height: 10))]
    }
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(80), heightDimension: .absolute(100)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(10), top: nil, trailing: .fixed(10), bottom: nil)
    let row = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    let layouts = [custom, row].map {
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: $0))
    }

    #expect(cells(layouts[0])[1] == CGRect(x: 5, y: 106, width: 10, height: 10))
    #expect(cells(layouts[1]).prefix(3).map(\.minX) == [10, 110, 210])
  }

  private func cells(_ layout: UICollectionViewCompositionalLayout) -> [CGRect] {
    let stage = TouchStage()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    let contents = Contents()
    view.dataSource = contents
    stage.view.addSubview(view)
    stage.simulator.run(for: .milliseconds(20))
    return withExtendedLifetime(contents) { view.visibleCells.map(\.frame) }
  }

  @Test("A list is rows of the whole width, moved in where it is inset")
  func list() throws {
    let plain = cells(.list(using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let inset = cells(.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))

    try #require(plain.count == 7)
    try #require(inset.count == 7)
    #expect(plain[1] == CGRect(x: 0, y: 44, width: 300, height: 44))
    #expect(inset[1] == CGRect(x: 16, y: 79, width: 268, height: 44))
  }

  @Test("A section that scrolls by itself goes on sideways")
  func sideways() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(120), heightDimension: .absolute(80))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = .continuous

    let found = cells(UICollectionViewCompositionalLayout(section: section))
    #expect(found.map(\.minX) == [0, 130, 260])
    #expect(found.allSatisfy { $0.minY == 0 && $0.height == 80 })
  }

  @Test("What changes between a beginning and a commit is animated")
  func commit() {
    let stage = TouchStage()
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(card)
    stage.simulator.run(for: .milliseconds(20))
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    card.center.x = 105
    UIView.commitAnimations()
    card.alpha = 0
    stage.simulator.run(for: .milliseconds(500))

    let shown = card.layer.presentation()
    #expect(abs((shown?.position.x ?? 0) - 55) < 1)
    #expect(shown?.opacity == 0)
  }
}
