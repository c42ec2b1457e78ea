import Foundation

/// The words of a predicate in text form, with the arguments put in their places.
struct PredicateText {
  enum Word {
    /// A name, a key path or a keyword.
    case name(String)
    /// A value that stands in the text or was given as an argument.
    case value(Any?)
    /// A variable, such as `$item`.
    case variable(String)
    /// A sign, such as `==` or a bracket.
    case sign(String)
  }

  /// The words of the text; `nil` if it has a character that no predicate has, or more places than
  /// there are arguments.
  let words: [Word]

  init?(_ format: String, _ arguments: [Any?]) {
    var (words, arguments, rest): ([Word], ArraySlice<Any?>, Substring) =
      ([], arguments[...], format[...])
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" || first == "'" {
        guard let text = Self.quoted(&rest) else { return nil }
        words.append(.value(text))
      } else if first == "%" {
        guard let word = Self.argument(&rest, &arguments) else { return nil }
        words.append(word)
      } else if first.isNumber || first == "." && rest.dropFirst().first?.isNumber == true {
        words.append(.value(Self.number(&rest)))
      } else if first.isLetter || "_@#$".contains(first) {
        words.append(Self.name(&rest))
      } else {
        guard let sign = Self.signs.first(where: rest.hasPrefix) else { return nil }
        rest.removeFirst(sign.count)
        words.append(.sign(sign))
      }
    }
    self.words = Self.joined(words)
  }

  private static let signs = [
    "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**", "<", ">", "=", "!", "(", ")", "{",
    "}", "[", "]", ",", "+", "-", "*", "/", ".",
  ]

  private static func quoted(_ rest: inout Substring) -> String? {
    let quote = rest.removeFirst()
    var text = ""
    while let next = rest.popFirst() {
      if next == quote { return text }
      text.append(next == "\\" ? rest.popFirst() ?? next : next)
    }
    return nil
  }

  /// Reads a place for an argument, such as `%@` or `%ld`.
  private static func argument(
    _ rest: inout Substring, _ arguments: inout ArraySlice<Any?>
  ) -> Word? {
    rest.removeFirst()
    var letters = ""
    while let next = rest.first, next.isLetter || next == "@" || next == "." || next.isNumber {
      letters.append(rest.removeFirst())
      if "@K".contains(next) || !"hlqzt.0123456789".contains(next) { break }
    }
    guard let last = letters.last, let argument = arguments.popFirst() else { return nil }
    if last == "K" { return .name(argument as? String ?? "\(argument ?? "")") }
    return "@diuxXDUOofFeEgGcCs".contains(last) ? .value(argument) : nil
  }

  private static func number(_ rest: inout Substring) -> Any {
    var text = ""
    while let next = rest.first,
      next.isNumber || next == "." || "eE".contains(next) && !text.contains("e")
    {
      text.append(Character(rest.removeFirst().lowercased()))
    }
    if let number = Int64(text) { return number }
    return Double(text) ?? 0
  }

  private static func name(_ rest: inout Substring) -> Word {
    let isVariable = rest.first == "$"
    if isVariable || rest.first == "#" { rest.removeFirst() }
    var text = ""
    while let next = rest.first, next.isLetter || next.isNumber || "_@.".contains(next) {
      text.append(rest.removeFirst())
    }
    return isVariable ? .variable(text) : .name(text)
  }

  /// Puts parts of a key path together that an argument has divided, as in `%K.name`.
  private static func joined(_ words: [Word]) -> [Word] {
    var result: [Word] = []
    for word in words {
      if case .name(let text) = word, case .name(let before)? = result.last,
        text.hasPrefix(".") || before.hasSuffix(".")
      {
        result[result.count - 1] = .name(before + text)
      } else if case .sign(".") = word, case .name(let before)? = result.last {
        result[result.count - 1] = .name(before + ".")
      } else {
        result.append(word)
      }
    }
    return result
  }
}
