import Foundation
import Turnstile

/// Finds the lines in a package's sources that declare its subjects under test, because editors and
/// GitHub show each fault beside such a line.
///
/// A finding cannot be shown beside its trace file, because a new file is not yet in any commit.
struct SubjectLines {
  struct Line: Equatable {
    var file: String
    var number: Int
  }

  private let package: PackageFolder
  private let sources: [(file: String, lines: [Substring])]

  init(of package: PackageFolder) {
    self.package = package
    sources = ["Sources", "Tests"].flatMap { folder -> [(file: String, lines: [Substring])] in
      let place = package.place(of: folder)
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: place)) ?? []
      return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
        guard let text = try? String(contentsOfFile: "\(place)/\(name)", encoding: .utf8) else {
          return nil
        }
        return ("\(place)/\(name)", text.split(separator: "\n", omittingEmptySubsequences: false))
      }
    }
  }

  /// Returns the line of source code that declares a subject under test: the one with the subject's
  /// name as a call's argument, or else the first with the name in quotation marks.
  func line(of subject: String) -> Line? {
    let literal = subject.debugDescription
    var first: Line?
    for (file, lines) in sources {
      for (index, line) in lines.enumerated() where line.contains(literal) {
        let found = Line(file: file, number: index + 1)
        if line.contains("(" + literal), !line.contains("@Test"), !line.contains("@Suite") {
          return found
        }
        first = first ?? found
      }
    }
    return first
  }
}

/// Prints the findings of a check for editors, one to a line in the format of compiler errors.
@MainActor
enum Problems {
  static func text(_ records: [Record], _ lines: SubjectLines) -> String {
    records.flatMap { record -> [String] in
      guard record.code != .kept || record.isUnfinished else { return [] }
      let line = lines.line(of: record.subject.name)
      let examples = record.conclusion?.examples ?? []
      let headlines =
        examples.isEmpty
        ? [(record.report ?? "\(record.subject.name): \(record.verdict)", nil)]
        : examples.map { ($0.headline, $0.file) }
      return headlines.map { text, file in
        let place = line.map { "\($0.file):\($0.number)" } ?? "\(file ?? "Package.swift"):1"
        return "\(place):1: error: " + text.replacing("\n", with: " ")
      }
    }.map { $0 + "\n" }.joined()
  }
}
