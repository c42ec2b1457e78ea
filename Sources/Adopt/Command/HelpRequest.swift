import Foundation

/// Whether a command line asks how a command is used, and the answer.
public enum HelpRequest {
  /// Whether there is `--help` or `-h` among the words.
  public static func isMade(by arguments: [String]) -> Bool {
    arguments.contains { $0 == "--help" || $0 == "-h" }
  }

  /// Writes a text to the standard output, and returns what the process ends with.
  public static func answer(_ text: String) -> Int32 {
    FileHandle.standardOutput.write(Data(text.utf8))
    return 0
  }
}
