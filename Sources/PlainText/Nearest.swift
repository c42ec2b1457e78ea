/// Finds the known word, such as a command, that a person probably meant by a misspelt one.
package enum Nearest {
  /// Returns the known word that differs least from a given one, if it differs in few enough
  /// letters.
  ///
  /// For a word of one or two letters the result is `nil`, because almost any other word differs as
  /// little.
  package static func spelling(of word: String, among known: [String]) -> String? {
    let letters = word.count { $0 != "-" }
    guard letters > 2 else { return nil }
    let limit = max(letters < 4 ? 1 : 2, word.count / 3)
    let near = known.map { (distance: distance(word.lowercased(), $0.lowercased()), word: $0) }
      .min { $0.distance < $1.distance }
    guard let near, near.distance <= limit else { return nil }
    return near.word
  }

  /// Returns the edit distance of two words: the number of letters to insert, remove or replace.
  package static func distance(_ one: String, _ other: String) -> Int {
    let (one, other) = (Array(one.unicodeScalars), Array(other.unicodeScalars))
    var row = Array(0...other.count)
    for (index, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in other.indices {
        let replaced = diagonal + (letter == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
