import Testing
import UIKit

@Suite("Effects of symbols") @MainActor
struct SymbolTests {
  @Test("An effect changes nothing that can be asked, and a replaced symbol is there at once")
  func effects() {
    Simulator.boot()
    let view = UIImageView(image: UIImage(systemName: "heart"))
    let filled = UIImage(systemName: "heart.fill")!
    let all: [SymbolEffect] = [
      .bounce.up.byLayer, .pulse.down.wholeSymbol, .scale.left, .appear.right, .disappear,
      .variableColor.iterative.reversing.dimInactiveLayers, .wiggle.clockwise,
      .variableColor.cumulative.nonReversing.hideInactiveLayers, .rotate.counterClockwise,
      .breathe, .automatic, .replace.magic(fallback: .replace.downUp), .replace.magic.offUp,
    ]
    for effect in all { view.addSymbolEffect(effect, options: .repeating.speed(2)) }
    view.removeSymbolEffect(ofType: .bounce, options: .nonRepeating.repeat(2))
    view.removeAllSymbolEffects(options: .default.repeating.nonRepeating)
    #expect(view.image == UIImage(systemName: "heart"))
    view.setSymbolImage(
      filled, contentTransition: .replace.upUp, options: .repeat(1).repeating)
    #expect(view.image === filled)
    view.addSymbolEffect(.bounce, options: .speed(1), animated: false)
    #expect(view.layer.animationKeys() == nil)
  }
}
