import Foundation
import Testing
import UIKit

extension Notification.Name {
  fileprivate static let news = Notification.Name("news")
}

@MainActor
private final class Reader: NSObject {
  var read: [String] = []
  func take(_ notification: Notification) { read.append("\(notification.userInfo?["n"] ?? 0)") }
  func takeOld(_ notification: NSNotification) { read.append(notification.name.rawValue) }
}

@MainActor
@Suite("Notification centre")
struct NotificationCenterTests {

  @Test("Observers are told at once, in the order they were added")
  func order() {
    Simulator.boot()
    let center = NotificationCenter.default
    var told: [Int] = []
    let tokens = (1...3).map { n in
      center.addObserver(forName: .news, object: nil, queue: .main) { _ in told.append(n) }
    }
    center.post(name: .news, object: nil)
    #expect(told == [1, 2, 3])
    center.removeObserver(tokens[1])
    center.post(name: .news, object: self)

    #expect(told == [1, 2, 3, 1, 3])
  }

  @Test("A method hears of its name and its object only, in either notification type")
  func filters() {
    Simulator.boot()
    let center = NotificationCenter.default
    let (reader, source) = (Reader(), NSObject())
    center.addObserver(reader, selector: Selector(Reader.take(_:)), name: .news, object: source)
    center.addObserver(reader, selector: Selector(Reader.takeOld(_:)), name: nil, object: nil)
    center.post(name: .news, object: source, userInfo: ["n": 7])
    center.post(name: Notification.Name("other"), object: nil)

    #expect(reader.read == ["7", "news", "other"])
  }

  @Test("A dead observer is not told, and a removed one not even in the same round")
  func gone() {
    Simulator.boot()
    let center = NotificationCenter.default
    let reader = Reader()
    center.addObserver(Reader(), selector: Selector(Reader.take(_:)), name: .news, object: nil)
    _ = center.addObserver(forName: .news, object: nil, queue: nil) { [center] _ in
      center.removeObserver(reader)
    }
    center.addObserver(reader, selector: Selector(Reader.take(_:)), name: .news, object: nil)
    center.post(name: .news, object: nil)

    #expect(reader.read.isEmpty)
  }

  @Test("Observers do not outlive their world")
  func reboot() {
    Simulator.boot()
    let center = NotificationCenter.default
    var told = 0
    _ = center.addObserver(forName: .news, object: nil, queue: nil) { _ in told += 1 }
    Simulator.boot()
    NotificationCenter.default.post(name: .news, object: nil)

    #expect(told == 0)
  }
}
