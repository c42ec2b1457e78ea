import Testing
import UIKit

@Suite("Windows") @MainActor
struct WindowTests {
  @Test("A window is hidden until it is shown")
  func showing() {
    Simulator.boot()
    let window = UIWindow(frame: UIScreen.main.bounds)
    #expect(window.isHidden)
    #expect(UIApplication.shared.windows.isEmpty)

    window.makeKeyAndVisible()
    #expect(UIApplication.shared.windows == [window])
    #expect(window.isKeyWindow)
  }

  @Test("The view of the root controller is put in when the window is shown")
  func root() {
    Simulator.boot()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    window.rootViewController = root
    #expect(window.subviews.isEmpty)

    window.makeKeyAndVisible()
    #expect(window.subviews == [root.view])
    #expect(root.view.frame == window.bounds)
  }

  @Test("R157 a root is put in front of what was added to the window before it was shown")
  func rootInFront() {
    Simulator.boot()
    final class Root: UIViewController {
      let early = UIView()
      weak var place: UIWindow?
      override func viewDidLoad() { place?.addSubview(early) }
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (root, background, banner) = (Root(), UIView(), UIView())
    root.place = window
    window.rootViewController = root
    window.addSubview(background)

    window.makeKeyAndVisible()
    #expect(window.subviews == [background, root.early, root.view])

    window.addSubview(banner)
    window.isHidden = true
    window.isHidden = false
    #expect(window.subviews == [background, root.early, root.view, banner])
  }

  @Test("Another root controller takes the place of the first")
  func replacingRoot() {
    Simulator.boot()
    let window = shownWindow()
    let (first, second) = (UIViewController(), UIViewController())
    window.rootViewController = first
    window.rootViewController = second

    #expect(window.subviews == [second.view])
    #expect(first.view.window == nil)
  }

  @Test("Windows stand by level, then in the order they were shown")
  func levels() {
    Simulator.boot()
    let (alert, first, second) = (UIWindow(), UIWindow(), UIWindow())
    alert.windowLevel = .alert
    for window in [alert, first, second] { window.isHidden = false }
    #expect(UIApplication.shared.windows == [first, second, alert])

    first.makeKeyAndVisible()
    #expect(UIApplication.shared.windows == [second, first, alert])
  }

  @Test("Another window becomes the key window when that one is hidden")
  func keyWindow() {
    Simulator.boot()
    let (first, second) = (shownWindow(), shownWindow())
    #expect(UIApplication.shared.keyWindow === second)

    second.isHidden = true
    #expect(UIApplication.shared.keyWindow === first)
  }

  @Test("The usual ways to the key window lead there")
  func idioms() {
    Simulator.boot()
    let window = shownWindow()
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }

    #expect(scenes.flatMap(\.windows).first { $0.isKeyWindow } === window)
    #expect(scenes.first?.keyWindow === window)
    #expect(UIApplication.shared.windows.first { $0.isKeyWindow } === window)
    #expect(window.windowScene?.interfaceOrientation == .portrait)
  }

  @Test("A window that nobody holds goes away once it is hidden")
  func lifetime() {
    Simulator.boot()
    weak var gone: UIWindow?
    do {
      let window = shownWindow()
      window.addSubview(UIView())
      gone = window
      window.isHidden = true
    }

    #expect(gone == nil)
  }

  @Test("The responder chain leads from a view to the application")
  func responders() {
    Simulator.boot()
    let window = shownWindow()
    let view = UIView()
    window.addSubview(view)
    var chain: [UIResponder] = []
    var next: UIResponder? = view
    while let responder = next {
      chain.append(responder)
      next = responder.next
    }

    #expect(chain == [view, window, window.windowScene!, UIApplication.shared])
  }
}
