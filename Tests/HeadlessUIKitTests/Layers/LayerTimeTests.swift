import Testing
import UIKit

@Suite("Layer time")
@MainActor
struct LayerTimeTests {
  @Test("R67 a layer of speed 0 scrubs exactly what is inside it")
  func scrubbing() {
    let easel = Easel()
    let other = UIView()
    easel.window.addSubview(other)
    let inside = UIView()
    easel.view.addSubview(inside)
    easel.view.layer.speed = 0
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      inside.alpha = 0
      other.alpha = 0
    }
    easel.run(0.5)

    #expect(inside.layer.presentation()?.opacity == 1)
    #expect(other.layer.presentation()?.opacity == 0.5)
    let way = [0.25, 0.75, 0.25, 0].map { offset -> Float in
      easel.view.layer.timeOffset = offset
      return inside.layer.presentation()!.opacity
    }
    #expect(way == [0.75, 0.25, 0.75, 1])
  }

  @Test("R67 an animation in a layer that stands still never ends; with its speed back it does")
  func restored() {
    let easel = Easel()
    let ends = Witness<Double>()
    easel.view.layer.speed = 0
    UIView.animate(withDuration: 1) {
      easel.view.alpha = 0
    } completion: { _ in
      ends.note(easel.simulator.seconds)
    }
    easel.run(10)
    #expect(ends.values == [])

    easel.view.layer.timeOffset = 0.5
    easel.view.layer.beginTime = easel.simulator.seconds
    easel.view.layer.speed = 1
    easel.run(5)
    #expect(ends.values == [10.5])
  }

  @Test("R67 time passes from layer to layer down the chain")
  func chain() {
    let easel = Easel()
    let inside = CALayer()
    easel.view.layer.addSublayer(inside)
    easel.view.layer.speed = 2
    inside.timeOffset = 3
    easel.run(1)

    #expect(inside.convertTime(easel.simulator.seconds, from: nil) == 5)
    #expect(inside.convertTime(5, to: nil) == 1)
    #expect(inside.convertTime(2, from: easel.view.layer) == 5)
  }

  @Test("R67 a layer twice as fast ends its animations in half the time")
  func faster() {
    let easel = Easel()
    let ends = Witness<Double>()
    easel.view.layer.speed = 2
    UIView.animate(withDuration: 1) {
      easel.view.alpha = 0
    } completion: { _ in
      ends.note(easel.simulator.seconds)
    }
    easel.run(5)

    #expect(ends.values == [0.5])
  }
}
