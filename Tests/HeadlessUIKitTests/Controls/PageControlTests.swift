import Testing
import UIKit

@MainActor
@Suite("Page controls")
struct PageControlTests {
  @Test("R212 the current page is -1 until there are pages, and then limited to them")
  func none() {
    let control = UIPageControl()
    #expect(control.currentPage == -1)

    control.numberOfPages = 2
    #expect(control.currentPage == 0)
    control.currentPage = 5
    #expect(control.currentPage == 1)

    control.numberOfPages = 0
    control.currentPage = 1
    #expect(control.currentPage == 0)
  }
}
