import UIKit

extension MeasuredFact {
  static let curves: [MeasuredFact] =
    curve(
      "ease in and out", .curveEaseInOut,
      [
        (0.1, 0.0197224535), (0.2, 0.0816598563), (0.25, 0.1291619310), (0.4, 0.3318838701),
        (0.5, 0.5), (0.6, 0.6681161299), (0.75, 0.8708380690), (0.9, 0.9802775465),
      ])
    + curve(
      "ease in", .curveEaseIn,
      [
        (0.25, 0.0934646507), (0.5, 0.3153568126), (0.75, 0.6218618692),
      ])
    + curve(
      "ease out", .curveEaseOut,
      [
        (0.25, 0.3781381308), (0.5, 0.6846431874), (0.75, 0.9065353493),
      ])
    + curve("linear", .curveLinear, [(0.25, 0.25), (0.5, 0.5), (0.9, 0.9)])

  private static func curve(
    _ name: String, _ options: UIView.AnimationOptions, _ points: [(Double, Double)]
  ) -> [MeasuredFact] {
    points.map { time, value in
      .number("\(name), \(time) of its time", [value], within: 1e-4, from: .curves) {
        moved(at: time) { change in
          UIView.animate(withDuration: 1, delay: 0, options: options, animations: change)
        }
      }
    }
  }

  static let springs: [MeasuredFact] =
    stiffness.map { ratio, duration, velocity, stiffness in
      let time = duration * 0.2
      return .number(
        "spring of \(ratio) within \(duration) s at \(velocity): stiffness \(stiffness)",
        [Self.spring(stiffness, ratio, velocity, at: time)], within: 1e-4, from: .springs
      ) {
        moved(at: time) { change in
          UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: ratio,
            initialSpringVelocity: velocity, options: .curveLinear, animations: change)
        }
      }
    }
    + positions.map { ratio, duration, time, part in
      .number(
        "spring of \(ratio) within \(duration) s, after \(time) s", [part], within: 0.007,
        from: .curves
      ) {
        moved(at: time) { change in
          UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: ratio,
            initialSpringVelocity: 0, options: .curveLinear, animations: change)
        }
      }
    }

  /// Each row has a spring's damping ratio, its duration, its initial velocity, and the stiffness
  /// of UIKit's own animation with these values.
  private static let stiffness: [(CGFloat, Double, CGFloat, Double)] = [
    (0.35, 1, 0, 286.40942818911714), (0.6, 0.8, 0, 190.21427544499548),
    (0.1, 1, 0, 2125.3901278407934), (0.2, 1, 0, 707.2217886060563),
    (0.5, 1, 0, 161.7195025042016), (0.8, 1, 0, 80.89737200360506),
    (0.9, 1, 0, 71.92472915770972), (0.99, 1, 0, 80.02518243167793),
    (0.5, 0.3, 0, 1796.8833611577954), (0.5, 0.5, 0, 646.8780100168065),
    (0.5, 2, 0, 40.4298756260504), (1, 1, 0, 85.25592900599884), (1, 1, 1, 83.13803615388531),
    (0.5, 1, 0.25, 159.67233773812114), (0.5, 1, 1, 152.86841381792456),
    (0.5, 1, 1.5, 147.61602003056592), (0.5, 1, -2, 175.4224123383425),
  ]

  /// Each row has a spring's damping ratio, its duration, a time, and the fraction of the distance
  /// that a view has covered at that time on a captured frame.
  private static let positions: [(CGFloat, Double, Double, Double)] = [
    (0.6, 0.8, 0.15, 0.8098), (0.6, 0.8, 0.3, 1.0939), (0.6, 0.8, 0.45, 1.0106),
    (0.6, 0.8, 0.6, 0.9906), (0.6, 0.8, 0.8, 1), (0.35, 1, 0.15, 1.1962), (0.35, 1, 0.3, 1.0554),
    (0.35, 1, 0.45, 0.9343), (0.35, 1, 0.6, 1.0293), (0.35, 1, 0.8, 0.9912), (0.35, 1, 1, 1),
  ]

  /// Returns the fraction of the distance that an animated view has covered some seconds after the
  /// animation's start.
  @MainActor private static func moved(
    at seconds: Double, by animate: (@escaping () -> Void) -> Void
  ) -> [Double] {
    let bench = Bench(width: 375, height: 667)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    bench.add(view)
    animate { view.center.y += 100 }
    bench.run(seconds)
    return [Double((view.layer.presentation()!.position.y - 5) / 100)]
  }

  /// Returns the position of a mass of 1 on a spring at a time, by the textbook's formula.
  private static func spring(
    _ stiffness: Double, _ ratio: Double, _ velocity: Double, at time: Double
  ) -> Double {
    let frequency = stiffness.squareRoot()
    let decay = exp(-ratio * frequency * time)
    guard ratio < 1 else { return 1 - decay * (1 + (frequency - velocity) * time) }
    let turning = frequency * (1 - ratio * ratio).squareRoot()
    let height = (ratio * frequency - velocity) / turning
    return 1 - decay * (cos(turning * time) + height * sin(turning * time))
  }
}
