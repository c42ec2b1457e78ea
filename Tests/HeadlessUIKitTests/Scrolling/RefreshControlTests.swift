import Testing
import UIKit

@Suite("Refresh control") @MainActor
struct RefreshControlTests {
  /// A refresh control that stores a value, so that its own initialiser is a designated one.
  final class Named: UIRefreshControl {
    let name: String

    init(name: String) {
      self.name = name
      super.init()
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("A subclass with an initialiser of its own is made by super.init(), in the standard size")
  func designated() {
    Simulator.boot()
    let control = Named(name: "films")

    #expect(control.name == "films")
    #expect(control.frame.size == CGSize(width: 320, height: 60))
  }

  @Test("A control that is made with a frame has that frame")
  func framed() {
    Simulator.boot()
    let frame = CGRect(x: 0, y: 10, width: 200, height: 60)

    #expect(UIRefreshControl(frame: frame).frame == frame)
  }
}
