import Testing
import UIKit

@Suite("Widgets") @MainActor
struct WidgetTests {
  @Test("A label takes as much room as its text, in as many lines as it may")
  func label() {
    Simulator.boot()
    let label = UILabel()
    label.text = "Turnstile"
    let one = label.intrinsicContentSize
    #expect(one.width > 0)
    #expect(one.height == (label.font.lineHeight).rounded(.up))

    label.numberOfLines = 0
    let half = (one.width / 2).rounded(.up)
    let folded = label.sizeThatFits(CGSize(width: half, height: 0))
    #expect(folded.height > one.height)
    #expect(folded.width == half)
    #expect(label.sizeThatFits(CGSize(width: 2 * one.width, height: 0)) == one)
    #expect(!label.isUserInteractionEnabled)
  }

  @Test("Subviews of an effect view go into its content view")
  func effectView() async {
    Simulator.boot()
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.frame.size = CGSize(width: 50, height: 50)
    #expect(view.contentView.frame == view.bounds)

    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIVisualEffectView(effect: nil).addSubview(UIView()) }
    }
  }

  @Test("A wheel can be seen while it turns")
  func wheel() {
    Simulator.boot()
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect(wheel.isAnimating)
    #expect(!wheel.isHidden)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
  }

  @Test("An image view shows its pictures for as long as they take")
  func movingPictures() {
    let simulator = Simulator.boot()
    let view = UIImageView()
    view.animationImages = [UIImage(), UIImage()]
    view.animationDuration = 0.5
    view.animationRepeatCount = 2
    view.startAnimating()
    simulator.run(for: .milliseconds(900))
    #expect(view.isAnimating)
    simulator.run(for: .milliseconds(200))
    #expect(!view.isAnimating)
    #expect(view.highlightedAnimationImages == nil)
    view.highlightedAnimationImages = view.animationImages
    #expect(view.highlightedAnimationImages?.count == 2)
  }

  @Test("A navigation bar shows its topmost item, with a way back that can be tapped")
  func navigationBar() {
    let simulator = Simulator.boot()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    shownWindow().addSubview(bar)
    bar.pushItem(UINavigationItem(title: "List"), animated: false)
    bar.pushItem(UINavigationItem(title: "Detail"), animated: false)
    simulator.run(for: .milliseconds(1))
    simulator.touchDown(finger: 1, at: CGPoint(x: 20, y: 120))
    simulator.touchUp(finger: 1)
    simulator.run(for: .milliseconds(1))

    #expect(bar.topItem?.title == "List")
    #expect(bar.backItem == nil)
  }

  @Test("A bar button can be tapped, and changes with its item")
  func barButton() {
    let simulator = Simulator.boot()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    shownWindow().addSubview(bar)
    let item = UINavigationItem(title: "List")
    bar.items = [item]
    var taps = 0
    item.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { _ in taps += 1 })
    simulator.run(for: .milliseconds(1))
    simulator.touchDown(finger: 1, at: CGPoint(x: 370, y: 120))
    simulator.touchUp(finger: 1)
    simulator.run(for: .milliseconds(1))

    #expect(taps == 1)
  }

  @Test("A tab bar tells its delegate of the items the user selects, and only of those")
  func tabBar() {
    final class Chooser: NSObject, UITabBarDelegate {
      var chosen: [String?] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item.title) }
    }
    let simulator = Simulator.boot()
    let (bar, chooser) = (UITabBar(frame: CGRect(x: 0, y: 700, width: 390, height: 49)), Chooser())
    shownWindow().addSubview(bar)
    bar.delegate = chooser
    bar.items = ["a", "b", "c"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.selectedItem = bar.items?[0]
    simulator.run(for: .milliseconds(1))
    simulator.touchDown(finger: 1, at: CGPoint(x: 380, y: 720))
    simulator.touchUp(finger: 1)
    simulator.run(for: .milliseconds(1))

    #expect(chooser.chosen == ["c"])
    #expect(bar.selectedItem?.title == "c")
  }

  @Test("A view places layers where its own layer asks it to, and its views by the same way")
  func sublayers() {
    final class Gradient: UIView {
      let shade = CALayer()
      var log: [String] = []
      override func layoutSublayers(of layer: CALayer) {
        log.append("sublayers")
        shade.frame = bounds
        super.layoutSublayers(of: layer)
      }
      override func layoutSubviews() { log.append("subviews") }
    }
    Simulator.boot()
    let view = Gradient(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.layoutIfNeeded()

    #expect(view.log == ["sublayers", "subviews"])
    #expect(view.shade.frame == view.bounds)
  }

  @Test("A view of an image may be made by a class that gives its own initialiser for it")
  func imageView() {
    final class Round: UIImageView {
      var isRound = false
      override init(image: UIImage?) {
        super.init(image: image)
        isRound = true
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    Simulator.boot()
    let view = Round(image: nil)

    #expect(view.isRound)
    #expect(!view.isUserInteractionEnabled)
  }
}
