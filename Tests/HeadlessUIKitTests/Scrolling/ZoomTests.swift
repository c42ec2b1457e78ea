import Testing
import UIKit
import VirtualTime

@MainActor
@Suite("Zooming and content guides")
struct ZoomTests {
  private final class Zoomer: NSObject, UIScrollViewDelegate {
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    var log: [String] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      if log.last != "zoom" { log.append("zoom") }
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { log.append("end \((scale * 100).rounded() / 100)") }
  }

  private func scroll(_ zoomer: Zoomer, in stage: TouchStage) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = zoomer
    scroll.maximumZoomScale = 3
    scroll.addSubview(zoomer.picture)
    scroll.contentSize = zoomer.picture.bounds.size
    stage.view.addSubview(scroll)
    stage.simulator.run(for: .milliseconds(20))
    return scroll
  }

  @Test("Zooming scales the view that the delegate names, and the content with it")
  func scale() {
    let stage = TouchStage()
    let zoomer = Zoomer()
    let scroll = scroll(zoomer, in: stage)
    scroll.setZoomScale(2, animated: false)

    #expect(zoomer.picture.transform.a == 2)
    #expect(zoomer.picture.frame.origin == .zero)
    #expect(scroll.contentSize == CGSize(width: 780, height: 800))
    #expect(scroll.contentOffset == CGPoint(x: 195, y: 200))
    #expect(zoomer.log == ["zoom", "end 2.0"])
  }

  @Test("The scale stays within its limits")
  func limits() {
    let stage = TouchStage()
    let zoomer = Zoomer()
    let scroll = scroll(zoomer, in: stage)
    scroll.zoomScale = 9
    #expect(scroll.zoomScale == 3)
    scroll.zoomScale = 0.1
    #expect(scroll.zoomScale == 1)
  }

  @Test("A view that was zoomed to nothing, as before a layout, has its size at the next scale")
  func fromNothing() {
    let stage = TouchStage()
    let zoomer = Zoomer()
    let scroll = scroll(zoomer, in: stage)
    scroll.minimumZoomScale = 0
    scroll.zoomScale = 0
    #expect(scroll.contentSize == .zero)
    scroll.setZoomScale(2, animated: false)

    #expect(zoomer.picture.bounds.size == CGSize(width: 390, height: 400))
    #expect(zoomer.picture.frame == CGRect(x: 0, y: 0, width: 780, height: 800))
    #expect(scroll.contentOffset.x.isFinite)
  }

  @Test("R233 the scale is that of the zoomed view's transform, so another picture can be fitted")
  func anotherPicture() {
    let stage = TouchStage()
    let zoomer = Zoomer()
    let scroll = scroll(zoomer, in: stage)
    scroll.minimumZoomScale = 0.5
    scroll.zoomScale = 0.5
    zoomer.picture.transform = .identity
    #expect(scroll.zoomScale == 1)
    zoomer.picture.frame = CGRect(x: 0, y: 0, width: 780, height: 800)
    scroll.zoomScale = 0.5

    #expect(zoomer.picture.frame == CGRect(x: 0, y: 0, width: 390, height: 400))
    #expect(scroll.contentSize == CGSize(width: 390, height: 400))
  }

  @Test("Zooming to a rectangle fills the scroll view with it")
  func rectangle() {
    let stage = TouchStage()
    let zoomer = Zoomer()
    let scroll = scroll(zoomer, in: stage)
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 195, height: 200), animated: true)
    stage.simulator.run(for: .seconds(1))

    #expect(scroll.zoomScale == 2)
    #expect(scroll.contentOffset == .zero)
    #expect(zoomer.log.last == "end 2.0")
  }

  @Test("Two fingers that move apart zoom")
  func pinch() {
    let stage = TouchStage()
    let zoomer = Zoomer()
    let scroll = scroll(zoomer, in: stage)
    stage.simulator.touchDown(finger: 1, at: CGPoint(x: 145, y: 200))
    stage.simulator.touchDown(finger: 2, at: CGPoint(x: 245, y: 200))
    for step in 1...10 {
      stage.simulator.run(for: .milliseconds(16))
      stage.simulator.touchMove(finger: 1, at: CGPoint(x: 145 - 5 * CGFloat(step), y: 200))
      stage.simulator.touchMove(finger: 2, at: CGPoint(x: 245 + 5 * CGFloat(step), y: 200))
    }
    stage.simulator.run(for: .milliseconds(16))
    #expect(scroll.isZooming)
    #expect(abs(scroll.zoomScale - 2) < 0.05)
    stage.simulator.touchUp(finger: 1)
    stage.simulator.touchUp(finger: 2)
    stage.simulator.run(for: .milliseconds(50))

    #expect(!scroll.isZooming)
    #expect(zoomer.log.last?.hasPrefix("end") == true)
  }

  @Test("Constraints to the content's guide decide how large the content is")
  func guide() {
    let stage = TouchStage()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    let tall = UIView()
    tall.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(tall)
    stage.view.addSubview(scroll)
    NSLayoutConstraint.activate([
      tall.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 10),
      tall.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      tall.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      tall.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      tall.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      tall.heightAnchor.constraint(equalToConstant: 900),
    ])
    stage.simulator.run(for: .milliseconds(20))

    #expect(scroll.contentSize == CGSize(width: 390, height: 910))
    #expect(tall.frame == CGRect(x: 0, y: 10, width: 390, height: 900))
  }

  /// A scroll view delegate that returns the first subview as the view to zoom.
  private final class Frame: NSObject, UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
  }

  @Test("A view that constraints tie to the content takes the scale along, and so does the content")
  func constrained() {
    let stage = TouchStage()
    let delegate = Frame()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = delegate
    scroll.minimumZoomScale = 0.25
    let picture = UIView()
    picture.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(picture)
    stage.view.addSubview(scroll)
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
      picture.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      picture.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      picture.widthAnchor.constraint(equalToConstant: 1560),
      picture.heightAnchor.constraint(equalToConstant: 1200),
    ])
    stage.simulator.run(for: .milliseconds(20))
    scroll.setZoomScale(0.25, animated: false)
    scroll.setNeedsLayout()
    stage.simulator.run(for: .milliseconds(20))

    #expect(scroll.contentSize == CGSize(width: 390, height: 310))
    #expect(picture.frame == CGRect(x: 0, y: 10, width: 390, height: 300))
    #expect(picture.bounds.size == CGSize(width: 1560, height: 1200))
  }
}
