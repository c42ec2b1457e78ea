import Testing
import UIKit
import VirtualTime

@MainActor
@Suite("Content that fits")
struct FittingTests {
  /// A zoomed image in a scroll view, as apps show it: constraints tie the image to all edges, it
  /// is zoomed until it fits, and insets keep it in the middle.
  @MainActor
  private final class Photo: NSObject, UIScrollViewDelegate {
    let scroll = UIScrollView()
    let picture = UIImageView()

    init(_ size: CGSize, in view: UIView) {
      super.init()
      scroll.frame = view.bounds
      scroll.delegate = self
      scroll.contentInsetAdjustmentBehavior = .never
      view.addSubview(scroll)
      picture.image = UIGraphicsImageRenderer(size: size).image { _ in }
      picture.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(picture)
      NSLayoutConstraint.activate([
        picture.topAnchor.constraint(equalTo: scroll.topAnchor),
        picture.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        picture.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        picture.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      ])
      picture.sizeToFit()
      scroll.minimumZoomScale = min(
        scroll.bounds.width / size.width, scroll.bounds.height / size.height)
      scroll.maximumZoomScale = 3
      scroll.setZoomScale(scroll.minimumZoomScale, animated: false)
      scrollViewDidZoom(scroll)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      let (shown, room) = (picture.frame.size, scroll.bounds.size)
      let (x, y) = (max(0, room.width - shown.width) / 2, max(0, room.height - shown.height) / 2)
      scroll.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    }
  }

  private nonisolated static let sizes: [CGSize] = [
    CGSize(width: 4032, height: 3024), CGSize(width: 3024, height: 4032),
    CGSize(width: 3024, height: 3024), CGSize(width: 1000, height: 777),
    CGSize(width: 641, height: 1379), CGSize(width: 123, height: 77),
  ]

  @Test(
    "A photo that is zoomed to fit leaves a drag to whoever else wants it, whatever its size",
    arguments: FittingTests.sizes, [CGPoint(x: 0, y: 20), CGPoint(x: 20, y: 0)])
  func fits(size: CGSize, step: CGPoint) {
    let stage = TouchStage()
    let photo = Photo(size, in: stage.view)
    let outer = stage.add(UIPanGestureRecognizer())
    stage.simulator.run(for: .milliseconds(20))
    stage.play("dmmmm-u", from: CGPoint(x: 195, y: 422), by: step)

    #expect(outer.picture.contains("B"), "\(photo.scroll.contentSize) \(photo.scroll.contentInset)")
  }

  @Test("A photo that is zoomed further takes the drag")
  func zoomed() {
    let stage = TouchStage()
    let photo = Photo(CGSize(width: 4032, height: 3024), in: stage.view)
    let outer = stage.add(UIPanGestureRecognizer())
    stage.simulator.run(for: .milliseconds(20))
    photo.scroll.setZoomScale(0.5, animated: false)
    stage.play("dmmmm-u", from: CGPoint(x: 195, y: 422), by: CGPoint(x: 0, y: 20))

    #expect(!outer.picture.contains("B"))
  }

  @Test("Content that exceeds the view by less than half a pixel does not scroll, and a point does")
  func lessThanAPixel() {
    for (excess, scrolls) in [(0.1, false), (1, true)] as [(CGFloat, Bool)] {
      let stage = TouchStage()
      let scroll = UIScrollView(frame: stage.view.bounds)
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 390, height: 844 + excess)
      stage.view.addSubview(scroll)
      let outer = stage.add(UIPanGestureRecognizer())
      stage.play("dmmmm-u")

      #expect(outer.picture.contains("B") == !scrolls)
    }
  }
}
