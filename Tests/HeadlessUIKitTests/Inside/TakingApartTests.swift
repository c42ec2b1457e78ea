import Foundation
import Testing

@testable import HeadlessUIKit

/// Tests that all controllers and views can be deallocated when a run ends. That end exists on no
/// device, so an app that is right on a device must survive it.
@Suite("A world that is over is taken apart from its newest controller on")
@MainActor
struct TakingApartTests {
  /// A controller whose `deinit` uses a view of the controller below it, so that the lower one must
  /// live longer.
  private final class Borrower: UIViewController {
    unowned let lender: UIView
    let told: () -> Void

    init(_ lender: UIView, _ told: @escaping () -> Void) {
      self.lender = lender
      self.told = told
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit {
      lender.alpha = 1
      told()
    }
  }

  private static func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  @Test("A presented controller goes before the views of its presenter", arguments: [0.1, 2])
  func presented(after seconds: Double) {
    let simulator = Simulator.boot()
    var gone = 0
    do {
      let home = UIViewController()
      let window = Self.window(home)
      let picture = UIView()
      home.view.addSubview(picture)
      home.present(Borrower(picture) { gone += 1 }, animated: true)
      simulator.run(for: .seconds(seconds))
      simulator.takeApart()
      window.rootViewController = nil
    }
    Simulator.boot()

    #expect(gone == 1)
  }

  @Test("A pushed controller goes before the views of the one below", arguments: [0.1, 2])
  func pushed(after seconds: Double) {
    let simulator = Simulator.boot()
    var gone = 0
    do {
      let home = UIViewController()
      let navigation = UINavigationController(rootViewController: home)
      let window = Self.window(navigation)
      let picture = UIView()
      home.view.addSubview(picture)
      navigation.pushViewController(Borrower(picture) { gone += 1 }, animated: true)
      simulator.run(for: .seconds(seconds))
      simulator.takeApart()
      window.rootViewController = nil
    }
    Simulator.boot()

    #expect(gone == 1)
  }

  @Test("R197 a segue that is held by its presentation goes with it", arguments: [0.1, 2])
  func presentedBySegue(after seconds: Double) {
    let simulator = Simulator.boot()
    var gone = 0
    weak var presented: UIViewController?
    do {
      UIStoryboard.register("Main") { main in
        main.scene("home", isInitial: true) { UIViewController() }
        main.scene("card") { Borrower(UIApplication.shared.windows[0]) { gone += 1 } }
        main.segue("go", from: "home", to: "card", .present)
      }
      let home = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
      let window = Self.window(home)
      home.performSegue(withIdentifier: "go", sender: nil)
      presented = home.presentedViewController
      simulator.run(for: .seconds(seconds))
      simulator.takeApart()
      window.rootViewController = nil
    }
    Simulator.boot()

    #expect(gone == 1)
    #expect(presented == nil)
  }
}
