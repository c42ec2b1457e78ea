import Foundation

/// Reads a predicate in text form, such as `name CONTAINS[cd] %@ AND age > 18`.
///
/// It knows comparisons, `AND`, `OR`, `NOT`, `ANY`, `ALL`, `NONE`, `BETWEEN`, `IN`, the comparisons
/// of strings, lists in braces and `SUBQUERY`.
struct PredicateParser {
  private var words: ArraySlice<PredicateText.Word>

  /// Returns the test that a text describes; `nil` if the text is no predicate.
  static func test(_ format: String, _ arguments: [Any?]) -> PredicateTest? {
    guard let text = PredicateText(format, arguments) else { return nil }
    var parser = PredicateParser(words: text.words[...])
    guard let test = parser.either(), parser.words.isEmpty else { return nil }
    return test
  }

  // MARK: - Words

  /// Takes the next word if it is one of the given keywords or signs.
  private mutating func take(_ wanted: String...) -> String? {
    switch words.first {
    case .name(let name) where wanted.contains(name.uppercased()):
      words.removeFirst()
      return name.uppercased()
    case .sign(let sign) where wanted.contains(sign):
      words.removeFirst()
      return sign
    default: return nil
    }
  }

  // MARK: - Logic

  private mutating func either() -> PredicateTest? {
    guard var test = both() else { return nil }
    while take("OR", "||") != nil {
      guard let other = both() else { return nil }
      test = .or(test, other)
    }
    return test
  }

  private mutating func both() -> PredicateTest? {
    guard var test = single() else { return nil }
    while take("AND", "&&") != nil {
      guard let other = single() else { return nil }
      test = .and(test, other)
    }
    return test
  }

  private mutating func single() -> PredicateTest? {
    if take("NOT", "!") != nil { return single().map { .not($0) } }
    if take("TRUEPREDICATE") != nil { return .constant(true) }
    if take("FALSEPREDICATE") != nil { return .constant(false) }
    if case .sign("(")? = words.first {
      // A parenthesis may hold a predicate or the first value of a comparison.
      let start = words
      words.removeFirst()
      if let test = either(), take(")") != nil { return test }
      words = start
    }
    return comparison()
  }

  private mutating func comparison() -> PredicateTest? {
    let quantity = take("ANY", "SOME", "ALL", "NONE").flatMap(PredicateTest.Quantity.init)
    guard let left = sum(), let (comparison, options) = relation() else { return nil }
    guard let right = sum() else { return nil }
    return .comparison(left, comparison, right, options, quantity)
  }

  private mutating func relation() -> (PredicateTest.Comparison, Set<Character>)? {
    let isNot = take("NOT") != nil
    let known = take(
      "==", "=", "!=", "<>", "<=", "=<", ">=", "=>", "<", ">", "CONTAINS", "BEGINSWITH", "ENDSWITH",
      "LIKE", "MATCHES", "IN", "BETWEEN")
    guard let known, let comparison = PredicateTest.Comparison(known, isNot: isNot) else {
      return nil
    }
    var options: Set<Character> = []
    if take("[") != nil {
      guard case .name(let letters)? = words.popFirst(), take("]") != nil else { return nil }
      options = Set(letters.lowercased())
    }
    return (comparison, options)
  }

  // MARK: - Values

  private mutating func sum() -> PredicateValue? {
    guard var value = product() else { return nil }
    while let sign = take("+", "-") {
      guard let other = product() else { return nil }
      value = .calculation(value, sign, other)
    }
    return value
  }

  private mutating func product() -> PredicateValue? {
    guard var value = value() else { return nil }
    while let sign = take("*", "/") {
      guard let other = self.value() else { return nil }
      value = .calculation(value, sign, other)
    }
    return value
  }

  private mutating func value() -> PredicateValue? {
    switch words.popFirst() {
    case .value(let value): return .constant(value)
    case .variable(let name): return .variable(name)
    case .sign("-"): return value().map { .calculation(.constant(0), "-", $0) }
    case .sign("{"): return list(until: "}").map { .list($0) }
    case .sign("("):
      guard let value = sum(), take(")") != nil else { return nil }
      return value
    case .name(let name):
      if case .sign("(")? = words.first { return call(name) }
      switch name.uppercased() {
      case "NIL", "NULL": return .constant(nil)
      case "YES", "TRUE": return .constant(true)
      case "NO", "FALSE": return .constant(false)
      default: return .keyPath(name)
      }
    default: return nil
    }
  }

  private mutating func list(until end: String) -> [PredicateValue]? {
    var values: [PredicateValue] = []
    if take(end) != nil { return values }
    repeat {
      guard let value = sum() else { return nil }
      values.append(value)
    } while take(",") != nil
    return take(end) == nil ? nil : values
  }

  /// Reads the arguments of a function such as `SUBQUERY(items, $item, $item.isDone == NO)`.
  private mutating func call(_ name: String) -> PredicateValue? {
    words.removeFirst()
    guard name.uppercased() == "SUBQUERY" else {
      return list(until: ")").map { .call(name.lowercased(), $0) }
    }
    guard let source = sum(), take(",") != nil, case .variable(let variable)? = words.popFirst(),
      take(",") != nil, let test = either(), take(")") != nil
    else { return nil }
    var path = ""
    if case .name(let rest)? = words.first, rest.hasPrefix(".") {
      words.removeFirst()
      path = String(rest.dropFirst())
    } else if take(".") != nil, case .name(let rest)? = words.popFirst() {
      path = rest
    }
    return .subquery(source, variable, test, path)
  }
}
