import UIKit

extension MeasuredFact {
  /// A scroll view 300 points high with 2000 points of content. It records the calls of its
  /// delegate.
  @MainActor
  private final class Teller: NSObject, UIScrollViewDelegate {
    let bench = Bench(width: 393, height: 852)
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    var told: [String] = []

    override init() {
      super.init()
      view.contentSize = CGSize(width: 200, height: 2000)
      bench.add(view)
      view.delegate = self
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      told.append("\(Int(scrollView.contentOffset.y.rounded()))")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      told.append("begins at \(Int(scrollView.contentOffset.y))")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { told.append("arrived") }
  }

  static let offsetOrder: [MeasuredFact] = [
    .order("bounds that are set tell no delegate of scrolling", [], from: .offsets) {
      let teller = Teller()
      teller.view.bounds.origin.y = 40
      return teller.told
    },
    .order("an offset that is set does", ["40"], from: .offsets) {
      let teller = Teller()
      teller.view.contentOffset.y = 40
      return teller.told
    },
    .order("and one set without animation", ["40"], from: .offsets) {
      let teller = Teller()
      teller.view.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
      return teller.told
    },
    .order("a rectangle at 300 is shown by an offset", ["40"], from: .offsets) {
      let teller = Teller()
      teller.view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 200, height: 40), animated: false)
      return teller.told
    },
    .order("a row of 44 at 300 is shown by an offset", ["44"], from: .offsets) {
      let teller = Teller()
      teller.view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 200, height: 44), animated: false)
      return teller.told
    },
    .number("steps of an animated offset, and the last word", [18, 40], within: 1, from: .offsets) {
      let teller = Teller()
      teller.view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
      teller.bench.run(1)
      return [Double(teller.told.count - 1), Double(teller.told.dropLast().last ?? "") ?? -1]
    },
    .order("an animated offset says nothing before a frame", [], from: .offsets) {
      let teller = Teller()
      teller.view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
      return teller.told
    },
    .order(
      "three moves of 15 points are told as", ["begins at 0", "5", "20", "35"], from: .offsets
    ) {
      let teller = Teller()
      teller.bench.drag(from: CGPoint(x: 100, y: 200), by: -45, steps: 3)
      return teller.told
    },
    .number("room around the content moves it by", [0], from: .offsets) {
      let teller = Teller()
      teller.view.contentInset.top = 50
      return [Double(teller.view.contentOffset.y)]
    },
    .number(
      "first four steps of an animated offset to 40", [0.67, 1.67, 3.33, 5.67], within: 1,
      from: .offsets
    ) {
      let teller = Teller()
      teller.view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
      return (1...4).map { _ in
        teller.bench.run(1.0 / 60)
        return Double(teller.view.contentOffset.y)
      }
    },
  ]
}
