import Foundation

/// A test of an object, as the text of a predicate describes it.
indirect enum PredicateTest {
  case constant(Bool)
  case and(PredicateTest, PredicateTest)
  case or(PredicateTest, PredicateTest)
  case not(PredicateTest)
  case comparison(PredicateValue, Comparison, PredicateValue, Set<Character>, Quantity?)

  /// The number of the elements of a collection that have to pass.
  enum Quantity {
    case any, all, none

    init?(_ word: String) {
      switch word {
      case "ANY", "SOME": self = .any
      case "ALL": self = .all
      case "NONE": self = .none
      default: return nil
      }
    }
  }

  enum Comparison {
    case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
    case contains, begins, ends, like, matches, isIn, isNotIn, between

    init?(_ word: String, isNot: Bool) {
      if isNot, word != "IN" { return nil }
      switch word {
      case "==", "=": self = .equal
      case "!=", "<>": self = .unequal
      case "<": self = .less
      case "<=", "=<": self = .lessOrEqual
      case ">": self = .greater
      case ">=", "=>": self = .greaterOrEqual
      case "CONTAINS": self = .contains
      case "BEGINSWITH": self = .begins
      case "ENDSWITH": self = .ends
      case "LIKE": self = .like
      case "MATCHES": self = .matches
      case "IN": self = isNot ? .isNotIn : .isIn
      case "BETWEEN": self = .between
      default: return nil
      }
    }
  }

  func passes(_ object: Any?, _ variables: [String: Any?]) -> Bool {
    switch self {
    case .constant(let value): return value
    case .and(let first, let second):
      return first.passes(object, variables) && second.passes(object, variables)
    case .or(let first, let second):
      return first.passes(object, variables) || second.passes(object, variables)
    case .not(let test): return !test.passes(object, variables)
    case .comparison(let left, let comparison, let right, let options, let quantity):
      let (first, second) = (left.value(object, variables), right.value(object, variables))
      let text = TextComparison(options)
      guard let quantity else { return text.compare(first, comparison, second) }
      let elements = PlainValue.elements(first) ?? []
      func fits(_ element: Any) -> Bool { text.compare(element, comparison, second) }
      switch quantity {
      case .any: return elements.contains(where: fits)
      case .all: return elements.allSatisfy(fits)
      case .none: return !elements.contains(where: fits)
      }
    }
  }
}

/// A value in a predicate: a constant, or one that is read from the tested object.
indirect enum PredicateValue {
  case constant(Any?)
  case keyPath(String)
  case variable(String)
  case list([PredicateValue])
  case calculation(PredicateValue, String, PredicateValue)
  case call(String, [PredicateValue])
  case subquery(PredicateValue, String, PredicateTest, String)

  func value(_ object: Any?, _ variables: [String: Any?]) -> Any? {
    switch self {
    case .constant(let value): return PlainValue.of(value)
    case .keyPath(let path): return Self.value(of: object, path)
    case .variable(let path):
      let parts = path.split(separator: ".", maxSplits: 1)
      let start = variables[String(parts.first ?? "")] ?? nil
      return parts.count > 1 ? Self.value(of: start, String(parts[1])) : PlainValue.of(start)
    case .list(let values): return values.compactMap { $0.value(object, variables) }
    case .calculation(let left, let sign, let right):
      return Self.calculate(left.value(object, variables), sign, right.value(object, variables))
    case .call(let name, let arguments):
      return Self.call(name, arguments.map { $0.value(object, variables) })
    case .subquery(let source, let name, let test, let path):
      let found = (PlainValue.elements(source.value(object, variables)) ?? []).filter {
        test.passes(object, variables.merging([name: $0]) { $1 })
      }
      return path.isEmpty ? found : Self.value(of: found, path)
    }
  }

  /// Returns the value at a key path. A collection gives the values of its elements.
  private static func value(of object: Any?, _ path: String) -> Any? {
    var value = PlainValue.of(object)
    for part in path.split(separator: ".").map(String.init) {
      if part.hasPrefix("@") {
        value = call(String(part.dropFirst()), [value])
      } else if let elements = PlainValue.elements(value), !(value is [String: Any]) {
        value = elements.compactMap { PlainValue.value(of: $0, forKey: part) }
      } else {
        value = PlainValue.value(of: value, forKey: part)
      }
    }
    return value
  }

  private static func calculate(_ left: Any?, _ sign: String, _ right: Any?) -> Any? {
    guard let left = PlainValue.number(left), let right = PlainValue.number(right) else {
      return nil
    }
    switch sign {
    case "+": return left + right
    case "-": return left - right
    case "*": return left * right
    default: return right == 0 ? nil : left / right
    }
  }

  private static func call(_ name: String, _ arguments: [Any?]) -> Any? {
    guard let first = arguments.first else { return nil }
    let elements = PlainValue.elements(first)
    let numbers = (elements ?? []).compactMap(PlainValue.number)
    switch name {
    case "count": return Int64(elements?.count ?? 0)
    case "sum": return numbers.reduce(0, +)
    case "avg", "average": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
    case "min": return numbers.min()
    case "max": return numbers.max()
    case "lowercase": return (first as? String)?.lowercased()
    case "uppercase": return (first as? String)?.uppercased()
    case "length": return (first as? String).map { Int64($0.utf16.count) }
    default: return first
    }
  }
}
