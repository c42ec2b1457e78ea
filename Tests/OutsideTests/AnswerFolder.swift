import Foundation
import Outside
import UIKit

/// A folder with files that answer network requests in one test, and a simulated device on which an
/// app sends the requests.
@MainActor
final class AnswerFolder {
  let simulator: Simulator
  let path: String
  private let before = Answers.folder

  init(_ files: [String: String] = [:]) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "answers-\(UUID())").path
    for (name, text) in files {
      let file = URL(filePath: "\(path)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    Answers.folder = path
    simulator = Simulator.boot()
  }

  /// Makes the former folder of answers the valid one again, and deletes this folder.
  func close() {
    Answers.folder = before
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Sends a network request, and returns the response or the error in words, if it arrives within
  /// ten seconds.
  func answer(_ address: String, method: String = "GET") -> String {
    var request = URLRequest(url: URL(string: address)!)
    request.httpMethod = method
    var heard = "nothing"
    URLSession.shared.dataTask(with: request) { data, response, error in
      MainActor.assumeIsolated { heard = Self.words(data, response, error) }
    }.resume()
    simulator.run(for: .seconds(10))
    return heard
  }

  static func words(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) -> String {
    if let error = error as? URLError { return "error \(error.code.rawValue)" }
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    return
      "\(status) \(response?.mimeType ?? "") \(String(decoding: data ?? Data(), as: UTF8.self))"
  }
}
