import HeadlessUIKit
import Testing
import UIKit

@MainActor
@Suite("Bars and the room they leave")
struct BarRoomTests {
  private func stacked() -> (World, UINavigationController) {
    let (world, navigation) = stack()
    navigation.delegate = nil
    return (world, navigation)
  }

  private func drag(_ world: World, by distance: CGFloat) {
    world.simulator.touchDown(finger: 1, at: CGPoint(x: 195, y: 500))
    for step in 1...8 {
      world.simulator.run(for: .milliseconds(16))
      world.simulator.touchMove(
        finger: 1, at: CGPoint(x: 195, y: 500 + distance * CGFloat(step) / 8))
    }
    world.simulator.touchUp(finger: 1)
    world.settle()
  }

  private func tap(_ world: World) {
    world.simulator.touchDown(finger: 1, at: CGPoint(x: 195, y: 500))
    world.turn()
    world.simulator.touchUp(finger: 1)
    world.settle()
  }

  @Test("R147 a view goes on behind the bar, unless its edges or an opaque bar say otherwise")
  func edges() {
    let (world, navigation) = stacked()
    #expect(world.home.view.frame.minY == 0)
    #expect(world.home.view.safeAreaInsets.top == 91)

    world.home.edgesForExtendedLayout = []
    world.settle()
    #expect(world.home.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(world.home.view.safeAreaInsets.top == 0)

    world.home.edgesForExtendedLayout = .all
    navigation.navigationBar.isTranslucent = false
    world.settle()
    #expect(world.home.view.frame.minY == 91)

    world.home.extendedLayoutIncludesOpaqueBars = true
    world.settle()
    #expect(world.home.view.frame.minY == 0)
  }

  @Test("R147 the final frame of a push leaves the bar clear too, and the view is there afterwards")
  func pushed() {
    let (world, _) = stacked()
    let page = Page("next", world.log)
    page.edgesForExtendedLayout = []
    world.home.navigationController?.pushViewController(page, animated: true)
    world.settle()

    #expect(page.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    world.simulator.resize(to: CGSize(width: 844, height: 390))
    world.settle()
    #expect(page.view.frame.width == 844)
    #expect(page.view.frame.maxY == 390)
  }

  @Test(
    "R148 a large title makes the bar higher: the first item's, and those that follow it unless they say"
  )
  func largeTitles() {
    let (world, navigation) = stacked()
    navigation.navigationBar.prefersLargeTitles = true
    world.settle()
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(world.home.view.safeAreaInsets.top == 143)

    let page = Page("next", world.log)
    page.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(page, animated: true)
    world.settle()
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(page.view.safeAreaInsets.top == 91)

    navigation.popViewController(animated: true)
    world.settle()
    #expect(navigation.navigationBar.frame.height == 96)
    world.simulator.resize(to: CGSize(width: 844, height: 390))
    world.settle()
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test(
    "R149 a swipe up hides the bar and one down shows it, if that is asked for",
    arguments: [true, false])
  func swipe(isAsked: Bool) {
    let (world, navigation) = stacked()
    navigation.hidesBarsOnSwipe = isAsked
    drag(world, by: -120)
    #expect(navigation.isNavigationBarHidden == isAsked)
    drag(world, by: 120)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test("R149 a tap hides the bar and another shows it")
  func tapped() {
    let (world, navigation) = stacked()
    navigation.hidesBarsOnTap = true
    tap(world)
    #expect(navigation.isNavigationBarHidden)
    tap(world)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test("R149 the bar goes where height is compact, and when the keyboard comes")
  func compactOrKeyboard() {
    let (world, navigation) = stacked()
    navigation.hidesBarsWhenVerticallyCompact = true
    world.simulator.resize(to: CGSize(width: 844, height: 390))
    world.settle()
    #expect(navigation.isNavigationBarHidden)
    world.simulator.resize(to: CGSize(width: 390, height: 844))
    world.settle()
    #expect(!navigation.isNavigationBarHidden)

    navigation.hidesBarsWhenKeyboardAppears = true
    let field = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
    world.home.view.addSubview(field)
    field.becomeFirstResponder()
    world.settle()
    #expect(navigation.isNavigationBarHidden)
  }

  @Test(
    "R150 the bar is away while a search is active, unless the search leaves it",
    arguments: [true, false])
  func search(hides: Bool) {
    let (world, navigation) = stacked()
    let search = UISearchController(searchResultsController: nil)
    search.hidesNavigationBarDuringPresentation = hides
    world.home.navigationItem.searchController = search
    search.isActive = true
    world.settle()
    #expect((navigation.navigationBar.frame.maxY <= 0) == hides)
    #expect(!navigation.isNavigationBarHidden)
    search.isActive = false
    world.settle()
    #expect(navigation.navigationBar.frame.minY == 47)
  }

  @Test("R152 touches beside a popover reach the views that are let through, and leave it open")
  func passthrough() {
    final class Beside: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController
      ) -> UIModalPresentationStyle { .none }
    }
    let world = World()
    let beside = Beside()
    var taps = 0
    let button = UIButton(frame: CGRect(x: 150, y: 450, width: 100, height: 100))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    world.home.view.addSubview(button)
    let page = UIViewController()
    page.modalPresentationStyle = .popover
    page.preferredContentSize = CGSize(width: 200, height: 150)
    page.popoverPresentationController?.sourceView = world.home.view
    page.popoverPresentationController?.sourceRect = CGRect(x: 20, y: 100, width: 20, height: 20)
    page.popoverPresentationController?.delegate = beside
    page.popoverPresentationController?.passthroughViews = [button]
    world.home.present(page, animated: true)
    world.settle()
    tap(world)

    #expect(taps == 1)
    #expect(page.view.window != nil)
  }

  private func topOfList(
    _ prepare: (UIViewController, UIScrollView) -> Void = { _, _ in }
  ) -> CGFloat {
    let (world, _) = stacked()
    let list = UIScrollView(frame: world.home.view.bounds)
    list.contentSize = CGSize(width: 390, height: 200)
    prepare(world.home, list)
    world.home.view.addSubview(list)
    world.settle()
    return -list.contentOffset.y
  }

  @Test("R154 a list too short to scroll begins below the bar of its stack")
  func shortList() {
    #expect(topOfList() == 91)
    #expect(topOfList { _, list in list.contentInsetAdjustmentBehavior = .scrollableAxes } == 0)
    #expect(topOfList { _, list in list.contentInsetAdjustmentBehavior = .never } == 0)
  }

  @Test("R154 it does not outside a stack, behind another view, or where its controller says so")
  func otherLists() {
    let behind = topOfList { page, _ in page.view.addSubview(UIView()) }
    let unadjusted = topOfList { page, _ in page.automaticallyAdjustsScrollViewInsets = false }
    let world = World()
    let list = UIScrollView(frame: world.home.view.bounds)
    world.home.view.addSubview(list)
    world.settle()

    #expect((behind, unadjusted) == (0, 0))
    #expect(list.contentOffset == .zero)
    #expect(list.safeAreaInsets.top == 47)
  }

  @Test("R154 a few cells of a collection controller in a stack are not under its bar")
  func fewCells() {
    let (world, navigation) = stacked()
    let few = ThreeCells(collectionViewLayout: UICollectionViewFlowLayout())
    navigation.pushViewController(few, animated: true)
    world.settle()

    let cell = few.collectionView.visibleCells.first
    #expect(cell?.convert(CGPoint.zero, to: nil).y == 91)
  }

  @Test("A property from which nothing follows is told of once, the first time an app sets it")
  func inert() {
    let world = World()
    var told: [String] = []
    world.simulator.listener = { event in
      if case .inert(let name) = event { told.append("\(name)") }
    }
    let button = UIButton(type: .system)
    button.changesSelectionAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = false
    UITableView().scrollsToTop = false

    #expect(
      told == ["UIButton.changesSelectionAsPrimaryAction", "UIScrollView.scrollsToTop"])
    #expect(world.simulator.inertProperties == told)
  }

  /// The order of three actions in one turn of the run loop: the navigation controller becomes the
  /// window's root, the window is shown, and a page is pushed.
  enum Order: CaseIterable { case rootFirst, visibleFirst, pushFirst, secondRoot }

  @Test(
    "R147 what is pushed in the turn in which the stack becomes the root has the room of any push",
    arguments: Order.allCases, [true, false])
  func pushedWithTheRoot(order: Order, animated: Bool) {
    let simulator = Simulator.boot()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let page = UIViewController()
    switch order {
    case .rootFirst:
      window.rootViewController = navigation
      navigation.pushViewController(page, animated: animated)
      window.makeKeyAndVisible()
    case .visibleFirst:
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      navigation.pushViewController(page, animated: animated)
    case .pushFirst:
      navigation.pushViewController(page, animated: animated)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
    case .secondRoot:
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      simulator.run(for: .seconds(1))
      window.rootViewController = navigation
      navigation.pushViewController(page, animated: animated)
    }
    simulator.run(for: .seconds(2))

    #expect(page.view.window != nil)
    #expect(page.view.safeAreaInsets.top == 91)
  }
}
