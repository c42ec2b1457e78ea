import Foundation
import Outside
import Testing
import UIKit

@MainActor
@Suite("Answers", .serialized)
struct AnswerTests {
  @Test(
    "A file answers the address that its name is",
    arguments: [
      ("https://a.example/letters/7", "GET", "200 application/json {\"n\":7}"),
      ("https://A.example/letters/7?page=2", "GET", "200 application/json [2]"),
      ("https://a.example/letters/7?page=3", "GET", "200 application/json {\"n\":7}"),
      ("https://a.example/letters/7", "HEAD", "200 application/json "),
      ("https://a.example/letters/7", "POST", "200 text/plain posted"),
      ("https://a.example", "GET", "200 text/html home"),
      ("https://a.example/", "GET", "200 text/html home"),
      ("http://a.example:8080/x", "GET", "200 application/octet-stream port"),
      ("https://a.example/with%20space", "GET", "200 application/json []"),
      ("https://a.example/letters", "GET", "error -1009"),
      ("https://a.example/../../secret", "GET", "error -1009"),
      ("https://a.example/%2e%2e/secret", "GET", "error -1009"),
      ("https://b.example/letters/7", "GET", "error -1009"),
      ("https://a.example/letters/7", "DELETE", "error -1009"),
    ])
  func names(address: String, method: String, expected: String) throws {
    let folder = try AnswerFolder([
      "a.example/letters/7.json": "{\"n\":7}", "a.example/letters/7?page=2.json": "[2]",
      "a.example/letters/POST 7.txt": "posted", "a.example/index.html": "home",
      "a.example:8080/x": "port", "a.example/with space": "[]", "secret": "secret",
    ])
    defer { folder.close() }

    #expect(folder.answer(address, method: method) == expected)
  }

  @Test(
    "A file that begins like an answer is one, as curl prints it",
    arguments: [
      ("HTTP/1.1 404 Not Found\r\nContent-Type: text/plain\r\n\r\ngone\n", "404 text/plain gone\n"),
      ("HTTP/2 200\nX-A: 1\n\n{}", "200 application/json {}"),
      ("HTTP/1.1 301 Moved\nLocation: /b\n\nHTTP/2 200\nA: b\n\n[]", "200 application/json []"),
      ("HTTP/1.1 204 No Content\n\n", "204 application/octet-stream "),
      ("HTTP/ever\n\nbody", "error -1011"),
      ("HTTP/1.1 999 Odd\n\nbody", "error -1011"),
      ("HTTP/1.1 200 OK\nno colon\n\nbody", "error -1011"),
      ("HTTP/1.1 200 OK\nA: b\nbody without an empty line", "error -1011"),
      ("HTTP/1.1 200 OK\nTurnstile-Delay: soon\n\nbody", "error -1011"),
      ("HTTP/", "error -1011"),
    ])
  func whole(file: String, expected: String) throws {
    let folder = try AnswerFolder(["a.example/x": file])
    defer { folder.close() }

    #expect(folder.answer("https://a.example/x") == expected)
  }

  @Test(
    "What was asked in vain is told with the file that would answer, or with what is wrong in it")
  func told() throws {
    let folder = try AnswerFolder([
      "a.example/good": "1", "a.example/bad": "HTTP/1.1 200 OK\nA b\n\n",
    ])
    defer { folder.close() }
    var heard: [String] = []
    folder.simulator.listener = { event in
      if case .outside(let text) = event { heard.append(text) }
    }
    for name in ["good", "bad", "none?a=1", "none?a=2"] {
      _ = folder.answer("https://a.example/\(name)")
    }

    #expect(
      folder.simulator.unanswered == [
        "GET https://a.example/bad (\(folder.path)/a.example/bad:2: "
          + "'A b' should be like 'Content-Type: application/json')",
        "GET https://a.example/none (\(folder.path)/a.example/none)",
      ])
    #expect(heard.map { $0.suffix(10) }.first == "status 200")
    #expect(heard.count == 4)
  }

  @Test("An answer takes a tenth of a second, or as long as it says; no network is at once")
  func delay() throws {
    let folder = try AnswerFolder([
      "a.example/x": "[]", "a.example/slow": "HTTP/1.1 200 OK\nTurnstile-Delay: 2.5\n\n[]",
    ])
    defer { folder.close() }
    func time(_ name: String) -> Double {
      let start = CACurrentMediaTime()
      var end = start
      let url = URL(string: "https://a.example/\(name)")!
      URLSession.shared.dataTask(with: url) { _, _, _ in
        MainActor.assumeIsolated { end = CACurrentMediaTime() }
      }.resume()
      folder.simulator.run(for: .seconds(5))
      return end - start
    }

    #expect(time("x") == 0.1)
    #expect(time("slow") == 2.5)
    #expect(time("none") == 0)
  }

  @Test("The data of an address is what a session would bring, and a file is read as ever")
  func data() throws {
    let folder = try AnswerFolder([
      "a.example/x": "[]", "a.example/gone": "HTTP/1.1 404 Gone\n\n", "file": "read",
    ])
    defer { folder.close() }

    #expect(try Data(contentsOf: URL(string: "https://a.example/x")!) == Data("[]".utf8))
    #expect(throws: CocoaError.self) {
      try Data(contentsOf: URL(string: "https://a.example/gone")!)
    }
    #expect(throws: CocoaError.self) { try Data(contentsOf: URL(string: "https://a.example/no")!) }
    #expect(try Data(contentsOf: URL(filePath: "\(folder.path)/file")) == Data("read".utf8))
    #expect(throws: (any Error).self) { try Data(contentsOf: URL(filePath: "\(folder.path)/none")) }
  }
}
