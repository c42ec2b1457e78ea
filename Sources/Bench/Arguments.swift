/// The words behind the benchmark's command on the command line: names, and a few options.
struct Arguments {
  private var words: [String]

  init(_ words: [String]) {
    self.words = words
  }

  /// Removes an option and the number after it from the words of the command line, and returns the
  /// number; `nil` if the option is not given.
  mutating func number(after option: String) throws -> Int? {
    guard let index = words.firstIndex(of: option) else { return nil }
    let word = index + 1 < words.count ? words[index + 1] : ""
    guard let number = Int(word), number > 0 else {
      throw BadArgument(description: "\(option) takes a number above zero (was '\(word)').")
    }
    words.removeSubrange(index...(index + 1))
    return number
  }

  /// Removes an option from the words of the command line, and returns true if it was given.
  mutating func flag(_ option: String) -> Bool {
    guard let index = words.firstIndex(of: option) else { return false }
    words.remove(at: index)
    return true
  }

  /// True if a name is among the words on the command line. Without any words every name counts as
  /// given.
  func names(_ name: String) -> Bool { words.isEmpty || words.contains(name) }
}

/// An error about a command-line argument that cannot be understood.
struct BadArgument: Error, CustomStringConvertible {
  let description: String
}
