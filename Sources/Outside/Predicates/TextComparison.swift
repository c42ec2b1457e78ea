import Foundation

/// A comparison of two values by an operator of a predicate, such as `CONTAINS[cd]`.
struct TextComparison {
  private let ignoresCase: Bool
  private let ignoresAccents: Bool

  /// Creates a comparison from the letters in brackets behind an operator: `c` ignores case, and
  /// `d` ignores accents.
  init(_ letters: Set<Character>) {
    (ignoresCase, ignoresAccents) = (letters.contains("c"), letters.contains("d"))
  }

  func compare(_ first: Any?, _ comparison: PredicateTest.Comparison, _ second: Any?) -> Bool {
    switch comparison {
    case .equal: return areEqual(first, second)
    case .unequal: return !areEqual(first, second)
    case .less: return order(first, second) == .orderedAscending
    case .lessOrEqual: return [.orderedAscending, .orderedSame].contains(order(first, second))
    case .greater: return order(first, second) == .orderedDescending
    case .greaterOrEqual: return [.orderedDescending, .orderedSame].contains(order(first, second))
    case .contains: return contains(first, second)
    case .isIn: return contains(second, first)
    case .isNotIn: return !contains(second, first)
    case .begins: return pair(first, second).map { $0.hasPrefix($1) } ?? false
    case .ends: return pair(first, second).map { $0.hasSuffix($1) } ?? false
    case .like: return pair(first, second).map { Self.matches($0, Self.pattern($1)) } ?? false
    case .matches:
      guard let text = plain(first) as? String, let pattern = PlainValue.of(second) as? String
      else {
        return false
      }
      return Self.matches(text, pattern, ignoresCase: ignoresCase)
    case .between:
      guard let limits = PlainValue.elements(second), limits.count == 2 else { return false }
      return compare(first, .greaterOrEqual, limits[0]) && compare(first, .lessOrEqual, limits[1])
    }
  }

  /// Returns a value with a text's case and accents taken away as far as they do not count.
  private func plain(_ value: Any?) -> Any? {
    let value = PlainValue.of(value)
    guard let text = value as? String, ignoresCase || ignoresAccents else { return value }
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresAccents { options.insert(.diacriticInsensitive) }
    return text.folding(options: options, locale: nil)
  }

  private func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    PlainValue.areEqual(plain(first), plain(second))
  }

  /// Compares two values that are both there. Nothing is neither less nor greater.
  private func order(_ first: Any?, _ second: Any?) -> ComparisonResult? {
    let (first, second) = (plain(first), plain(second))
    return first == nil || second == nil ? nil : PlainValue.compare(first, second)
  }

  private func pair(_ first: Any?, _ second: Any?) -> (String, String)? {
    guard let first = plain(first) as? String, let second = plain(second) as? String else {
      return nil
    }
    return (first, second)
  }

  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    if let (whole, part) = pair(whole, part) { return whole.contains(part) }
    return (PlainValue.elements(whole) ?? []).contains { areEqual($0, part) }
  }

  /// Returns the regular expression of a pattern in which `*` and `?` stand for any letters.
  private static func pattern(_ text: String) -> String {
    NSRegularExpression.escapedPattern(for: text).replacingOccurrences(of: "\\*", with: ".*")
      .replacingOccurrences(of: "\\?", with: ".")
  }

  private static func matches(
    _ text: String, _ pattern: String, ignoresCase: Bool = false
  ) -> Bool {
    let options: NSRegularExpression.Options = ignoresCase ? .caseInsensitive : []
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: options)
    else { return false }
    let whole = NSRange(location: 0, length: text.utf16.count)
    return expression.firstMatch(in: text, options: [], range: whole)?.range == whole
  }
}
