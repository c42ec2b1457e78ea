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

  @Test("A thumbnail is the picture in another size, at once or in a later turn")
  func thumbnail() {
    let simulator = Simulator.boot()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
    let small = CGSize(width: 6, height: 4)
    #expect(image.preparingThumbnail(of: small)?.size == small)
    #expect(image.preparingThumbnail(of: .zero) == nil)

    nonisolated(unsafe) var later: CGSize?
    image.prepareThumbnail(of: small) { later = $0?.size }
    #expect(later == nil)
    simulator.run(for: .milliseconds(20))
    #expect(later == small)
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

@MainActor
@Suite("Paths and contexts")
struct PathDrawingTests {
  @Test("R227 two images of one name are equal, and those of two names or of two modes are not")
  func equality() throws {
    let cover = try #require(UIImage(named: "cover"))

    #expect(cover == UIImage(named: "cover"))
    #expect(cover.isEqual(UIImage(named: "cover")))
    #expect(cover.hash == UIImage(named: "cover")?.hash)
    #expect(Set([cover, UIImage(named: "cover")]).count == 1)
    #expect(cover != UIImage(named: "back"))
    #expect(cover != cover.withRenderingMode(.alwaysTemplate))
    #expect(UIImage() != UIImage())
    #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
  }

  @Test("A reversed path fills the same, and cuts a hole into what runs the other way")
  func reversing() {
    Simulator.boot()
    let hole = UIBezierPath(rect: CGRect(x: 20, y: 20, width: 20, height: 20))
    let sheet = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(hole.reversing().bounds == hole.bounds)
    #expect(sheet.contains(CGPoint(x: 30, y: 30)))

    sheet.append(hole.reversing())
    #expect(!sheet.contains(CGPoint(x: 30, y: 30)))
    #expect(sheet.contains(CGPoint(x: 10, y: 10)))
  }

  @Test("An arc between two tangents rounds the corner")
  func roundedCorner() {
    Simulator.boot()
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)

    #expect(abs(path.currentPoint.x - 100) < 1e-6)
    #expect(abs(path.currentPoint.y - 20) < 1e-6)
    #expect(abs(path.boundingBoxOfPath.maxX - 100) < 1e-6)
  }

  @Test("A path drawn by hand is in the context until it is filled or clipped to")
  func path() {
    Simulator.boot()
    _ = UIGraphicsImageRenderer(size: CGSize(width: 90, height: 90)).image { context in
      let context = context.cgContext
      context.move(to: CGPoint(x: 10, y: 10))
      context.addLine(to: CGPoint(x: 30, y: 10))
      context.addLine(to: CGPoint(x: 30, y: 50))
      context.closePath()
      let box = CGRect(x: 10, y: 10, width: 20, height: 40)
      #expect(context.path?.boundingBox == box)

      context.clip()
      #expect(context.isPathEmpty)
      #expect(context.boundingBoxOfClipPath == box)
    }
  }

  @Test("A part of an image has the part's size, in pixels and in points")
  func cropping() throws {
    Simulator.boot()
    UIImage.register("cover", size: CGSize(width: 100, height: 50))
    let whole = try #require(UIImage(named: "cover")?.cgImage)
    let part = try #require(whole.cropping(to: CGRect(x: 30, y: 0, width: 90, height: 900)))

    #expect(whole.width == 300)
    #expect(part.width == 90)
    #expect(part.height == 150)
    #expect(
      UIImage(cgImage: part, scale: 3, orientation: .up).size == CGSize(width: 30, height: 50))
    #expect(whole.cropping(to: CGRect(x: 400, y: 0, width: 1, height: 1)) == nil)
  }
}
