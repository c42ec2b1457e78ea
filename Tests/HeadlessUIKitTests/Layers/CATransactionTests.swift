import Testing
import UIKit

@Suite("Transactions")
@MainActor
struct CATransactionTests {
  /// Returns a layer that belongs to no view, and adds it to a window on the screen.
  private func layer(in easel: Easel) -> CALayer {
    let layer = CALayer()
    easel.view.layer.addSublayer(layer)
    easel.run(0)
    return layer
  }

  @Test("A layer without a view animates its changes of its own accord")
  func implicit() {
    let easel = Easel()
    let layer = layer(in: easel)
    layer.position.x = 100
    easel.run(0.125)

    #expect(layer.presentation()!.position.x > 10)
    #expect(layer.presentation()!.position.x < 100)
    easel.run(0.125)
    #expect(layer.presentation()!.position.x == 100)
  }

  @Test("Nothing animates while actions are disabled")
  func disabled() {
    let layer = layer(in: Easel())
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position.x = 100
    CATransaction.commit()

    #expect(layer.animationKeys() == nil)
    #expect(!CATransaction.disableActions())
  }

  @Test("A transaction is also set up by keys")
  func keys() {
    let layer = layer(in: Easel())
    CATransaction.begin()
    CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
    CATransaction.setValue(2, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue("card", forKey: "mine")
    layer.position.x = 100
    #expect(CATransaction.animationDuration() == 2)
    #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
    #expect(CATransaction.value(forKey: "mine") as? String == "card")
    CATransaction.setValue(kCFBooleanFalse, forKey: kCATransactionDisableActions)
    #expect(!CATransaction.disableActions())
    CATransaction.commit()

    #expect(layer.animationKeys() == nil)
    #expect(CATransaction.value(forKey: "mine") == nil)
  }

  @Test("A transaction sets the duration and the curve of what is inside it")
  func duration() {
    let easel = Easel()
    let layer = layer(in: easel)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.opacity = 0
    CATransaction.commit()
    easel.run(1)

    #expect(layer.presentation()!.opacity == 0.5)
  }

  @Test("A completion block waits for all animations of its transaction, of views too")
  func completion() {
    let easel = Easel()
    let layer = layer(in: easel)
    let ends = Witness<Double>()
    CATransaction.begin()
    CATransaction.setCompletionBlock { ends.note(easel.simulator.seconds) }
    layer.opacity = 0
    UIView.animate(withDuration: 0.5) { easel.view.alpha = 0 }
    CATransaction.commit()
    easel.run(2)

    #expect(ends.values == [0.5])
  }

  @Test("A completion block with nothing to wait for runs with the commit")
  func immediate() {
    let ends = Witness<Int>()
    CATransaction.begin()
    CATransaction.setCompletionBlock { ends.note(1) }
    CATransaction.commit()

    #expect(ends.values == [1])
  }

  @Test("Changes outside of any transaction belong to the turn's own")
  func turn() {
    let easel = Easel()
    let layer = layer(in: easel)
    let ends = Witness<Double>()
    CATransaction.setCompletionBlock { ends.note(easel.simulator.seconds) }
    layer.opacity = 0
    easel.run(2)

    #expect(ends.values == [0.25])
  }

  @Test("A commit without a begin ends the turn's own transaction, with what was added so far")
  func commitOfTheTurn() {
    let easel = Easel()
    let layer = layer(in: easel)
    let ends = Witness<Double>()
    CATransaction.setCompletionBlock { ends.note(easel.simulator.seconds) }
    layer.opacity = 0
    CATransaction.commit()
    UIView.animate(withDuration: 0.5) { easel.view.alpha = 0 }
    easel.run(2)

    #expect(ends.values == [0.25])
    CATransaction.commit()
  }

  @Test("A layer that has not been on screen changes at once")
  func fresh() {
    let layer = layer(in: Easel())
    let fresh = CALayer()
    layer.addSublayer(fresh)
    fresh.opacity = 0

    #expect(fresh.animationKeys() == nil)
  }

  @Test("An action of the layer's own replaces the implicit one, and NSNull takes it away")
  func actions() {
    let easel = Easel()
    let layer = layer(in: easel)
    let slow = CABasicAnimation()
    slow.duration = 4
    layer.actions = ["opacity": slow, "position": NSNull()]
    layer.opacity = 0
    layer.position.x = 100
    easel.run(2)

    #expect(layer.animationKeys() == ["opacity"])
    #expect(layer.presentation()!.opacity == 0.5)
  }
}
