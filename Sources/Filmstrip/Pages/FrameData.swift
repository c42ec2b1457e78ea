import HeadlessUIKit
import Turnstile

/// The frames of a recorded run as data for the script of an HTML page. Each frame contains only
/// its differences from the frame before.
///
/// Every string is stored once, in a table, and frames refer to the table, so that even a trace of
/// thousands of steps fits on a page. If the data is still too large, frames between two events are
/// left out: at first every second one, then more.
struct FrameData {
  /// The indices of those frames of the recording that are in the data. The others are left out to
  /// save space.
  private(set) var kept: [Int]
  /// The data of all frames that were not left out, as JSON for the page's script.
  private(set) var json = ""
  /// A sentence for the reader that says how many frames were left out of the page; `nil` if none
  /// were.
  private(set) var omission: String?

  /// The maximum size of the data in bytes. If there is more, frames are left out.
  static let limit = 220_000

  init(of recording: Recording, keeping keys: [Int]) {
    kept = Array(recording.frames.indices)
    var writer = Writer(recording, kept)
    var stride = 1
    while writer.json.utf8.count > Self.limit, kept.count > 2, stride < 4_096 {
      stride *= 2
      kept = Self.thinned(recording, keeping: keys, stride: stride)
      writer = Writer(recording, kept)
    }
    if stride > 1 {
      omission =
        "This is a long trace: of the frames between two events one in \(stride) is kept, "
        + "\(kept.count) of \(recording.frames.count) in all."
    }
    json = writer.json
  }

  /// Returns the indices of the frames to keep: every frame whose index is a multiple of a number,
  /// the last frame, and all important ones. If the important ones alone are too many, only those
  /// at multiples of the number among them are kept.
  private static func thinned(_ recording: Recording, keeping keys: [Int], stride: Int) -> [Int] {
    let important = Set(keys)
    let tooMany = recording.frames.count / stride < keys.count / 4
    let last = recording.frames.count - 1
    return recording.frames.indices.filter {
      $0 % stride == 0 || $0 == last || (!tooMany && important.contains($0))
    }
  }

  /// Returns the position, among the frames that are in the data, of the first one at or after a
  /// given frame.
  func place(of frame: Int) -> Int {
    var (low, high) = (0, kept.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if kept[middle] < frame { low = middle + 1 } else { high = middle }
    }
    return max(0, low)
  }
}

/// Writes frames as JSON for the page's script. Each frame has only its differences from the one
/// before.
private struct Writer {
  private(set) var json = ""
  private var strings: [String] = []
  private var places: [String: Int] = [:]

  init(_ recording: Recording, _ kept: [Int]) {
    var last: [Int: Frame.Row] = [:]
    var lastTree: [Int] = []
    var lastFrame: Frame?
    var frames: [String] = []
    for place in kept {
      let frame = recording.frames[place]
      var changes: [Int] = []
      var tree: [Int] = []
      tree.reserveCapacity(frame.rows.count * 2)
      for row in frame.rows {
        tree.append(row.node)
        tree.append(row.parent)
        let old = last[row.node]
        if let old, old.look == row.look { continue }
        let parts = Self.fields(row, recording)
        let before = old.map { Self.fields($0, recording) }
        for field in parts.indices where before?[field] != parts[field] {
          changes += [row.node, field, number(of: parts[field])]
        }
        last[row.node] = row
      }
      var members = [
        Decimal.text(DrawnTime.milliseconds(frame.nanoseconds), decimals: 3), "\(frame.entries)",
        JSON.list(frame.fingers.flatMap { [$0.number, $0.x, $0.y] }),
        tree == lastTree ? "0" : JSON.list(tree), JSON.list(changes),
      ]
      if lastFrame?.size != frame.size {
        members.append("[\(Decimal.text(frame.size.width)),\(Decimal.text(frame.size.height))]")
      }
      frames.append(JSON.list(members))
      lastTree = tree
      lastFrame = frame
    }
    json =
      JSON.object([
        ("s", JSON.list(strings.map(JSON.text))),
        ("f", "[" + frames.joined(separator: ",\n") + "]"),
      ])
  }

  private static func fields(_ row: Frame.Row, _ recording: Recording) -> [String] {
    let parts = LayerDrawing.parts(of: row.look, name: recording.nodes[row.node].label)
    return [parts.transform, parts.opacity, parts.isHidden ? "1" : "", parts.clip, parts.own]
  }

  private mutating func number(of string: String) -> Int {
    if let known = places[string] { return known }
    places[string] = strings.count
    strings.append(string)
    return strings.count - 1
  }
}

/// Returns a time in milliseconds with decimals, which is the unit of the page's script.
enum DrawnTime {
  static func milliseconds(_ nanoseconds: Int64) -> Double { Double(nanoseconds) / 1_000_000 }
}
