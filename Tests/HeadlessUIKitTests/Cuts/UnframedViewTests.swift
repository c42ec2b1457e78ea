import Testing
import UIKit

@Suite("Views whose layout was cut")
@MainActor
struct UnframedViewTests {
  private func show(
    _ build: @escaping @MainActor (UIView, UIButton) -> Void
  ) -> (view: UIView, button: UIButton) {
    let simulator = Simulator.boot()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (home, button) = (Home(), UIButton())
    home.build = { build($0, button) }
    return Simulator.onVirtualTime {
      window.rootViewController = home
      window.makeKeyAndVisible()
      simulator.run(for: .milliseconds(100))
      return (home.view, button)
    }
  }

  @Test("A button without size and constraint fills its superview where a cut was passed")
  func fills() {
    let (view, button) = show { view, button in
      view.addSubview(button)
      turnstileCut("Home.swift:4 snp.makeConstraints")
    }

    #expect(button.frame == view.bounds)
    #expect(!button.frame.isEmpty)
    view.frame.size.height = 300
    view.layoutIfNeeded()
    #expect(button.frame.height == 300)
  }

  @Test("Without a cut it has no size, as on a device")
  func withoutCut() {
    let (_, button) = show { $0.addSubview($1) }

    #expect(button.frame == .zero)
  }

  @Test("Several buttons share the superview, one row each")
  func rows() {
    let other = UIButton()
    let (view, button) = show { view, button in
      turnstileCut("Home.swift:4 snp.makeConstraints")
      view.addSubview(button)
      view.addSubview(other)
    }

    #expect(button.frame.height == view.bounds.height / 2)
    #expect(other.frame.minY == button.frame.maxY)
  }

  @Test("A view that cannot be touched stays as it is, and one that holds a button does not")
  func containers() {
    let (plain, container) = (UIView(), UIView())
    let (view, button) = show { view, button in
      turnstileCut("Home.swift:4 snp.makeConstraints")
      view.addSubview(plain)
      view.addSubview(container)
      container.addSubview(button)
    }

    #expect(plain.frame == .zero)
    #expect(container.frame == view.bounds)
    #expect(button.frame == view.bounds)
  }

  @Test("What a constraint or the app itself frames stays there")
  func framed() {
    let placed = UIButton(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let (_, button) = show { view, button in
      turnstileCut("Home.swift:4 snp.makeConstraints")
      button.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(button)
      view.addSubview(placed)
      button.widthAnchor.constraint(equalToConstant: 0).isActive = true
    }

    #expect(button.frame.width == 0)
    #expect(placed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}

private final class Home: UIViewController {
  var build: (UIView) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    build(view)
  }
}
