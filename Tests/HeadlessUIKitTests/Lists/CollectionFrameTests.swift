import Testing
import UIKit

@MainActor
@Suite("The size of collection views")
struct CollectionFrameTests {
  /// A data source and delegate whose three items are each as large as the collection view.
  private final class Pages: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { collectionView.bounds.size }
  }

  /// Returns the frame of the last page after a change of the collection view's size, which was 414
  /// to 896 points when the pages were first laid out.
  private func lastPage(after change: (UICollectionView) -> Void) -> CGRect? {
    Simulator.boot()
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    let size = CGRect(x: 0, y: 0, width: 414, height: 896)
    let view = UICollectionView(frame: size, collectionViewLayout: layout)
    let pages = Pages()
    view.dataSource = pages
    view.delegate = pages
    let last = IndexPath(item: 2, section: 0)
    guard view.layoutAttributesForItem(at: last)?.frame.minX == 828 else { return nil }
    change(view)
    return view.layoutAttributesForItem(at: last)?.frame
  }

  @Test("R199 another size invalidates the layout, by whichever property it is set")
  func sizes() {
    let new = CGRect(x: 0, y: 0, width: 390, height: 844)
    let expected = CGRect(x: 780, y: 0, width: 390, height: 844)

    #expect(lastPage { $0.bounds = new } == expected)
    #expect(lastPage { $0.frame = new } == expected)
  }

  @Test("R199 another place of the same size leaves the layout valid")
  func places() {
    #expect(
      lastPage { $0.frame.origin.y = 50 } == CGRect(x: 828, y: 0, width: 414, height: 896))
  }

  /// A delegate that reloads the collection view for each size that it is asked for.
  private final class Restless: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var questions = 0

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 30 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      questions += 1
      collectionView.reloadData()
      return CGSize(width: 50, height: 50)
    }
  }

  @Test("A delegate that reloads for each size is asked for each size twice, not without end")
  func reloadsInside() {
    let stage = TouchStage()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 600),
      collectionViewLayout: UICollectionViewFlowLayout())
    let restless = Restless()
    (view.dataSource, view.delegate) = (restless, restless)
    stage.view.addSubview(view)
    stage.simulator.run(for: .milliseconds(20))
    #expect(restless.questions == 60)

    view.contentOffset.y = 1
    stage.simulator.run(for: .milliseconds(20))
    #expect(restless.questions == 60)

    view.reloadData()
    stage.simulator.run(for: .milliseconds(20))
    #expect(restless.questions == 120)
  }
}
