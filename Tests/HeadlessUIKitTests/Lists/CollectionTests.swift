import Testing
import UIKit
import VirtualTime

@MainActor
@Suite("Collection views")
struct CollectionTests {
  @MainActor
  final class Contents: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var counts = [60]
    var log: [String] = []
    var header = CGSize.zero

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
      (cell as? PhotoCell)?.label.text = "\(indexPath.item)"
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { header }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("select \(indexPath.item)") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if log.last != "scroll" { log.append("scroll") }
    }
  }

  /// A collection view cell class of an app.
  final class PhotoCell: UICollectionViewCell {
    static var made = 0
    static var sizes: [CGSize] = []
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      PhotoCell.made += 1
      PhotoCell.sizes.append(frame.size)
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @MainActor
  private struct Scene {
    let stage = TouchStage()
    let flow = UICollectionViewFlowLayout()
    let collection: UICollectionView
    let contents = Contents()

    init(_ counts: [Int] = [60], header: CGFloat = 0) {
      (PhotoCell.made, PhotoCell.sizes) = (0, [])
      flow.itemSize = CGSize(width: 120, height: 120)
      flow.minimumInteritemSpacing = 5
      collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 600), collectionViewLayout: flow)
      collection.contentInsetAdjustmentBehavior = .never
      collection.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
      collection.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "head")
      contents.counts = counts
      contents.header = CGSize(width: 0, height: header)
      collection.dataSource = contents
      collection.delegate = contents
      stage.view.addSubview(collection)
      stage.simulator.run(for: .milliseconds(20))
    }
  }

  @Test("Outside of a window, a new layout does not ask for data that is not there yet")
  func newLayoutBeforeTheData() {
    let stage = TouchStage()
    let contents = Contents()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 600),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    contents.counts = [0]
    collection.dataSource = contents
    collection.collectionViewLayout = UICollectionViewFlowLayout()
    contents.counts = [3]
    stage.view.addSubview(collection)
    stage.simulator.run(for: .milliseconds(20))

    #expect(collection.visibleCells.count == 3)
  }

  @Test("A new cell has the size of its layout before its initialiser runs")
  func sizeFromTheStart() {
    let scene = Scene()

    #expect(PhotoCell.sizes.allSatisfy { $0 == CGSize(width: 120, height: 120) })
    #expect(PhotoCell.sizes.count == PhotoCell.made)
    #expect(!scene.collection.visibleCells.isEmpty)
  }

  @Test("A flow layout fills lines from edge to edge, one below the other")
  func flow() {
    let scene = Scene()
    let frames = (0..<4).map {
      scene.collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))!.frame
    }

    #expect(frames[0] == CGRect(x: 0, y: 0, width: 120, height: 120))
    #expect(frames[1] == CGRect(x: 135, y: 0, width: 120, height: 120))
    #expect(frames[2] == CGRect(x: 270, y: 0, width: 120, height: 120))
    #expect(frames[3] == CGRect(x: 0, y: 130, width: 120, height: 120))
    #expect(scene.collection.contentSize == CGSize(width: 390, height: 20 * 130 - 10))
  }

  /// A flow layout that sets its line spacing in `prepare`, with or without a call of `super`.
  private final class Spaced: UICollectionViewFlowLayout {
    var callsSuper = false

    override func prepare() {
      if callsSuper { super.prepare() }
      minimumLineSpacing = 30
    }
  }

  @Test(
    "A flow layout whose subclass sets it up in prepare is computed with that, also without super",
    arguments: [false, true])
  func setUpInPrepare(callsSuper: Bool) {
    let scene = Scene()
    let flow = Spaced()
    flow.callsSuper = callsSuper
    flow.itemSize = CGSize(width: 120, height: 120)
    scene.collection.setCollectionViewLayout(flow, animated: false)
    scene.stage.simulator.run(for: .milliseconds(20))
    let below = scene.collection.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))

    #expect(below?.frame.minY == 150)
    #expect(scene.collection.contentSize.height == 2_970)
  }

  @Test("A collection has cells for the items in sight, made of the registered class")
  func visible() throws {
    let scene = Scene()
    let path = IndexPath(item: 4, section: 0)
    let cell = try #require(scene.collection.cellForItem(at: path) as? PhotoCell)

    #expect(scene.collection.indexPathsForVisibleItems.map(\.item) == Array(0..<15))
    #expect(cell.label.text == "4")
    #expect(cell.frame == CGRect(x: 135, y: 130, width: 120, height: 120))
    #expect(scene.collection.indexPath(for: cell) == path)
    #expect(scene.collection.indexPathForItem(at: CGPoint(x: 200, y: 200)) == path)
    #expect(scene.collection.cellForItem(at: IndexPath(item: 40, section: 0)) == nil)
  }

  @Test("Cells that leave sight are used again")
  func reuse() {
    let scene = Scene()
    for _ in 0..<15 {
      scene.collection.contentOffset.y += 130
      scene.collection.layoutIfNeeded()
    }
    #expect(PhotoCell.made <= 21)
    #expect(scene.collection.indexPathsForVisibleItems.first?.item == 45)
  }

  @Test("A tap selects an item, a drag scrolls and selects none")
  func tapping() {
    let scene = Scene()
    scene.stage.play("du", from: CGPoint(x: 200, y: 200))
    scene.stage.simulator.run(for: .milliseconds(100))
    scene.stage.play("dmmmu", from: CGPoint(x: 200, y: 300), by: CGPoint(x: 0, y: -30))
    scene.stage.simulator.run(for: .seconds(3))

    #expect(scene.contents.log == ["select 4", "scroll"])
    #expect(scene.collection.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
  }

  @Test("A list follows one finger at a time: a second one does not select what the first holds")
  func twoFingers() {
    let scene = Scene()
    let simulator = scene.stage.simulator
    simulator.touchDown(finger: 1, at: CGPoint(x: 200, y: 200))
    simulator.run(for: .milliseconds(200))
    simulator.touchDown(finger: 2, at: CGPoint(x: 60, y: 60))
    simulator.touchUp(finger: 2)
    simulator.run(for: .milliseconds(200))
    #expect(scene.contents.log == [])

    simulator.touchUp(finger: 1)
    simulator.run(for: .milliseconds(200))
    #expect(scene.contents.log == ["select 4"])
  }

  @Test("An item that leaves a resting finger is not selected where the finger lifts")
  func goneFromTheFinger() {
    let scene = Scene()
    let simulator = scene.stage.simulator
    simulator.touchDown(finger: 1, at: CGPoint(x: 200, y: 200))
    simulator.run(for: .milliseconds(200))
    scene.flow.itemSize = CGSize(width: 350, height: 500)
    simulator.run(for: .milliseconds(200))
    simulator.touchUp(finger: 1)
    simulator.run(for: .milliseconds(200))

    #expect(scene.contents.log == [])
  }

  @Test("A picture can be taken of a cell that is in sight")
  func snapshot() throws {
    let scene = Scene()
    let cell = try #require(scene.collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    let copy = try #require(cell.snapshotView(afterScreenUpdates: false))
    #expect(copy.bounds.size == CGSize(width: 120, height: 120))
  }

  @Test("An item can be scrolled to the middle, as far as there is content")
  func scrolling() {
    let scene = Scene()
    scene.collection.scrollToItem(
      at: IndexPath(item: 30, section: 0), at: .centeredVertically, animated: false)
    #expect(scene.collection.contentOffset.y == 1060.0)

    scene.collection.scrollToItem(
      at: IndexPath(item: 59, section: 0), at: .centeredVertically, animated: false)
    #expect(scene.collection.contentOffset.y == 1990.0)
  }

  @Test("Headers stand above their sections")
  func headers() throws {
    let scene = Scene([2, 2], header: 40)
    let kind = UICollectionView.elementKindSectionHeader
    let second = try #require(
      scene.collection.supplementaryView(
        forElementKind: kind, at: IndexPath(item: 0, section: 1)))

    #expect(second.frame == CGRect(x: 0, y: 160, width: 390, height: 40))
    #expect(scene.collection.visibleSupplementaryViews(ofKind: kind).count == 2)
  }

  @Test("Items come and go, and those that stay keep their cells")
  func updates() throws {
    let scene = Scene([3])
    let last = try #require(scene.collection.cellForItem(at: IndexPath(item: 2, section: 0)))
    scene.contents.counts = [2]
    scene.collection.performBatchUpdates {
      scene.collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    scene.stage.simulator.run(for: .seconds(1))

    #expect(scene.collection.indexPath(for: last) == IndexPath(item: 1, section: 0))
    #expect(last.frame.minX == 135)
    #expect(scene.collection.visibleCells.count == 2)
  }

  @Test("R229 the completion of updates comes a turn later, also of lists in no window")
  func completionWithoutWindow() {
    let simulator = Simulator.boot()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout())
    let table = UITableView(frame: collection.frame)
    var told: [String] = []

    collection.performBatchUpdates(nil)
    #expect(simulator.leanings == [])
    collection.performBatchUpdates(nil) { _ in told.append("collection") }
    table.performBatchUpdates(nil) { _ in told.append("table") }
    #expect(told == [])
    simulator.run(for: .milliseconds(17))
    #expect(told == ["collection", "table"])
    #expect(simulator.leanings.map(\.guess) == [.completionOfUpdates])
  }

  @Test("A section is moved with its items, whose cells stay, in a closure that does not escape")
  func movedSection() throws {
    func update(_ list: UICollectionView, _ updates: () -> Void) {
      list.performBatchUpdates(updates)
    }
    let scene = Scene([1, 2])
    let first = try #require(scene.collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    let last = try #require(scene.collection.cellForItem(at: IndexPath(item: 1, section: 1)))
    scene.contents.counts = [2, 1]
    update(scene.collection) { scene.collection.moveSection(0, toSection: 1) }
    scene.stage.simulator.run(for: .seconds(1))

    #expect(scene.collection.indexPath(for: first) == IndexPath(item: 0, section: 1))
    #expect(scene.collection.indexPath(for: last) == IndexPath(item: 1, section: 0))
  }

  @Test("Another layout moves the cells there are to their new places")
  func relayout() throws {
    let scene = Scene([3])
    let cell = try #require(scene.collection.cellForItem(at: IndexPath(item: 1, section: 0)))
    let list = UICollectionViewFlowLayout()
    list.itemSize = CGSize(width: 390, height: 40)
    list.minimumLineSpacing = 0
    scene.collection.setCollectionViewLayout(list, animated: true)
    #expect(cell.frame == CGRect(x: 0, y: 40, width: 390, height: 40))
    #expect(cell.layer.presentation()?.frame.minX == 135)

    scene.stage.simulator.run(for: .seconds(1))
    #expect(scene.collection.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
  }

  @Test("A new layout is prepared before it is asked for the offset to go to")
  func preparedBeforeOffset() throws {
    final class Strip: UICollectionViewFlowLayout {
      override func prepare() {
        itemSize = CGSize(width: 390, height: 600)
        minimumLineSpacing = 0
        super.prepare()
      }
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: itemSize.height * 20) }
    }
    let scene = Scene()
    scene.collection.setCollectionViewLayout(Strip(), animated: false)

    #expect(scene.collection.contentOffset.y == 12_000)
    #expect(scene.collection.cellForItem(at: IndexPath(item: 20, section: 0)) != nil)
  }

  @Test("An app's own layout decides where things are, and hears of scrolling if it wants to")
  func ownLayout() throws {
    final class Stack: UICollectionViewLayout {
      var prepared = 0
      override func prepare() {
        super.prepare()
        prepared += 1
      }
      override var collectionViewContentSize: CGSize { CGSize(width: 390, height: 2000) }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (0..<2).map { layoutAttributesForItem(at: IndexPath(item: $0, section: 0))! }
      }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let place = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        place.frame = CGRect(
          x: 0, y: collectionView!.contentOffset.y + 10, width: 300, height: 300)
        place.zIndex = -indexPath.item
        place.transform = CGAffineTransform(scaleX: 1 - 0.1 * CGFloat(indexPath.item), y: 1)
        return place
      }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    }
    let scene = Scene([2])
    let stack = Stack()
    scene.collection.collectionViewLayout = stack
    scene.collection.contentOffset.y = 200
    scene.collection.layoutIfNeeded()
    let cells = try [0, 1].map {
      try #require(scene.collection.cellForItem(at: IndexPath(item: $0, section: 0)))
    }

    #expect(cells[0].frame == CGRect(x: 0, y: 210, width: 300, height: 300))
    #expect(cells[1].transform.a == 0.9)
    #expect(stack.prepared == 2)
    #expect(
      scene.collection.subviews.firstIndex(of: cells[1])!
        < scene.collection.subviews.firstIndex(of: cells[0])!)
  }

  @Test(
    "R226 cells are asked for in the order of their index paths, whatever order a layout hands out")
  func orderOfCells() throws {
    final class Backwards: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 390, height: 400) }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        [2, 0, 1].map {
          let place = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: $0, section: 0))
          place.frame = CGRect(x: 0, y: CGFloat($0) * 100, width: 100, height: 100)
          return place
        }
      }
    }
    let scene = Scene([3])
    scene.collection.collectionViewLayout = Backwards()
    scene.collection.reloadData()
    scene.collection.layoutIfNeeded()

    let cells = scene.collection.subviews.compactMap { $0 as? UICollectionViewCell }
    #expect(cells.map(\.frame.minY) == [0, 100, 200])
  }

  @Test("A collection controller is data source and delegate of the collection that fills its view")
  func controller() {
    final class Photos: UICollectionViewController, UICollectionViewDelegateFlowLayout {
      var selected: IndexPath?
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      }
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 5 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      override func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) { selected = indexPath }
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 100, height: 100) }
    }
    let stage = TouchStage()
    let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
    stage.view.removeFromSuperview()
    stage.window.rootViewController = photos
    stage.simulator.run(for: .milliseconds(20))
    let top = photos.collectionView.adjustedContentInset.top
    stage.play("du", from: CGPoint(x: 350, y: top + 50))
    stage.simulator.run(for: .milliseconds(100))

    #expect(photos.collectionView.visibleCells.count == 5)
    #expect(photos.selected == IndexPath(item: 2, section: 0))
  }

  @Test("A push that would go from layout to layout shows the same cells, and is told of")
  func layoutToLayout() {
    let world = World()
    let pages = (0..<2).map { _ in
      ThreeCells(collectionViewLayout: UICollectionViewFlowLayout())
    }
    let navigation = UINavigationController(rootViewController: pages[0])
    world.window.rootViewController = navigation
    world.settle()
    pages[1].useLayoutToLayoutNavigationTransitions = true
    navigation.pushViewController(pages[1], animated: true)
    world.settle()

    #expect(pages[1].view.window != nil)
    #expect(pages[1].collectionView.visibleCells.count == 3)
    #expect(pages[1].collectionView.dataSource === pages[0])
    #expect(
      world.simulator.inertProperties == [
        "UICollectionViewController.useLayoutToLayoutNavigationTransitions"
      ])
  }

  @Test("R199: A cell is dequeued with its attributes, although a question for sizes has reloaded")
  func dequeuesWithoutComputing() {
    final class Restless: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
      var questions = 0
      /// The number of questions for sizes while a cell was dequeued.
      var questionsOfCells = 0
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 30 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let before = questions
        defer { questionsOfCells += questions - before }
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        questions += 1
        collectionView.reloadData()
        return CGSize(width: 50, height: 50)
      }
    }
    let stage = TouchStage()
    let source = Restless()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 600),
      collectionViewLayout: UICollectionViewFlowLayout())
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (list.dataSource, list.delegate) = (source, source)
    stage.view.addSubview(list)
    stage.simulator.run(for: .milliseconds(20))

    #expect(list.visibleCells.allSatisfy { $0.bounds.size == CGSize(width: 50, height: 50) })
    #expect(source.questions > 0)
    #expect(source.questionsOfCells == 0)
  }
}
