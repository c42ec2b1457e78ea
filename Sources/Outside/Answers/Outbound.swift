import Foundation
import FoundationNetworking
import UIKit

/// The connection of a world to the outside. Each request is noted, and answered by a file or not
/// at all.
enum Outbound {
  /// Returns the response to a request, and notes both.
  static func ask(_ request: URLRequest) -> Answer? {
    // Unchecked: the closure runs on this thread before the call returns.
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

  /// Notes a request to the device that had to be refused.
  static func note(_ question: String, answer: String) {
    onMainThread("Outside") {
      Simulator.current.noteOutside(question, answer: answer, isAnswered: false)
    }
  }

  /// Returns the address of a request without query and fragment, which may differ in every run.
  private static func address(of request: URLRequest) -> String {
    let whole = request.url?.absoluteString ?? "nothing"
    return whole.prefix { $0 != "?" && $0 != "#" }.description
  }
}
