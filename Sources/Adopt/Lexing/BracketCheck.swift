/// Reports brackets without a partner: closing ones that close nothing, and opening ones that are
/// never closed.
///
/// Every rewrite matches brackets, so a file in which they do not match cannot be adopted.
enum BracketCheck {
  /// The deepest allowed nesting of brackets in a Swift file, which is the compiler's own limit. It
  /// also bounds the tool's work, which grows with the nesting.
  static let deepest = 256

  static func run(_ source: SourceText, _ tokens: [Token], _ complaints: inout [Complaint]) {
    var open: [Token] = []
    func complain(_ token: Token, _ message: String) {
      let place = source.place(at: token.range.lowerBound)
      complaints.append(Complaint(place: place, message: message))
    }
    for token in tokens {
      if open.count > deepest, let last = open.last {
        complain(
          last,
          "This is bracket number \(open.count) in one another; Swift reads at most \(deepest).")
        return
      }
      switch token.kind {
      case .interpolationStart: open.append(token)
      case .mark, .interpolationEnd:
        let byte = source.bytes[token.range.lowerBound]
        if "([{".utf8.contains(byte) {
          open.append(token)
        } else if ")]}".utf8.contains(byte) {
          guard let last = open.last else {
            complain(token, "This \(quoted(byte)) closes nothing.")
            return
          }
          let opening = source.bytes[last.range.upperBound - 1]
          guard partner(of: opening) == byte else {
            let line = source.place(at: last.range.lowerBound).line
            complain(
              token, "This \(quoted(byte)) cannot close the \(quoted(opening)) of line \(line).")
            return
          }
          open.removeLast()
        }
      default: break
      }
    }
    if let last = open.last {
      complain(last, "This \(quoted(source.bytes[last.range.upperBound - 1])) is never closed.")
    }
  }

  private static func quoted(_ byte: UInt8) -> String { "'\(Character(UnicodeScalar(byte)))'" }

  private static func partner(of byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    default: UInt8(ascii: "}")
    }
  }
}
