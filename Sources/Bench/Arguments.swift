/// What stands behind a command: names, and a few options.
struct Arguments {
  private var words: [String]

  init(_ words: [String]) {
    self.words = words
  }

  /// The number behind an option, which is taken off.
  mutating func number(after option: String) throws -> Int? {
    guard let index = words.firstIndex(of: option) else { return nil }
    let word = index + 1 < words.count ? words[index + 1] : ""
    guard let number = Int(word), number > 0 else {
      throw BadArgument(description: "\(option) takes a number above zero (was '\(word)').")
    }
    words.removeSubrange(index...(index + 1))
    return number
  }

  /// Whether an option is given, which is taken off.
  mutating func flag(_ option: String) -> Bool {
    guard let index = words.firstIndex(of: option) else { return false }
    words.remove(at: index)
    return true
  }

  /// Whether something is among what is left, or nothing is left to choose by.
  func names(_ name: String) -> Bool { words.isEmpty || words.contains(name) }
}

/// An argument that cannot be understood.
struct BadArgument: Error, CustomStringConvertible {
  let description: String
}
