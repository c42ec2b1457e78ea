import Testing
import UIKit

@Suite("Constraints in scroll views") @MainActor
struct ScrollContentConstraintTests {
  private func scroll(_ constrain: (UIScrollView, UIView) -> [NSLayoutConstraint]) -> (
    UIScrollView, UIView
  ) {
    Simulator.boot()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    NSLayoutConstraint.activate(constrain(scrollView, content))
    scrollView.layoutIfNeeded()
    return (scrollView, content)
  }

  @Test(
    "Edges of a scroll view are its content's for what is inside (Apple: Working with Scroll Views)"
  )
  func edges() {
    let (scrollView, content) = scroll { scrollView, content in
      [
        content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
        content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -20),
        content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
        content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 900),
      ]
    }

    #expect(content.frame == CGRect(x: 0, y: 10, width: 300, height: 900))
    #expect(scrollView.contentSize == CGSize(width: 300, height: 930))
  }

  @Test("The middle of a scroll view is its frame's, and an undecided content size is the app's")
  func middle() {
    let (scrollView, content) = scroll { scrollView, content in
      [
        content.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
        content.widthAnchor.constraint(equalToConstant: 100),
        content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 5),
        content.heightAnchor.constraint(equalToConstant: 50),
      ]
    }
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    scrollView.setNeedsLayout()
    scrollView.layoutIfNeeded()

    #expect(content.frame == CGRect(x: 100, y: 5, width: 100, height: 50))
    #expect(scrollView.contentSize == CGSize(width: 300, height: 2000))
  }
}
