import Foundation
import HeadlessUIKit
import UIKit

extension MeasuredFact {
  /// A page that zooms out of a poster of 120 by 180 points, with fingers that pull the page.
  @MainActor
  private final class Stage {
    let bench = Bench(Bench.phone17)
    let page = UIViewController()
    let poster = UIView(frame: CGRect(x: 16, y: 300, width: 120, height: 180))
    private let navigation = UINavigationController(rootViewController: UIViewController())

    init(openFor time: Double = 3, zooms: Bool = true) {
      bench.window.rootViewController = navigation
      bench.run(1)
      navigation.viewControllers[0].view.addSubview(poster)
      if zooms { page.preferredTransition = .zoom { [unowned self] _ in poster } }
      navigation.pushViewController(page, animated: true)
      bench.run(time)
    }

    var seen: CGRect { (page.view.layer.presentation() ?? page.view.layer).frame }
    var scale: Double { Double(seen.width / 402) }
    var isGone: Double { page.view.window == nil ? 1 : 0 }

    private var place = CGPoint.zero

    func press(_ point: CGPoint) {
      place = point
      bench.simulator.touchDown(finger: 1, at: place)
      bench.run(0)
    }

    /// Moves the finger by a distance at a speed in points per second, one step every 8 ms.
    func go(x: CGFloat = 0, y: CGFloat = 0, speed: CGFloat = 300) {
      let length = (x * x + y * y).squareRoot()
      let steps = max(1, Int((length / (speed * 0.008)).rounded(.up)))
      for _ in 1...steps {
        bench.run(0.008)
        place.x += x / CGFloat(steps)
        place.y += y / CGFloat(steps)
        bench.simulator.touchMove(finger: 1, at: place)
        bench.run(0)
      }
    }

    func lift(after rest: Double = 0.4) {
      bench.run(rest)
      bench.lift()
    }

    /// Pulls the page down by a distance, including the first 17 points, in which no drag has
    /// begun.
    func pull(_ way: CGFloat) {
      press(CGPoint(x: 201, y: 160))
      go(y: way)
    }

    /// Swipes from the left edge until the page has moved by a distance.
    func swipe(_ way: CGFloat) {
      press(CGPoint(x: 5, y: 437))
      go(x: way + 12)
    }

    func pinch(to part: CGFloat, lifts: Bool) {
      func place(_ part: CGFloat, _ touch: (Int, CGPoint) -> Void) {
        touch(1, CGPoint(x: 201, y: 437 - 150 * part))
        touch(2, CGPoint(x: 201, y: 437 + 150 * part))
      }
      place(1) { bench.simulator.touchDown(finger: $0, at: $1) }
      bench.run(0)
      for step in 1...20 {
        bench.run(0.016)
        place(1 - (1 - part) * CGFloat(step) / 20) {
          bench.simulator.touchMove(finger: $0, at: $1)
        }
        bench.run(0)
      }
      bench.run(0.4)
      guard lifts else { return }
      bench.simulator.touchUp(finger: 1)
      bench.simulator.touchUp(finger: 2)
      bench.run(3)
    }

    /// Lets virtual time run until a condition holds, and returns the seconds that this took.
    func time(until isThere: () -> Bool) -> Double {
      var time = 0.0
      while !isThere(), time < 2 {
        bench.run(0.001)
        time += 0.001
      }
      return time
    }
  }

  static let zooms: [MeasuredFact] =
    swipes + held + aside + edges + pinches + letGo + flights + caught

  /// Facts about the swipe back in a navigation controller without a zoom transition.
  private static let swipes: [MeasuredFact] =
    [
      (0.16, 1200.0, 1.0), (0.29, 400, 0), (0.30, 150, 0), (0.41, 0, 0), (0.51, 0, 0),
      (0.54, 0, 1), (0.60, 150, 1), (0.76, 0, 1), (0.66, -500, 1),
    ].map { part, speed, pops in
      .number(
        "swiped back by \(part) of the width and let go at \(speed) points a second: it pops",
        [pops], from: .zoom(2)
      ) {
        let stage = Stage(zooms: false)
        let way = 402 * part + 12
        stage.press(CGPoint(x: 5, y: 437))
        stage.go(x: way + (speed < 0 ? 40 : 0), speed: speed > 0 ? speed : 300)
        if speed < 0 { stage.go(x: -40, speed: -speed) }
        stage.lift(after: speed == 0 ? 0.4 : 0.008)
        stage.bench.run(2)
        return [stage.isGone]
      }
    }
    + [
      .number(
        "a page under a swipe of 150 points: how far it has come", [138], within: 0.5,
        from: .zoom(2)
      ) {
        let stage = Stage(zooms: false)
        stage.press(CGPoint(x: 5, y: 437))
        stage.go(x: 150)
        return [Double(stage.seen.minX)]
      }
    ]

  private static let held: [MeasuredFact] =
    [(0.3, 0.812), (0.5, 0.678), (0.8, 0.545)].map { part, scale in
      .number(
        "scale of a zoomed page pulled down by \(part) of its height", [scale], within: 0.006,
        from: .zoom(4)
      ) {
        let stage = Stage()
        stage.pull(874 * part)
        return [stage.scale]
      }
    }
    + [(0.13, 0.0), (0.28, 9), (0.48, 39), (0.78, 185)].map { part, lag in
      .number(
        "how far the place that was taken hold of is behind the finger after \(part) of the height",
        [lag], within: 5, from: .zoom(4)
      ) {
        let stage = Stage()
        stage.pull(874 * part + 17)
        let place = stage.page.view.convert(CGPoint(x: 201, y: 160), to: nil)
        return [Double(160 + 874 * part - place.y)]
      }
    }

  private static let aside: [MeasuredFact] =
    [(50.0, 26.0), (100, 49), (150, 69), (195, 85)].map { way, follows in
      .number(
        "how far a page that is pulled down follows a finger \(way) points aside", [follows],
        within: 1, from: .zoom(4)
      ) {
        let stage = Stage()
        stage.pull(262)
        let before = stage.seen.midX
        stage.go(x: way)
        return [Double(stage.seen.midX - before)]
      }
    }
    + [(200.0, 86.0), (240, 99)].map { way, follows in
      .number(
        "how far a page that is pulled from the edge follows a finger \(way) points down",
        [follows], within: 1, from: .zoom(5)
      ) {
        let stage = Stage()
        stage.swipe(150)
        let before = stage.seen.midY
        stage.go(y: way)
        return [Double(stage.seen.midY - before)]
      }
    }

  private static let edges: [MeasuredFact] = [(0.16, 0.898), (0.36, 0.761), (0.56, 0.620)].map {
    part, scale in
    .number(
      "scale of a zoomed page pulled from the edge by \(part) of its width", [scale],
      within: 0.006, from: .zoom(5)
    ) {
      let stage = Stage()
      stage.swipe(402 * part)
      return [stage.scale]
    }
  }

  private static let pinches: [MeasuredFact] =
    [(0.9, 0.925), (0.8, 0.824), (0.6, 0.618), (0.4, 0.412)].map { part, scale in
      .number(
        "scale of a zoomed page pinched to \(part)", [scale], within: 0.003, from: .zoom(6)
      ) {
        let stage = Stage()
        stage.pinch(to: part, lifts: false)
        return [stage.scale]
      }
    }
    + [(0.515, 0.0), (0.494, 1), (0.463, 1), (0.412, 1)].map { scale, goes in
      .number("pinched to a scale of \(scale) and let go: it goes", [goes], from: .zoom(6)) {
        let stage = Stage()
        stage.pinch(to: scale * (300 - 8.7) / 300, lifts: true)
        return [stage.isGone]
      }
    }

  private static let letGo: [MeasuredFact] =
    [(0.914, 0.0), (0.900, 1), (0.883, 1), (0.881, 1)].map { scale, goes in
      .number(
        "pulled down to a scale of \(scale) and let go at rest: it goes", [goes], from: .zoom(4)
      ) {
        let stage = Stage()
        stage.pull((1 - scale) / 0.67 * 874 + 17)
        stage.lift()
        stage.bench.run(3)
        return [stage.isGone]
      }
    }
    + [
      .number("let go at 0.766 going up at 800 points a second: it goes", [1], from: .zoom(4)) {
        let stage = Stage()
        stage.pull(437)
        stage.go(y: -120, speed: 800)
        stage.lift(after: 0.008)
        stage.bench.run(3)
        return [stage.isGone]
      }
    ]
    + [(0.732, 0.0), (0.715, 0), (0.678, 1), (0.620, 1)].map { scale, goes in
      .number(
        "pulled from the edge to a scale of \(scale) and let go at rest: it goes", [goes],
        from: .zoom(5)
      ) {
        let stage = Stage()
        stage.swipe((1 - scale) / 0.67 * 402)
        stage.lift()
        stage.bench.run(3)
        return [stage.isGone]
      }
    }
    + [
      .number("let go from the edge at 0.805, at 800 points a second: it goes", [1], from: .zoom(5))
      {
        let stage = Stage()
        stage.swipe(8)
        stage.go(x: 109, speed: 800)
        stage.lift(after: 0.008)
        stage.bench.run(3)
        return [stage.isGone]
      },
      .number("flicked from the edge by 14 points, at 1200 a second: it goes", [0], from: .zoom(5))
      {
        let stage = Stage()
        stage.press(CGPoint(x: 5, y: 437))
        stage.go(x: 14, speed: 1200)
        stage.lift(after: 0.008)
        stage.bench.run(3)
        return [stage.isGone]
      },
    ]

  private static let flights: [MeasuredFact] = [
    .number("frequency of the spring of a push by zoom", [19], within: 0.75, from: .zoom(3)) {
      let stage = Stage(openFor: 0)
      let start = stage.scale
      stage.bench.run(0.1)
      let left = (1 - stage.scale) / (1 - start)
      var (low, high) = (1.0, 100.0)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if (1 + middle * 0.1) * exp(-middle * 0.1) > left { low = middle } else { high = middle }
      }
      return [low]
    },
    .number("seconds for 98 % of the way back after a pull", [0.23], within: 0.02, from: .zoom(5)) {
      let stage = Stage()
      stage.swipe(402 * 0.24)
      stage.lift()
      let left = 1 - stage.scale
      return [stage.time { 1 - stage.scale < 0.02 * left }]
    },
    .number("seconds for 98 % of a landing from rest", [0.235], within: 0.035, from: .zoom(8)) {
      let stage = Stage()
      stage.pull(262)
      stage.lift()
      let way = stage.scale - 120 / 402
      return [stage.time { stage.scale - 120 / 402 < 0.02 * way }]
    },
    .number(
      "how far a landing goes past the poster, of its way", [0.03], within: 0.01, from: .zoom(8)
    ) {
      let stage = Stage()
      stage.pull(262)
      stage.lift()
      let way = stage.scale - 120 / 402
      var least = 1.0
      for _ in 0..<600 {
        stage.bench.run(0.001)
        if stage.isGone == 0 { least = min(least, stage.scale) }
      }
      return [(120 / 402 - least) / way]
    },
  ]

  private static let caught: [MeasuredFact] = [
    .number("a finger that rests on a page while it is pushed stops it", [0], from: .zoom(7)) {
      let stage = Stage(openFor: 0.05)
      stage.press(CGPoint(x: 201, y: 437))
      stage.bench.run(1)
      return [stage.scale == 1 ? 0 : 1]
    },
    .number(
      "scale of a page that was pulled by 200 points from the middle of its push", [0.8535],
      within: 0.0065, from: .zoom(7)
    ) {
      let stage = Stage(openFor: 0.12)
      stage.pull(200)
      return [stage.scale]
    },
    .number("flicked by 100 points at 800 in the middle of its push: it goes", [1], from: .zoom(7))
    {
      let stage = Stage(openFor: 0.12)
      stage.press(CGPoint(x: 201, y: 160))
      stage.go(y: 100, speed: 800)
      stage.lift(after: 0.008)
      stage.bench.run(3)
      return [stage.isGone]
    },
    .number("a touch on the poster while the page lands reaches it", [1], from: .zoom(7)) {
      let stage = Stage()
      stage.pull(300)
      stage.lift()
      stage.bench.run(0.05)
      let hit = stage.bench.window.hitTest(CGPoint(x: 70, y: 380), with: nil)
      return [hit === stage.poster ? 1 : 0]
    },
  ]
}
