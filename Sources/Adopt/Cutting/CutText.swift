/// A file with its cuts carried out, and the way back from a place in it.
///
/// **No cut changes the number of lines**: a piece that goes gives its line ends back.
struct CutText: Sendable {
  /// The text with the cuts.
  let bytes: [UInt8]
  private let pieces: [Piece]
  private let starts: [Int]

  private struct Piece: Sendable {
    var new: Int
    var old: Int
    /// Which cut stands there; `nil` for text that stays.
    var cut: Int?
  }

  /// What a place in the text belongs to.
  enum Origin: Equatable {
    case cut(Int)
    /// A byte of the text before the cuts.
    case byte(Int)
  }

  /// Carries out edits that do not overlap and stand in the order of their tokens.
  ///
  /// - Parameter opening: What the first line begins with, such as an import.
  init(
    _ listing: Listing, _ edits: [(tokens: Range<Int>, text: String)], opening: String = ""
  ) {
    let source = listing.source.bytes
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count + 256)
    var pieces: [Piece] = []
    var end = 0
    bytes += opening.utf8
    for (index, edit) in edits.enumerated() {
      let range = listing.bytes(edit.tokens)
      guard range.lowerBound >= end else { continue }
      pieces.append(Piece(new: bytes.count, old: end, cut: nil))
      bytes += source[end..<range.lowerBound]
      pieces.append(Piece(new: bytes.count, old: range.lowerBound, cut: index))
      bytes += edit.text.utf8
      bytes += repeatElement(.newline, count: source[range].count { $0 == .newline })
      end = range.upperBound
    }
    pieces.append(Piece(new: bytes.count, old: end, cut: nil))
    bytes += source[end...]
    self.bytes = bytes
    self.pieces = pieces
    starts = [0] + bytes.indices.filter { bytes[$0] == .newline }.map { $0 + 1 }
  }

  /// What stands at a line and a column, both counted from 1.
  func origin(line: Int, column: Int) -> Origin {
    let offset = min(starts[min(max(line, 1), starts.count) - 1] + column - 1, bytes.count)
    guard let piece = pieces.last(where: { $0.new <= offset }) else { return .byte(0) }
    if let cut = piece.cut { return .cut(cut) }
    return .byte(piece.old + offset - piece.new)
  }
}
