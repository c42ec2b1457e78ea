import Testing
import UIKit

@testable import HeadlessUIKit

@Suite("Timing curves")
@MainActor
struct TimingCurveTests {
  @Test("R103 the named curves have their published control points")
  func named() {
    func points(_ curve: UIView.AnimationCurve) -> [CGFloat] {
      let parameters = UICubicTimingParameters(animationCurve: curve)
      let (first, second) = (parameters.controlPoint1, parameters.controlPoint2)
      return [first.x, first.y, second.x, second.y]
    }

    #expect(points(.linear) == [0, 0, 1, 1])
    #expect(points(.easeIn) == [0.42, 0, 1, 1])
    #expect(points(.easeOut) == [0, 0, 0.58, 1])
    #expect(points(.easeInOut) == [0.42, 0, 0.58, 1])
  }

  @Test("R103 timing parameters without arguments are Core Animation's standard curve")
  func standard() {
    let parameters = UICubicTimingParameters()

    #expect(parameters.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
    #expect(parameters.controlPoint2 == CGPoint(x: 0.25, y: 1))
  }

  @Test(
    "A curve finds its progress to within a billionth",
    arguments: [
      (CubicBezier.easeInOut, 0.25, 0.129_161_931), (.easeInOut, 0.5, 0.5),
      (.easeIn, 0.5, 0.315_356_813), (.standard, 0.5, 0.802_403_388),
    ])
  func values(curve: CubicBezier, time: Double, progress: Double) {
    #expect(isClose(curve.value(at: time), progress, within: 1e-7))
    #expect(isClose(TimingCurve.cubic(curve).time(at: curve.value(at: time)), time, within: 1e-9))
  }

  @Test("R104 a spring starts at rest, overshoots if it may, and is at rest after its duration")
  func spring() {
    let loose = SpringMotion(dampingRatio: 0.5, duration: 1, velocity: 0)
    let critical = SpringMotion(dampingRatio: 1, duration: 1, velocity: 0)

    #expect(loose.value(at: 0) == 0)
    #expect(stride(from: 0, to: 1, by: 0.01).contains { loose.value(at: $0) > 1.05 })
    #expect(stride(from: 0, to: 1, by: 0.01).allSatisfy { critical.value(at: $0) <= 1 })
    #expect(isClose(loose.value(at: 1), 1, within: 0.002))
    #expect(isClose(critical.value(at: 1), 1, within: 0.002))
  }

  @Test(
    "R104 the frequency of a spring is the one measured, by damping ratio",
    arguments: [(0.5, 12.72), (0.6, 11.03), (0.8, 8.99), (0.9, 8.48), (1, 9.23), (2, 9.23)])
  func frequency(ratio: Double, frequency: Double) {
    let spring = SpringMotion(dampingRatio: ratio, duration: 2, velocity: 0)

    #expect(isClose(spring.frequency * 2, frequency, within: 0.006))
  }

  @Test(
    "R104 a spring with a velocity of its own has a frequency, however loose it is",
    arguments: [-30.0, -4, -0.5, 0.5, 4, 30, 1e6, -1e6], [0.01, 0.35, 0.8, 1])
  func pushed(velocity: Double, ratio: Double) {
    let spring = SpringMotion(dampingRatio: ratio, duration: 0.7, velocity: velocity)

    #expect(spring.frequency > 0)
    #expect(spring.frequency.isFinite)
  }

  @Test(
    "R104 a spring that is damped well is at rest after its duration, pushed or not",
    arguments: [-30.0, -4, -0.5, 0.5, 4, 30, 1e6, -1e6], [0.8, 1])
  func restsInTime(velocity: Double, ratio: Double) {
    let spring = SpringMotion(dampingRatio: ratio, duration: 0.7, velocity: velocity)

    #expect(isClose(spring.value(at: 0.7), 1, within: 0.003))
  }

  @Test("R104 velocity is in whole ways per second", arguments: [0.5, 1, 1.5])
  func velocity(ratio: Double) {
    let spring = SpringMotion(
      mass: 1, stiffness: 100, damping: 20 * ratio, velocity: 3)

    #expect(isClose(spring.value(at: 1e-6) / 1e-6, 3, within: 1e-3))
  }

  @Test("R104 a spring by its physics ignores the duration it is given")
  func physics() {
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 42, timingParameters: spring)

    #expect(isClose(animator.duration, 1.4727, within: 1e-4))
    #expect(animator.timingParameters.timingCurveType == .spring)
  }

  @Test("A spring animation carries a view past its end and back")
  func springView() {
    let easel = Easel()
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0
    ) { easel.view.center.x = 150 }
    let way = (1...100).map { _ -> Double in
      easel.run(0.01)
      return easel.x
    }

    #expect(way.max()! > 170)
    #expect(easel.x == 150)
  }

  @Test("A spring by its bounce settles later than it seems to")
  func perceptual() throws {
    let easel = Easel()
    let ends = Witness<Double>()
    UIView.animate(springDuration: 0.5, bounce: 0.2) {
      easel.view.alpha = 0
    } completion: { _ in
      ends.note(easel.simulator.seconds)
    }
    easel.run(5)

    try #require(ends.values.count == 1)
    #expect(ends.values[0] > 0.5)
    #expect(ends.values[0] < 1)
  }
}
