import Testing
import UIKit
import VirtualTime

@MainActor
@Suite("Pages")
struct PageTests {
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [Page]
    let log: Log
    init(_ log: Log) {
      self.log = log
      pages = ["one", "two", "three"].map { Page($0, log) }
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbour(viewController, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbour(viewController, 1) }
    private func neighbour(_ page: UIViewController, _ step: Int) -> UIViewController? {
      let index = pages.firstIndex { $0 === page }! + step
      return pages.indices.contains(index) ? pages[index] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log("turned \(completed)") }
  }

  @MainActor
  private struct Scene {
    let stage = TouchStage()
    let log = Log()
    let book: Book
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)

    init() {
      book = Book(log)
      stage.view.removeFromSuperview()
      controller.dataSource = book
      controller.delegate = book
      controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      stage.window.rootViewController = controller
      stage.simulator.run(for: .milliseconds(50))
      _ = log.take()
    }

    func drag(_ steps: String, by x: CGFloat) {
      stage.play(steps, from: CGPoint(x: 195, y: 300), by: CGPoint(x: x, y: 0))
      stage.simulator.run(for: .seconds(4))
    }
  }

  @Test("C6 a drag to the left turns to the next page, which hears of it before the old one")
  func forward() {
    let scene = Scene()
    scene.drag("dmmmmmu", by: -40)

    #expect(scene.controller.viewControllers == [scene.book.pages[1]])
    #expect(scene.book.pages[1].view.window != nil)
    #expect(scene.book.pages[0].view.window == nil)
    #expect(
      scene.log.take() == [
        "two.willAppear", "one.willDisappear", "two.didAppear", "one.didDisappear", "turned true",
      ])
  }

  @Test("R247 the view of a neighbour is loaded when the data source has returned it")
  func neighboursAreLoaded() {
    let scene = Scene()

    #expect(scene.book.pages.map(\.isViewLoaded) == [true, true, false])
    scene.drag("dmmmmmu", by: -40)
    #expect(scene.book.pages.map(\.isViewLoaded) == [true, true, true])
    #expect(!scene.log.take().contains { $0.hasPrefix("three") })
  }

  @Test("A drag that is let go too soon leaves the page where it was")
  func cancelled() {
    let scene = Scene()
    scene.drag("dmmm---------u", by: -15)

    #expect(scene.controller.viewControllers == [scene.book.pages[0]])
    #expect(scene.log.take().last == "turned false")
    #expect(scene.book.pages[0].view.window != nil)
  }

  @Test("There is nothing before the first page")
  func edge() {
    let scene = Scene()
    scene.drag("dmmmmmu", by: 40)

    #expect(scene.controller.viewControllers == [scene.book.pages[0]])
    #expect(scene.log.take() == [])
  }

  @Test("Code can turn pages with an animation, and hears when it is done")
  func code() {
    let scene = Scene()
    var done: Bool?
    scene.controller.setViewControllers(
      [scene.book.pages[2]], direction: .forward, animated: true
    ) { done = $0 }
    #expect(done == nil)
    scene.stage.simulator.run(for: .seconds(1))

    #expect(done == true)
    #expect(scene.controller.viewControllers == [scene.book.pages[2]])
    #expect(scene.book.pages[2].view.window != nil)
  }

  @Test("Turning goes on working when an app makes itself the scroll view's delegate")
  func delegate() throws {
    final class Watch: NSObject, UIScrollViewDelegate {
      var scrolls = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }
    let scene = Scene()
    let watch = Watch()
    let scroll = try #require(
      scene.controller.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    scroll.delegate = watch
    scene.drag("dmmmmmu", by: -40)

    #expect(watch.scrolls > 3)
    #expect(scene.controller.viewControllers == [scene.book.pages[1]])
  }

  @Test("R214 the pages have their room as soon as the view is loaded, before any layout")
  func roomBeforeLayout() throws {
    Simulator.boot()
    let log = Log()
    let book = Book(log)
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    controller.dataSource = book
    controller.loadViewIfNeeded()
    controller.setViewControllers([book.pages[1]], direction: .forward, animated: false)
    let scroll = try #require(controller.view.subviews.first as? UIScrollView)
    let width = controller.view.bounds.width

    #expect(scroll.frame == controller.view.bounds)
    #expect(scroll.contentOffset == CGPoint(x: width, y: 0))
    #expect(book.pages[1].view.frame.minX == width)

    controller.view.frame.size.width = 200
    controller.view.layoutIfNeeded()

    #expect(scroll.frame.width == 200)
    #expect(scroll.contentOffset.x == 200)
  }

  @Test("A page controller without a word about its style has horizontal pages that curl")
  func plain() {
    let controller = UIPageViewController()

    #expect(controller.transitionStyle == .pageCurl)
    #expect(controller.navigationOrientation == .horizontal)
    #expect(controller.spineLocation == .min)
  }
}
