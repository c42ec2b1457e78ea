import Turnstile
import UIKit

/// A correct app with forty screens. From each screen three others can be opened, down to the third
/// level.
enum Screens {
  static let all = [Subject.app("forty screens", delegate: { Delegate() })]

  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UINavigationController(rootViewController: Start())
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  class Fork: UIViewController {
    var color: UIColor { .white }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = color
      let depth = navigationController?.viewControllers.count ?? 1
      title = "\(type(of: self)), \(depth)"
      guard depth < 4 else { return }
      for (place, name) in ["Red", "Green", "Blue"].enumerated() {
        let button = UIButton(frame: CGRect(x: 40, y: 200 + place * 120, width: 310, height: 60))
        button.setTitle(name, for: .normal)
        button.setTitleColor(.black, for: .normal)
        button.layer.borderWidth = 1
        button.addTarget(
          self, action: [Selector(Fork.red), Selector(Fork.green), Selector(Fork.blue)][place],
          for: .touchUpInside)
        view.addSubview(button)
      }
    }
    func red() { navigationController?.pushViewController(Red(), animated: true) }
    func green() { navigationController?.pushViewController(Green(), animated: true) }
    func blue() { navigationController?.pushViewController(Blue(), animated: true) }
  }
  final class Start: Fork {}
  final class Red: Fork {
    override var color: UIColor { UIColor(red: 1, green: 0.8, blue: 0.8, alpha: 1) }
  }
  final class Green: Fork {
    override var color: UIColor { UIColor(red: 0.8, green: 1, blue: 0.8, alpha: 1) }
  }
  final class Blue: Fork {
    override var color: UIColor { UIColor(red: 0.8, green: 0.85, blue: 1, alpha: 1) }
  }
}
