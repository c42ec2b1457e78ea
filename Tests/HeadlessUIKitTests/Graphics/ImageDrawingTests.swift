import Testing
import UIKit

@Suite("Drawn images") @MainActor
struct ImageDrawingTests {
  @Test("An image has the size of what was drawn on")
  func size() {
    Simulator.boot()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    #expect(image.size == CGSize(width: 30, height: 20))
    #expect(image.scale == 3)
  }

  @Test("A view is drawn in the old way and the new")
  func views() throws {
    Simulator.boot()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 2)
    let drawn = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    view.layer.render(in: try #require(UIGraphicsGetCurrentContext()))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()

    #expect(drawn)
    #expect(image?.size == CGSize(width: 40, height: 40))
    #expect(image?.scale == 2)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("There is nothing to draw of a view without size")
  func nothing() {
    Simulator.boot()

    #expect(!UIView().drawHierarchy(in: .zero, afterScreenUpdates: true))
  }

  @Test("Images of the bundle have the size they were given")
  func named() {
    Simulator.boot()
    UIImage.register("cover", size: CGSize(width: 300, height: 200))

    #expect(UIImage(named: "cover")?.size == CGSize(width: 300, height: 200))
    #expect(UIImage(named: "unknown")?.size == CGSize(width: 100, height: 100))
    #expect(UIImageView(image: UIImage(named: "cover")).frame.width == 300)
  }
}
