import Foundation
import FoundationNetworking

/// A response to a network request, as it is read from a file instead of the network.
///
/// The file's content is the body of the response. But a file that begins with `HTTP/` is a whole
/// response, in the format of `curl -i`: a line with the status, lines with headers, an empty line,
/// and the body.
struct Answer {
  var status = 200
  var headers: [(name: String, value: String)] = []
  var body: Data
  /// The seconds of virtual time between the network request and its response.
  var delay = Answer.usualDelay
  /// A message about a mistake in the response's file, with its line; `nil` if there is none.
  var flaw: String?

  /// The seconds between a request and its response if the response's file states none. They are
  /// not 0, because no network is instant, and on a phone a screen appears before its data.
  static let usualDelay = 0.1

  /// The header by which a response's file states the seconds until the response arrives.
  static let delayHeader = "Turnstile-Delay"

  /// Reads the response to a network request from the content of a file.
  ///
  /// - Parameter isToHead: True if the request asks only for headers.
  init(_ data: Data, from file: String, isToHead: Bool = false) {
    body = data
    if data.starts(with: Data("HTTP/".utf8)) { readHead(file) }
    if !headers.contains(where: { $0.name.lowercased() == "content-type" }) {
      headers.append(("Content-Type", Self.type(of: body, in: file)))
    }
    if isToHead { body = Data() }
  }

  /// The response's headers as a dictionary. The values of headers with the same name are joined.
  var fields: [String: String] {
    Dictionary(headers.map { ($0.name, $0.value) }) { "\($0), \($1)" }
  }

  // MARK: - Reading

  private mutating func readHead(_ file: String) {
    var rest = body[...]
    var (number, isFirst) = (0, true)
    while let line = Self.takeLine(&rest) {
      number += 1
      if line.isEmpty {
        body = Data(rest)
        guard status < 200 || (300..<400).contains(status), body.starts(with: Data("HTTP/".utf8))
        else { return }
        // `curl -i -L` writes redirecting responses before the last response. They are skipped.
        headers = []
        isFirst = true
        continue
      }
      if isFirst {
        isFirst = false
        let words = line.split(separator: " ")
        guard words.count > 1, let status = Int(words[1]), (100...599).contains(status) else {
          return fail(file, number, "'\(line)' should be like 'HTTP/1.1 200 OK'")
        }
        self.status = status
        continue
      }
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else {
        return fail(file, number, "'\(line)' should be like 'Content-Type: application/json'")
      }
      let name = String(line[..<colon])
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      guard name.lowercased() == Self.delayHeader.lowercased() else {
        headers.append((name, value))
        continue
      }
      guard let seconds = Double(value), (0...3600).contains(seconds) else {
        return fail(file, number, "'\(value)' should be seconds, from 0 to 3600")
      }
      delay = seconds
    }
    fail(file, number + 1, "an empty line should stand between the headers and the body")
  }

  private mutating func fail(_ file: String, _ line: Int, _ text: String) {
    flaw = "\(file):\(line): \(text)"
    body = Data()
  }

  /// Removes the first line from the text and returns it without its line end, which may be HTTP's
  /// or Unix's.
  private static func takeLine(_ rest: inout Data.SubSequence) -> String? {
    guard let end = rest.firstIndex(of: 10) else { return nil }
    var line = rest[..<end]
    if line.last == 13 { line.removeLast() }
    rest = rest[(end + 1)...]
    return String(decoding: line, as: UTF8.self)
  }

  // MARK: - What it is

  private static func type(of body: Data, in file: String) -> String {
    switch (file as NSString).pathExtension.lowercased() {
    case "json": return "application/json"
    case "html", "htm": return "text/html; charset=utf-8"
    case "txt": return "text/plain; charset=utf-8"
    case "xml": return "application/xml"
    case "png": return "image/png"
    case "jpg", "jpeg": return "image/jpeg"
    case "gif": return "image/gif"
    case "webp": return "image/webp"
    case "pdf": return "application/pdf"
    default:
      let first = body.first { !" \n\r\t".utf8.contains($0) }
      return first.map { "{[".utf8.contains($0) } == true
        ? "application/json" : "application/octet-stream"
    }
  }
}
