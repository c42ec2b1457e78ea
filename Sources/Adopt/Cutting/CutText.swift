/// The text of a file with its cuts applied. It translates a place in the cut text, such as that of
/// a compiler's error, back to the original.
///
/// **No cut changes the number of lines**: a replacement ends with as many line ends as its piece
/// has.
struct CutText: Sendable {
  /// The text of the file with the cuts applied, as bytes.
  let bytes: [UInt8]
  private let pieces: [Piece]
  private let starts: [Int]

  private struct Piece: Sendable {
    var new: Int
    var old: Int
    /// The number of the cut whose replacement this piece of text is; `nil` for text of the
    /// original.
    var cut: Int?
  }

  /// The origin of a place in the cut text: the replacement of a cut, or a byte of the original.
  enum Origin: Equatable {
    case cut(Int)
    /// A byte of the original text, before the cuts.
    case byte(Int)
  }

  /// Applies edits to a file's text. The edits do not overlap and are sorted by their tokens.
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
        // No call is inserted inside of a larger cut, because that cut has a record of its own.
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

  /// Builds the cut text from start to end, and notes which piece of it stems from which part of
  /// the original.
  private struct Builder {
    let source: [UInt8]
    var bytes: [UInt8]
    private(set) var pieces: [Piece] = []
    /// The offset up to which the original has been copied or left out.
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

    /// Copies the original up to an offset, and then adds a text to the result.
    mutating func put(_ text: String, at place: Int, cut: Int? = nil) {
      copy(to: place)
      pieces.append(Piece(new: bytes.count, old: place, cut: cut))
      bytes += text.utf8
    }

    /// Leaves out the original up to an offset, but keeps its line ends.
    mutating func skip(to place: Int) {
      bytes += repeatElement(.newline, count: source[end..<place].count { $0 == .newline })
      end = place
    }
  }

  /// Returns the origin of the place at a line and a column of the cut text, both counted from 1.
  func origin(line: Int, column: Int) -> Origin {
    let offset = min(starts[min(max(line, 1), starts.count) - 1] + column - 1, bytes.count)
    guard let piece = pieces.last(where: { $0.new <= offset }) else { return .byte(0) }
    if let cut = piece.cut { return .cut(cut) }
    return .byte(piece.old + offset - piece.new)
  }
}
