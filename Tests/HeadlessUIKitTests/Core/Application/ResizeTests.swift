import Foundation
import Testing
import UIKit

@Suite("Screen size") @MainActor
struct ResizeTests {
  private let landscape = CGSize(width: 844, height: 390)

  @Test("R121 views in the window follow a new size by autoresizing")
  func autoresizing() {
    let simulator = Simulator.boot()
    let window = shownWindow()
    let root = UIViewController()
    window.rootViewController = root
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 350, height: 100))
    card.autoresizingMask = .flexibleWidth
    root.view.addSubview(card)
    simulator.resize(to: landscape)
    simulator.run(for: .milliseconds(10))

    #expect(window.bounds.size == landscape)
    #expect(root.view.bounds.size == landscape)
    #expect(card.frame == CGRect(x: 20, y: 20, width: 804, height: 100))
  }

  @Test("R121 a transformed view is deformed by a new size")
  func deformed() {
    let simulator = Simulator.boot()
    let window = shownWindow()
    let card = UIView(frame: window.bounds)
    card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(card)
    card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    simulator.resize(to: landscape)
    simulator.run(for: .milliseconds(10))

    #expect(card.bounds.size != landscape)
  }

  @Test("The safe area and the size classes turn with the phone")
  func traits() {
    let simulator = Simulator.boot()
    let window = shownWindow()
    #expect(window.traitCollection.verticalSizeClass == .regular)
    simulator.resize(to: landscape)
    simulator.run(for: .milliseconds(10))

    #expect(window.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(window.traitCollection.verticalSizeClass == .compact)
    #expect(UIDevice.current.orientation.isLandscape)
    simulator.resize(to: CGSize(width: 390, height: 844))
    simulator.run(for: .milliseconds(10))
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  }

  @Test("A wide screen is a pad's")
  func pad() {
    Simulator.boot(screen: ScreenShape(size: CGSize(width: 834, height: 1194), scale: 2))

    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    #expect(UI_USER_INTERFACE_IDIOM() == .pad)
    #expect(UIScreen.main.traitCollection.horizontalSizeClass == .regular)
    #expect(UIScreen.main.nativeBounds.width == 1668)
  }

  @Test("A window that does not fill the screen keeps its size")
  func smallWindow() {
    let simulator = Simulator.boot()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    simulator.resize(to: landscape)
    simulator.run(for: .milliseconds(10))

    #expect(window.bounds.size == CGSize(width: 100, height: 100))
  }

  @Test("The turn of the interface is told before and after, and a split screen is no turn")
  func statusBarOrientation() {
    let simulator = Simulator.boot()
    let window = shownWindow()
    let key = UIApplication.statusBarOrientationUserInfoKey
    nonisolated(unsafe) var told: [String] = []
    for name in [
      UIApplication.willChangeStatusBarOrientationNotification,
      UIApplication.didChangeStatusBarOrientationNotification,
    ] {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let value = (note.userInfo?[key] as? NSNumber)?.intValue ?? 0
        #expect(note.userInfo?[UIApplication.statusBarFrameUserInfoKey] == nil)
        told.append("\(name == UIApplication.willChangeStatusBarOrientationNotification) \(value)")
      }
    }
    simulator.resize(to: landscape)
    simulator.run(for: .milliseconds(10))
    #expect(window.bounds.size == landscape)
    let turned = UIApplication.shared.statusBarOrientation.rawValue
    #expect(told == ["true \(turned)", "false \(UIInterfaceOrientation.portrait.rawValue)"])
    simulator.resize(to: CGSize(width: 700, height: 390))
    simulator.run(for: .milliseconds(10))

    #expect(told.count == 2)
  }

  @Test("A screen without a size is refused")
  func noSize() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { Simulator.boot().resize(to: CGSize(width: 0, height: 100)) }
    }
  }
}
