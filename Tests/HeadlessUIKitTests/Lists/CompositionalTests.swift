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
    #expect(abs((shown?.position.x ?? 0) - 55) < 1 && shown?.opacity == 0)
  }
}
