import Turnstile
import UIKit

/// Subjects of which pieces were cut out.
enum CutAway {
  static let all = [
    // Nothing is in a list whose making was cut, and the app takes the first of it.
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
    // It crashes whatever the answer is.
    Trouble.subject("cut beside a crash") { _ in
      let isOpen: Bool = turnstileStandIn("List.swift:6 isOpen")
      List(items: isOpen ? [1] : []).last()
    },
    // There is no stand-in, and something else is broken.
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
    // Its class hides the initialiser that it has from UIKit.
    Trouble.subject("cut view") { stage in
      let gauge: Gauge = turnstileStandIn("Gauge.swift:3 gauge")
      stage.window.addSubview(gauge)
    },
    // It is not even launched.
    Subject("cut at once") { stage in
      stage.window.rootViewController = UIViewController()
      let engine: Engine = turnstileStandIn("Engine.swift:2 engine")
      engine.run()
    },
  ]

  @MainActor private static let delegate = NeverDone()
}

private protocol Fuel { var amount: Int { get } }

/// Something that nobody can make.
private final class Engine {
  private let fuel: any Fuel
  init(fuel: any Fuel) { self.fuel = fuel }
  @inline(never) func run() { print(fuel.amount) }
}

/// A view that is made in its own way.
private final class Gauge: UIView {
  init(scale: Int) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { fatalError("not from a storyboard") }
}

@MainActor
private struct List {
  var items: [Int]
  @inline(never) func first() { print(items[0]) }
  @inline(never) func last() { print(items[items.count + 3]) }
}
