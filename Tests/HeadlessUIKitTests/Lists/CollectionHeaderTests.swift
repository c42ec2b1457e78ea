import Testing
import UIKit

@MainActor
@Suite("Headers of collection views")
struct CollectionHeaderTests {
  @Test("R234 without a method for headers their places stay empty, and the cells lie below them")
  func headless() {
    _ = Simulator.boot()
    let flow = UICollectionViewFlowLayout()
    flow.headerReferenceSize = CGSize(width: 390, height: 50)
    let controller = Headless(collectionViewLayout: flow)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    let collection = controller.collectionView!
    let kind = UICollectionView.elementKindSectionHeader
    #expect(collection.visibleSupplementaryViews(ofKind: kind).isEmpty)
    #expect(collection.visibleCells.count == 2)
    #expect(collection.visibleCells.allSatisfy { $0.frame.minY == 50 })
  }

  private final class Headless: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}
