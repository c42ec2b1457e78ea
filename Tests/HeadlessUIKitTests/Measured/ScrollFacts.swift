import UIKit

extension MeasuredFact {
  /// A scroll view with 40,000 points of content on a phone. It records the values that its
  /// delegate is given.
  @MainActor
  private final class Listing: NSObject, UIScrollViewDelegate {
    let bench = Bench(ScreenShape(size: CGSize(width: 393, height: 852)))
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    var velocity = 0.0
    var target = 0.0
    var farthest = 0.0
    var rested: Double?

    init(at offset: CGFloat) {
      super.init()
      view.contentSize = CGSize(width: 393, height: 40_000)
      view.delegate = self
      bench.add(view)
      view.contentOffset.y = offset
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      self.velocity = Double(velocity.y)
      target = Double(targetContentOffset.pointee.y)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      farthest = max(farthest, Double(scrollView.contentOffset.y))
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rested = CACurrentMediaTime() }

    /// Flicks the scroll view at a speed, with the finger's moves as they were recorded on a phone:
    /// 14 moves 8 ms apart, and the lift 8 ms after the last.
    func flick(_ speed: Double) {
      let step = CGFloat(speed * 0.008)
      bench.drag(from: CGPoint(x: 196, y: 792), by: -step * 14, steps: 14)
      bench.run(0.008)
      bench.lift()
    }

    var offset: Double { Double(view.contentOffset.y) }
  }

  static let scrolling: [MeasuredFact] = flicks + onTheWay + stretched + edges + glides

  private static let flicks: [MeasuredFact] = [
    .number("offset after 168 points of finger from 5000", [5158], from: .flick) {
      let list = Listing(at: 5000)
      list.flick(1500)
      return [list.offset]
    },
    .number("velocity that the delegate is told at 1500", [1.5], within: 1e-6, from: .flick) {
      let list = Listing(at: 5000)
      list.flick(1500)
      return [list.velocity]
    },
    .number("target that it is told", [5902.33], within: 1, from: .flick) {
      let list = Listing(at: 5000)
      list.flick(1500)
      return [list.target]
    },
    .number("where it comes to rest", [5901.67], within: 1, from: .flick) {
      let list = Listing(at: 5000)
      list.flick(1500)
      list.bench.run(6)
      return [list.offset]
    },
    .number("how long it slides, in seconds", [2.517], within: 0.04, from: .flick) {
      let list = Listing(at: 5000)
      list.flick(1500)
      let start = CACurrentMediaTime()
      list.bench.run(6)
      return [(list.rested ?? .infinity) - start]
    },
    .number("way that is left at 1000 points a second", [494.01], within: 0.3, from: .scroll) {
      let list = Listing(at: 5000)
      list.flick(1000)
      return [list.target - list.offset]
    },
    .number("way that is left at 4875 points a second", [2427.6], within: 0.6, from: .scroll) {
      let list = Listing(at: 5000)
      list.flick(4875)
      return [list.target - list.offset]
    },
  ]

  private static let onTheWay: [MeasuredFact] =
    [
      (0.0170, 5182.67), (0.1004, 5293.67), (0.2004, 5405), (0.3004, 5496), (0.4004, 5570.33),
      (0.6004, 5681.33), (0.8003, 5755.67), (1.0003, 5805.33), (1.5003, 5869.33), (2.0003, 5893),
      (2.4003, 5901),
    ].map { time, place in
      .number(
        "offset \(time) s into that slide", [place], within: 2, from: .flick,
        otherwise: time < 0.5
          ? "the phone's content is some 4 ms ahead at first, as if released earlier" : nil
      ) {
        let list = Listing(at: 5000)
        list.flick(1500)
        list.bench.run(time)
        return [list.offset]
      }
    }

  private static let stretched: [MeasuredFact] =
    [
      (100.0, 46.67), (200, 93), (300, 134.33), (400, 171.33), (600, 235),
    ].map { travel, shown in
      .number(
        "beyond the end by \(travel) points of finger", [shown], within: 0.4, from: .rubberBand
      ) {
        let list = Listing(at: 39_148)
        list.bench.drag(from: CGPoint(x: 196, y: 792), by: -travel, steps: Int(travel / 5))
        return [list.offset - 39_148]
      }
    }

  private static let edges: [MeasuredFact] = [
    .number(
      "seconds until 235 points beyond the end are less than one, let go at rest", [0.61],
      within: 0.06, from: .scroll
    ) {
      let list = Listing(at: 39_148)
      list.bench.drag(from: CGPoint(x: 196, y: 792), by: -600, steps: 120, rest: 0.3)
      list.bench.lift()
      var time = 0.0
      while list.offset - 39_148 >= 1, time < 3 {
        list.bench.run(1.0 / 60)
        time += 1.0 / 60
      }
      return [time]
    },
    .number(
      "a slide that meets the end at 3005 points a second goes beyond by", [99.7], within: 3,
      from: .scroll
    ) {
      // The finger leaves the list at 3500 points a second, where 3005 points are left to the
      // list's end.
      let list = Listing(at: 39_148 - 494.5 * 0.499 * 1000 / 1000 - 382)
      list.flick(3500)
      list.bench.run(3)
      return [list.farthest - 39_148]
    },
    .number("content beyond its end comes back to", [39_148], from: .rubberBand) {
      let list = Listing(at: 39_148)
      list.bench.drag(from: CGPoint(x: 196, y: 792), by: -600, steps: 120, rest: 0.3)
      list.bench.lift()
      list.bench.run(3)
      return [list.offset]
    },
  ]

  private static let glides: [MeasuredFact] =
    [(0.0, 0.0), (8, 165.5), (16, 388), (30, 400)].map { frame, offset in
      .number(
        "an animated offset from 0 to 400, \(frame) frames on its way", [offset], within: 15,
        from: .pager
      ) {
        let bench = Bench(width: 375, height: 667)
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 88))
        view.contentSize = CGSize(width: 800, height: 88)
        bench.add(view)
        view.setContentOffset(CGPoint(x: 400, y: 0), animated: true)
        bench.run(frame / 60)
        return [Double(view.contentOffset.x)]
      }
    }
}
