import UIKit

extension MeasuredFact {
  static let orders: [MeasuredFact] = appearances + passes

  private static let appearances: [MeasuredFact] = [
    .order(
      "a push", ["home.willDisappear", "next.willAppear", "home.didDisappear", "next.didAppear"],
      from: .wang
    ) {
      let (world, navigation) = stack()
      navigation.pushViewController(Page("next", world.log), animated: true)
      world.settle()
      return world.log.take()
    },
    .order(
      "a pop", ["next.willDisappear", "home.willAppear", "next.didDisappear", "home.didAppear"],
      from: .wang
    ) {
      let (world, navigation) = stack()
      navigation.pushViewController(Page("next", world.log), animated: false)
      world.settle()
      _ = world.log.take()
      navigation.popViewController(animated: true)
      world.settle()
      return world.log.take()
    },
    .order(
      "a presentation over the whole screen",
      ["home.willDisappear", "modal.willAppear", "modal.didAppear", "home.didDisappear"],
      from: .velog
    ) {
      let world = World()
      world.home.present(plain("modal", .fullScreen, world), animated: true)
      world.settle()
      return world.log.take()
    },
    .order(
      "its dismissal",
      ["modal.willDisappear", "home.willAppear", "home.didAppear", "modal.didDisappear"],
      from: .velog
    ) {
      let world = World()
      world.home.present(plain("modal", .fullScreen, world), animated: false)
      world.settle()
      _ = world.log.take()
      world.home.dismiss(animated: true)
      world.settle()
      return world.log.take()
    },
    .order("a sheet", ["sheet.willAppear", "sheet.didAppear"], from: .velog) {
      let world = World()
      world.home.present(plain("sheet", .pageSheet, world), animated: true)
      world.settle()
      return world.log.take()
    },
    .order("a sheet's dismissal", ["sheet.willDisappear", "sheet.didDisappear"], from: .velog) {
      let world = World()
      world.home.present(plain("sheet", .pageSheet, world), animated: false)
      world.settle()
      _ = world.log.take()
      world.home.dismiss(animated: true)
      world.settle()
      return world.log.take()
    },
    .order(
      "another tab",
      ["home.willDisappear", "other.willAppear", "home.didDisappear", "other.didAppear"],
      from: .tabs,
      otherwise:
        "R46 rests on a published log of a phone, in which the incoming controller hears first"
    ) {
      let log = Log()
      let tabs = UITabBarController()
      tabs.viewControllers = [Page("home", log), Page("other", log)]
      let bench = Bench(width: 375, height: 480)
      bench.window.rootViewController = tabs
      bench.run(1)
      _ = log.take()
      tabs.selectedIndex = 1
      bench.run(1)
      return log.take()
    },
  ]

  @MainActor private static func stack() -> (World, UINavigationController) {
    let world = World(in: { UINavigationController(rootViewController: $0) })
    return (world, world.home.navigationController!)
  }

  @MainActor private static func plain(
    _ name: String, _ style: UIModalPresentationStyle, _ world: World
  ) -> Page {
    let page = Page(name, world.log)
    page.modalPresentationStyle = style
    return page
  }

  private static let passes: [MeasuredFact] = [
    .order(
      "constraints go bottom up, then layout top down",
      ["child.update", "vc.update", "root.update", "vc.will", "root.layout", "vc.did"],
      from: .callbacks,
      otherwise:
        "a view's request to update its constraints stays its own here, and a new view has none"
    ) {
      let teller = Teller()
      teller.child.setNeedsUpdateConstraints()
      teller.view.layoutIfNeeded()
      return teller.words.take()
    },
    .order(
      "a controller is told before what is in its view is laid out",
      ["vc.will", "root.layout", "vc.did", "child.layout"], from: .callbacks
    ) {
      let teller = Teller()
      teller.view.setNeedsLayout()
      teller.child.setNeedsLayout()
      teller.view.layoutIfNeeded()
      return teller.words.take()
    },
    .order("what is laid out is left alone", [], from: .callbacks) {
      let teller = Teller()
      teller.view.layoutIfNeeded()
      return teller.words.take()
    },
    .number(
      "a new view needs its constraints updated, until it has", [1, 0], from: .callbacks,
      otherwise:
        "a view's request to update its constraints stays its own here, and a new view has none"
    ) {
      let view = UIView()
      let before = view.needsUpdateConstraints()
      view.updateConstraints()
      return [before ? 1 : 0, view.needsUpdateConstraints() ? 1 : 0]
    },
    .number("size for a child by default", [101, 203], from: .callbacks) {
      let size = UIViewController().size(
        forChildContentContainer: UIViewController(),
        withParentContainerSize: CGSize(width: 101, height: 203))
      return [Double(size.width), Double(size.height)]
    },
    .number("numbers of the curves", [0, 1, 2, 3], from: .callbacks) {
      [UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear].map { Double($0.rawValue) }
    },
    .number("numbers of two options", [4, 5_242_880], from: .callbacks) {
      [UIView.AnimationOptions.beginFromCurrentState, .transitionCrossDissolve].map {
        Double($0.rawValue)
      }
    },
    .number("a leading edge in a mirrored view", [144, 8, 40, 20], from: .mirrored) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      root.semanticContentAttribute = .forceRightToLeft
      let child = UIView()
      child.semanticContentAttribute = .forceRightToLeft
      child.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(child)
      NSLayoutConstraint.activate([
        child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        child.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
        child.widthAnchor.constraint(equalToConstant: 40),
        child.heightAnchor.constraint(equalToConstant: 20),
      ])
      root.layoutIfNeeded()
      return child.frame.numbers
    },
  ]

  private final class TellingView: UIView {
    let name: String
    let words: Log
    init(_ name: String, _ words: Log) {
      (self.name, self.words) = (name, words)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("A telling view is not decoded.") }
    override func updateConstraints() {
      words("\(name).update")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      words("\(name).layout")
      super.layoutSubviews()
    }
  }

  private final class Teller: UIViewController {
    let words = Log()
    private(set) lazy var child = TellingView("child", words)
    init() {
      super.init(nibName: nil, bundle: nil)
      view.updateConstraintsIfNeeded()
      view.layoutIfNeeded()
      _ = words.take()
    }
    required init?(coder: NSCoder) { fatalError("A teller is not decoded.") }
    override func loadView() {
      view = TellingView("root", words)
      view.addSubview(child)
    }
    override func updateViewConstraints() {
      words("vc.update")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { words("vc.will") }
    override func viewDidLayoutSubviews() { words("vc.did") }
  }
}
