@testable import Adopt

/// Returns a file with the given Swift code, prepared so that pieces of the code can be cut out of
/// it.
func cutSource(_ text: String) -> CutSource {
  CutSource(
    AdoptedFile(
      path: "Card.swift", source: "Card.swift", original: Array(text.utf8),
      body: Array(text.utf8), changes: []))
}

/// Returns the file's text after the first cut (code left out) that the rules propose for an error
/// at a word, or after a later one. `isMarked` adds the calls that record the cut at run time.
func cut(
  _ text: String, at word: String, _ message: String, number: Int = 0, isInTransition: Bool = false,
  isMarked: Bool = false
) -> String? {
  let source = cutSource(text)
  guard let token = source.listing.words.firstIndex(of: word) else { return nil }
  let pieces = CutChain.pieces(
    at: token, in: source, message: message, isInTransition: isInTransition)
  guard pieces.indices.contains(number) else { return nil }
  let piece = pieces[number]
  let made = source.cut(
    piece.tokens, kind: piece.kind, what: word, stands: piece.stands, reason: message,
    isInTransition: isInTransition)
  let placed = CutPass.Placed(cut: made, tokens: piece.tokens)
  let line = source.line(of: piece.tokens.lowerBound)
  let text =
    isMarked
    ? source.text(cutting: [placed])
    : CutText(source.listing, [(piece.tokens, made.text(atLine: line))])
  return String(decoding: text.bytes, as: UTF8.self)
    .replacing("import UIKit; ", with: "")
}
