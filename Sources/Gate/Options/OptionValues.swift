import PlainText
import Turnstile

/// Functions that read the values of options, such as numbers and durations.
extension Options {
  static func integer(
    _ text: String, _ name: String, _ range: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    guard let number = Int(text), range.contains(number) else {
      let limit = range.upperBound == .max ? "" : " to \(range.upperBound)"
      throw UsageError("\(name) must be a number from \(range.lowerBound)\(limit) (was '\(text)').")
    }
    return number
  }

  static func time(_ text: String) throws(UsageError) -> Double {
    let units: [Character: Double] = ["s": 1, "m": 60, "h": 3600]
    guard let last = text.last, let unit = units[last], let count = Int(text.dropLast()),
      (1...100_000).contains(count)
    else { throw UsageError("--time must be a length such as 30s, 5m or 2h (was '\(text)').") }
    return Double(count) * unit
  }

  static func environment(_ name: String) throws(UsageError) -> Environment {
    guard let environment = Environment(rawValue: name) else {
      let known = Environment.allCases.map(\.rawValue).joined(separator: " or ")
      throw UsageError("--environment must be \(known) (was '\(name)').")
    }
    return environment
  }

  static func color(_ name: String) throws(UsageError) -> OutputOptions.Color {
    guard let color = OutputOptions.Color(rawValue: name) else {
      let known = OutputOptions.Color.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--color must be one of \(known) (was '\(name)').")
    }
    return color
  }

  static func clause(_ name: String) throws(UsageError) -> String {
    let known = Contract.strict.clauses.map(\.name.rawValue)
    guard !known.contains(name) else { return name }
    let near = Nearest.spelling(of: name, among: known)
    throw UsageError(
      "There is no clause '\(name)'."
        + (near.map { " Did you mean '\($0)'?" } ?? " `list` names them."))
  }
}
