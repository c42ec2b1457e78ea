import Foundation
import FoundationNetworking
import UIKit

/// Handles the requests that an app sends to the world outside of the phone. Every request is
/// recorded, and then answered from a file or refused.
enum Outbound {
  /// Returns the response to a network request from a file, or `nil` if there is no such file.
  /// Records the request.
  static func ask(_ request: URLRequest) -> Answer? {
    // Unchecked: the variable is set by a closure that runs on this same thread, before the call
    // returns.
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

  /// Records that the app has asked the device for something, such as the location, and whether
  /// it was given it.
  static func note(_ question: String, answer: String, isAnswered: Bool = false) {
    onMainThread("Outside") {
      Simulator.current.noteOutside(question, answer: answer, isAnswered: isAnswered)
    }
  }

  /// Returns the address of a network request without its query and fragment, because those may
  /// differ from run to run.
  private static func address(of request: URLRequest) -> String {
    let whole = request.url?.absoluteString ?? "nothing"
    return whole.prefix { $0 != "?" && $0 != "#" }.description
  }
}
