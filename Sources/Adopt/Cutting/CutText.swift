/// The text of a file with its cuts applied, which can lead a place in it back to the original.
///
/// **No cut changes the number of lines**: a replacement ends in the line ends of its piece.
struct CutText: Sendable {
  /// The text after the cuts.
  let bytes: [UInt8]
  private let pieces: [Piece]
  private let starts: [Int]

  private struct Piece: Sendable {
    var new: Int
    var old: Int
    /// The number of the cut that made the piece; `nil` for text that stays.
    var cut: Int?
  }

  /// The origin of a place in the text: a cut, or a byte of the original.
  enum Origin: Equatable {
    case cut(Int)
    /// A byte of the text before the cuts.
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
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count + 256)
    var pieces: [Piece] = []
    var end = 0
    bytes += opening.utf8
    var waiting = marks.map { (listing.bytes($0.token..<$0.token).lowerBound, $0.text) }[...]
    func put(before place: Int) {
      while let mark = waiting.first, mark.0 <= place {
        waiting.removeFirst()
        // A larger cut around this place has its own mark.
        guard mark.0 >= end else { continue }
        pieces.append(Piece(new: bytes.count, old: end, cut: nil))
        bytes += source[end..<mark.0]
        pieces.append(Piece(new: bytes.count, old: mark.0, cut: nil))
        bytes += mark.1.utf8
        end = mark.0
      }
    }
    waiting.sort { $0.0 < $1.0 }
    for (index, edit) in edits.enumerated() {
      let range = listing.bytes(edit.tokens)
      put(before: range.lowerBound)
      guard range.lowerBound >= end else { continue }
      pieces.append(Piece(new: bytes.count, old: end, cut: nil))
      bytes += source[end..<range.lowerBound]
      pieces.append(Piece(new: bytes.count, old: range.lowerBound, cut: index))
      bytes += edit.text.utf8
      bytes += repeatElement(.newline, count: source[range].count { $0 == .newline })
      end = range.upperBound
    }
    put(before: source.count)
    pieces.append(Piece(new: bytes.count, old: end, cut: nil))
    bytes += source[end...]
    self.bytes = bytes
    self.pieces = pieces
    starts = [0] + bytes.indices.filter { bytes[$0] == .newline }.map { $0 + 1 }
  }

  /// Returns the origin of the text at a line and a column, both counted from 1.
  func origin(line: Int, column: Int) -> Origin {
    let offset = min(starts[min(max(line, 1), starts.count) - 1] + column - 1, bytes.count)
    guard let piece = pieces.last(where: { $0.new <= offset }) else { return .byte(0) }
    if let cut = piece.cut { return .cut(cut) }
    return .byte(piece.old + offset - piece.new)
  }
}
