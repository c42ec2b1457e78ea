import Turnstile
import UIKit

/// Subjects (apps to check) from whose code pieces were cut, as if they did not compile on Linux.
enum CutAway {
  static let all = [
    // The list is empty, because the code for its contents was cut. The app takes its first element
    // and traps.
    Subject("cut list") { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      stage.action("open") {
        let items: [Int] = turnstileStandIn("List.swift:5 items")
        List(items: items).first()
      }
      stage.action("show") {
        guard home.presentedViewController == nil else { return }
        let card = UIViewController()
        card.modalPresentationStyle = .fullScreen
        home.present(card, animated: true)
      }
    },
    // The app crashes whatever value is used in place of the cut code, so the crash is the app's
    // own fault.
    Trouble.subject("cut beside a crash") { _ in
      let isOpen: Bool = turnstileStandIn("List.swift:6 isOpen")
      List(items: isOpen ? [1] : []).last()
    },
    // The cut code's value has no stand-in, so a run that needs it ends. Another action of the app
    // breaks a rule.
    Subject("cut without a stand-in") { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      stage.action("start") {
        let engine: Engine = turnstileStandIn("Engine.swift:2 engine")
        engine.run()
      }
      stage.action("open") {
        let card = UIViewController()
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = delegate
        home.present(card, animated: true)
      }
    },
    // The view in the cut code is of a class whose initialiser hides that of UIView, so no stand-in
    // for it can be made.
    Trouble.subject("cut view") { stage in
      let gauge: Gauge = turnstileStandIn("Gauge.swift:3 gauge")
      stage.window.addSubview(gauge)
    },
    // The app needs the cut code's value already when it is built.
    Subject("cut at once") { stage in
      stage.window.rootViewController = UIViewController()
      let engine: Engine = turnstileStandIn("Engine.swift:2 engine")
      engine.run()
    },
    // The app's own transition lies behind a cut without a stand-in, and a transition of UIKit's
    // lies beside it.
    Subject.app("cut door", delegate: { DoorApp() }),
  ]

  @MainActor private static let delegate = NeverDone()
}

private protocol Fuel { var amount: Int { get } }

/// A class whose initialiser needs an object of a private protocol. No stand-in for such an object
/// can be made.
private final class Engine {
  private let fuel: any Fuel
  init(fuel: any Fuel) { self.fuel = fuel }
  @inline(never) func run() { print(fuel.amount) }
}

/// A view class whose own initialiser hides those of `UIView`.
private final class Gauge: UIView {
  init(scale: Int) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { fatalError("not from a storyboard") }
}

/// An app whose screen has two buttons: one leads to a transition of UIKit's, and the other to cut
/// code in front of the app's own transition.
private final class DoorApp: UIResponder, UIApplicationDelegate {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window.rootViewController = Door()
    window.makeKeyAndVisible()
    return true
  }
}

private final class Door: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (place, action) in [(100, Selector(Door.openPlain)), (300, Selector(Door.openOwn))] {
      let button = UIButton(frame: CGRect(x: 100, y: place, width: 200, height: 50))
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  func openPlain() {
    let card = UIAlertController(title: "Card", message: nil, preferredStyle: .alert)
    card.addAction(UIAlertAction(title: "Close", style: .cancel))
    present(card, animated: true)
  }

  func openOwn() {
    let engine: Engine = turnstileStandIn("Engine.swift:2 engine")
    engine.run()
  }
}

@MainActor
private struct List {
  var items: [Int]
  @inline(never) func first() { print(items[0]) }
  @inline(never) func last() { print(items[items.count + 3]) }
}
