import Foundation
import Testing
import Turnstile

@testable import Gate

@Suite("JUnit while the gate is at work")
@MainActor
struct JUnitPaceTests {
  @Test("With a thousand subjects the file is not written again after each")
  func pace() throws {
    let path = NSTemporaryDirectory() + "pace-\(UInt64.random(in: 0...(.max))).xml"
    defer { unlink(path) }
    let subjects = (0..<1000).map { Subject("one of many \($0)") { _ in } }
    let options = try Options(["--junit", path], environment: [:], subjects: subjects)
    let reports = try Reports(options, [:], contract: .standard)
    let records = subjects.map { Record(subject: $0) }
    reports.begin(subjects.map(\.name))

    var versions: Set<String> = [Self.version(of: path)]
    for _ in subjects {
      reports.update(records)
      versions.insert(Self.version(of: path))
    }
    #expect((2..<200).contains(versions.count))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.components(separatedBy: "<testcase").count == 1001)
  }

  private static func version(of path: String) -> String {
    var status = stat()
    stat(path, &status)
    return "\(status.st_ino) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
  }
}
