import QuartzCore
import Testing
import UIKit

/// Tests that animations of the model agree with facts that other people measured on devices or
/// read in Apple's systems, one fact to a row.
@Suite("Motion as it was measured")
@MainActor
struct MeasuredMotionTests {
  struct Fact: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: String
    let value: Double
    let tolerance: Double
    let measure: @MainActor @Sendable () -> Double

    init(
      _ description: String, from source: String, is value: Double, within tolerance: Double = 1e-6,
      _ measure: @escaping @MainActor @Sendable () -> Double
    ) {
      (testDescription, self.source) = (description, source)
      (self.value, self.tolerance, self.measure) = (value, tolerance, measure)
    }
  }

  @Test("R94, R104 motion is what was measured", arguments: facts)
  func motion(fact: Fact) {
    #expect(isClose(fact.measure(), fact.value, within: fact.tolerance), "\(fact.source)")
  }

  nonisolated private static let captured = "frames captured on iOS 26.1 by an open-source clone"
  nonisolated private static let coreAnimation = "a suite of tests of QuartzCore, written on macOS"

  nonisolated private static let reference = "CAKeyframeAnimation's and CAMediaTiming's reference"
  nonisolated private static let checked =
    "the tests of 1amageek/OpenCoreAnimation, which its author compared with QuartzCore on macOS"
  nonisolated private static let bends =
    "Kochanek and Bartels, whose tension, continuity and bias these are"

  nonisolated static let facts: [Fact] = [
    // Facts about springs.
    Fact("ζ 0.35, 1 s, 40 to 160, at 0.3 s", from: captured, is: 166.65, within: 0.06) {
      spring(0.35, from: 40, to: 160, at: 0.3)
    },
    Fact("settling of 100, 10", from: captured, is: 1.4727, within: 1e-4) { settling(100, 10) },
    Fact("settling of 100, 20", from: captured, is: 1) { settling(100, 20) },
    Fact("settling of 100, 30", from: captured, is: 1) { settling(100, 30) },
    Fact("more than critical damping moves as critical", from: captured, is: 0) {
      decay(100, 30) - decay(100, 20)
    },
    Fact("0.5 s without bounce completes at 0.8 s", from: captured, is: 0.8, within: 0.001) {
      let easel = Easel()
      let ends = Witness<Double>()
      let start = easel.simulator.seconds
      UIView.animate(springDuration: 0.5, bounce: 0) {
        easel.view.alpha = 0
      } completion: { _ in
        ends.note(easel.simulator.seconds - start)
      }
      easel.run(2)
      return ends.values.first ?? .nan
    },
    // Facts about additive and replacing animations.
    Fact("a replaced corner radius ends at its own time", from: coreAnimation, is: 1) {
      endOfReplaced { $0.layer.cornerRadius = $1 }
    },
    Fact("a replaced turn in space ends at its own time", from: coreAnimation, is: 1) {
      endOfReplaced { $0.layer.transform = CATransform3DMakeRotation($1 / 40, 0, 1, 0) }
    },
    Fact("a replaced opacity ends at once", from: coreAnimation, is: 0) {
      endOfReplaced { $0.layer.opacity = Float($1) / 100 }
    },
    Fact("shadow radius jumps", from: coreAnimation, is: 20) {
      halfway {
        $0.layer.shadowRadius = 20
      } of: {
        $0.shadowRadius
      }
    },
    Fact("shadow opacity jumps", from: coreAnimation, is: 1) {
      halfway {
        $0.layer.shadowOpacity = 1
      } of: {
        CGFloat($0.shadowOpacity)
      }
    },
    Fact("border width jumps", from: coreAnimation, is: 8) {
      halfway {
        $0.layer.borderWidth = 8
      } of: {
        $0.borderWidth
      }
    },
    Fact("z position jumps", from: coreAnimation, is: 50) {
      halfway {
        $0.layer.zPosition = 50
      } of: {
        $0.zPosition
      }
    },
    Fact("corner radius does not jump", from: coreAnimation, is: 10) {
      halfway {
        $0.layer.cornerRadius = 20
      } of: {
        $0.cornerRadius
      }
    },
    // Facts about keyframe animations.
    Fact("a path is gone along evenly when paced", from: reference, is: 75) {
      along([CGPoint(x: 30, y: 0), CGPoint(x: 150, y: 0)], .paced, at: 0.5)
    },
    Fact("each line of a path has its share when linear", from: reference, is: 30) {
      along([CGPoint(x: 30, y: 0), CGPoint(x: 150, y: 0)], .linear, at: 0.5)
    },
    Fact("a discrete path stands still between its points", from: reference, is: 30) {
      along([CGPoint(x: 30, y: 0), CGPoint(x: 150, y: 0)], .discrete, at: 0.5)
    },
    Fact("a discrete path stands at the beginning of each line", from: checked, is: 30) {
      along([CGPoint(x: 30, y: 0), CGPoint(x: 150, y: 0)], .discrete, at: 0.75)
    },
    Fact("a curve is gone along by its own parameter", from: checked, is: 56.25) {
      curved(.linear, at: 0.25) { $0.y }
    },
    Fact("and evenly when paced", from: checked, is: 48.460_465, within: 0.15) {
      curved(.paced, at: 0.25) { $0.y }
    },
    Fact("key times that are too few are ignored", from: reference, is: 5) {
      along([CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 90)], .linear, at: 0.25) {
        $0.keyTimes = [0, 0.2]
      }
    },
    Fact("cubic key frames bend, and go on straight at their ends", from: checked, is: 10.625) {
      keyed([0, 10, 10], at: 0.75) { _ in }
    },
    Fact("they come to the last value as straight", from: checked, is: 13.125) {
      keyed([0, 0, 30], at: 0.75) { _ in }
    },
    Fact("what repeats cumulatively goes on from where it came to", from: reference, is: 15) {
      keyed([0, 10], at: 1.5) {
        ($0.isCumulative, $0.repeatCount, $0.calculationMode) = (true, 3, .linear)
      }
    },
    Fact("in a group it counts its own rounds", from: reference, is: 25) {
      let child = CABasicAnimation(keyPath: "position.x")
      (child.fromValue, child.toValue, child.duration) = (0.0, 10.0, 0.5)
      (child.isCumulative, child.repeatCount) = (true, 4)
      let group = CAAnimationGroup()
      (group.animations, group.duration) = ([child], 2)
      return shown(group, at: 1.25)
    },
    Fact("what follows a path turns with it, on top of its own transform", from: checked, is: 3) {
      turned(.rotateAuto, down: 100) { $0.m12 }
    },
    Fact("or the other way round", from: checked, is: -3) {
      turned(.rotateAutoReverse, down: 100) { $0.m12 }
    },
    Fact("a path to infinity leads nowhere", from: reference, is: 50) {
      along([CGPoint(x: CGFloat.infinity, y: 0)], .linear, at: 0.5)
    },
    Fact("a value function replaces the transform", from: checked, is: 5) {
      functioned(.translateX, from: 0, to: 10) { $0.m41 }
    },
    Fact("all of it", from: checked, is: 1) { functioned(.translateX, from: 0, to: 10) { $0.m11 } },
    Fact("three numbers scale three ways", from: checked, is: 2.5) {
      functioned(.scale, from: nil, to: [3.0, 4.0, 5.0], over: CATransform3DIdentity) { $0.m22 }
    },
    Fact("one number is not enough for that", from: checked, is: 3) {
      functioned(.scale, from: 1.0, to: 3.0) { $0.m22 }
    },
    Fact("colours add up part by part", from: checked, is: 0.3, within: 1e-9) {
      let easel = Easel()
      easel.view.backgroundColor = UIColor(red: 0.2, green: 0, blue: 0, alpha: 1)
      easel.run(0.02)
      let animation = CABasicAnimation(keyPath: "backgroundColor")
      (animation.byValue, animation.duration) = (
        UIColor(red: 0.2, green: 0, blue: 0, alpha: 0).cgColor, 1
      )
      easel.view.layer.add(animation, forKey: "colour")
      easel.run(0.5)
      return easel.seen.backgroundColor.map { Double($0.components?[0] ?? .nan) } ?? .nan
    },
    Fact("full tension makes cubic key frames start slowly", from: bends, is: 15.625) {
      keyed([0, 100], at: 0.25) { $0.tensionValues = [1, 1] }
    },
    // Facts about springs that are given by perceptual duration and bounce.
    Fact(
      "one swing in a second with half a bounce settles", from: checked, is: 2.343_875, within: 1e-5
    ) {
      CASpringAnimation(perceptualDuration: 1, bounce: 0.5).settlingDuration
    },
    Fact(
      "a bounce below nothing damps more than critically", from: checked, is: 8 * .pi, within: 1e-9
    ) {
      CASpringAnimation(perceptualDuration: 1, bounce: -0.5).damping
    },
    Fact("the usual spring swings once in 0.2 pi", from: checked, is: 0.2 * .pi, within: 1e-9) {
      CASpringAnimation().perceptualDuration
    },
    Fact("and bounces by half", from: checked, is: 0.5) { CASpringAnimation().bounce },
    Fact("without leave to creep it settles as if critically damped", from: checked, is: 1) {
      settling(100, 40)
    },
    Fact("with leave it creeps: 2.6 was measured", from: checked, is: 2.6, within: 0.2) {
      CASpringAnimation(perceptualDuration: 1, bounce: -0.5).settlingDuration
    },
    // Facts about a layer's time, that is, its speed and its offset.
    Fact("a layer at twice the speed is there in half the time", from: reference, is: 50) {
      warped { $0.speed = 2 }
    },
    Fact("a layer that stands still shows its offset", from: reference, is: 70) {
      warped { ($0.speed, $0.timeOffset) = (0, 0.7) }
    },
    Fact("an animation at speed -1 runs backwards from its offset", from: reference, is: 75) {
      moving { ($0.speed, $0.timeOffset) = (-1, 1) }
    },
    // Facts about presentation layers.
    Fact("there is none before the first commit", from: coreAnimation, is: 1) {
      let easel = Easel()
      let view = UIView()
      easel.window.addSubview(view)
      return view.layer.presentation() == nil ? 1 : 0
    },
    Fact("a value that was not committed is not seen", from: coreAnimation, is: 50) {
      let easel = Easel()
      easel.view.center.x = 80
      return easel.x
    },
    Fact("a value that was committed is", from: coreAnimation, is: 80) {
      let easel = Easel()
      easel.view.center.x = 80
      easel.run(0.02)
      return easel.x
    },
  ]

  // MARK: - Measuring

  private static func spring(
    _ ratio: CGFloat, from: CGFloat, to: CGFloat, at time: Double
  ) -> Double {
    let easel = Easel()
    easel.view.center.x = from
    easel.run(0.02)
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0
    ) { easel.view.center.x = to }
    easel.run(time)
    return easel.x
  }

  private static func physics(_ stiffness: CGFloat, _ damping: CGFloat) -> CASpringAnimation {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.stiffness, spring.damping) = (stiffness, damping)
    (spring.fromValue, spring.toValue, spring.duration) = (0.0, 100.0, 1)
    return spring
  }

  private static func settling(_ stiffness: CGFloat, _ damping: CGFloat) -> Double {
    physics(stiffness, damping).settlingDuration
  }

  private static func decay(_ stiffness: CGFloat, _ damping: CGFloat) -> Double {
    shown(physics(stiffness, damping), at: 0.2)
  }

  private static func shown(_ animation: CAAnimation, at time: Double) -> Double {
    let easel = Easel()
    easel.view.layer.add(animation, forKey: "shown")
    easel.run(time)
    return easel.x
  }

  /// Returns the time at which the first of two animated changes ends, if the second, which
  /// replaces it, is made at once. Both take a second.
  private static func endOfReplaced(
    _ change: @escaping @MainActor (UIView, CGFloat) -> Void
  ) -> Double {
    let easel = Easel()
    let ends = Witness<Double>()
    let start = easel.simulator.seconds
    UIView.animate(withDuration: 1) {
      change(easel.view, 10)
    } completion: { _ in
      ends.note(easel.simulator.seconds - start)
    }
    UIView.animate(withDuration: 1) { change(easel.view, 20) }
    easel.run(2)
    return ends.values.first.map { ($0 * 50).rounded() / 50 } ?? .nan
  }

  private static func halfway(
    _ change: @escaping @MainActor (UIView) -> Void, of value: @MainActor (CALayer) -> CGFloat
  ) -> Double {
    let easel = Easel()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { change(easel.view) }
    easel.run(0.5)
    return value(easel.seen)
  }

  private static func along(
    _ points: [CGPoint], _ mode: CAAnimationCalculationMode, at time: Double,
    _ set: (CAKeyframeAnimation) -> Void = { _ in }
  ) -> Double {
    let path = CGMutablePath()
    path.move(to: .zero)
    for point in points { path.addLine(to: point) }
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.calculationMode, animation.duration) = (path, mode, 1)
    set(animation)
    return shown(animation, at: time)
  }

  private static func keyed(
    _ values: [Double], at time: Double, _ set: (CAKeyframeAnimation) -> Void
  ) -> Double {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    (animation.values, animation.calculationMode, animation.duration) = (values, .cubic, 1)
    set(animation)
    return shown(animation, at: time)
  }

  private static func curved(
    _ mode: CAAnimationCalculationMode, at time: Double, _ part: (CGPoint) -> CGFloat
  ) -> Double {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.calculationMode, animation.duration) = (path, mode, 1)
    let easel = Easel()
    easel.view.layer.add(animation, forKey: "shown")
    easel.run(time)
    return part(easel.seen.position)
  }

  private static func turned(
    _ mode: CAAnimationRotationMode, down way: CGFloat, _ part: (CATransform3D) -> CGFloat
  ) -> Double {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: way))
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.rotationMode, animation.duration) = (path, mode, 1)
    return transform(CATransform3DMakeScale(2, 3, 1), under: animation, part)
  }

  private static func functioned(
    _ name: CAValueFunctionName, from: Any?, to: Any?,
    over base: CATransform3D = CATransform3DMakeScale(2, 3, 1), _ part: (CATransform3D) -> CGFloat
  ) -> Double {
    let animation = CABasicAnimation(keyPath: "transform")
    animation.valueFunction = CAValueFunction(name: name)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
    return transform(base, under: animation, part)
  }

  private static func transform(
    _ base: CATransform3D, under animation: CAAnimation, _ part: (CATransform3D) -> CGFloat
  ) -> Double {
    let easel = Easel()
    easel.view.layer.transform = base
    easel.run(0.02)
    easel.view.layer.add(animation, forKey: "shown")
    easel.run(0.5)
    return part(easel.seen.transform)
  }

  private static func move() -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0.0, 100.0, 1)
    return animation
  }

  private static func moving(_ set: (CABasicAnimation) -> Void) -> Double {
    let animation = move()
    set(animation)
    return shown(animation, at: 0.25)
  }

  private static func warped(_ set: (CALayer) -> Void) -> Double {
    let easel = Easel()
    let animation = move()
    set(easel.view.layer)
    // The animation gets a begin time, because the layer's own time stands still and would never
    // reach the moment of the next commit.
    if easel.view.layer.speed == 0 { animation.beginTime = 1e-9 }
    easel.view.layer.add(animation, forKey: "move")
    easel.run(0.25)
    return easel.x
  }
}
