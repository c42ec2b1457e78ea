import Testing
import UIKit

@Suite("Layers")
@MainActor
struct CALayerTests {
  @Test("A frame is made from bounds, position and anchor point")
  func frame() {
    Simulator.boot()
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.position == CGPoint(x: 60, y: 45))

    layer.anchorPoint = .zero
    #expect(layer.frame.origin == CGPoint(x: 60, y: 45))
  }

  @Test("A mask outlives the layer that it masked, and is then in no layer")
  func orphanedMask() {
    let easel = Easel()
    let mask = CALayer()
    var masked: CALayer? = CALayer()
    masked?.mask = mask
    #expect(mask.superlayer === masked)
    masked = nil

    mask.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
    easel.run(0.5)
    #expect(mask.superlayer == nil)
    #expect(mask.animationKeys() == nil)
  }

  @Test("R121 the frame of a turned layer is the box around it")
  func turnedFrame() {
    Simulator.boot()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))

    #expect(isClose(layer.frame.minX, 25))
    #expect(isClose(layer.frame.minY, -25))
    #expect(isClose(layer.frame.width, 50))
    #expect(isClose(layer.frame.height, 100))
  }

  @Test("R121 assigning the frame of a scaled layer changes its bounds through the inverse")
  func scaledFrame() {
    Simulator.boot()
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 0.5))
    layer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)

    #expect(layer.bounds.size == CGSize(width: 200, height: 200))
    #expect(layer.frame == CGRect(x: 10, y: 10, width: 100, height: 100))
  }

  @Test("R121 a layer that is seen from its edge takes the frame as it is given")
  func frameFromTheEdge() {
    Simulator.boot()
    let layer = CALayer()
    (layer.zPosition, layer.anchorPointZ) = (-195, -195)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    layer.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    layer.transform = CATransform3DIdentity

    #expect(layer.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test("Points go from layer to layer through the one that both are inside of")
  func converting() {
    Simulator.boot()
    let layer = CALayer()
    let (left, right, inner) = (CALayer(), CALayer(), CALayer())
    left.frame = CGRect(x: 10, y: 0, width: 100, height: 100)
    right.frame = CGRect(x: 200, y: 0, width: 100, height: 100)
    right.bounds.origin.x = 5
    inner.frame = CGRect(x: 1, y: 1, width: 10, height: 10)
    layer.sublayers = [left, right]
    left.addSublayer(inner)

    #expect(inner.convert(CGPoint.zero, to: right) == CGPoint(x: -184, y: 1))
    #expect(right.convert(CGPoint(x: -184, y: 1), to: inner) == .zero)
    #expect(inner.convert(CGPoint.zero, from: right) == CGPoint(x: 184, y: -1))
    #expect(layer.convert(CGRect(x: 0, y: 0, width: 2, height: 2), from: inner).origin.x == 11)
  }

  @Test("A point seen in perspective comes back to where it was")
  func perspective() {
    Simulator.boot()
    let layer = CALayer()
    let card = CALayer()
    card.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.addSublayer(card)
    layer.sublayerTransform.m34 = -1 / 500
    card.transform = CATransform3DMakeRotation(0.7, 0, 1, 0)
    let point = CGPoint(x: 90, y: 10)
    let back = card.convert(card.convert(point, to: layer), from: layer)

    #expect(isClose(back.x, 90, within: 1e-9))
    #expect(isClose(back.y, 10, within: 1e-9))
    #expect(card.convert(point, to: layer) != point)
  }

  @Test("A presentation converts and tests by what is seen, the model by model values")
  func presented() {
    let easel = Easel()
    let inside = CALayer()
    inside.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    easel.view.layer.addSublayer(inside)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { easel.view.center.x = 150 }
    easel.run(0.5)

    #expect(inside.convert(CGPoint.zero, to: easel.window.layer).x == 100)
    let seen = inside.presentation()!
    #expect(seen.convert(CGPoint.zero, to: easel.window.layer).x == 50)
    #expect(seen.superlayer?.position.x == 100)
    #expect(seen.model() === inside)
    #expect(easel.seen.hitTest(CGPoint(x: 55, y: 5))?.model() === inside)
  }

  @Test("R92: a change is committed at the end of its turn, though nothing else asks for that")
  func changedAlone() {
    let easel = Easel()
    easel.view.layer.setAffineTransform(CGAffineTransform(translationX: 0, y: 40))
    #expect(easel.seen.affineTransform().ty == 0)

    easel.run(0)

    #expect(easel.seen.affineTransform().ty == 40)
  }

  @Test("Looking at what is seen gives nobody another number")
  func looking() {
    let easel = Easel()
    _ = easel.view.layer.presentation()
    let first = "\(CALayer())"
    let other = Easel()

    #expect(other.view !== easel.view)
    #expect(first == "\(CALayer())")
  }

  @Test("Values are read and set by key path")
  func keyPaths() {
    Simulator.boot()
    let layer = CALayer()
    layer.setValue(45, forKeyPath: "position.x")
    layer.setValue(Double.pi / 3, forKeyPath: "transform.rotation.z")
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue("card", forKey: "role")

    #expect(layer.position.x == 45)
    #expect(isClose(layer.value(forKeyPath: "transform.rotation.z") as! Double, .pi / 3))
    #expect(isClose(layer.transform.m11, 1))
    #expect(layer.value(forKey: "role") as? String == "card")
  }

  @Test("A layer that outlives its view forgets it")
  func outliving() {
    Simulator.boot()
    var view: UIView? = UIView()
    let layer = view!.layer
    #expect(layer.delegate === view)
    view = nil

    #expect(layer.delegate == nil)
    layer.position.x = 5
    #expect(layer.position.x == 5)
  }

  @Test("A sublayer that outlives its superlayer is at the top")
  func orphan() {
    Simulator.boot()
    let layer = CALayer()
    var outer: CALayer? = CALayer()
    outer?.addSublayer(layer)
    Simulator.current.run(for: .zero)
    outer = nil

    #expect(layer.superlayer == nil)
  }

  @Test("A world thrown away with animations in flight leaves no view behind")
  func noLeaks() {
    weak var left: UIView?
    do {
      let easel = Easel()
      left = easel.view
      let view = easel.view
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
        view.alpha = 0
      } completion: { _ in
        view.alpha = 1
      }
      easel.run(0.5)
    }
    Simulator.boot()

    #expect(left == nil)
  }

  @Test("A border without a colour has none, and black is the colour of a new layer's border")
  func borderColor() {
    Simulator.boot()
    let layer = CALayer()
    #expect(layer.borderColor == UIColor.black.cgColor)

    layer.borderColor = nil
    #expect(layer.borderColor == nil)
  }

  @Test("A cell of an emitter keeps its timing, and lives for ever unless it is told otherwise")
  func emitterCell() {
    let cell = CAEmitterCell()
    #expect(cell.duration == .infinity)
    #expect(cell.speed == 1)
    #expect(cell.fillMode == .removed)

    cell.beginTime = 1
    cell.duration = 2
    cell.speed = 3
    cell.timeOffset = 4
    cell.repeatCount = 5
    cell.repeatDuration = 6
    cell.autoreverses = true
    cell.fillMode = .both
    #expect([cell.beginTime, cell.duration, cell.timeOffset, cell.repeatDuration] == [1, 2, 4, 6])
    #expect([cell.speed, cell.repeatCount] == [3, 5])
    #expect(cell.autoreverses)
    #expect(cell.fillMode == .both)
  }

  @Test("The key path of a layer's property has the property's Objective-C name, and others none")
  func objectiveCNames() {
    func name<Value>(_ path: ReferenceWritableKeyPath<CALayer, Value>) -> String? {
      path._kvcKeyPathString
    }
    #expect(name(\.shadowRadius) == "shadowRadius")
    #expect(name(\.isHidden) == "hidden")
    #expect(name(\.position) == "position")
    #expect(name(\.name) == nil)
  }

  /// A layer that adds its sublayer anew at each layout, and passes removals of animations on.
  private final class Cross: CALayer {
    let bar = CALayer()
    var layouts = 0

    override func layoutSublayers() {
      super.layoutSublayers()
      layouts += 1
      addSublayer(bar)
      bar.frame = bounds
    }

    override func removeAllAnimations() {
      super.removeAllAnimations()
      bar.removeAllAnimations()
    }
  }

  @Test("A layer that adds its sublayers anew in its layout is laid out once")
  func layoutOfItself() {
    let easel = Easel()
    let cross = Cross()
    easel.view.layer.addSublayer(cross)
    cross.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    easel.run(0.5)
    let before = cross.layouts
    cross.setNeedsLayout()
    easel.run(0.5)

    #expect(cross.layouts == before + 1)
    #expect(cross.bar.frame.width == 50)
  }

  @Test("A layer class of the app's own may pass on what is done with its animations")
  func ownRemoval() {
    let easel = Easel()
    let cross = Cross()
    easel.view.layer.addSublayer(cross)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.duration = 2
    cross.bar.add(fade, forKey: "fade")
    (cross as CALayer).removeAllAnimations()

    #expect(cross.bar.animationKeys() == nil)
  }
}
