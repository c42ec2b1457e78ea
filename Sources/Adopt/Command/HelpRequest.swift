import Foundation

/// A request for the help of a command.
public enum HelpRequest {
  /// Returns true if `--help` or `-h` is among the words.
  public static func isMade(by arguments: [String]) -> Bool {
    arguments.contains { $0 == "--help" || $0 == "-h" }
  }

  /// Writes a text to the standard output, and returns the exit code 0.
  public static func answer(_ text: String) -> Int32 {
    FileHandle.standardOutput.write(Data(text.utf8))
    return 0
  }
}
