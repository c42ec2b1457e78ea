import Foundation
import Turnstile

/// The JSON report of one machine's part of a shared check, as the command `merge` reads it.
///
/// The report comes from another machine and is not trusted: numbers must be within limits, names
/// must be well formed, and the sums must be those of the lines.
struct ShardReport {
  let path: String
  /// The lines of the report, one for each checked app or transition.
  private(set) var lines: [Line] = []
  let milliseconds: Int
  /// The names of all subjects to check, if the report has them.
  let names: [String]

  struct Line {
    var subject: String
    var part: JSONReport.Part
    var milliseconds: Int

    init(_ line: JSONReport.Line, _ part: JSONReport.Part) {
      subject = line.judgement.subject
      self.part = part
      milliseconds = line.amounts.wall_ms
    }
  }

  /// The maximum size of a report in bytes. `lineLimit` is that of one line.
  private static let sizeLimit = 1 << 30
  private static let lineLimit = 1 << 26

  /// Reads the report of one machine. A report without its last line is rejected, because it may
  /// have been cut off before a subject under test with a fault.
  init(readingAt path: String) throws(UsageError) {
    guard let bytes = try? RegularFile.read(path, limit: Self.sizeLimit + 1) else {
      throw UsageError("\(path): there is no report that can be read.")
    }
    guard bytes.count <= Self.sizeLimit else {
      throw UsageError("\(path): a report has at most \(Self.sizeLimit) bytes.")
    }
    self.path = path
    var total: JSONReport.Sums.Total?
    var read: [JSONReport.Line] = []
    let decoder = JSONDecoder()
    for (index, slice) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      let place = "\(path): line \(index + 1)"
      guard slice.count <= Self.lineLimit else {
        throw UsageError("\(place) has more than \(Self.lineLimit) bytes.")
      }
      guard total == nil else { throw UsageError("\(place) stands behind the sums.") }
      let text = Data(slice)
      if let flaw = ReportFlaw.inNumbers(of: text) { throw UsageError("\(place): \(flaw).") }
      let decoded = Result { try decoder.decode(JSONReport.Line.self, from: text) }
      if case .success(let line) = decoded {
        guard let part = line.part else {
          throw UsageError("\(path) is no shard's report: only shards are merged.")
        }
        if let flaw = ReportFlaw.inNames(of: line, part) { throw UsageError("\(place): \(flaw).") }
        read.append(line)
        lines.append(Line(line, part))
      } else if let sums = try? decoder.decode(JSONReport.Sums.self, from: text) {
        total = sums.total
      } else {
        throw UsageError("\(place) is no line of a report\(ReportFlaw.field(decoded)).")
      }
    }
    guard let total else {
      throw UsageError("\(path): the report is cut off: its last line must hold the sums.")
    }
    if let flaw = ReportFlaw.inSums(total, of: read) { throw UsageError("\(path): \(flaw).") }
    milliseconds = total.wall_ms
    names = total.names ?? []
  }
}
