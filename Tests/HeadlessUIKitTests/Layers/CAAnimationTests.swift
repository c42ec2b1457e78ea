import Testing
import UIKit

@MainActor
private final class Listener: CAAnimationDelegate {
  var heard: [String] = []
  func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
}

@Suite("Explicit animations")
@MainActor
struct CAAnimationTests {
  private func animation(_ keyPath: String, from: Any?, to: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue) = (from, to)
    animation.duration = 1
    return animation
  }

  @Test("A basic animation changes what is seen and not the model")
  func basic() {
    let easel = Easel()
    easel.view.layer.add(animation("position.x", from: 100, to: 200), forKey: "slide")
    easel.run(0.5)

    #expect(easel.x == 150)
    #expect(easel.view.center.x == 50)
    #expect(easel.view.layer.animation(forKey: "slide")?.duration == 1)
    easel.run(0.5)
    #expect(easel.x == 50)
  }

  @Test("What is left out is the value underneath")
  func openEnds() {
    let easel = Easel()
    easel.view.layer.add(animation("opacity", from: 0, to: nil), forKey: nil)
    easel.view.layer.add(animation("position.x", from: nil, to: 250), forKey: nil)
    easel.run(0.5)

    #expect(easel.seen.opacity == 0.5)
    #expect(easel.x == 150)
  }

  @Test("A delegate hears of the start with the commit, and of the end")
  func delegate() {
    let easel = Easel()
    let listener = Listener()
    let fade = animation("opacity", from: 0, to: 1)
    fade.delegate = listener
    easel.view.layer.add(fade, forKey: "fade")
    #expect(listener.heard == [])

    easel.run(1)
    #expect(listener.heard == ["start", "stop true"])
    easel.view.layer.add(fade, forKey: "fade")
    easel.run(0.5)
    easel.view.layer.removeAnimation(forKey: "fade")
    easel.run(0)
    #expect(listener.heard == ["start", "stop true", "start", "stop false"])
  }

  @Test("An animation that is not removed goes on showing its end")
  func filling() {
    let easel = Easel()
    let fade = animation("opacity", from: 1, to: 0.25)
    fade.fillMode = .forwards
    fade.isRemovedOnCompletion = false
    easel.view.layer.add(fade, forKey: "fade")
    easel.run(10)

    #expect(easel.seen.opacity == 0.25)
    easel.view.layer.removeAnimation(forKey: "fade")
    #expect(easel.seen.opacity == 1)
  }

  @Test("A rotation animates the number and not the matrix")
  func rotation() {
    let easel = Easel()
    easel.view.layer.add(
      animation("transform.rotation.z", from: 0, to: 2 * Double.pi), forKey: nil)
    easel.run(0.25)

    let seen = easel.seen.transform
    #expect(isClose(seen.m11, 0))
    #expect(isClose(seen.m12, 1))
  }

  @Test("Keyframes pass through their values at their times")
  func keyframes() {
    let easel = Easel()
    let hop = CAKeyframeAnimation(keyPath: "position")
    hop.values = [CGPoint(x: 0, y: 0), NSValue(cgPoint: CGPoint(x: 100, y: 0)), CGPoint.zero]
    hop.keyTimes = [0, 0.25, 1]
    hop.duration = 4
    easel.view.layer.add(hop, forKey: nil)

    let way = (1...4).map { _ -> Double in
      easel.run(0.5)
      return easel.x
    }
    #expect(zip(way, [50, 100, 250 / 3, 200 / 3]).allSatisfy { isClose($0, $1) })
  }

  @Test("A group's animations share its time and are cut off at its end")
  func group() {
    let easel = Easel()
    let group = CAAnimationGroup()
    let late = animation("opacity", from: 0, to: 1)
    late.beginTime = 1
    group.animations = [animation("position.x", from: 100, to: 200), late]
    group.duration = 2
    easel.view.layer.add(group, forKey: nil)

    easel.run(0.5)
    #expect(easel.x == 150)
    #expect(easel.seen.opacity == 1)
    easel.run(1)
    #expect(easel.x == 50)
    #expect(easel.seen.opacity == 0.5)
    easel.run(0.5)
    #expect(easel.seen.opacity == 1)
  }

  @Test("A spring animation knows how long it takes")
  func spring() {
    let easel = Easel()
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue) = (0, 100)
    spring.damping = 5
    spring.duration = spring.settlingDuration
    easel.view.layer.add(spring, forKey: nil)
    let way = (0..<100).map { _ -> Double in
      easel.run(spring.settlingDuration / 101)
      return easel.x
    }

    #expect(way.max()! > 120)
    #expect(isClose(way.last!, 100, within: 0.2))
  }

  @Test("A repeated animation starts over, and back and forth if it reverses")
  func repeats() {
    let easel = Easel()
    let pulse = animation("opacity", from: 0, to: 1)
    pulse.repeatCount = 2
    pulse.autoreverses = true
    easel.view.layer.add(pulse, forKey: nil)

    easel.run(1.25)
    #expect(easel.seen.opacity == 0.75)
    easel.run(1)
    #expect(easel.seen.opacity == 0.25)
    easel.run(1.75)
    #expect(easel.view.layer.animationKeys() == nil)
  }

  @Test("A shape's outline and a gradient's colours are seen on their way")
  func shapes() {
    let easel = Easel()
    let shape = CAShapeLayer()
    let gradient = CAGradientLayer()
    gradient.colors = [CGColor.black]
    easel.view.layer.sublayers = [shape, gradient]
    let square = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    let larger = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30)).cgPath
    shape.add(animation("path", from: square, to: larger), forKey: nil)
    gradient.add(animation("colors", from: nil, to: [CGColor.white]), forKey: nil)
    easel.run(0.5)

    #expect(shape.presentation()?.path?.boundingBox.width == 20)
    #expect(gradient.presentation()?.colors as? [CGColor] == [CGColor(gray: 0.5, alpha: 1)])
  }

  @Test("A wish for a frame rate changes nothing")
  func frameRate() {
    let easel = Easel()
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
    animation.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
    easel.view.layer.add(animation, forKey: nil)
    easel.run(0.25)

    #expect(animation.preferredFrameRateRange.preferred == 120)
    #expect(easel.seen.opacity == 0.25)
  }
}
