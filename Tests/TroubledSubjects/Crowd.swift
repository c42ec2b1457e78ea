import Foundation
import Turnstile
import UIKit

/// Many small subjects (apps to check). An environment variable says how many.
enum Crowd {
  static let all: [Subject] = {
    let count = ProcessInfo.processInfo.environment["TROUBLED_CROWD"].flatMap { Int($0) } ?? 0
    return (0..<count).map { number in
      Subject("one of many \(number)") { stage in
        let home = UIViewController()
        stage.window.rootViewController = home
        stage.action("open") {
          guard home.presentedViewController == nil else { return }
          home.present(UIViewController(), animated: true)
        }
      }
    }
  }()
}
