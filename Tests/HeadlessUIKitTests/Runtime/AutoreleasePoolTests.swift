import Foundation
import Testing
import UIKit

@Suite("Autorelease pool")
@MainActor
struct AutoreleasePoolTests {
  @Test("A pool runs its closure and hands on what it returns")
  func runs() {
    #expect(autoreleasepool { 1 + 1 } == 2)
  }

  @Test("R230 a constraint and a snapshot that only weak references know live until the turn ends")
  func factories() {
    let simulator = Simulator.boot()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    weak let edge = child.leftAnchor.constraint(equalTo: parent.leftAnchor)
    weak let width = child.widthAnchor.constraint(equalToConstant: 10)
    weak let half = child.heightAnchor.constraint(equalTo: parent.heightAnchor, multiplier: 0.5)
    weak let picture = parent.snapshotView(afterScreenUpdates: false)
    #expect(edge != nil && width != nil && half != nil && picture != nil)
    simulator.run(for: .seconds(1))

    #expect(edge == nil && width == nil && half == nil && picture == nil)
  }

  @Test("R230 a view that only a weak reference knows can be removed and added elsewhere")
  func removed() throws {
    let simulator = Simulator.boot()
    let (first, second) = (UIView(), UIView())
    weak var bar: UIView?
    do {
      let view = UIView()
      first.addSubview(view)
      bar = view
    }
    bar?.removeFromSuperview()
    second.addSubview(try #require(bar))
    simulator.run(for: .seconds(1))
    #expect(bar?.superview === second)
    bar?.removeFromSuperview()
    simulator.run(for: .seconds(1))

    #expect(bar == nil)
  }

  @Test("R230 a view that is released when the turn ends may remove another one")
  func removedInTurn() {
    let simulator = Simulator.boot()
    let parent = UIView()
    weak var other: UIView?
    do {
      let child = UIView()
      parent.addSubview(child)
      other = child
      let remover = Remover(child)
      parent.addSubview(remover)
      remover.removeFromSuperview()
    }
    simulator.run(for: .seconds(1))

    #expect(parent.subviews.isEmpty)
    #expect(other == nil)
  }

  @Test("R230 a storyboard's controller that only a weak reference knows lives until the turn ends")
  func storyboards() {
    let simulator = Simulator.boot()
    UIStoryboard.register("Start") { board in
      board.scene("card", isInitial: true) { UIViewController() }
    }
    let board = UIStoryboard(name: "Start", bundle: nil)
    weak let named = board.instantiateViewController(withIdentifier: "card")
    weak let initial = board.instantiateInitialViewController()
    weak let made: UIViewController? = board.instantiateViewController(identifier: "card")
    #expect(named != nil && initial != nil && made != nil)
    simulator.run(for: .seconds(1))

    #expect(named == nil && initial == nil && made == nil)
  }

  @Test("Parts of accessibility, symbols and processes that nothing here switches on are there")
  func quiet() {
    Simulator.boot()
    let off = [
      UIAccessibility.isAssistiveTouchRunning, UIAccessibility.isClosedCaptioningEnabled,
      UIAccessibility.isGrayscaleEnabled, UIAccessibility.isGuidedAccessEnabled,
      UIAccessibility.isInvertColorsEnabled, UIAccessibility.isMonoAudioEnabled,
      UIAccessibility.isOnOffSwitchLabelsEnabled, UIAccessibility.isSpeakScreenEnabled,
      UIAccessibility.isSpeakSelectionEnabled, UIAccessibility.shouldDifferentiateWithoutColor,
      UIAccessibility.buttonShapesEnabled, ProcessInfo.processInfo.isLowPowerModeEnabled,
    ]
    #expect(!off.contains(true))
    #expect(UIAccessibility.isShakeToUndoEnabled && UIAccessibility.isVideoAutoplayEnabled)
    #expect(objc_sync_enter(off) == 0 && objc_sync_exit(off) == 0)
    let (code, method): (IMP?, Method?) = (nil, nil)
    #expect(code == method)
    let unused: [UIUserInterfaceActiveAppearance] = [.unspecified, .inactive]
    #expect(UITraitCollection().activeAppearance == .active && !unused.contains(.active))
    let traits: UIFontDescriptor.SymbolicTraits = [.traitCondensed, .traitExpanded]
    #expect(traits.rawValue == 0x60)
    let symbol = UIImage.SymbolConfiguration(paletteColors: [.red])
      .applying(UIImage.SymbolConfiguration(pointSize: 20))
    let plain = UIImage.SymbolConfiguration(hierarchicalColor: .red)
    #expect(
      UIImage(systemName: "star", withConfiguration: symbol.applying(plain))?.size
        == UIImage(
          systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))?.size)
  }
}

/// A view that removes another one when it goes.
private final class Remover: UIView {
  let other: UIView

  init(_ other: UIView) {
    self.other = other
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A remover is made in code.") }

  isolated deinit { other.removeFromSuperview() }
}
