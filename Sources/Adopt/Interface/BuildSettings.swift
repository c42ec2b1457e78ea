import Foundation

/// The build settings of a target, collected in layers as Xcode does it: those of the project, then
/// those of the target, each above those of its configuration file.
struct BuildSettings: Equatable {
  /// The values as they are written, with the references in them, but for `$(inherited)`.
  private(set) var values: [String: String] = [:]
  /// The names of the settings whose value comes from a configuration file (`.xcconfig`).
  private(set) var fromFiles: Set<String> = []

  /// The settings that Xcode has for each app without a line of the project's, in a debug build for
  /// the simulator.
  static let constant = [
    "CONFIGURATION": "Debug", "DEVELOPMENT_LANGUAGE": "en", "PLATFORM_NAME": "iphonesimulator",
    "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
  ]

  /// Adds a layer, whose values take the place of those before it.
  ///
  /// `$(inherited)` in a value stands for the value before. A setting with a condition, as in
  /// `NAME[sdk=iphone*]`, is taken if the condition holds for a debug build for the simulator.
  mutating func add(_ layer: [(name: String, value: String)], areFromFile: Bool = false) {
    let general = layer.filter { !$0.name.contains("[") }
    let special = layer.filter { $0.name.contains("[") }.compactMap { entry in
      Self.name(ofConditional: entry.name).map { (name: $0, value: entry.value) }
    }
    for (name, value) in general + special {
      let before = values[name] ?? ""
      values[name] =
        ["$(inherited)", "${inherited}"].reduce(value) { $0.replacing($1, with: before) }
      if areFromFile { fromFiles.insert(name) } else { fromFiles.remove(name) }
    }
  }

  /// Returns all values with the references in them replaced, as far as it is known what they stand
  /// for.
  ///
  /// - Parameter others: Values that hold where no layer sets a name, such as the target's name.
  func expanded(beside others: [String: String]) -> [String: String] {
    let all = others.merging(values) { $1 }
    return values.mapValues { Self.expand($0, all) }
  }

  /// Returns the names to which a text refers, sorted.
  static func names(in text: String) -> [String] {
    var found: Set<String> = []
    _ = expand(text) { name in
      found.insert(name)
      return nil
    }
    return found.sorted()
  }

  // MARK: - References

  /// Returns a text with the references `$(NAME)` and `${NAME}` replaced by the values of these
  /// names.
  ///
  /// A reference to a name without a value stays as it is, because this tool need not know all
  /// settings that Xcode has. `$()` stands for nothing; configuration files write
  /// `https:/$()/host` with it, because `//` begins a comment there.
  static func expand(_ text: String, _ values: [String: String]) -> String {
    expand(text, values, around: [])
  }

  private static func expand(
    _ text: String, _ values: [String: String], around outer: Set<String>
  ) -> String {
    expand(text) { name in
      // A setting that refers to itself has no value.
      guard !outer.contains(name), let value = values[name] else { return nil }
      return expand(value, values, around: outer.union([name]))
    }
  }

  /// Returns a text with each reference replaced by what a function answers for its name.
  private static func expand(_ text: String, _ value: (String) -> String?) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = end(ofReference: rest) else {
        result += "$"
        rest = rest.dropFirst()
        continue
      }
      let inside = expand(String(rest[rest.index(start, offsetBy: 2)..<end]), value)
      let parts = inside.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      if parts[0].isEmpty {
        // `$()` stands for nothing.
      } else if let found = value(parts[0]) ?? fallback(parts) {
        result += parts.dropFirst().reduce(found, apply)
      } else {
        result += rest[...end]
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// Returns the place of the bracket that ends a reference at the start of a text, or `nil` if
  /// there is no reference.
  private static func end(ofReference text: Substring) -> Substring.Index? {
    guard let open = text.dropFirst().first, open == "(" || open == "{" else { return nil }
    let close: Character = open == "(" ? ")" : "}"
    var depth = 0
    for index in text.indices.dropFirst() {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Returns the value that a reference states itself for a name without one, as in
  /// `$(NAME:default=value)`.
  private static func fallback(_ parts: [String]) -> String? {
    parts.dropFirst().first { $0.hasPrefix("default=") }.map { String($0.dropFirst(8)) }
  }

  /// Applies an operator of a reference, such as `rfc1034identifier`, to the value.
  private static func apply(_ value: String, _ operation: String) -> String {
    func spelled(_ extra: String, with other: Character) -> String {
      String(
        value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || extra.contains($0) ? $0 : other })
    }
    switch operation {
    case "rfc1034identifier": return spelled(".-", with: "-")
    case "identifier", "c99extidentifier": return spelled("_", with: "_")
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    default: return value
    }
  }

  // MARK: - Conditions

  /// Returns the name of a setting with conditions, or `nil` if one of them does not hold.
  private static func name(ofConditional text: String) -> String? {
    let parts = text.split(separator: "[")
    let conditions = parts.dropFirst().flatMap {
      $0.prefix { $0 != "]" }.split(separator: ",").map { $0.split(separator: "=") }
    }
    let holds = conditions.allSatisfy { condition in
      guard condition.count == 2 else { return false }
      let pattern = condition[1]
      switch condition[0] {
      case "sdk": return matches("iphonesimulator", pattern)
      case "config": return matches("Debug", pattern)
      case "arch": return matches("arm64", pattern)
      default: return false
      }
    }
    return holds ? parts.first.map { $0.trimmingCharacters(in: .whitespaces) } : nil
  }

  /// Returns true if a pattern such as `iphone*` names a word.
  private static func matches(_ word: String, _ pattern: Substring) -> Bool {
    pattern.hasSuffix("*") ? word.hasPrefix(pattern.dropLast()) : word == pattern
  }
}
