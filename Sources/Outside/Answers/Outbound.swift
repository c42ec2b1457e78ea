import Foundation
import FoundationNetworking
import UIKit

/// The way out of a world: what is asked there is noted, and answered by a file or not at all.
enum Outbound {
  /// Returns the answer to a request, and notes both.
  static func ask(_ request: URLRequest) -> Answer? {
    nonisolated(unsafe) var answer: Answer?
    onMainThread("URLSession") {
      answer = Answers.answer(to: request)
      let question = "\(request.httpMethod ?? "GET") \(address(of: request))"
      let simulator = Simulator.current
      if let answer, let flaw = answer.flaw {
        simulator.noteOutside(
          "\(question) (\(flaw))", answer: "an unreadable answer", isAnswered: false)
      } else if let answer {
        simulator.noteOutside(question, answer: "status \(answer.status)", isAnswered: true)
      } else {
        let place = Answers.place(for: request).map { " (\($0))" } ?? ""
        simulator.noteOutside(question + place, answer: "no network", isAnswered: false)
      }
    }
    return answer
  }

  /// Notes what was asked of the device and had to be refused.
  static func note(_ question: String, answer: String) {
    onMainThread("Outside") {
      Simulator.current.noteOutside(question, answer: answer, isAnswered: false)
    }
  }

  /// What is asked, without what may be another every time.
  private static func address(of request: URLRequest) -> String {
    let whole = request.url?.absoluteString ?? "nothing"
    return whole.prefix { $0 != "?" && $0 != "#" }.description
  }
}
