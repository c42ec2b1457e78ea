import Foundation
import FoundationNetworking

/// A response of the network, read from its file.
///
/// The file is the body. A file that begins with `HTTP/` is a whole response, as `curl -i` prints
/// it: a line with the status, lines with headers, an empty line, and the body.
struct Answer {
  var status = 200
  var headers: [(name: String, value: String)] = []
  var body: Data
  /// The seconds until the response arrives.
  var delay = Answer.usualDelay
  /// The mistake in the file, with its place, if there is one.
  var flaw: String?

  /// The seconds until a response arrives if its file does not say. No network is instant, so a
  /// screen appears before its data.
  static let usualDelay = 0.1

  /// The header that sets the seconds until the response arrives.
  static let delayHeader = "Turnstile-Delay"

  /// - Parameter isToHead: True if only the headers were asked for.
  init(_ data: Data, from file: String, isToHead: Bool = false) {
    body = data
    if data.starts(with: Data("HTTP/".utf8)) { readHead(file) }
    if !headers.contains(where: { $0.name.lowercased() == "content-type" }) {
      headers.append(("Content-Type", Self.type(of: body, in: file)))
    }
    if isToHead { body = Data() }
  }

  /// The headers as a dictionary, with the values of repeated headers joined.
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
        // Skips a response on the way to the last one, which `curl -i -L` prints as well.
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

  /// Removes the first line, which ends as in HTTP or as in Unix, and returns it.
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
