import Foundation
import FoundationNetworking
import UIKit

/// Sends requests from the app to the world outside of the phone. Every request is recorded. It is
/// answered from a file, or fails.
enum Outbound {
  /// Returns the response to a network request, or `nil` without one, and records the request.
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

  /// Records a request to the device, such as for the location, that is refused.
  static func note(_ question: String, answer: String) {
    onMainThread("Outside") {
      Simulator.current.noteOutside(question, answer: answer, isAnswered: false)
    }
  }

  /// Returns the address of a request without its query and fragment, because those may differ from
  /// run to run.
  private static func address(of request: URLRequest) -> String {
    let whole = request.url?.absoluteString ?? "nothing"
    return whole.prefix { $0 != "?" && $0 != "#" }.description
  }
}
