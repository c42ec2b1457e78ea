import Foundation
import PlainText

/// Makes errors for unknown words on a command line. Each suggests the known word that is spelled
/// most alike.
public enum UnknownWord {
  /// Returns an error for an option that a command does not have.
  ///
  /// - Parameter usage: The usage of the command, which has all of its options.
  static func option(_ word: String, usage: String) -> AdoptionError {
    let name = word.split(separator: "=").first.map(String.init) ?? word
    let known = usage.matches(of: /--[a-z-]+/).map { String($0.output) }
    let near = Nearest.spelling(of: name, among: known).map { " Did you mean '\($0)'?" }
    return AdoptionError("There is no option '\(name)'.\(near ?? "") Usage: \(usage)")
  }

  /// Prints an error for a word that resembles a command and is not the path of a file, and returns
  /// the exit code 2.
  ///
  /// - Returns: `nil` for every other word, because a command line without a command means `adopt`,
  ///   and the word is then the path of something to adopt.
  public static func refuse(_ word: String, commands: [String]) -> Int32? {
    guard !word.hasPrefix("-"), !FileManager.default.fileExists(atPath: word),
      let near = Nearest.spelling(of: word, among: commands)
    else { return nil }
    let text = "There is no command '\(word)'. Did you mean '\(near)'?\n"
    FileHandle.standardError.write(Data(Visible.text(text).utf8))
    return 2
  }
}
