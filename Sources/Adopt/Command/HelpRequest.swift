import Foundation

/// Recognises the options `--help` and `-h` of a command, and prints the command's help.
public enum HelpRequest {
  /// Returns true if the arguments contain `--help` or `-h`.
  public static func isMade(by arguments: [String]) -> Bool {
    arguments.contains { $0 == "--help" || $0 == "-h" }
  }

  /// Writes the help text of a command to the standard output, and returns the exit code 0.
  public static func answer(_ text: String) -> Int32 {
    FileHandle.standardOutput.write(Data(text.utf8))
    return 0
  }
}
