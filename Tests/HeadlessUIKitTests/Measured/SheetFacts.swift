import HeadlessUIKit
import UIKit

extension MeasuredFact {
  /// A sheet at rest on a simulated phone, with a finger that can pull it.
  @MainActor
  private struct Stage {
    let bench: Bench
    let page = UIViewController()
    let scrollView = UIScrollView()

    init(scrolls: Bool = false, setUp: (UIViewController) -> Void = { _ in }) {
      bench = Bench(Bench.phone16)
      page.modalPresentationStyle = .pageSheet
      setUp(page)
      if scrolls {
        scrollView.frame = CGRect(x: 0, y: 0, width: 393, height: 793)
        scrollView.contentSize = CGSize(width: 393, height: 4000)
        page.view.addSubview(scrollView)
      }
      bench.root.present(page, animated: true)
      bench.run(2)
    }

    var top: Double { Double((page.view.layer.presentation() ?? page.view.layer).frame.minY) }
    var isGone: Double { page.view.window == nil ? 1 : 0 }

    /// Pulls the sheet with a finger near its top, in steps of 4 points.
    func pull(_ travel: CGFloat, rest: Double = 0.4) {
      bench.drag(
        from: CGPoint(x: 196, y: travel < 0 ? 700 : CGFloat(top) + 40), by: travel,
        steps: Int(abs(travel) / 4), rest: rest)
    }

    func letGo() {
      bench.lift()
      bench.run(2)
    }
  }

  static let sheets: [MeasuredFact] = rests + pulls + releases + settling + contents

  private static let rests: [MeasuredFact] = [
    .number("frame of a sheet at rest", [0, 59, 393, 793], from: .sheet) {
      let stage = Stage()
      return stage.page.view.convert(stage.page.view.bounds, to: nil).numbers
    },
    .number("a sheet shows a grabber unasked", [0], from: .sheet) {
      [Stage().page.sheetPresentationController!.prefersGrabberVisible ? 1 : 0]
    },
  ]

  private static let pulls: [MeasuredFact] =
    [180.0, 240, 320, 360, 380].map { travel in
      .number(
        "a sheet under a finger that has come down by \(travel)", [59 + travel - 10], within: 0.5,
        from: .sheet
      ) {
        let stage = Stage()
        stage.pull(travel)
        return [stage.top]
      }
    }
    + [160.0, 180].map { travel in
      .number("a sheet under a finger that has come up by \(travel)", [59], from: .sheet) {
        let stage = Stage()
        stage.pull(-travel)
        return [stage.top]
      }
    }

  private static let releases: [MeasuredFact] =
    [(370.0, 0.0), (398, 1), (402, 1)].map { distance, goes in
      .number(
        "let go at rest \(distance) below where it was, of 793: it goes", [goes], from: .sheet
      ) {
        let stage = Stage()
        stage.pull(distance + 10)
        stage.letGo()
        return [stage.isGone]
      }
    }
    + [(170.0, 0.0), (210, 1)].map { distance, goes in
      .number("let go at rest \(distance) below a height of 400: it goes", [goes], from: .sheet) {
        let stage = Stage {
          $0.sheetPresentationController!.detents = [.custom { _ in 400 }]
        }
        stage.pull(distance + 10)
        stage.letGo()
        return [stage.isGone]
      }
    }
    + [(875.0, 0.0), (900, 0), (925, 0), (950, 0), (975, 0), (1000, 1), (1200, 1)].map {
      speed, goes in
      .number("let go at \(speed) points a second after 64: it goes", [goes], from: .sheet) {
        let stage = Stage()
        let steps = Int((64 / (speed * 0.008)).rounded())
        stage.bench.drag(
          from: CGPoint(x: 196, y: 100), by: CGFloat(speed * 0.008) * CGFloat(steps), steps: steps)
        stage.letGo()
        return [stage.isGone]
      }
    }
    + [
      .number("one that is modal, let go 490 below where it was: it goes", [0], from: .sheet) {
        let stage = Stage { $0.isModalInPresentation = true }
        stage.pull(500)
        stage.letGo()
        return [stage.isGone]
      }
    ]

  /// The recorded times are reduced by 6.2 ms, because touches arrive so late in the recording, as
  /// its author computed.
  private static let settling: [MeasuredFact] =
    [(0.0553, 132.35), (0.0886, 95.27), (0.1553, 41.97), (0.2553, 10.09), (0.3553, 2.16)].map {
      time, left in
      .number("left of 170 points \(time) s after it was let go", [left], within: 1, from: .sheet) {
        let stage = Stage()
        stage.pull(180)
        stage.bench.lift()
        stage.bench.run(time - 0.0062)
        return [stage.top - 59]
      }
    }
    + [(6.0, 0.4549), (9, 0.2418), (12, 0.1202), (15, 0.0587), (18, 0.0272), (24, 0.0057)].map {
      frame, left in
      .number(
        "part of the way left \(frame) frames into a presentation", [left], within: 0.008,
        from: .smallSheet
      ) {
        let bench = Bench(Bench.phone16)
        let page = UIViewController()
        bench.root.present(page, animated: true)
        bench.run(0)
        let end = page.view.frame.minY
        bench.run(frame / 60)
        return [Double((page.view.layer.presentation()!.frame.minY - end) / (852 - end))]
      }
    }

  private static let contents: [MeasuredFact] = [
    .number(
      "content at its top pulled down by 180: sheet and offset", [229, 0], within: 0.5,
      from: .sheet
    ) {
      let stage = Stage(scrolls: true)
      stage.pull(180)
      return [stage.top, Double(stage.scrollView.contentOffset.y)]
    },
    .number(
      "content at 600 pulled down by 180: sheet and offset", [59, 430], within: 0.5, from: .sheet
    ) {
      let stage = Stage(scrolls: true)
      stage.scrollView.contentOffset.y = 600
      stage.pull(180)
      return [stage.top, Double(stage.scrollView.contentOffset.y)]
    },
    .number("content pushed up by 180: sheet and offset", [59, 170], within: 0.5, from: .sheet) {
      let stage = Stage(scrolls: true)
      stage.pull(-180)
      return [stage.top, Double(stage.scrollView.contentOffset.y)]
    },
  ]
}
