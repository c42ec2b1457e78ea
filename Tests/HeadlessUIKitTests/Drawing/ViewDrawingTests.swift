import Testing
import UIKit

@Suite("Views that draw themselves") @MainActor
struct ViewDrawingTests {
  final class Dot: UIView {
    var draws: [CGRect] = []
    override func draw(_ rect: CGRect) {
      draws.append(rect)
      UIColor.red.setFill()
      UIBezierPath(ovalIn: rect).fill()
    }
  }

  @Test("A view draws itself once when it is first seen, and again when asked")
  func asked() {
    let simulator = Simulator.boot()
    let dot = Dot(frame: CGRect(x: 10, y: 10, width: 8, height: 8))
    dot.setNeedsDisplay()
    #expect(dot.draws == [])

    shownWindow().addSubview(dot)
    simulator.run(for: .milliseconds(1))
    #expect(dot.draws == [dot.bounds])
    dot.setNeedsDisplay()
    dot.setNeedsDisplay()
    simulator.run(for: .milliseconds(1))
    #expect(dot.draws.count == 2)
  }

  @Test("What a view draws becomes the contents of its layer")
  func contents() {
    let simulator = Simulator.boot()
    let dot = Dot(frame: CGRect(x: 10, y: 10, width: 8, height: 8))
    shownWindow().addSubview(dot)
    simulator.run(for: .milliseconds(1))

    #expect((dot.layer.contents as? UIImage)?.size == CGSize(width: 8, height: 8))
  }

  @Test("A new size has a view draw again only if its content mode says so")
  func redraw() {
    let simulator = Simulator.boot()
    let dot = Dot(frame: CGRect(x: 10, y: 10, width: 8, height: 8))
    shownWindow().addSubview(dot)
    simulator.run(for: .milliseconds(1))
    dot.bounds.size.width = 20
    simulator.run(for: .milliseconds(1))
    #expect(dot.draws.count == 1)

    dot.contentMode = .redraw
    dot.bounds.size.width = 30
    simulator.run(for: .milliseconds(1))
    #expect(dot.draws.last?.width == 30)
  }

  @Test("What can be felt is heard by who listens")
  func feedback() {
    let simulator = Simulator.boot()
    var felt: [String] = []
    simulator.listener = { if case .feedback(let name) = $0 { felt.append(name) } }
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    UISelectionFeedbackGenerator().selectionChanged()

    #expect(felt == ["impact light", "selection"])
  }
}
