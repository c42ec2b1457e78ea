import Foundation
import Testing

@testable import Adopt

@Suite("Dates of the virtual clock")
struct VirtualDateTests {
  private let addition = "public typealias Date = Foundation.Date"

  @Test("A module that names Date gets initialisers of it once, outside of its main file")
  func once() throws {
    let files = try adoption([
      "A/main.swift": "let a = Date()", "b.swift": "#if DEBUG\nlet b = Date()\n#endif",
      "c.swift": "let c = Date()", "d.swift": "let d: [Date] = []",
    ]).files.map { String(decoding: $0.body, as: UTF8.self) }

    #expect(files.map { $0.contains(addition) } == [false, false, true, false])
  }

  @Test(
    "A module that names none, or has a Date of its own, stays as it is",
    arguments: [
      "let a = 1", "struct Date {}\nlet a = Date()", "typealias Date = Int\nlet a: Date = 1",
    ])
  func spared(text: String) throws {
    #expect(try adopted(text) == text)
  }

  @Test("What is adopted once stays as it is")
  func again() throws {
    func body(_ text: String) throws -> String {
      String(decoding: try adoption(["a.swift": text]).files[0].body, as: UTF8.self)
    }
    let once = try body("let a = Date()")

    #expect(once.contains(addition))
    #expect(try body(once) == once)
  }

  @Test("Dates are values and types, and read the virtual clock, however they are made")
  func compiled() throws {
    let folder = Folder()
    try folder.write(
      """
      import UIKit

      struct Note: Codable {
        var made: Date
        init(from decoder: any Decoder) throws {
          made = try decoder.singleValueContainer().decode(Date.self)
        }
      }

      public func years(since date: Date = Date(), until end: Date = .now) -> Int {
        Int(end.timeIntervalSince(date))
      }

      @MainActor func present() -> [TimeInterval] {
        let none = [Date](), pairs = [(name: String, made: Date?)](), byName = [String: Date]()
        let missing = Date?.none
        precondition(none.isEmpty && pairs.isEmpty && byName.isEmpty && missing == nil)
        let dates: [Date] = [Date(), .init(), Date.init(), .now, Date(timeIntervalSinceNow: 0)]
        return dates.map(\\.timeIntervalSinceReferenceDate) + [Date().timeIntervalSinceNow]
      }

      """, "Dates.swift")
    let main = """
      import UIKit

      MainActor.assumeIsolated {
        let simulator = Simulator.boot()
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { print(present()) }
        simulator.run(for: .seconds(6))
      }

      """
    let app = try withExtendedLifetime(folder) {
      try Compilation(adopting: folder.path, main: main)
    }

    #expect(try app.compile() == [])
    #expect(try app.output() == "[5.0, 5.0, 5.0, 5.0, 5.0, 0.0]\n")
  }
}
