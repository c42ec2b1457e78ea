import Foundation

/// The JSON report of one shard, as `merge` reads it.
struct ShardReport {
  let path: String
  /// What it says of each subject.
  private(set) var lines: [Line] = []
  let milliseconds: Int

  struct Line {
    var subject: String
    var part: JSONReport.Part
    var milliseconds: Int
  }

  /// Reads a report, all of it: one that is cut off may lack the subject that is broken.
  init(readingAt path: String) throws(UsageError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("\(path): there is no report that can be read.")
    }
    self.path = path
    var milliseconds: Int?
    let decoder = JSONDecoder()
    for (number, text) in data.split(separator: UInt8(ascii: "\n")).enumerated() {
      let text = Data(text)
      if let line = try? decoder.decode(JSONReport.Line.self, from: text) {
        guard let part = line.part else {
          throw UsageError("\(path) is no shard's report: only shards are merged.")
        }
        lines.append(Line(subject: line.subject, part: part, milliseconds: line.wall_ms))
      } else if let sums = try? decoder.decode(JSONReport.Sums.self, from: text) {
        milliseconds = sums.total.wall_ms
      } else {
        throw UsageError("\(path): line \(number + 1) is no line of a report.")
      }
    }
    guard let milliseconds else {
      throw UsageError("\(path): the report is cut off: its last line must hold the sums.")
    }
    self.milliseconds = milliseconds
  }
}
