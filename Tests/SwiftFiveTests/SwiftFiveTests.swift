import Foundation
import QuartzCore
import Testing
import UIKit

private var badgeKey: UInt8 = 0

/// A screen as apps write it for a device, compiled in Swift 5 mode.
private class Screen: UIViewController {
  var times: [CFTimeInterval] = []
  var link: CADisplayLink?
  var completion: (() -> Void)?
  lazy var action = Selector(Screen.step(_:))

  func begin() {
    link = CADisplayLink(target: self, selector: action)
    link?.add(to: .main, forMode: .common)
    Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { [weak self] _ in
      self?.note()
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(30)) { [weak self] in
      self?.note()
      self?.link?.invalidate()
    }
    completion = { [weak self] in self?.note() }
    DispatchQueue.global(qos: .utility).async {
      DispatchQueue.main.async(execute: self.note)
    }
    objc_setAssociatedObject(self, &badgeKey, "badge", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  func wait() {
    Task {
      let start = Date()
      try await Task.sleep(nanoseconds: 500_000_000)
      times.append(Date().timeIntervalSince(start))
      await MainActor.run { note() }
    }
  }

  private func note() { times.append(CACurrentMediaTime()) }
  private func step(_ link: CADisplayLink) { times.append(link.timestamp) }
}

@MainActor
@Suite("Swift 5 mode")
struct SwiftFiveTests {
  @Test("Code for a device sees the model's clock beside Foundation, Testing and QuartzCore")
  func clock() {
    let simulator = Simulator.boot()
    let screen = Screen()
    screen.begin()
    simulator.run(for: .seconds(1))

    #expect(screen.times == [0, 0.016666666, 0.02, 0.03])
    #expect(objc_getAssociatedObject(screen, &badgeKey) as? String == "badge")
  }

  @Test("Tasks sleep on virtual time")
  func tasks() {
    let simulator = Simulator.boot()
    let screen = Screen()
    Simulator.onVirtualTime { screen.wait() }
    simulator.run(for: .seconds(1))

    #expect(screen.times == [0.5, 0.5])
  }
}
