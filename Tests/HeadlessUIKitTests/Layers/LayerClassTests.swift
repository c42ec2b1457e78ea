import Testing
import UIKit
import VirtualTime

/// A layer class of an app. None of its initialisers is `required`, because Apple's platforms do
/// not demand that.
private class RingLayer: CALayer {
  var progress: CGFloat
  let names: [String]

  override init() {
    progress = 0.25
    names = ["ring"]
    super.init()
  }

  override init(layer: Any) {
    progress = (layer as? RingLayer)?.progress ?? 0
    names = ["copy"]
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class NamedLayer: CALayer {
  init(_ name: String) {
    super.init()
    self.name = name
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Shape: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
}
private final class Ring: UIView {
  override class var layerClass: AnyClass { RingLayer.self }
}
private final class Named: UIView {
  override class var layerClass: AnyClass { NamedLayer.self }
}
private final class Fade: CABasicAnimation {
  let note: String
  override init() {
    note = "fade"
    super.init()
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@MainActor
@Suite("The layer behind a view")
struct LayerClassTests {
  @Test("A view's layer is of the class that the view names, its own initialiser included")
  func layerClass() throws {
    Simulator.boot()
    #expect(type(of: UIView().layer) == CALayer.self)
    #expect(Shape().layer is CAShapeLayer)
    let ring = try #require(Ring().layer as? RingLayer)
    #expect(ring.progress == 0.25)
    #expect(ring.names == ["ring"])
  }

  @Test("What is seen of a layer of the app's own class is made by its init(layer:)")
  func presentation() throws {
    let simulator = Simulator.boot()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let ring = RingLayer()
    ring.progress = 0.5
    ring.opacity = 0.3
    window.layer.addSublayer(ring)
    simulator.run(for: .milliseconds(20))
    let shown = try #require(ring.presentation())

    #expect(shown.progress == 0.5)
    #expect(shown.names == ["copy"])
    #expect(shown.opacity == 0.3)
    #expect(shown.model() === ring)
  }

  @Test("A layer class that hides init() cannot stand behind a view")
  func hidden() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = Named() }
    }
  }

  @Test("An animation class may override init() as it would on a device")
  func animation() {
    Simulator.boot()
    let layer = CALayer()
    layer.add(Fade(keyPath: "opacity"), forKey: "fade")
    #expect((layer.animation(forKey: "fade") as? Fade)?.note == "fade")
  }
}
