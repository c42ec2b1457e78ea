import Testing
import UIKit
import VirtualTime

@MainActor
@Suite("Layouts between two others")
struct TransitionLayoutTests {
  /// Returns a collection view layout whose items have a given size, so that three cells stand side
  /// by side or in a column.
  private func layout(_ size: CGSize) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.minimumLineSpacing) = (size, 0)
    layout.minimumInteritemSpacing = 0
    return layout
  }

  @Test("Every cell stands as far between its two places as the transition has come")
  func between() {
    let stage = TouchStage()
    let (grid, list) = (
      layout(CGSize(width: 100, height: 100)), layout(CGSize(width: 300, height: 40))
    )
    let screen = ThreeCells(collectionViewLayout: grid)
    stage.view.addSubview(screen.view)
    let view = screen.collectionView!
    view.contentInsetAdjustmentBehavior = .never
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    stage.simulator.run(for: .milliseconds(20))
    func frames() -> [CGRect] {
      view.layoutIfNeeded()
      return (0..<3).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    }
    #expect(frames()[2] == CGRect(x: 200, y: 0, width: 100, height: 100))

    let layout = UICollectionViewTransitionLayout(currentLayout: grid, nextLayout: list)
    view.collectionViewLayout = layout
    #expect(frames()[2] == CGRect(x: 200, y: 0, width: 100, height: 100))
    layout.transitionProgress = 0.5
    #expect(frames()[2] == CGRect(x: 100, y: 40, width: 200, height: 70))
    #expect(view.contentSize == CGSize(width: 300, height: 110))
    layout.transitionProgress = 1
    #expect(frames()[2] == CGRect(x: 0, y: 80, width: 300, height: 40))

    view.collectionViewLayout = layout.currentLayout
    #expect(frames()[2] == CGRect(x: 200, y: 0, width: 100, height: 100))
  }

  @Test("A layout makes contexts of the class it names, a flow layout those of its own kind")
  func contexts() {
    Simulator.boot()
    let plain = UICollectionViewLayout().invalidationContext(forBoundsChange: .zero)
    let flow = UICollectionViewFlowLayout().invalidationContext(forBoundsChange: .zero)
    #expect(!(plain is UICollectionViewFlowLayoutInvalidationContext))
    #expect(flow is UICollectionViewFlowLayoutInvalidationContext)
    #expect(Woken().invalidationContext(forBoundsChange: .zero) is Woken.Context)
  }

  @Test("A context keeps what was named as outdated, by its kind")
  func named() {
    Simulator.boot()
    let context = UICollectionViewLayoutInvalidationContext()
    let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    #expect(context.invalidatedItemIndexPaths == nil)
    context.invalidateItems(at: [first])
    context.invalidateItems(at: [second])
    context.invalidateSupplementaryElements(ofKind: "header", at: [first])
    context.invalidateDecorationElements(ofKind: "line", at: [second])

    #expect(context.invalidatedItemIndexPaths == [first, second])
    #expect(context.invalidatedSupplementaryIndexPaths == ["header": [first]])
    #expect(context.invalidatedDecorationIndexPaths == ["line": [second]])
  }

  /// A collection view layout that records the contexts with which it is invalidated.
  private final class Noting: UICollectionViewFlowLayout {
    var log: [String] = []
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if context.invalidateEverything { log.append("everything") }
      if context.invalidateDataSourceCounts { log.append("counts") }
      if !context.invalidateEverything, !context.invalidateDataSourceCounts { log.append("part") }
      super.invalidateLayout(with: context)
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private final class Numbers: NSObject, UICollectionViewDataSource {
    var count = 3
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test("R199 a layout is invalidated with a context that says what it is to forget")
  func causes() {
    Simulator.boot()
    let (layout, numbers) = (Noting(), Numbers())
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = numbers
    view.layoutIfNeeded()
    _ = layout.take()

    view.reloadData()
    #expect(layout.take() == ["everything", "counts"])
    view.layoutIfNeeded()
    _ = layout.take()
    numbers.count = 4
    view.insertItems(at: [IndexPath(item: 3, section: 0)])
    #expect(layout.take() == ["counts"])
    view.layoutIfNeeded()
    _ = layout.take()
    view.bounds.origin.y = 10
    #expect(layout.take() == ["part"])
    layout.invalidateLayout()
    #expect(layout.take() == ["everything"])
  }

  @Test(
    "A transition between layouts that an app drives ends in the new layout, or in the old one",
    arguments: [true, false])
  func driven(finished: Bool) {
    let simulator = Simulator.boot()
    let (small, large) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: small)
    let home = UIViewController()
    home.view.addSubview(view)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = home
    window.makeKeyAndVisible()
    var ends: [[Bool]] = []
    let end: UICollectionView.LayoutTransitionEnd = { ends.append([$0, $1]) }
    let between = view.startInteractiveTransition(to: large, completion: end)
    #expect(view.collectionViewLayout === between && between.nextLayout === large)
    between.transitionProgress = 0.4
    simulator.run(for: .seconds(1))
    #expect(ends == [])
    if finished { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
    view.finishInteractiveTransition()
    simulator.run(for: .seconds(1))
    #expect(view.collectionViewLayout === (finished ? large : small) && ends == [[true, finished]])
  }
}

private final class Woken: UICollectionViewFlowLayout {
  final class Context: UICollectionViewFlowLayoutInvalidationContext { var mine = 3 }

  override class var invalidationContextClass: AnyClass { Context.self }
}
