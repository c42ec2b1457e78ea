/// The text of a file with its cuts applied, which can lead a place in it back to the original.
///
/// **No cut changes the number of lines**: a replacement ends in the line ends of its piece.
struct CutText: Sendable {
  /// The bytes of the file after the cuts.
  let bytes: [UInt8]
  private let pieces: [Piece]
  private let starts: [Int]

  private struct Piece: Sendable {
    var new: Int
    var old: Int
    /// The number of the cut that wrote this piece of text; `nil` for text of the original.
    var cut: Int?
  }

  /// The origin of a place in the cut text: a cut, or a byte of the original.
  enum Origin: Equatable {
    case cut(Int)
    /// A byte of the original text, before the cuts.
    case byte(Int)
  }

  /// Applies edits that do not overlap and stand in the order of their tokens.
  ///
  /// - Parameters:
  ///   - marks: Texts to insert before tokens.
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
        // A larger cut that contains this place records itself.
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

  /// A new text that grows beside the original.
  private struct Builder {
    let source: [UInt8]
    var bytes: [UInt8]
    private(set) var pieces: [Piece] = []
    /// The end of the part of the original that has been copied or left out.
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

    /// Copies the original up to a place, and adds a text there.
    mutating func put(_ text: String, at place: Int, cut: Int? = nil) {
      copy(to: place)
      pieces.append(Piece(new: bytes.count, old: place, cut: cut))
      bytes += text.utf8
    }

    /// Skips the original up to a place, but keeps its line ends.
    mutating func skip(to place: Int) {
      bytes += repeatElement(.newline, count: source[end..<place].count { $0 == .newline })
      end = place
    }
  }

  /// Returns the origin of the text at a line and a column, both counted from 1.
  func origin(line: Int, column: Int) -> Origin {
    let offset = min(starts[min(max(line, 1), starts.count) - 1] + column - 1, bytes.count)
    guard let piece = pieces.last(where: { $0.new <= offset }) else { return .byte(0) }
    if let cut = piece.cut { return .cut(cut) }
    return .byte(piece.old + offset - piece.new)
  }
}
