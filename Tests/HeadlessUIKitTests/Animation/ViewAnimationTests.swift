import Testing
import UIKit

import HeadlessUIKit

@Suite("View animations")
@MainActor
struct ViewAnimationTests {
  @Test("R92 a block changes the model at once, and what is seen follows")
  func modelFirst() {
    let easel = Easel()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { easel.view.center.x = 250 }

    #expect(easel.view.center.x == 250)
    #expect(easel.x == 50)
    easel.run(0.5)
    #expect(isClose(easel.x, 150))
    easel.run(0.5)
    #expect(easel.x == 250)
    #expect(easel.view.layer.animationKeys() == nil)
  }

  @Test("R93 overlapping animations of position add up, and the first one goes on")
  func additive() {
    let easel = Easel()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { easel.view.center.x = 150 }
    easel.run(0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { easel.view.center.x = 50 }

    #expect(isClose(easel.x, 100))
    easel.run(0.5)
    #expect(isClose(easel.x, 100))
    easel.run(0.25)
    #expect(isClose(easel.x, 75))
  }

  @Test("R93 bounds animate as origin and size, each on top of the model")
  func boundsInParts() {
    let easel = Easel()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      easel.view.bounds = CGRect(x: 10, y: 0, width: 200, height: 100)
    }
    easel.run(0.5)

    #expect(easel.view.layer.animationKeys() == ["bounds.origin", "bounds.size"])
    #expect(easel.seen.bounds == CGRect(x: 5, y: 0, width: 150, height: 100))
    #expect(easel.view.layer.animation(forKey: "bounds.size") is CABasicAnimation)
  }

  @Test("R93 an affine transform turns on its way, and does not shrink")
  func turning() {
    let easel = Easel()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      easel.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    easel.run(0.5)

    let seen = easel.seen.affineTransform()
    #expect(isClose(seen.a, 0.5.squareRoot()))
    #expect(isClose(seen.b, 0.5.squareRoot()))
  }

  @Test("R94 an animation of alpha takes the place of the one before, which has not finished")
  func replaced() {
    let easel = Easel()
    let ends = Witness<String>()
    UIView.animate(withDuration: 1) {
      easel.view.alpha = 0
    } completion: {
      ends.note("first \($0)")
    }
    easel.run(0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      easel.view.alpha = 1
    } completion: {
      ends.note("second \($0)")
    }

    easel.run(0)
    #expect(ends.values == ["first false"])
    #expect(easel.seen.opacity == 0)
    easel.run(1)
    #expect(ends.values == ["first false", "second true"])
  }

  @Test("R94 beginning from the current state starts where the view is seen")
  func fromCurrentState() {
    let easel = Easel()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { easel.view.alpha = 0 }
    easel.run(0.5)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      easel.view.alpha = 1
    }

    #expect(isClose(Double(easel.seen.opacity), 0.5))
    easel.run(0.5)
    #expect(isClose(Double(easel.seen.opacity), 0.75))
  }

  @Test("R94 a repeating animation is replaced, not added to")
  func repeating() {
    let easel = Easel()
    let ends = Witness<Bool>()
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveLinear]) {
      easel.view.center.x = 150
    } completion: {
      ends.note($0)
    }
    easel.run(10.25)
    #expect(isClose(easel.x, 75))

    UIView.animate(withDuration: 1) { easel.view.center.x = 50 }
    easel.run(0)
    #expect(ends.values == [false])
    easel.run(1)
    #expect(easel.x == 50)
  }

  @Test("R95 an animation that another one was added to ends at its own time, finished")
  func natural() {
    let easel = Easel()
    let ends = Witness<String>()
    UIView.animate(withDuration: 1) {
      easel.view.center.x = 150
    } completion: {
      ends.note("1 \($0)")
    }
    easel.run(0.5)
    UIView.animate(withDuration: 1) {
      easel.view.center.x = 50
    } completion: {
      ends.note("2 \($0)")
    }

    easel.run(0.5)
    #expect(ends.values == ["1 true"])
    easel.run(0.5)
    #expect(ends.values == ["1 true", "2 true"])
  }

  @Test("R95 a change without duration leaves what is added to it in flight")
  func zeroKeepsAdditive() {
    let easel = Easel()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { easel.view.center.x = 150 }
    easel.run(0.5)
    UIView.animate(withDuration: 0) { easel.view.center.x = 250 }

    #expect(isClose(easel.x, 200))
  }

  @Test("R96 taking all animations away jumps to the model, and nothing has finished")
  func removed() {
    let easel = Easel()
    let ends = Witness<Bool>()
    UIView.animate(withDuration: 1) {
      easel.view.center.x = 150
    } completion: {
      ends.note($0)
    }
    easel.run(0.5)
    easel.view.layer.removeAllAnimations()

    #expect(easel.x == 150)
    easel.run(0)
    #expect(ends.values == [false])
  }

  @Test("R97 a block that changes nothing completes promptly, and finished")
  func nothing() {
    let easel = Easel()
    let ends = Witness<Bool>()
    UIView.animate(withDuration: 5) {
      easel.view.alpha = 1
    } completion: {
      ends.note($0)
    }

    #expect(ends.values == [])
    easel.run(0)
    #expect(ends.values == [true])
  }

  @Test("R98 without duration values change at once, and the completion comes in the next turn")
  func zeroDuration() {
    let easel = Easel()
    let ends = Witness<Bool>()
    UIView.animate(withDuration: 0) {
      easel.view.center.x = 150
    } completion: {
      ends.note($0)
    }

    #expect(easel.view.center.x == 150)
    #expect(ends.values == [])
    easel.run(0)
    #expect(easel.x == 150)
    #expect(ends.values == [true])
  }

  @Test("R99 a nested block takes over duration and curve")
  func nested() {
    let easel = Easel()
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 0.1) { easel.view.center.x = 150 }
      #expect(UIView.inheritedAnimationDuration == 2)
    }
    easel.run(1)

    #expect(isClose(easel.x, 100))
  }

  @Test("R99 a nested block keeps what its options claim")
  func nestedOverride() {
    let easel = Easel()
    UIView.animate(withDuration: 2) {
      UIView.animate(
        withDuration: 1, delay: 0,
        options: [.curveLinear, .overrideInheritedDuration, .overrideInheritedCurve]
      ) { easel.view.center.x = 150 }
    }
    easel.run(0.5)

    #expect(isClose(easel.x, 100))
  }

  @Test("R100 nothing animates in the scope of performWithoutAnimation")
  func withoutAnimation() {
    let easel = Easel()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 1) { easel.view.center.x = 150 }
      }
      easel.view.alpha = 0
    }

    #expect(easel.view.layer.animationKeys() == ["opacity"])
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("R100 animations of a view outside of any window complete at once")
  func offWindow() {
    let easel = Easel()
    let ends = Witness<Bool>()
    let stray = UIView()
    UIView.animate(withDuration: 1) {
      stray.alpha = 0
    } completion: {
      ends.note($0)
    }

    easel.run(0)
    #expect(ends.values == [true])
    #expect(stray.layer.animationKeys() == nil)
  }

  @Test("R100 animations that nobody sees and that start each other do not stop the clock")
  func endlessOffWindow() {
    let easel = Easel()
    let ends = Witness<Bool>()
    let stray = UIView()
    @MainActor func goOn() {
      UIView.animate(withDuration: 1) {
        stray.alpha = 1 - stray.alpha
      } completion: {
        ends.note($0)
        goOn()
      }
    }
    goOn()

    easel.run(1)
    #expect(ends.values.count == 8 * 61)
    #expect(ends.values.allSatisfy { $0 })
  }

  @Test("Leaving the window ends animations; moving inside it does not")
  func leavingTheWindow() {
    let easel = Easel()
    let ends = Witness<Bool>()
    UIView.animate(withDuration: 1) {
      easel.view.alpha = 0
    } completion: {
      ends.note($0)
    }
    easel.run(0.5)
    easel.view.removeFromSuperview()
    easel.window.addSubview(easel.view)
    easel.run(0)
    #expect(ends.values == [])

    easel.view.removeFromSuperview()
    easel.run(0)
    #expect(ends.values == [false])
  }

  @Test("R101 a default block swallows touches on what it animates, until it ends")
  func interaction() {
    let easel = Easel()
    UIView.animate(withDuration: 1) { easel.view.center.x = 150 }
    #expect(!easel.isTouched(at: CGPoint(x: 150, y: 50)))

    easel.run(1)
    #expect(easel.isTouched(at: CGPoint(x: 150, y: 50)))
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      easel.view.center.x = 50
    }
    #expect(easel.isTouched(at: CGPoint(x: 50, y: 50)))
  }

  @Test("A delay shows the old value until it has passed")
  func delay() {
    let easel = Easel()
    UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { easel.view.center.x = 150 }

    easel.run(0.9)
    #expect(easel.x == 50)
    easel.run(0.6)
    #expect(isClose(easel.x, 100))
  }

  @Test("Running back and forth ends at the model value")
  func autoreverse() {
    let easel = Easel()
    UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear]) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { easel.view.alpha = 0 }
    }

    easel.run(1.25)
    #expect(isClose(Double(easel.seen.opacity), 0.25))
    easel.run(2)
    #expect(isClose(Double(easel.seen.opacity), 0.25))
    easel.run(0.75)
    #expect(easel.seen.opacity == 0)
    #expect(easel.view.layer.animationKeys() == nil)
  }

  @Test("Laying out inside the block lets what is inside move along")
  func layoutInBlock() {
    let easel = Easel()
    let inside = UIView(frame: easel.view.bounds)
    inside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    easel.view.addSubview(inside)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      easel.view.frame.size.width = 200
    }
    easel.run(0.5)

    #expect(inside.layer.presentation()?.bounds.width == 150)
  }

  @Test("A completion may begin the next animation")
  func chain() {
    let easel = Easel()
    let ends = Witness<Double>()
    UIView.animate(withDuration: 0.5) {
      easel.view.alpha = 0
    } completion: { _ in
      UIView.animate(withDuration: 0.25) {
        easel.view.alpha = 1
      } completion: { _ in
        ends.note(easel.simulator.seconds)
      }
    }
    easel.run(2)

    #expect(ends.values == [0.75])
  }
}
