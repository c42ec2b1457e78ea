/// The text of a file after code was cut out of it. It translates a place in that text, such as
/// that of a compiler's error, back to the file before the cuts.
///
/// **No cut changes the number of lines**: a replacement ends with as many line ends as its piece
/// has.
struct CutText: Sendable {
  /// The text of the file after code was cut out of it, as bytes.
  let bytes: [UInt8]
  private let pieces: [Piece]
  private let starts: [Int]

  private struct Piece: Sendable {
    var new: Int
    var old: Int
    /// The number of the cut that put this piece of text in place of the app's code; `nil` for text
    /// of the app.
    var cut: Int?
  }

  /// The origin of a byte in the text of a file after its cuts (code left out): a cut's
  /// replacement, or a byte of the file before the cuts.
  enum Origin: Equatable {
    case cut(Int)
    /// A byte of the file's text as it was before code was cut out of it.
    case byte(Int)
  }

  /// Applies cuts (code left out) to the text of a file. The cuts do not overlap, and are sorted by
  /// their places.
  ///
  /// - Parameters:
  ///   - marks: Calls that record cuts, each inserted before a token.
  ///   - opening: Text in front of the first line, such as an import.
  init(
    _ listing: Listing, _ edits: [(tokens: Range<Int>, text: String)],
    marks: [(token: Int, text: String)] = [], opening: String = ""
  ) {
    let source = listing.source.bytes
    var text = Builder(source: source, bytes: Array(opening.utf8))
    text.bytes.reserveCapacity(source.count + 256)
    var waiting = marks.map { (listing.bytes($0.token..<$0.token).lowerBound, $0.text) }[...]
    waiting.sort { $0.0 < $1.0 }
    func putMarks(before place: Int) {
      while let mark = waiting.first, mark.0 <= place {
        waiting.removeFirst()
        // A call that records a cut is not inserted into code that a larger cut removes, because
        // the larger cut is recorded by its own call.
        guard mark.0 >= text.end else { continue }
        text.put(mark.1, at: mark.0)
      }
    }
    for (index, edit) in edits.enumerated() {
      let range = listing.bytes(edit.tokens)
      putMarks(before: range.lowerBound)
      guard range.lowerBound >= text.end else { continue }
      text.put(edit.text, at: range.lowerBound, cut: index)
      text.skip(to: range.upperBound)
    }
    putMarks(before: source.count)
    text.copy(to: source.count)
    bytes = text.bytes
    pieces = text.pieces
    starts = [0] + text.bytes.indices.filter { text.bytes[$0] == .newline }.map { $0 + 1 }
  }

  /// Puts together the text of a file after its cuts, piece by piece, and notes for each piece the
  /// part of the file that it came from.
  private struct Builder {
    let source: [UInt8]
    var bytes: [UInt8]
    private(set) var pieces: [Piece] = []
    /// The offset in the original file up to which its text has been copied or left out so far.
    private(set) var end = 0

    init(source: [UInt8], bytes: [UInt8]) {
      self.source = source
      self.bytes = bytes
    }

    mutating func copy(to place: Int) {
      pieces.append(Piece(new: bytes.count, old: end, cut: nil))
      bytes += source[end..<place]
      end = place
    }

    /// Copies the original file's text up to an offset, and then adds the text of a replacement.
    mutating func put(_ text: String, at place: Int, cut: Int? = nil) {
      copy(to: place)
      pieces.append(Piece(new: bytes.count, old: place, cut: cut))
      bytes += text.utf8
    }

    /// Leaves out the original file's text up to an offset, but keeps its line ends, so that the
    /// following code keeps its line number.
    mutating func skip(to place: Int) {
      bytes += repeatElement(.newline, count: source[end..<place].count { $0 == .newline })
      end = place
    }
  }

  /// Returns the part of the original file to which a line and column of the cut text belong, both
  /// counted from 1.
  func origin(line: Int, column: Int) -> Origin {
    let offset = min(starts[min(max(line, 1), starts.count) - 1] + column - 1, bytes.count)
    guard let piece = pieces.last(where: { $0.new <= offset }) else { return .byte(0) }
    if let cut = piece.cut { return .cut(cut) }
    return .byte(piece.old + offset - piece.new)
  }
}
